import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, quickTest as test, type BrowserFixture } from './support/browserFixture';
import { arriveCalm, type Person } from './support/people';
import {
  IS_OVER,
  board,
  createTable,
  eventually,
  follow,
  give,
  myTurn,
  ordersOf,
  panelOf,
  resign,
  start,
  takeSeat,
} from './support/table';
import { unless } from './support/longSuite';

const UNHURRIED = 180_000;
test.describe.configure({ timeout: UNHURRIED });

/** A short game against a bot, which ends because Ada resigns. */
async function givenUp({ hall, browser }: BrowserFixture, size: 'desktop' | 'phone'): Promise<Person> {
  const ada = await arriveCalm(browser, 'Ada', size);
  await createTable(ada, hall);
  await ada.page.getByRole('button', { name: 'Put a hard bot on seat 2' }).click();
  await start(ada);
  await give(ada.page, /^Keep/);
  await myTurn(ada.page);
  await give(ada.page, /^End the turn/);
  await myTurn(ada.page);
  await ordersOf(ada.page);
  await resign(ada);
  return ada;
}

/** Ada and Bo at a table; Bo resigns. */
async function adaHasWon({ hall, browser }: BrowserFixture): Promise<[Person, Person]> {
  const [ada, bo] = (await Promise.all(['Ada', 'Bo'].map((name) => arriveCalm(browser, name)))) as [
    Person,
    Person,
  ];
  const link = await createTable(ada, hall);
  await follow(bo, link);
  await takeSeat(bo, 2);
  await start(ada);
  await board(bo.page).waitFor();
  await resign(bo);
  return [ada, bo];
}

/** The result: the one heading that announces it. */
const result = (page: Page): Locator => page.getByRole('heading', { name: IS_OVER });

const figures = (page: Page): Locator => page.getByRole('region', { name: 'How it went' });

/** How long the game was. */
const lengths = (page: Page): Locator => page.locator('.ending > .sums-facts');

const stepOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-step]').getAttribute('data-step'));

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

for (const size of ['desktop', 'phone'] as const) {
  test(
    `the end is shown once, with figures and the deciding moment (${size})`,
    unless(size === 'desktop'),
    async ({ hall, browser }) => {
      const ada = await givenUp({ hall, browser }, size);
      const { page } = ada;
      await result(page).first().waitFor();
      await figures(page).waitFor();
      expect(await result(page).count()).toBe(1);
      expect(await result(page).innerText()).toMatch(/^\S.* wins$/u);
      expect(
        await page
          .getByText(/wins: nobody else is left\./u)
          .locator('visible=true')
          .count(),
      ).toBeGreaterThan(0);
      expect(await page.locator('.ending-words').count()).toBe(1);
      expect(await figures(page).getByRole('row').count()).toBe(3);
      expect(await lengths(page).innerText()).toMatch(/Rounds\s+\d+[\s\S]*Actions\s+\d+[\s\S]*Time\s+\d+/u);
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
      expect(await serious(page)).toEqual([]);

      const moment = (await page.locator('.ending > .ending-moment').innerText()).replace(/^[^:]*:\s*/u, '');
      await page.getByRole('link', { name: 'Watch the deciding moment' }).click();
      await board(page).waitFor({ timeout: 60_000 });
      const told = page.getByRole('slider', { name: 'Action' });
      await eventually(
        async () => ((await told.getAttribute('aria-valuetext')) ?? '').includes(moment),
        true,
      );
      expect(await stepOf(page)).toBeGreaterThan(3);
    },
  );
}

test('where only the board is shown, the result lies over it until it is put aside', async ({
  hall,
  browser,
}) => {
  const ada = await givenUp({ hall, browser }, 'desktop');
  const { page } = ada;
  const orders = page.getByRole('region', { name: 'Orders', exact: true });
  await orders.getByRole('heading', { name: IS_OVER }).waitFor();
  expect(await page.locator('.result-card').count()).toBe(0);
  await page.keyboard.press('f');
  await page.locator('.result-card').getByRole('heading', { name: IS_OVER }).waitFor();
  expect(await result(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  expect(await result(page).count()).toBe(0);
});

test('a game in this page ends like one at a table: figures, the deciding moment, and the game again', async ({
  hall,
  browser,
}) => {
  const ada = await arriveCalm(browser, 'Ada');
  const { page } = ada;
  await page.goto(`${hall.url}/bot/metaltalon`);
  await give(page, /^Keep/);
  await myTurn(page);
  await resign(ada);
  await result(page).waitFor();
  expect(await result(page).innerText()).toMatch(/^\S.* wins$/u);
  expect(await lengths(page).innerText()).toMatch(/Rounds\s+\d+[\s\S]*Actions\s+\d+/u);
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'Watch the deciding moment' }).click();
  const slider = page.getByRole('slider', { name: 'Action' });
  const last = Number(await slider.getAttribute('max'));
  await eventually(async () => Number(await slider.inputValue()), last);
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await result(page).waitFor();
  await page.getByRole('button', { name: 'Watch the game again' }).click();
  expect(Number(await slider.inputValue())).toBe(0);
  await page.keyboard.press('ArrowRight');
  await eventually(async () => Number(await slider.inputValue()), 1);
});

