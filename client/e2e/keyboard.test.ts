import type { Page } from '@playwright/test';
import { expect, quickTest as test, type BrowserFixture } from './support/browserFixture';
import { arrowMust, arrowTo, focused } from './support/keys';
import { arriveCalm, type Person } from './support/people';
import { takeReadyMade } from './support/krieg';
import {
  actionsAt,
  answered,
  createTable,
  eventually,
  logOf,
  logShows,
  myTurn,
  start,
} from './support/table';
import { unless } from './support/longSuite';

/** In milliseconds: boards are drawn in software, possibly on a slow machine. */
const UNHURRIED = 300_000;
test.describe.configure({ timeout: UNHURRIED });
const GAMES = ['MetalTalon', 'MetalKrushers', 'Kriegbot', "Rush 'n' Crush", 'Metalheads'] as const;
/** Orders that only end a turn, or give something up. */
const ENDS = /^(?:End |Stay |Pass|Do not|Resign|Take back|Stay in neutral)/u;

async function atTable({ hall, browser }: BrowserFixture, game: string): Promise<Person> {
  const ada = await arriveCalm(browser, 'Ada');
  await createTable(ada, hall, { game, listed: false });
  await ada.page.getByRole('button', { name: 'Put an easy bot on seat 2' }).click();
  await start(ada);
  await myTurn(ada.page);
  return ada;
}

/** Gives the first of these orders that the arrow keys reach; does nothing where there is none. */
async function giveByArrows(page: Page, patterns: readonly RegExp[]): Promise<void> {
  for (const words of patterns)
    if (await arrowTo(page, words)) return answered(page, () => page.keyboard.press('Enter'));
}

/** Longer than a first turn takes on a busy machine, in ms. */
const WHOLE_TURN = 120_000;

/**
 * Answers by the arrow keys, each time with the first of these orders that is available, until the log
 * matches.
 */
async function untilLogged(page: Page, words: RegExp, patterns: readonly RegExp[]): Promise<void> {
  const end = performance.now() + WHOLE_TURN;
  while (!words.test(await logOf(page)) && performance.now() < end) {
    await myTurn(page);
    await giveByArrows(page, patterns);
  }
  await logShows(page, words);
}

const isInOrders = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('#panel-orders') !== null);

test('in a window too low for the matrix O leads to the gear strip, not into a closed fold', async ({
  hall,
  browser,
}) => {
  const ada = await arriveCalm(browser, 'Ada');
  const { page } = ada;
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(hall.url);
  await page.getByRole('link', { name: "Play a bot now at Rush 'n' Crush" }).click();
  await myTurn(page);
  await page.locator('.order-group .fold').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('o');
  expect(await isInOrders(page)).toBe(true);
  expect(await focused(page)).toMatch(/1st/u);
});

for (const game of GAMES)
  test(
    `in ${game} O leads to something useful, never to the end of the turn`,
    unless(game === 'Kriegbot'),
    async ({ hall, browser }) => {
      const ada = await atTable({ hall, browser }, game);
      const { page } = ada;
      const before = await actionsAt(page);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
      await page.keyboard.press('Escape');
      await page.keyboard.press('o');
      expect(await isInOrders(page)).toBe(true);
      expect(await focused(page)).not.toMatch(ENDS);
      expect(await actionsAt(page)).toBe(before);
    },
  );

test('every control of the orders is reached by the arrow keys', async ({ hall, browser }) => {
  for (const game of GAMES) {
    const ada = await atTable({ hall, browser }, game);
    const { page } = ada;
    await page.keyboard.press('Escape');
    await page.keyboard.press('o');
    const missed = await page.evaluate(() => {
      const panel = document.getElementById('panel-orders');
      const controls = [
        ...(panel?.querySelectorAll<HTMLElement>('button, input, select, summary') ?? []),
      ].filter((one) => !one.matches(':disabled') && one.checkVisibility());
      const reached = new Set<Element | null>();
      for (let steps = 0; steps <= controls.length + 5; steps += 1) {
        reached.add(document.activeElement);
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
        );
      }
      return controls
        .filter((one) => !reached.has(one))
        .filter((one) => !(one instanceof HTMLInputElement && one.type === 'radio'))
        .map((one) => one.innerText || one.getAttribute('aria-label'));
    });
    expect({ game, missed }).toEqual({ game, missed: [] });
    await ada.context.close();
  }
});

test('a turn of MetalTalon by O, arrows and Enter alone', async ({ hall, browser }) => {
  const ada = await atTable({ hall, browser }, 'MetalTalon');
  const { page } = ada;
  if (await arrowTo(page, /^Keep/u)) await answered(page, () => page.keyboard.press('Enter'));
  await myTurn(page);
  await arrowMust(page, /^Pennies/u);
  for (let coins = 0; coins < 6; coins += 1) await page.keyboard.press('ArrowRight');
  await answered(page, () => page.keyboard.press('Enter'));
  await arrowMust(page, /^Move to/u);
  await answered(page, () => page.keyboard.press('Enter'));
  await arrowMust(page, /^End the turn/u);
  await answered(page, () => page.keyboard.press('Enter'));
});

test('a turn of Rush ’n’ Crush by O, arrows and Enter alone', unless(false), async ({ hall, browser }) => {
  const ada = await atTable({ hall, browser }, "Rush 'n' Crush");
  const { page } = ada;
  const steps = [/accelerate|1st gear/iu, /^(?:Drive at speed|Roll)/u, /^Furthest|^Straight|^Lane|^\d/u];
  for (const words of steps) {
    await arrowMust(page, words);
    await answered(page, () => page.keyboard.press('Enter'));
  }
});

test('a turn of MetalKrushers by O, arrows and Enter alone', unless(false), async ({ hall, browser }) => {
  const ada = await atTable({ hall, browser }, 'MetalKrushers');
  const { page } = ada;
  await arrowMust(page, /^Fight with/u);
  const krusher = (await focused(page)).replace(/^Fight with /u, '').trim();
  await answered(page, () => page.keyboard.press('Enter'));
  const ways = [/^Forward/u, /^Stay here/u, /^(?:Do not|Do nothing|Keep no|Parry)/u];
  await untilLogged(page, new RegExp(`${krusher} moves from`, 'u'), ways);
});

test('a turn of Kriegbot by O, arrows and Enter alone', async ({ hall, browser }) => {
  const ada = await atTable({ hall, browser }, 'Kriegbot');
  const { page } = ada;
  await arrowMust(page, /\bSpeed \d/u);
  await answered(page, () => page.keyboard.press('Enter'));
  await page.getByRole('button', { name: 'Open the design desk' }).waitFor();
  await arrowMust(page, /^Open the design desk/u);
  await page.keyboard.press('Enter');
  await takeReadyMade(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'The designs are ready' }).waitFor();
  await arrowMust(page, /^The designs are ready/u);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Fix them for good' }).waitFor();
  await eventually(() => focused(page), 'Fix them for good');
  await answered(page, () => page.keyboard.press('Enter'));
  const ways = [/^Start on/u, /^Ahead/u, /^(?:Turn|Slip) /u, /^No\b/u, /^End/u, /^Do not/u];
  await untilLogged(page, /Ada’s \w+ moves from/u, ways);
});

test('the question mark shows all keys', async ({ hall, browser }) => {
  const ada = await atTable({ hall, browser }, 'MetalTalon');
  await ada.page.keyboard.press('?');
  const keys = ada.page.getByRole('dialog', { name: 'Keys' });
  await keys.getByText('Take back your last action').waitFor();
  await keys.getByText('Board only, or with the panels').waitFor();
});
