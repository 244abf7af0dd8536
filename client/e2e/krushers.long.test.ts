import type { Page } from '@playwright/test';
import { expect, quickTest as test } from './support/browserFixture';
import { builder, choose, commit, fight, openBuilder, press } from './support/krushers';
import { arriveCalm } from './support/people';
import { playOn } from './support/policy';
import {
  IS_OVER,
  animate,
  board,
  createTable,
  eventually,
  follow,
  logOf,
  logShows,
  ordersOf,
  panelOf,
  start,
  takeSeat,
} from './support/table';

/** In milliseconds: boards are drawn in software, possibly on a slow machine. */
const WHOLE_GAME = 600_000;
test.describe.configure({ timeout: WHOLE_GAME });
/** More actions than 40 turns can have. */
const WHOLE = 1000;
const SIDES = ['front', 'right front', 'right rear', 'rear', 'left rear', 'left front'];

const setArmor = (page: Page, side: string, points: number): Promise<void> =>
  builder(page)
    .getByRole('spinbutton', { name: `Armor of the ${side}`, exact: true })
    .fill(String(points));

/** A Krusher that strikes hard and has no armor at all, for a short fight. */
async function buildBare(page: Page, name: string): Promise<void> {
  await openBuilder(page);
  await builder(page).getByLabel('Name', { exact: true }).fill(name);
  await choose(page, 'Left arm', /^Medium impact/u);
  await choose(page, 'Right arm', /^Medium impact/u);
  for (const side of SIDES) await setArmor(page, side, 0);
}

test('two people build in secret, fight to the end, and one sees the replay', async ({ hall, browser }) => {
  const [ada, bo] = await Promise.all([arriveCalm(browser, 'Ada'), arriveCalm(browser, 'Bo', 'phone')]);
  const link = await createTable(ada, hall, { game: 'MetalKrushers', options: { 'Turn limit': '40 turns' } });
  await follow(bo, link);
  await takeSeat(bo, 2);
  await start(ada);
  await board(bo.page).waitFor();
  for (const { page } of [ada, bo]) await animate(page, 'Off');

  // Every broken rule is named during the build, and nothing can be committed.
  await buildBare(ada.page, 'Quietus');
  await choose(ada.page, 'Left arm', /^Large impact/u);
  await setArmor(ada.page, 'front', 26);
  const problems = builder(ada.page).locator('.build-problems');
  expect(await problems.innerText()).toMatch(/more than the 25/u);
  expect(await problems.locator('li').count()).toBe(2);
  expect(await builder(ada.page).getByRole('button', { name: 'Commit this build' }).count()).toBe(0);

  // The draft survives a reload; it is only in the browser.
  await setArmor(ada.page, 'front', 1);
  await choose(ada.page, 'Left arm', /^Medium impact/u);
  await ada.page.reload();
  await ada.page.getByText('Quietus').first().waitFor();
  await commit(ada.page);
  await ada.page
    .getByText(/Bo still builds|waiting for Bo/iu)
    .first()
    .waitFor();
  expect(await bo.page.content()).not.toContain('Quietus');
  await logShows(bo.page, /Ada has built/u);
  await ordersOf(bo.page);

  await buildBare(bo.page, 'Requiem');
  await commit(bo.page);
  await logShows(bo.page, /Quietus/u);
  await ordersOf(bo.page);

  const hands = [ada, bo].map(({ page }) => ({ page, turn: () => fight(page) }));
  expect(await playOn(hands, WHOLE)).toBe(true);
  for (const { page } of [ada, bo]) await page.getByRole('heading', { name: IS_OVER }).first().waitFor();
  const log = await logOf(ada.page);
  expect(log).toMatch(/strikes/u);
  expect(log).toMatch(/= \d+/u);
  await eventually(() => logOf(bo.page), log);

  await ada.page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await board(ada.page).waitFor({ timeout: 60_000 });
  await press(ada.page, 'To the end');
  await (
    await panelOf(ada.page, 'Log')
  )
    .getByText(/Quietus|Requiem/u)
    .first()
    .waitFor();
});
