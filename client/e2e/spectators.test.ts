import type { Page } from '@playwright/test';
import { axeViolationsIn, layoutFaultsIn } from './support/a11yChecks';
import { expect, quickTest as test } from './support/browserFixture';
import type { Hall } from './support/hall';
import { arriveCalm, type Person } from './support/people';
import { board, createTable, follow, give, logOf, myTurn, start, takeSeat } from './support/table';

/** People without a seat: what they are shown, and what the players see of them. */

const faultsIn = async (page: Page) => [
  ...(await axeViolationsIn(page, 'any')),
  ...(await layoutFaultsIn(page)),
];

const openSpectators = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Spectators: \d/u }).click();
  await page.getByRole('heading', { name: 'Spectators' }).waitFor();
};

/** The table answers before it counts. */
async function choose(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true });
  await radio.click({ force: true });
  await expect(radio).toBeChecked();
}

/** Ada and Bo have begun a game of Metalheads; Cy has come to watch on a phone. */
async function watched(
  [ada, bo, cy]: readonly [Person, Person, Person],
  hall: Hall,
  watching: string,
): Promise<void> {
  const link = await createTable(ada, hall, {
    game: 'Metalheads',
    options: { Spectators: watching },
  });
  await follow(bo, link);
  await takeSeat(bo, 2);
  await start(ada);
  await board(bo.page).waitFor();
  await follow(cy, link);
}

test('a spectator looks through the eyes of a player who shares them', async ({ hall, browser }) => {
  const [ada, bo] = [await arriveCalm(browser, 'Ada'), await arriveCalm(browser, 'Bo')];
  const cy = await arriveCalm(browser, 'Cy', 'phone');
  await watched([ada, bo, cy], hall, 'Live');
  await openSpectators(ada.page);
  await ada.page.locator('.spectator-list').getByText('Cy').waitFor();
  expect(await faultsIn(ada.page)).toEqual([]);
  await choose(ada.page, 'What I see');
  await bo.page.getByText('Ada lets spectators see what Ada sees.').first().waitFor();
  await bo.page.getByText('shown to spectators').first().waitFor();
  await choose(cy.page, 'Ada');
  await ada.page.keyboard.press('Escape');
  // Her hand lies before Cy.
  await expect(cy.page.getByRole('radio', { name: 'Ada', exact: true })).toBeChecked();
  expect(await faultsIn(cy.page)).toEqual([]);
  await openSpectators(ada.page);
  await choose(ada.page, 'Nothing');
  await cy.page.getByText('Look at').waitFor({ state: 'hidden' });
});

test('behind the game a spectator sees what happened, and not what happens', async ({ hall, browser }) => {
  const [ada, bo] = [await arriveCalm(browser, 'Ada'), await arriveCalm(browser, 'Bo')];
  const cy = await arriveCalm(browser, 'Cy', 'phone');
  await watched([ada, bo, cy], hall, 'Some actions later');
  await cy.page.getByText('You see the game 10 actions behind.').waitFor();
  expect(await faultsIn(cy.page)).toEqual([]);
  const first = await logOf(cy.page);
  const mover = (await ada.page.locator('.your-turn').count()) > 0 ? ada : bo;
  await myTurn(mover.page);
  expect(await give(mover.page, /Arsenal/u)).toBe(true);
  expect((await logOf(mover.page)).length).toBeGreaterThan(first.length);
  expect(await logOf(cy.page)).toBe(first);
  // Players are told that spectators do not read what they write.
  await ada.page.getByRole('button', { name: 'Resign' }).click();
  await ada.page.getByRole('button', { name: 'Yes, resign' }).click();
  await cy.page
    .getByText(/Bo (?:won|wins)/u)
    .first()
    .waitFor();
});

test('without spectators nobody else comes in', async ({ hall, browser, allowErrors }) => {
  allowErrors(/403/u);
  const [ada, bo] = [await arriveCalm(browser, 'Ada'), await arriveCalm(browser, 'Bo')];
  const cy = await arriveCalm(browser, 'Cy', 'phone');
  const link = await createTable(ada, hall, { game: 'Metalheads', options: { Spectators: 'Nobody' } });
  await follow(bo, link);
  await takeSeat(bo, 2);
  await follow(cy, link);
  await start(ada);
  await cy.page.getByText('The players of this table play without spectators.').waitFor();
  expect(await faultsIn(cy.page)).toEqual([]);
});
