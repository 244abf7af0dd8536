import type { Page } from '@playwright/test';
import { axeViolationsIn, layoutFaultsIn } from './support/a11yChecks';
import { expect, testWithHall } from './support/browserFixture';
import type { Hall } from './support/hall';
import { arriveCalm, type Person } from './support/people';
import { answered, board, createTable, IS_OVER, myTurn, resign } from './support/table';

/** It looks at the hall as a whole. */
const test = testWithHall({ BOT_DELAY_MS: '0' });

/** What is on, and a person's own page. */

const faultsIn = async (page: Page) => [
  ...(await axeViolationsIn(page, 'any')),
  ...(await layoutFaultsIn(page)),
];

/** Orders of one's own that make a game worth a list. */
const ORDERS = 12;

/** Ada plays Metalheads against a bot, in public. */
async function playsBot(ada: Person, hall: Hall): Promise<void> {
  await createTable(ada, hall, { game: 'Metalheads' });
  await ada.page
    .getByRole('button', { name: /easy bot/iu })
    .first()
    .click();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await board(ada.page).waitFor();
}

test('what is on: a live picture and how it stands; then the replay', async ({ hall, browser }) => {
  const ada = await arriveCalm(browser, 'Ada');
  const cy = await arriveCalm(browser, 'Cy', 'phone');
  await playsBot(ada, hall);
  await cy.page.goto(hall.url);
  await cy.page.getByRole('link', { name: 'Watch', exact: true }).tap();
  await cy.page.getByRole('heading', { name: 'What is on' }).waitFor();
  await cy.page.locator('.live-table canvas').waitFor();
  await expect(cy.page.locator('.live-table')).toContainText('Ada');
  expect(await faultsIn(cy.page)).toEqual([]);
  for (let orders = 0; orders < ORDERS && (await myTurn(ada.page)) === 'mine'; orders += 1)
    await answered(ada.page, () => ada.page.locator('.orders [data-order]').first().click());
  await resign(ada);
  await expect(async () => {
    await cy.page.reload();
    await cy.page.getByRole('link', { name: /^Replay of Metalheads: Ada/u }).waitFor({ timeout: 2000 });
  }).toPass();
  expect(await faultsIn(cy.page)).toEqual([]);
  await cy.page.getByRole('link', { name: /^Replay of Metalheads: Ada/u }).tap();
  await cy.page.getByRole('heading', { name: 'Metalheads' }).waitFor();
});

test('my page: games, results, lessons, and the end of it all', async ({ hall, browser, allowErrors }) => {
  allowErrors(/409/u);
  const ada = await arriveCalm(browser, 'Ada', 'phone');
  const { page } = ada;
  await page.goto(`${hall.url}/me`);
  await page.getByText('You have no running game.').waitFor();
  expect(await faultsIn(page)).toEqual([]);
  await playsBot(ada, hall);
  await page.goto(`${hall.url}/me`);
  await page.getByRole('link', { name: /^Go on: Metalheads/u }).waitFor();
  await page.getByRole('button', { name: 'Delete my data' }).tap();
  expect(await faultsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, delete everything' }).tap();
  await page.getByText('You have running games.').waitFor();
  await page.getByRole('button', { name: 'Keep everything' }).tap();
  await page.getByRole('link', { name: /^Go on: Metalheads/u }).tap();
  await board(page).waitFor();
  await myTurn(page);
  await resign(ada);
  await page.getByRole('heading', { name: IS_OVER }).waitFor();
  await page.goto(`${hall.url}/me`);
  // A game that has just ended may still be being stored: the page looks again by itself.
  await page.getByRole('link', { name: /^Replay of Metalheads/u }).waitFor({ timeout: 25_000 });
  await expect(page.getByRole('table', { name: 'By opponent' })).toContainText('Bots');
  expect(await faultsIn(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save my data as a file' }).tap();
  expect((await download).suggestedFilename()).toBe('gearhall-data.json');
  await page.getByRole('button', { name: 'Delete my data' }).tap();
  await page.getByRole('button', { name: 'Yes, delete everything' }).tap();
  await page.getByText('Your data has been deleted.').first().waitFor();
  await page.reload();
  await page.getByText('You have not finished a game yet.').waitFor();
});
