import { expect, usualTest as test } from './support/browserFixture';
import { arriveCalm } from './support/people';
import { createTable, give, start } from './support/table';

/** Somebody who plays alone: what a defeat is called, and what giving up means. */

test('alone against a Monster, giving up is losing: the Monster wins', async ({ hall, browser }) => {
  const ada = await arriveCalm(browser, 'Ada');
  const { page } = ada;
  await createTable(ada, hall, { game: 'Metalheads', seats: 1 });
  await start(ada);
  await give(page, /^Dynamo/);
  await page.getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByText('The game ends, and you have lost it.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(page.getByText(/^Ada has given up: \w+(?: \w+)? wins\.$/u).first()).toBeVisible();
  await expect(page.getByText('Robots completed').first()).toBeVisible();
  const main = await page.locator('body').innerText();
  expect(main).not.toMatch(/Nobody wins|completes \w+.*!$/u);
  await page.goto(`${hall.url}/me`);
  await expect(page.getByText('Not won')).toBeVisible();
  await expect(page.getByText('Ada did not win', { exact: false })).toBeVisible();
  await expect(page.getByText('Nobody won')).toHaveCount(0);
});
