import type { Page } from '@playwright/test';
import { expect, quickTest as test, type BrowserFixture } from './support/browserFixture';
import type { AnimationSpeed } from '../src/stage/contract/contract';
import { arrive } from './support/people';
import { keepInStorage } from './support/staged';
import { playWhole, SHOWN_GAMES, type ShownGame } from './screenshots/moments';
import { nearlyEndedTable } from './screenshots/tables';
import { unless } from './support/longSuite';

/** The board plays first: until it has come to rest, nothing on the page tells how the game has ended. */

test.describe.configure({ timeout: 240_000 });

/** What the page showed in one frame. */
interface Frame {
  readonly at: number;
  /** Nothing moves on the board but smoke. */
  readonly rests: boolean;
  readonly celebrates: boolean;
  /** The end of the log, and whether anything says that the game is over. */
  readonly log: string;
  readonly isTold: boolean;
}

const TOLD = '.ending, .result-card, .seat-row.won';

/** From now on, notes each frame of the page; the result gives what has been noted up to one that tells the end. */
async function watched(page: Page): Promise<() => Promise<readonly Frame[]>> {
  await page.evaluate((told) => {
    const frames: Frame[] = [];
    Object.assign(globalThis, { frames });
    const look = (at: number): void => {
      const canvas = document.querySelector<HTMLElement>('.board-room canvas');
      const status = document.querySelector('.top-status span:last-child')?.textContent ?? '';
      frames.push({
        at,
        rests: canvas?.dataset['shot'] !== undefined || canvas?.dataset['lingers'] !== undefined,
        celebrates: canvas?.dataset['celebrates'] !== undefined,
        log: document.querySelector('.log')?.textContent.slice(-300) ?? '',
        isTold:
          document.querySelector(told) !== null ||
          status === 'The game is over' ||
          // The turn stands there until the end is told.
          document.querySelector('.turn-ribbon') === null,
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, TOLD);
  const framesOf = () => page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);
  return async () => {
    await page.locator('.ending').first().waitFor({ timeout: 60_000 });
    // Between what is there and the next frame that is looked at there may be a long time on a busy machine.
    await expect.poll(async () => (await framesOf()).some(({ isTold }) => isTold)).toBe(true);
    return framesOf();
  };
}

/** Ada's page, just before the last action of a game. */
async function beforeTheEnd({ hall, browser }: BrowserFixture, game: ShownGame, animation: AnimationSpeed) {
  const table = await nearlyEndedTable(hall, playWhole(game));
  const { page, context } = await arrive(browser, 'Ada');
  await keepInStorage(context, { token: table.ada.token, name: 'Ada', animation, coach: 'off' });
  await page.goto(table.link);
  await page.locator('.board-room canvas[data-shot]').waitFor();
  return { table, page };
}

/** The places of the frames in which the end is told and celebrated, and the milliseconds from the last motion to each. */
function endOf(frames: readonly Frame[]) {
  const told = frames.findIndex(({ isTold }) => isTold);
  const celebrated = frames.findIndex(({ celebrates }) => celebrates);
  // On a busy machine a short motion may lie between two frames.
  const moved = frames.slice(0, celebrated).findLast(({ rests }) => !rests) ?? frames[0];
  const since = (place: number): number => (frames[place]?.at ?? 0) - (moved?.at ?? 0);
  return { told, celebrated, still: since(celebrated), waited: since(told) };
}

for (const game of SHOWN_GAMES)
  test(
    `the last action of ${game} is played, and celebrated, before anything tells how it ended`,
    unless(game === 'metaltalon' || game === 'kriegbot'),
    async ({ hall, browser }) => {
      const { table, page } = await beforeTheEnd({ hall, browser }, game, 'normal');
      const framesOf = await watched(page);
      await table.act();
      const frames = await framesOf();
      table.close();
      const { told, celebrated, still, waited } = endOf(frames);
      expect(celebrated, 'the first frame of the celebration').toBeGreaterThan(0);
      expect(told).toBeGreaterThan(celebrated);
      expect(still, 'milliseconds of rest before it is celebrated').toBeGreaterThanOrEqual(500);
      // Nobody waits for a board from which nothing comes.
      expect(waited).toBeLessThan(10_000);
      // The log tells how it ended together with the rest.
      const [first] = frames;
      expect(frames[told - 1]?.log).not.toBe(frames.at(-1)?.log);
      expect(frames.find(({ rests }) => !rests)?.log ?? first?.log).toBe(first?.log);
      await page.locator('.board-room canvas[data-shot]:not([data-celebrates])').waitFor();
    },
  );

test('who taps on the board while it celebrates is told at once how the game ended', async ({
  hall,
  browser,
}) => {
  const { table, page } = await beforeTheEnd({ hall, browser }, 'metaltalon', 'slow');
  const framesOf = await watched(page);
  await page.evaluate(() => {
    const look = (): void => {
      const canvas = document.querySelector('.board-room canvas[data-celebrates]');
      if (canvas) canvas.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await table.act();
  const frames = await framesOf();
  table.close();
  const began = frames.find(({ celebrates }) => celebrates)?.at ?? Infinity;
  const told = frames.find(({ isTold }) => isTold)?.at ?? Infinity;
  // Untouched it takes 2.3 seconds at this pace.
  expect(told - began).toBeLessThan(1800);
  await page.locator('.board-room canvas[data-shot]:not([data-celebrates])').waitFor();
});

test('in a replay, too, who taps on a table of cards ends what it celebrates', async ({ hall, browser }) => {
  const { page, context } = await arrive(browser, 'Ada');
  await keepInStorage(context, { animation: 'slow', coach: 'off' });
  await page.goto(`${hall.url}/replay/example-metalheads?at=9999`);
  await page.locator('canvas[data-shot]').waitFor();
  await page.getByRole('button', { name: 'One action back', exact: true }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const celebrates = await page.evaluate(
    () =>
      new Promise<readonly boolean[]>((resolve) => {
        const look = (): void => {
          const canvas = document.querySelector<HTMLElement>('canvas[data-celebrates]');
          if (!canvas) return void requestAnimationFrame(look);
          // No real pointer touches it that could be captured.
          canvas.setPointerCapture = () => undefined;
          const before = canvas.dataset['celebrates'] !== undefined;
          const tap = { bubbles: true, pointerId: 7, clientX: 700, clientY: 300 };
          for (const type of ['pointerdown', 'pointerup']) canvas.dispatchEvent(new PointerEvent(type, tap));
          resolve([before, canvas.dataset['celebrates'] !== undefined]);
        };
        requestAnimationFrame(look);
      }),
  );
  expect(celebrates).toEqual([true, false]);
});
