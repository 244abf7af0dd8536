import type { Page } from '@playwright/test';
import { axeViolationsIn, layoutFaultsIn } from './support/a11yChecks';
import { expect, testWithHall } from './support/browserFixture';
import { arriveCalm } from './support/people';
import { board, createTable, start } from './support/table';

/** It looks at the hall as a whole. */
const test = testWithHall();

/** A hall that goes on from a backup says what is lost, until one has read it. */

const NOTE = /^This hall was set back on .*: what happened after .* is lost\. We are sorry\./u;
const faultsIn = async (page: Page) => [
  ...(await axeViolationsIn(page, 'any')),
  ...(await layoutFaultsIn(page)),
];

test('what is lost is told on the home page and at the table of a phone, until it is read', async ({
  hall,
  browser,
}) => {
  const ada = await arriveCalm(browser, 'Ada', 'phone');
  const { page } = ada;
  const at = Date.now();
  await page.route('**/api/hall', (route) =>
    route.fulfill({ json: { key: '', restored: { from: at - 3_600_000, at } } }),
  );
  const note = page.getByRole('status').filter({ hasText: NOTE });
  await page.goto(hall.url);
  await note.first().waitFor();
  expect(await faultsIn(page)).toEqual([]);
  await createTable(ada, hall);
  await page.getByRole('button', { name: 'Put an easy bot on seat 2' }).click();
  await start(ada);
  await board(page).waitFor();
  await note.first().waitFor();
  expect(await layoutFaultsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'I see' }).tap();
  await expect(note).toHaveCount(0);
  await page.reload();
  await board(page).waitFor();
  await expect(note).toHaveCount(0);
});
