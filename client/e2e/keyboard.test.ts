import type { Page } from 'playwright-core';
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
import { openVenue } from './support/venue';

const venue = openVenue({ BOT_DELAY_MS: '0', TABLES_PER_MINUTE: '100' });

/** Drawn in software, on whatever machine this is. */
const UNHURRIED = 300_000;
const GAMES = ['MetalTalon', 'MetalKrushers', 'Kriegbot', "Rush 'n' Crush"] as const;
/** What only ends a turn, or gives something up. */
const ENDS = /^(?:End |Stay |Pass|Do not|Resign|Take back|Stay in neutral)/u;

async function atTable(game: string): Promise<Person> {
  const ada = await arriveCalm(venue.browser, 'Ada');
  await createTable(ada, venue.hall, { game, listed: false });
  await ada.page.getByRole('button', { name: 'Put an easy bot on seat 2' }).click();
  await start(ada);
  await myTurn(ada.page);
  return ada;
}

async function leave({ name, problems, context }: Person): Promise<void> {
  expect({ name, problems }).toEqual({ name, problems: [] });
  await context.close();
}

/** Gives the first of these orders that the arrow keys lead to; nothing where there is none. */
async function giveByArrows(page: Page, patterns: readonly RegExp[]): Promise<void> {
  for (const words of patterns)
    if (await arrowTo(page, words)) return answered(page, () => page.keyboard.press('Enter'));
}

/** A first turn is over by then, however busy the machine is, in ms. */
const WHOLE_TURN = 120_000;

/** Answers by the arrow keys, each time by the first of these orders that is there, until the log has such words. */
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

test(
  'in a window too low for the matrix O leads to the gear strip, not into a fold that is shut',
  async () => {
    const ada = await arriveCalm(venue.browser, 'Ada');
    const { page } = ada;
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(venue.hall.url);
    await page.getByRole('button', { name: "Play a bot at Rush 'n' Crush" }).click();
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await myTurn(page);
    await page.locator('.order-group .fold').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('o');
    expect(await isInOrders(page)).toBe(true);
    expect(await focused(page)).toMatch(/1st/u);
    await leave(ada);
  },
  UNHURRIED,
);

test.each(GAMES)(
  'in %s O leads to something useful, never to the end of the turn',
  async (game) => {
    const ada = await atTable(game);
    const { page } = ada;
    const before = await actionsAt(page);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await page.keyboard.press('Escape');
    await page.keyboard.press('o');
    expect(await isInOrders(page)).toBe(true);
    expect(await focused(page)).not.toMatch(ENDS);
    expect(await actionsAt(page)).toBe(before);
    await leave(ada);
  },
  UNHURRIED,
);

test(
  'every control of the orders is reached by the arrow keys',
  async () => {
    for (const game of GAMES) {
      const ada = await atTable(game);
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
      await leave(ada);
    }
  },
  UNHURRIED,
);

test(
  'a turn of MetalTalon by O, arrows and Enter alone',
  async () => {
    const ada = await atTable('MetalTalon');
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
    await leave(ada);
  },
  UNHURRIED,
);

test(
  'a turn of Rush ’n’ Crush by O, arrows and Enter alone',
  async () => {
    const ada = await atTable("Rush 'n' Crush");
    const { page } = ada;
    const steps = [/accelerate|1st gear/iu, /^(?:Drive at speed|Roll)/u, /^Furthest|^Straight|^Lane|^\d/u];
    for (const words of steps) {
      await arrowMust(page, words);
      await answered(page, () => page.keyboard.press('Enter'));
    }
    await leave(ada);
  },
  UNHURRIED,
);

test(
  'a turn of MetalKrushers by O, arrows and Enter alone',
  async () => {
    const ada = await atTable('MetalKrushers');
    const { page } = ada;
    await arrowMust(page, /^Fight with/u);
    const krusher = (await focused(page)).replace(/^Fight with /u, '').trim();
    await answered(page, () => page.keyboard.press('Enter'));
    const ways = [/^Forward/u, /^Stay here/u, /^(?:Do not|Do nothing|Keep no|Parry)/u];
    await untilLogged(page, new RegExp(`${krusher} moves from`, 'u'), ways);
    await leave(ada);
  },
  UNHURRIED,
);

test(
  'a turn of Kriegbot by O, arrows and Enter alone',
  async () => {
    const ada = await atTable('Kriegbot');
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
    await leave(ada);
  },
  UNHURRIED,
);

test('the question mark shows all keys', async () => {
  const ada = await atTable('MetalTalon');
  await ada.page.keyboard.press('?');
  const keys = ada.page.getByRole('dialog', { name: 'Keys' });
  await keys.getByText('Take back your last action').waitFor();
  await keys.getByText('Board only, or with the panels').waitFor();
  await leave(ada);
});
