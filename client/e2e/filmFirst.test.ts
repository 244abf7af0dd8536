import type { Page } from '@playwright/test';
import { expect, quickTest as test } from './support/browserFixture';
import { arrive } from './support/people';
import { keepInStorage } from './support/staged';
import { playWhole, SHOWN_GAMES } from './screenshots/moments';
import { nearlyEndedTable } from './screenshots/tables';

/** The board plays first: until it has come to rest, nothing on the page tells how the game has ended. */

test.describe.configure({ timeout: 240_000 });

/** What the page showed in one frame. */
interface Frame {
  readonly at: number;
  /** The board does not move. */
  readonly rests: boolean;
  /** The end of the log, and whether anything says that the game is over. */
  readonly log: string;
  readonly isTold: boolean;
}

const TOLD = '.ending, .result-card, .seat-row.won';

/** From now on, notes each frame of the page; the result gives what has been noted. */
async function watched(page: Page): Promise<() => Promise<readonly Frame[]>> {
  await page.evaluate((told) => {
    const frames: Frame[] = [];
    Object.assign(globalThis, { frames });
    const look = (at: number): void => {
      const canvas = document.querySelector<HTMLElement>('.board-room canvas');
      const status = document.querySelector('.top-status span:last-child')?.textContent ?? '';
      frames.push({
        at,
        rests: canvas?.dataset['shot'] !== undefined,
        log: document.querySelector('.log')?.textContent.slice(-300) ?? '',
        isTold: document.querySelector(told) !== null || status === 'The game is over',
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, TOLD);
  return () => page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);
}

for (const game of SHOWN_GAMES)
  test(`the last action of ${game} is played before anything tells how it ended`, async ({
    hall,
    browser,
  }) => {
    const table = await nearlyEndedTable(hall, playWhole(game));
    const { page, context } = await arrive(browser, 'Ada');
    await keepInStorage(context, { token: table.ada.token, name: 'Ada', animation: 'normal', coach: 'off' });
    await page.goto(table.link);
    await page.locator('.board-room canvas[data-shot]').waitFor();
    const framesOf = await watched(page);
    await table.act();
    await page.locator('.ending').first().waitFor({ timeout: 60_000 });
    const frames = await framesOf();
    table.close();
    const told = frames.findIndex(({ isTold }) => isTold);
    // On a busy machine a short motion may lie between two frames.
    const [first] = frames;
    const moved = frames.slice(0, told).findLast(({ rests }) => !rests) ?? first;
    const still = (frames[told]?.at ?? 0) - (moved?.at ?? 0);
    expect(still, 'milliseconds of rest before it is told').toBeGreaterThanOrEqual(500);
    // Nobody waits for a board from which nothing comes.
    expect(still).toBeLessThan(10_000);
    // The log tells how it ended together with the rest.
    const before = frames[told - 1];
    expect(before?.log).not.toBe(frames.at(-1)?.log);
    expect(frames.find(({ rests }) => !rests)?.log ?? first?.log).toBe(first?.log);
  });
