import type { Page } from '@playwright/test';
import { expect, quickTest as test } from './support/browserFixture';
import { arriveCalm, type Person } from './support/people';
import { board, createTable, follow, give, myTurn, panelOf, resign, start, takeSeat } from './support/table';
import { translate, wordsIn } from './support/translator';

/** A page that the browser translates goes on: what it says is always what a fresh page says. */

test.describe.configure({ timeout: 180_000 });

const says = (page: Page, place: string, words: RegExp): Promise<void> =>
  expect.poll(() => wordsIn(page, place), { timeout: 20_000 }).toMatch(words);

/** All that the page says in these places is what it says when it is loaded anew; then it is translated again. */
async function isTrue(page: Page, ...places: string[]): Promise<void> {
  const translated = [];
  for (const place of places) translated.push(await wordsIn(page, place));
  await page.reload();
  for (const [at, place] of places.entries())
    await expect.poll(() => wordsIn(page, place), { timeout: 20_000 }).toBe(translated[at]);
  await translate(page);
}

test('the home page follows the tables of others', async ({ hall, browser }) => {
  const [ada, bo] = [await arriveCalm(browser, 'Ada'), await arriveCalm(browser, 'Bo')];
  await bo.page.goto(`${hall.url}/`);
  await bo.page.getByRole('heading', { level: 1 }).first().waitFor();
  await translate(bo.page);
  const link = await createTable(ada, hall);
  await says(bo.page, '.table-list', /Ada/u);
  const before = await wordsIn(bo.page, '.table-list');
  const cy = await arriveCalm(browser, 'Cy');
  await follow(cy, link);
  await takeSeat(cy, 2);
  await expect.poll(() => wordsIn(bo.page, '.table-list')).not.toBe(before);
  await says(bo.page, '.table-list', /Cy/u);
  await isTrue(bo.page, '.table-list');
});

test('a table, from the first guest to the end of the game', async ({ hall, browser }) => {
  const [ada, bo] = [await arriveCalm(browser, 'Ada'), await arriveCalm(browser, 'Bo')];
  const link = await createTable(ada, hall);
  await translate(ada.page);
  await follow(bo, link);
  await takeSeat(bo, 2);
  await says(ada.page, 'main', /Bo/u);
  await isTrue(ada.page, '.gathering-room .gathering-seat:nth-child(2)', '.top-status');
  await start(ada);
  for (const { page } of [ada, bo]) await board(page).waitFor();
  await keepRaces(ada, bo);
  await playOn(ada, bo);
  await isTrue(ada.page, '.top-status', '.seats-panel', '.log', '.orders-panel');
  await resign(bo);
  await says(ada.page, 'body', /Youwon|Thegameisover/u);
  await isTrue(ada.page, '.top-status', '.seats-panel', '.log');
});

/** Both keep their races. */
async function keepRaces(...people: readonly Person[]): Promise<void> {
  for (const { page } of people) {
    await myTurn(page);
    await give(page, /Keep/u);
  }
}

/** Each ends a turn, and Ada's page tells all of it. */
async function playOn(ada: Person, bo: Person): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    const one = await Promise.race([ada, bo].map(async (person) => (await myTurn(person.page), person)));
    await give(one.page, /End the turn/u);
  }
  await panelOf(ada.page, 'Log');
}

test('a lesson is learned', async ({ hall, browser }) => {
  const { page } = await arriveCalm(browser, 'Ada');
  await page.goto(`${hall.url}/learn/metaltalon`);
  await page.locator('main a[href*="/learn/metaltalon/"]').first().click();
  await page.locator('.board-room canvas').waitFor();
  await translate(page);
  // The log begins with the first move, and other orders are possible then.
  const before = [await wordsIn(page, '.log'), await wordsIn(page, '.orders-panel')];
  await page
    .locator('.orders-panel')
    .getByRole('button', { name: /Move to/u })
    .first()
    .click();
  for (const [at, place] of ['.log', '.orders-panel'].entries())
    await expect.poll(() => wordsIn(page, place), { timeout: 20_000 }).not.toBe(before[at]);
});