test('no button moves when the sums of a game arrive', async ({ hall, browser }) => {
  const ada = await arriveCalm(browser, 'Ada', 'desktop');
  const { page } = ada;
  let mayCome = (): void => undefined;
  const wanted = new Promise<void>((resolve) => (mayCome = resolve));
  await page.route('**/api/records/*', async (route) => {
    await wanted;
    await route.continue();
  });
  await createTable(ada, hall);
  await page.getByRole('button', { name: 'Put a hard bot on seat 2' }).click();
  await start(ada);
  await give(page, /^Keep/);
  await myTurn(page);
  await resign(ada);
  const ways = [
    page.getByRole('button', { name: 'Rematch' }),
    page.getByRole('link', { name: 'Watch the replay' }),
    page.getByRole('link', { name: 'Back to the hall' }),
  ];
  for (const way of ways) await way.waitFor();
  const places = () => Promise.all(ways.map((way) => way.boundingBox()));
  const before = await places();
  await expect(lengths(page)).toHaveCount(0);
  mayCome();
  await lengths(page).waitFor();
  await page.getByRole('link', { name: 'Watch the deciding moment' }).waitFor();
  for (const [at, place] of (await places()).entries()) {
    expect(Math.abs((place?.x ?? 0) - (before[at]?.x ?? 0))).toBeLessThan(2);
    expect(Math.abs((place?.y ?? 0) - (before[at]?.y ?? 0))).toBeLessThan(12);
  }
});

test('a rematch has the same seats and bots, and starts by itself', async ({ hall, browser }) => {
  const ada = await givenUp({ hall, browser }, 'desktop');
  const { page } = ada;
  const seats = async () => (await (await panelOf(page, 'Seats')).innerText()).match(/\w+(?= *\n.*bot)/gu);
  const before = page.url();
  const bots = await seats();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page
    .getByRole('region', { name: 'Rematch' })
    .getByText(/The game starts in \d+ seconds?\./u)
    .waitFor();
  expect(page.url()).not.toBe(before);
  expect(await serious(page)).toEqual([]);
  await board(page).waitFor({ timeout: 30_000 });
  expect(await seats()).toEqual(bots);
});

test('the others are taken along after a moment, and anybody can stop the countdown', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = await adaHasWon({ hall, browser });
  await ada.page.getByRole('button', { name: 'Rematch' }).click();
  await ada.page.getByText(/Waiting for Bo\./u).waitFor();
  await bo.page.getByText('Ada would like a rematch.').waitFor();
  const countdown = bo.page.getByRole('region', { name: 'Rematch' });
  await countdown.getByText(/The game starts in/u).waitFor({ timeout: 15_000 });
  await countdown.getByRole('button', { name: 'Not yet' }).click();
  for (const { page } of [ada, bo]) {
    await page.getByText('The rematch no longer starts by itself. The host starts the game.').waitFor();
    await page.getByRole('region', { name: 'Rematch' }).waitFor({ state: 'detached' });
  }
  expect(bo.page.url()).toBe(ada.page.url());
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await board(bo.page).waitFor();
});

test('a player who wants to stay is not taken along, and is waited for', async ({ hall, browser }) => {
  const [ada, bo] = await adaHasWon({ hall, browser });
  await ada.page.getByRole('button', { name: 'Rematch' }).click();
  await bo.page.getByRole('button', { name: 'Stay here' }).click();
  await bo.page.getByRole('link', { name: 'Go to the rematch' }).waitFor();
  await ada.page.getByText(/Waiting for Bo\./u).waitFor();
  await bo.page.getByRole('link', { name: 'Go to the rematch' }).click();
  await Promise.all([ada, bo].map(({ page }) => board(page).waitFor({ timeout: 30_000 })));
});
