import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, quickTest as test } from './support/browserFixture';
import type { Hall } from './support/hall';
import { arrive, arriveCalm, type Person } from './support/people';
import { aRecord, asFile, withOneDieTurned } from './support/records';
import {
  board,
  createTable,
  eventually,
  follow,
  give,
  IS_OVER,
  logOf,
  myTurn,
  panelOf,
  start,
} from './support/table';
import { unless } from './support/longSuite';

/** In milliseconds: boards are drawn in software, possibly on a slow machine. */
const UNHURRIED = 240_000;
test.describe.configure({ timeout: UNHURRIED });

const record = aRecord();
const END = record.entries.length;

const stepOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-step]').getAttribute('data-step'));

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const viewAs = (page: Page) => page.getByRole('combobox', { name: 'View as' });

async function drop(hall: Hall, page: Page, content: unknown): Promise<void> {
  await page.goto(`${hall.url}/replay`);
  await page.getByLabel('Choose a file…').setInputFiles(asFile(content));
}

async function watchFile(hall: Hall, page: Page, content: unknown = record): Promise<void> {
  await drop(hall, page, content);
  await board(page).waitFor({ timeout: 60_000 });
}

/** The line marked as the current one, and whether it is visible. */
async function presentLine(page: Page): Promise<{ text: string; isSeen: boolean }> {
  return page.evaluate(() => {
    const line = document.querySelector('.told [aria-current="step"]');
    const [box, panel] = [
      line?.getBoundingClientRect(),
      line?.closest('.scroll-box')?.getBoundingClientRect(),
    ];
    const isSeen =
      box !== undefined && panel !== undefined && box.top < panel.bottom && box.bottom > panel.top;
    return { text: line?.textContent ?? '', isSeen };
  });
}

/** A short game of two that ends because Ada resigns; returns the address of its table. */
async function playedToTheEnd(hall: Hall, ada: Person): Promise<string> {
  const link = await createTable(ada, hall);
  await ada.page.getByRole('button', { name: 'Put a hard bot on seat 2' }).click();
  await start(ada);
  await give(ada.page, /^Keep/);
  await myTurn(ada.page);
  await give(ada.page, /^End the turn/);
  await myTurn(ada.page);
  await press(ada.page, 'Resign');
  await press(ada.page, 'Yes, resign');
  await ada.page.getByRole('heading', { name: IS_OVER }).first().waitFor();
  return link;
}

for (const size of ['desktop', 'phone'] as const) {
  test(
    `a record is stepped through by buttons, keys, slider and log (${size})`,
    unless(size === 'desktop'),
    async ({ hall, browser }) => {
      const ada = await arriveCalm(browser, 'Ada', size);
      const { page } = ada;
      await watchFile(hall, page);
      expect(await stepOf(page)).toBe(0);

      await press(page, 'One action on');
      await press(page, 'One action on');
      await eventually(() => stepOf(page), 2);
      await press(page, 'One action back');
      await eventually(() => stepOf(page), 1);
      await press(page, 'To the end');
      await eventually(() => stepOf(page), END);
      await press(page, 'One turn back');
      const lastTurn = await stepOf(page);
      expect(lastTurn).toBeLessThan(END);

      await page.keyboard.press('Home');
      await eventually(() => stepOf(page), 0);
      await page.keyboard.press('ArrowRight');
      await eventually(() => stepOf(page), 1);
      await page.keyboard.press('End');
      await eventually(() => stepOf(page), END);
      await page.keyboard.press('Shift+ArrowLeft');
      await eventually(() => stepOf(page), lastTurn);

      await page.getByRole('slider', { name: 'Action' }).fill('40');
      await eventually(() => stepOf(page), 40);
      expect((await presentLine(page)).isSeen).toBe(true);

      const jump = (await panelOf(page, 'Log')).getByRole('button', { name: /^.*Round 3: / }).first();
      const words = (await jump.textContent()) ?? '';
      await jump.click();
      await eventually(async () => (await presentLine(page)).text, words);
      expect(await stepOf(page)).not.toBe(40);

      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
    },
  );
}

test('it plays until it is paused', async ({ hall, browser }) => {
  const ada = await arrive(browser, 'Ada');
  const { page } = ada;
  await watchFile(hall, page);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('8×');
  await press(page, 'Play');
  await page.waitForFunction(
    () => Number(document.querySelector<HTMLElement>('[data-step]')?.dataset['step']) >= 5,
    undefined,
    { timeout: 60_000 },
  );
  await press(page, 'Pause');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  const paused = await stepOf(page);
  await press(page, 'One action on');
  await eventually(() => stepOf(page), paused + 1);
});

test('the replay of a table is opened by its link, at a moment, and shows the views of both players', async ({
  hall,
  browser,
}) => {
  const ada = await arriveCalm(browser, 'Ada');
  await playedToTheEnd(hall, ada);
  await ada.page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await board(ada.page).waitFor();
  await press(ada.page, 'To the end');
  await press(ada.page, 'One action back');
  await viewAs(ada.page).selectOption('Ada');
  const at = await stepOf(ada.page);
  await ada.page.waitForURL(new RegExp(`/replay/[^/]+\\?at=${at}&view=0$`, 'u'));
  await (await panelOf(ada.page, 'Log')).getByRole('button', { name: /Ada gave up/u }).waitFor();

  const bo = await arriveCalm(browser, 'Bo');
  await bo.page.goto(ada.page.url());
  await board(bo.page).waitFor();
  expect(await stepOf(bo.page)).toBe(at);
  expect(await viewAs(bo.page).inputValue()).toBe('0');
  await viewAs(bo.page).selectOption('All cards open');
  await bo.page.waitForURL(/view=all$/u);

  await ada.page.getByRole('tab', { name: 'Dice' }).click();
  await ada.page.getByText('Everything holds.').waitFor({ timeout: 60_000 });
  await ada.page.getByText('The key in the record is the key of this hall.').waitFor();
});

