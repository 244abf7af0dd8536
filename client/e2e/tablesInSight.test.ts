import type { Browser, Page } from '@playwright/test';
import { LEAST_HEIGHT } from '../src/games/metalheads/layout/narrowAreas';
import { expect, quickTest as test } from './support/browserFixture';
import { buildOwn, desk, openDesk, takeReadyMade } from './support/krieg';
import { arrive } from './support/people';
import { unless } from './support/longSuite';
import { DESKTOPS, expectAllInSight, PHONES } from './support/sight';
import { keepInStorage } from './support/staged';
import { board, logOf } from './support/table';
import { playWhole, SHOWN_GAMES, type Played } from './screenshots/moments';
import { playingTable, type Shown } from './screenshots/tables';

/**
 * A running game of each kind, with the coach on, at every kind of question: no order and no golden button is out of
 * sight or reach, and no word is cut.
 */

test.describe.configure({ timeout: 400_000 });

const KINDS = [
  ['desktop', DESKTOPS],
  ['phone', PHONES],
] as const;

/** The first question that offers each kind of order, by how many entries precede it. */
function questionsOf({ questions }: Played): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const seen = new Set<string>();
  for (const { at, types } of questions) {
    const fresh = [...types].filter((type) => !seen.has(type));
    if (fresh.length > 0) found.set(at, fresh.join(', '));
    fresh.forEach((type) => seen.add(type));
  }
  return found;
}

async function open(browser: Browser, { link, ada }: Shown, size: 'desktop' | 'phone'): Promise<Page> {
  const { page, context } = await arrive(browser, ada.name, size);
  await keepInStorage(context, { token: ada.token, name: ada.name, animation: 'off', coach: 'on' });
  await page.goto(link);
  await page.locator('.board-room canvas[data-shot]').waitFor();
  return page;
}

/**
 * Opens a table in a page that has been at others. All that it has stored is removed, so that it is like a new one; but it
 * has the code already, and compiling that takes as long as the rest.
 */
async function openNext(page: Page, { link, ada }: Shown): Promise<void> {
  await page.goto(new URL('/health', link).href);
  await page.evaluate(
    ([token, name]) => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('gearhall.token', token);
      localStorage.setItem('gearhall.name', name);
    },
    [ada.token, ada.name] as const,
  );
  await page.goto(link);
  await page.locator('.board-room canvas[data-shot]').waitFor();
}

/** A question to Ada just after somebody else has acted. */
function answeredQuestion({ staged, questions }: Played): number {
  const found = questions.find(({ at }) => at > 4 && staged.entries[at - 1]?.seat !== 0);
  if (!found) throw new Error('Nobody acts before Ada.');
  return found.at;
}

for (const game of SHOWN_GAMES)
  test(
    `a phone tells what the others have just done in ${game}`,
    unless(game === 'metaltalon' || game === 'kriegbot'),
    async ({ hall, browser }) => {
      const played = playWhole(game);
      const page = await open(browser, await playingTable(hall, played, answeredQuestion(played)), 'phone');
      const told = page.getByRole('region', { name: 'What happened last' });
      await told.locator('.log-line:visible').first().waitFor();
      const lines = (await told.locator('.log-line:visible').allInnerTexts()).map((line) => line.trim());
      expect(lines.length).toBeGreaterThanOrEqual(1);
      expect(lines.length).toBeLessThanOrEqual(3);
      const log = await logOf(page);
      for (const line of lines) expect(log).toContain(line);
    },
  );

test('on phones the hand of Metalheads is whole at tables, in games against bots and in lessons', async ({
  hall,
  browser,
}) => {
  const played = playWhole('metalheads');
  const page = await open(browser, await playingTable(hall, played, answeredQuestion(played)), 'phone');
  const paths = ['taking', 'building', 'activating', 'chaining'].map((id) => `/learn/metalheads/${id}`);
  for (const path of [undefined, '/bot/metalheads', ...paths]) {
    if (path !== undefined) await page.goto(`${hall.url}${path}`);
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      const boardHeight = async (): Promise<number> => (await board(page).boundingBox())?.height ?? 0;
      await expect
        .poll(boardHeight, { message: `${path} at ${width}x${height}` })
        .toBeGreaterThanOrEqual(Math.floor(LEAST_HEIGHT));
    }
  }
});

for (const [size, windows] of KINDS)
  test(
    `no cross of Kriegbot's design desk lies over a card, ${size}`,
    unless(size === 'phone'),
    async ({ hall, browser }) => {
      const played = playWhole('kriegbot');
      const { at } = played.questions.find(({ types }) => types.has('design')) ?? { at: 0 };
      const page = await open(browser, await playingTable(hall, played, at), size);
      await openDesk(page);
      await takeReadyMade(page);
      await buildOwn(page);
      await desk(page).locator('.kb-take-off').first().waitFor();
      await expectAllInSight(page, 'design desk', windows);
    },
  );

/** The game with the most questions, where there is the least room; the others follow in the long suite. */
const isUsual = (game: string, size: 'desktop' | 'phone'): boolean => game === 'kriegbot' && size === 'phone';

for (const game of SHOWN_GAMES)
  for (const [size, windows] of KINDS)
    test(
      `every question of ${game} with the coach, ${size}`,
      unless(isUsual(game, size)),
      async ({ hall, browser }) => {
        const played = playWhole(game);
        const { page, context } = await arrive(browser, 'Ada', size);
        await keepInStorage(context, { animation: 'off', coach: 'on' });
        const [first] = windows;
        for (const [at, kind] of questionsOf(played)) {
          if (first) await page.setViewportSize({ width: first[0], height: first[1] });
          await openNext(page, await playingTable(hall, played, at));
          await expectAllInSight(page, `${game}: ${kind}`, windows);
          const gotIt = page.getByRole('button', { name: 'Got it' });
          if (await gotIt.isVisible()) await gotIt.click();
          await expectAllInSight(page, `${game}: ${kind}, without advice`, windows.slice(1, 2));
        }
      },
    );
