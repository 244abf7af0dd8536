import type { Page } from '@playwright/test';
import { axeViolationsIn, layoutFaultsIn } from './support/a11yChecks';
import { expect, usualTest as test } from './support/browserFixture';
import { arriveCalm } from './support/people';
import { board } from './support/table';
import { unless } from './support/longSuite';

/** Puzzles: from the page of a game to a choice, its answer, and the next one. */

/** A busy machine may take long to draw a table, or to play on from a choice. */
const SLOW = { timeout: 60_000 };

const faultsIn = async (page: Page) => [
  ...(await axeViolationsIn(page, 'any')),
  ...(await layoutFaultsIn(page)),
];

const order = (page: Page) => page.locator('.orders [data-order]').first();
const answer = (page: Page) => page.getByRole('region', { name: 'The answer' });

async function openFirst(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/game/metaltalon`);
  await page.getByRole('link', { name: 'Puzzle 1', exact: true }).click();
  await board(page).waitFor(SLOW);
  await order(page).waitFor(SLOW);
}

/** Neither the end of the turn nor the first move of the list is the best choice of this puzzle. */
const chooseWrongly = (page: Page) => page.getByRole('button', { name: 'End the turn' }).click();

for (const size of ['desktop', 'phone'] as const)
  test(
    `a wrong choice is answered, the best is shown and solves it: ${size}`,
    unless(size === 'phone'),
    async ({ hall, browser }) => {
      const { page } = await arriveCalm(browser, 'Ada', size);
      await openFirst(page, hall.url);
      await expect(page.getByRole('region', { name: /^Puzzle 1 of \d+$/u })).toContainText('to move');
      expect(await faultsIn(page)).toEqual([]);

      await chooseWrongly(page);
      await expect(answer(page)).toContainText(/Not the best.*wins in 100 games.*The best: about \d+/u, SLOW);
      await expect(order(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
      expect(await faultsIn(page)).toEqual([]);

      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(answer(page)).toHaveCount(0);
      await expect(order(page)).toBeVisible();
      await chooseWrongly(page);
      await page.getByRole('button', { name: 'Show the best move' }).click();
      await page.locator('.orders .suggested').click();
      await expect(answer(page)).toContainText('Solved!', SLOW);
      expect(await faultsIn(page)).toEqual([]);

      await page.getByRole('link', { name: 'Next puzzle' }).click();
      await expect(page).toHaveURL(/\/puzzle\/metaltalon\/2$/u);
      await order(page).waitFor(SLOW);
      await expect(answer(page)).toHaveCount(0);

      await page.getByRole('link', { name: 'Leave' }).click();
      await expect(page.getByRole('link', { name: 'Puzzle 1, solved' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Puzzle 2', exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByText(/^1 of \d+ solved$/u)).toBeVisible();
      expect(await faultsIn(page)).toEqual([]);
    },
  );

test('what nobody has compared is worked out in the page, and the game goes on against bots', async ({
  hall,
  browser,
}) => {
  const { page } = await arriveCalm(browser, 'Ada');
  await openFirst(page, hall.url);
  await order(page).click();
  await expect(answer(page)).toContainText('Playing on from your choice');
  await expect(answer(page)).toContainText(/Not the best/u, SLOW);
  // Nobody has moved meanwhile.
  await expect(page.locator('[data-actions="1"]')).toBeVisible();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Back one step' }).waitFor(SLOW);
  await expect(page).toHaveURL(/\/sandbox$/u);
  await page.getByRole('button', { name: 'End the turn' }).click();
  await expect(page.locator('[data-actions="1"], [data-actions="2"]')).toHaveCount(0, SLOW);
});

test('where there is no such puzzle, the page says so', async ({ hall, browser }) => {
  const { page } = await arriveCalm(browser, 'Ada');
  await page.goto(`${hall.url}/puzzle/metaltalon/99`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(order(page)).toHaveCount(0);
});

test('where the puzzles cannot be fetched, the page of the game says so', async ({
  hall,
  browser,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/u);
  const { page } = await arriveCalm(browser, 'Ada');
  await page.route('**/puzzles/*.json', (route) => route.abort());
  await page.goto(`${hall.url}/game/metaltalon`);
  await expect(page.getByText('The puzzles come over the network')).toBeVisible();
});