test('the dice of an honest record are confirmed; one altered die is found, with a link to it', async ({
  hall,
  browser,
}) => {
  const ada = await arriveCalm(browser, 'Ada');
  const { page } = ada;
  await watchFile(hall, page);
  await page.getByRole('tab', { name: 'Dice' }).click();
  await page.getByText('Everything holds.').waitFor({ timeout: 60_000 });
  await page.getByRole('region', { name: 'All together' }).waitFor();
  await page.getByText('This page does not know whose key it is').waitFor();
  const open = page.getByRole('region', { name: 'nothing here vouches for' });
  await open.getByText('The names of the players.').waitFor();

  const altered = withOneDieTurned(record);
  await watchFile(hall, page, altered.record);
  await page.getByRole('tab', { name: 'Dice' }).click();
  await page.getByText('Something does not hold.').waitFor({ timeout: 60_000 });
  const dice = page.locator('.check', { hasText: 'Every roll comes out again' });
  expect(await dice.getAttribute('data-verdict')).toBe('broken');
  const draws = page.locator('.check', { hasText: 'Every roll has its own draw' });
  expect(await draws.getAttribute('data-verdict')).toBe('broken');
  await dice.getByRole('button', { name: `Go to action ${altered.step}` }).click();
  await eventually(() => stepOf(page), altered.step);
});

test('a record of other rules shows its stored views', async ({ hall, browser }) => {
  const ada = await arriveCalm(browser, 'Ada');
  await watchFile(hall, ada.page, { ...record, rulesVersion: 999 });
  await ada.page.getByText('This hall no longer has the rules that this game was played by.').waitFor();
  await press(ada.page, 'To the end');
  await eventually(() => stepOf(ada.page), END);
  await ada.page.getByRole('tab', { name: 'Dice' }).click();
  await ada.page.locator('.check[data-verdict="rulesGone"]').first().waitFor({ timeout: 60_000 });
});

test('a file that is no record, and a table without one, give a sentence', async ({
  hall,
  browser,
  allowErrors,
}) => {
  const ada = await arriveCalm(browser, 'Ada');
  const { page } = ada;
  for (const content of ['no JSON at all', { format: 'something else' }, { ...record, entries: 7 }]) {
    await drop(hall, page, content);
    await page.getByText('This file is not the record of a game.').waitFor();
  }
  await drop(hall, page, JSON.stringify(record).replace('{', '{"names":["Mallory"],'));
  await page.getByText('it says one thing twice').waitFor();
  await drop(hall, page, { ...record, game: 'chess' });
  await page.getByText('This record is of a game that this hall does not have.').waitFor();

  allowErrors(/404 \(Not Found\)/u);
  const bo = await arriveCalm(browser, 'Bo');
  await bo.page.goto(`${hall.url}/replay/nosuchtabl`);
  await bo.page.getByText('There is no such table').waitFor();
  const link = await createTable(bo, hall);
  await bo.page.getByRole('button', { name: 'Put an easy bot on seat 2' }).click();
  await start(bo);
  await bo.page.goto(link.replace('/t/', '/replay/'));
  await bo.page.getByText('This game is not over yet.').waitFor();
  await bo.page.getByRole('link', { name: 'Go to the table' }).click();
  await board(bo.page).waitFor();
});

test('in a running game one looks back with one’s own view, and returns to the present', async ({
  hall,
  browser,
}) => {
  const ada = await arriveCalm(browser, 'Ada');
  const bo = await arriveCalm(browser, 'Bo');
  const link = await createTable(ada, hall);
  await ada.page.getByRole('button', { name: 'Put a hard bot on seat 2' }).click();
  await start(ada);
  await follow(bo, link);
  await board(bo.page).waitFor();
  await give(ada.page, /^Keep/);
  await myTurn(ada.page);

  await bo.page.keyboard.press('b');
  await bo.page.getByText('You look back at action').waitFor();
  expect(await bo.page.getByRole('combobox', { name: 'View as' }).count()).toBe(0);
  await press(bo.page, 'To the beginning');
  await bo.page.getByText('You look back at action 0 of').waitFor();

  await give(ada.page, /^End the turn/);
  await bo.page.getByText(/There ha(s|ve) been \d+ action/u).waitFor();
  await press(bo.page, 'Back to now');
  await board(bo.page).waitFor();
  await myTurn(ada.page);
  const told = await logOf(ada.page);
  await eventually(() => logOf(bo.page), told);

  await (await panelOf(ada.page, 'Log')).getByRole('button', { name: 'Look back' }).click();
  await ada.page.getByText('It is your turn!').waitFor();
  await press(ada.page, 'Back to now');
  expect(await myTurn(ada.page)).toBe('mine');
});
