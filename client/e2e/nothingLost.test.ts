import type { Page } from '@playwright/test';
import { expect, testWithHall, type BrowserFixture } from './support/browserFixture';
import type { Hall } from './support/hall';
import { arriveCalm, type Person } from './support/people';
import { attack, baseOf, pass, playOn } from './support/policy';
import {
  actionsAt,
  animate,
  answered,
  board,
  createTable,
  eventually,
  follow,
  give,
  logOf,
  ordersOf,
  resign,
  start,
  takeSeat,
} from './support/table';

/** It looks at the hall as a whole. */
const test = testWithHall();

/**
 * A whole match through everything that can happen to a hall: it is killed, restarted, and the match is
 * replayed afterwards.
 */

const WHOLE_GAME = 600_000;
/** Milliseconds after the hall is up again within which everybody is back. */
const BACK_WITHIN = 5000;
/** Added for drawing in software. */
const SLACK = 5000;

test.describe.configure({ timeout: WHOLE_GAME });

// Browsers log an error when the hall does not answer.
test.beforeEach(({ allowErrors }) => allowErrors(/net::ERR|WebSocket/u));

const banner = (page: Page, words: RegExp) => page.getByText(words).first();
const isLost = (page: Page) => banner(page, /connection is gone/u).waitFor({ timeout: 30_000 });
const isBack = (page: Page) =>
  banner(page, /connection is gone/u).waitFor({ state: 'hidden', timeout: BACK_WITHIN + SLACK });

async function seated({ hall, browser }: BrowserFixture): Promise<readonly [Person, Person]> {
  const [ada, bo] = [await arriveCalm(browser, 'Ada'), await arriveCalm(browser, 'Bo')];
  const link = await createTable(ada, hall);
  await follow(bo, link);
  await takeSeat(bo, 2);
  await start(ada);
  await board(bo.page).waitFor();
  for (const { page } of [ada, bo]) {
    await animate(page, 'Off');
    await give(page, /^Keep/);
  }
  return [ada, bo];
}

/** Kills the hall and restarts it with the same store: everybody is back without doing anything. */
async function killAndStart(hall: Hall, pages: readonly Page[]): Promise<void> {
  const before = await Promise.all(pages.map(logOf));
  await hall.kill();
  await Promise.all(pages.map(isLost));
  await hall.startAgain();
  await Promise.all(pages.map(isBack));
  for (const [at, page] of pages.entries()) await eventually(() => logOf(page), before[at]);
}

const stepOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-step]').getAttribute('data-step'));

test('a match is played, its hall is killed, it goes on and ends, and two people watch its replay', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = await seated({ hall, browser });
  const pages = [ada.page, bo.page];
  const goal = await baseOf(ada.page, 'Bo');
  const byOrder = async ({ to }: { readonly to: string }): Promise<void> => {
    const order = (await ordersOf(ada.page)).getByRole('button', { name: `Move to ${to}`, exact: true });
    await order.first().click();
  };
  const hands = [
    { page: ada.page, turn: () => attack(ada.page, goal, byOrder) },
    { page: bo.page, turn: () => pass(bo.page, (words) => give(bo.page, words)) },
  ];

  await playOn(hands, 5);
  const played = await actionsAt(ada.page);
  await killAndStart(hall, pages);
  expect(await actionsAt(ada.page)).toBe(played);
  expect(await actionsAt(bo.page)).toBe(played);

  await playOn(hands, 4);
  expect(await actionsAt(ada.page)).toBeGreaterThan(played);
  await killAndStart(hall, pages);
  await answered(bo.page, () => resign(bo));
  const actions = await actionsAt(ada.page);

  for (const [seat, { page, name }] of [ada, bo].entries()) {
    await page.getByRole('link', { name: 'Watch the replay' }).first().click();
    await board(page).waitFor();
    await page.getByRole('combobox', { name: 'View as' }).selectOption(name);
    await page.getByRole('button', { name: 'To the end', exact: true }).click();
    await page.waitForURL(new RegExp(`at=${actions}&view=${seat}$`, 'u'));
    expect(await stepOf(page)).toBe(actions);
  }
  await ada.page.getByRole('tab', { name: 'Dice' }).click();
  await ada.page.getByText('Everything holds.').waitFor({ timeout: 60_000 });
  await ada.page
    .getByText(/this browser/iu)
    .first()
    .waitFor();
});

test('a hall that closes says so, and everybody is back when it opens again', async ({ hall, browser }) => {
  const [ada, bo] = await seated({ hall, browser });
  await hall.rest();
  for (const { page } of [ada, bo]) await banner(page, /restarting/u).waitFor({ timeout: 30_000 });
  await hall.startAgain();
  for (const { page } of [ada, bo]) {
    await banner(page, /restarting|connection is gone/u).waitFor({
      state: 'hidden',
      timeout: BACK_WITHIN + SLACK,
    });
  }
});
