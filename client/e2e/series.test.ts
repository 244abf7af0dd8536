import type { Browser, Page } from '@playwright/test';
import { axeViolationsIn, layoutFaultsIn } from './support/a11yChecks';
import { expect, quickTest as test } from './support/browserFixture';
import type { Hall } from './support/hall';
import { arriveCalm, type Person } from './support/people';
import { board, createTable, follow, resign, start, takeSeat } from './support/table';

test.describe.configure({ timeout: 180_000 });

const LONG = { timeout: 45_000 };

/** Ada (on a phone) and Bo at the first table of a best of 3, whose game has begun. */
async function begun(hall: Hall, browser: Browser): Promise<readonly [Person, Person]> {
  const ada = await arriveCalm(browser, 'Ada', 'phone');
  const bo = await arriveCalm(browser, 'Bo');
  const link = await createTable(ada, hall, { series: 'Best of 3' });
  await follow(bo, link);
  await takeSeat(bo, 2);
  await start(ada);
  await board(bo.page).waitFor();
  return [ada, bo];
}

const line = (page: Page, words: string) => page.getByRole('link', { name: words, exact: true });

test('two people play a best of 3: they are led from table to table, to the end and the page of the series', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = await begun(hall, browser);
  for (const { page } of [ada, bo]) await line(page, 'Game 1 of best of 3: Ada 0, Bo 0').waitFor();
  expect(await axeViolationsIn(bo.page)).toEqual([]);
  expect(await layoutFaultsIn(ada.page)).toEqual([]);

  await resign(ada);
  await bo.page.getByText('Bo leads. Game 2 comes next.').waitFor();
  const notice = bo.page.getByRole('status', { name: 'Game 2' });
  await notice.getByText('Game 2 comes next.').waitFor();
  expect(await axeViolationsIn(bo.page)).toEqual([]);
  await notice.getByRole('button', { name: 'Go now' }).click();
  // Ada does nothing, and is taken along.
  await bo.page.getByText(/Waiting for Ada\./u).waitFor();
  expect(await axeViolationsIn(bo.page)).toEqual([]);
  await Promise.all([ada, bo].map(({ page }) => board(page).waitFor(LONG)));
  for (const { page } of [ada, bo]) await line(page, 'Game 2 of best of 3: Ada 0, Bo 1').waitFor();

  await resign(ada);
  await bo.page.getByText('Bo wins the best of 3.').first().waitFor();
  await bo.page.getByRole('button', { name: 'Another best of 3' }).waitFor();
  await line(bo.page, 'Game 2 of best of 3: Ada 0, Bo 2').click();
  await bo.page.getByRole('heading', { name: 'MetalTalon: Best of 3' }).waitFor();
  await bo.page.getByText('Bo wins the best of 3.').waitFor();
  expect(await bo.page.getByRole('row', { name: /^Bo/u }).innerText()).toMatch(/Bo\s+2/u);
  expect(await axeViolationsIn(bo.page)).toEqual([]);
  await bo.page.getByRole('link', { name: 'Replay of game 1' }).click();
  await board(bo.page).waitFor(LONG);
});

test('the page says who has to do what next; from "My page" a link leads there', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = await begun(hall, browser);
  await resign(bo);
  await ada.page.getByRole('button', { name: 'Stay here' }).click();
  await bo.page.getByRole('button', { name: 'Stay here' }).click();
  const { page } = ada;
  await page.goto(`${hall.url}/me`);
  await page.getByRole('link', { name: 'Game 2 of a series' }).click();
  const todo = page.getByRole('region', { name: 'What comes next' });
  await todo.getByText('You and Bo must come to the table.').waitFor();
  expect(await axeViolationsIn(page)).toEqual([]);
  expect(await layoutFaultsIn(page)).toEqual([]);
  await todo.getByRole('link', { name: 'Go to game 2' }).press('Enter');
  await page.getByText(/Waiting for Bo\./u).waitFor();
  await bo.page.goto(`${hall.url}/`);
  await bo.page.getByText('Game 2, best of 3').waitFor();
});

test('the series can be given up between two games, with the keyboard', async ({ hall, browser }) => {
  const [ada, bo] = await begun(hall, browser);
  await resign(bo);
  await ada.page.getByRole('button', { name: 'Go now' }).click();
  await bo.page.getByRole('button', { name: 'Stay here' }).click();
  const { page } = ada;
  await page.getByRole('button', { name: 'Give up the series' }).focus();
  await page.keyboard.press('Enter');
  const group = page.getByRole('group', { name: 'Give up the series?' });
  await group.getByText(/You can no longer win it/u).waitFor();
  expect(await axeViolationsIn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Bo wins the best of 3. Everybody else has given up.' }).waitFor();
  expect(await page.getByRole('button', { name: 'Start the game' }).count()).toBe(0);
  expect(await layoutFaultsIn(page)).toEqual([]);
  await bo.page.getByRole('link', { name: 'Go to game 2' }).click();
  await bo.page.getByRole('heading', { name: /Bo wins the best of 3/u }).waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await (await fetch(`${hall.url}/api/tables`)).text()).not.toContain(id);
});

test('a link to a series that is not there says so', async ({ hall, browser, allowErrors }) => {
  allowErrors(/404 \(Not Found\)/u);
  const { page } = await arriveCalm(browser, 'Ada');
  await page.goto(`${hall.url}/series/nowhere000`);
  await page.getByText('There is no such series, or it is not kept any more.').waitFor();
  expect(await axeViolationsIn(page)).toEqual([]);
});
