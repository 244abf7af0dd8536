import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, quickTest as test, type BrowserFixture } from './support/browserFixture';
import { arriveCalm, type Person } from './support/people';
import {
  animate,
  board,
  createTable,
  eventually,
  follow,
  give,
  launch,
  myTurn,
  start,
  takeSeat,
} from './support/table';
import { unless } from './support/longSuite';

const UNHURRIED = 180_000;
test.describe.configure({ timeout: UNHURRIED });

const strip = (page: Page): Locator => page.getByRole('region', { name: 'Since your last turn' });
const show = (page: Page): Locator => strip(page).getByRole('button', { name: 'Show me' });
const now = (page: Page): Locator => strip(page).getByRole('button', { name: 'Back to now' });
const told = (page: Page): Promise<string> => page.locator('.recap-told').innerText();

/** Ada has ended her first turn; Bo is on turn. */
async function bosTurn(
  { hall, browser }: BrowserFixture,
  size: 'desktop' | 'phone',
): Promise<[Person, Person]> {
  const ada = await arriveCalm(browser, 'Ada', size);
  const bo = await arriveCalm(browser, 'Bo');
  const link = await createTable(ada, hall);
  await follow(bo, link);
  await takeSeat(bo, 2);
  await start(ada);
  await board(bo.page).waitFor();
  for (const { page } of [ada, bo]) {
    await animate(page, 'Off');
    await give(page, /^Keep/);
  }
  const isOn = ({ page }: Person) => page.locator('.prompt.mine').getByRole('heading', { name: 'Your turn' });
  await Promise.race([ada, bo].map((person) => isOn(person).waitFor()));
  if ((await isOn(bo).count()) > 0) await give(bo.page, /^End the turn/);
  await myTurn(ada.page);
  await give(ada.page, /^End the turn/);
  await myTurn(bo.page);
  return [ada, bo];
}

/** Bo acts; returns how many actions his turn had. */
async function boActs({ page }: Person): Promise<void> {
  await launch(page, { pennies: 5 });
  await give(page, /^End the turn/);
}

async function steps(page: Page): Promise<number> {
  return Number(/of (\d+)/u.exec(await told(page))?.[1]);
}

for (const size of ['desktop', 'phone'] as const) {
  test(
    `somebody who comes back steps through what has happened, on the board (${size})`,
    unless(size === 'desktop'),
    async ({ hall, browser }) => {
      const [ada, bo] = await bosTurn({ hall, browser }, size);
      const { page } = ada;
      const link = page.url();
      await page.goto(hall.url);
      await boActs(bo);
      await page.goto(link);
      await board(page).waitFor();
      await strip(page)
        .getByText(/^Since your last turn: \d+ actions?\.$/u)
        .waitFor();
      const { violations } = await new AxeBuilder({ page }).include('.recap').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      expect(await myTurn(page)).toBe('mine');

      await (size === 'phone' ? show(page).tap() : show(page).click());
      await now(page).waitFor();
      const of = await steps(page);
      expect(of).toBeGreaterThan(0);
      expect(await told(page)).toMatch(/^1 of/u);
      const next = strip(page).getByRole('button', { name: 'Next action' });
      for (let step = 2; step <= of; step += 1) {
        await (size === 'phone' ? next.tap() : page.keyboard.press('ArrowRight'));
        await eventually(async () => (await told(page)).startsWith(`${step} of ${of}`), true);
      }
      expect(await next.getAttribute('aria-disabled')).toBe('true');
      expect(await told(page)).toMatch(/Ada|Bo/u);
      // My orders stay visible, and can be given.
      expect(await page.locator('.prompt.mine').isVisible()).toBe(true);
      await (size === 'phone' ? now(page).tap() : page.keyboard.press('Escape'));
      await now(page).waitFor({ state: 'detached' });
      await board(page).waitFor();
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
      await give(page, /^End the turn/);
    },
  );
}

test('the recap is not offered again once dismissed, nor to somebody who has missed nothing; R shows it all the same', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = await bosTurn({ hall, browser }, 'desktop');
  const { page } = ada;
  await page.reload();
  await board(page).waitFor();
  expect(await show(page).count()).toBe(0);
  await page.keyboard.press('r');
  await page.getByText('Nothing has happened since your last turn.').waitFor();
  await boActs(bo);
  expect(await myTurn(page)).toBe('mine');
  expect(await show(page).count()).toBe(0);
  await page.keyboard.press('r');
  await now(page).waitFor();
  await page.keyboard.press('r');
  await now(page).waitFor({ state: 'detached' });
});

test('my own action returns to the present', async ({ hall, browser }) => {
  const [ada, bo] = await bosTurn({ hall, browser }, 'desktop');
  const { page } = ada;
  await boActs(bo);
  await myTurn(page);
  await page.keyboard.press('r');
  await now(page).waitFor();
  await give(page, /^End the turn/);
  await now(page).waitFor({ state: 'detached' });
  await board(page).waitFor();
});
