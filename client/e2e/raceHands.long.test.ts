import type { Locator, Page } from '@playwright/test';
import { expect, quickTest as test, type BrowserFixture } from './support/browserFixture';
import type { BoxId } from '@gearhall/shared/games/rushncrush/content/gears';
import { changeOdds, heatOdds, type Odds } from '@gearhall/shared/games/rushncrush/rules/gears/odds';
import { a11yFaultsIn } from './support/a11yChecks';
import { layWire, type Wire } from './support/cuttableWire';
import { focusOn } from './support/keys';
import { arriveCalm, type Person } from './support/people';
import { dashboard, driveTo, hint, nextBox, placeOnPage, press, roll, RUSH, toBox } from './support/race';
import {
  actionsAt,
  animate,
  answered,
  board,
  createTable,
  eventually,
  follow,
  logOf,
  logShows,
  myTurn,
  ordersOf,
  panelOf,
  start,
  takeSeat,
  whoseTurn,
} from './support/table';

let wire: Wire;

test.beforeAll(async ({ hall }) => {
  wire = await layWire(hall.url);
});

test.afterAll(async () => {
  await wire.close();
});

/** Walls within sight of the start: a single player starts on space 3 of lane 3 or 4. */
const WALLED = 'open:1B-5A-3A-2A';
const A_WALL = '1.3.6';
/** Milliseconds after which another tap no longer makes a double tap. */
const LONGER_THAN_A_DOUBLE_TAP = 350;

/** Ada alone on a course, at the gearstick. */
async function alone(
  { hall, browser }: BrowserFixture,
  size: 'desktop' | 'phone',
  options: Readonly<Record<string, string>> = {},
): Promise<Person> {
  const ada = await arriveCalm(browser, 'Ada', size);
  await createTable(ada, { ...hall, url: wire.url }, { game: RUSH, seats: 1, course: WALLED, options });
  await start(ada);
  await animate(ada.page, 'Off');
  expect(await myTurn(ada.page)).toBe('mine');
  return ada;
}

// The browser also logs the broken connection.
test.beforeEach(({ allowErrors }) => allowErrors(/WebSocket|net::ERR|Failed to load resource/u));

/** "2: 44" for a chance of 44 % that it is 2, as the charts before the roll show it. */
const bars = (odds: Odds | undefined): string[] =>
  (odds ?? []).flatMap((chance, value) => (chance > 0 ? [`${value}: ${Math.round(chance * 100)}`] : []));

async function barsShown(page: Page, look: 'heat' | 'changes'): Promise<string[]> {
  return page
    .locator(`.bars.${look} .bar`)
    .evaluateAll((all) =>
      all.map((bar) => `${bar.querySelector('b')?.textContent}: ${bar.querySelector('small')?.textContent}`),
    );
}

/** "1st gear · 4". */
const inShort = (box: BoxId): RegExp => new RegExp(`${box.replace('.', '\\w\\w gear · ')}\\D`, 'u');

/** What is shown before the roll agrees with the rules for this box and this many Turbo points. */
async function expectOdds(page: Page, box: BoxId, turbo: number): Promise<void> {
  const heat = heatOdds(box, turbo);
  const expected = { heat: heat.length > 1 ? bars(heat) : [], changes: bars(changeOdds(box)) };
  await page.locator('.odds-box', { hasText: inShort(box) }).waitFor();
  expect({ heat: await barsShown(page, 'heat'), changes: await barsShown(page, 'changes') }).toEqual(
    expected,
  );
}

const slot = (page: Page, words: RegExp): Locator => dashboard(page).getByRole('button', { name: words });

const track = (page: Page, words: string): Locator =>
  dashboard(page).getByRole('img', { name: words, exact: true });

/** The orders and the log as text. */
const readable = async (page: Page): Promise<{ orders: string; log: string }> => ({
  log: await logOf(page),
  orders: await (await ordersOf(page)).innerText(),
});

test('the gearstick by click and by keys: undo before the dice, the odds of each box, Turbo, arming', async ({
  hall,
  browser,
}) => {
  const ada = await alone({ hall, browser }, 'desktop');
  const { page } = ada;
  await nextBox(page, '1st gear, speed 4').focus();
  await answered(page, () => page.keyboard.press('Enter'));
  await answered(page, () => page.keyboard.press('u'));
  await logShows(page, /Ada takes back their last action\./u);
  await toBox(page, '1st gear, speed 4');

  await expectOdds(page, '1.4', 0);
  const turbo = nextBox(page, '1st gear, speed 5 with a Turbo point');
  await turbo.hover();
  await expectOdds(page, '1.5', 1);
  await page.mouse.move(0, 0);
  await expectOdds(page, '1.4', 0);
  await slot(page, /^Rocket Booster/u).focus();
  await turbo.focus();
  await expectOdds(page, '1.5', 1);
  await answered(page, () => page.keyboard.press('Enter'));
  await track(page, 'Turbo: 3 points of 4').waitFor();
  await expectOdds(page, '1.5', 1);
  await nextBox(page, '1st gear, speed 6 with a Turbo point').hover();
  await expectOdds(page, '1.6', 2);

  await answered(page, () => slot(page, /^Rocket Booster, not armed\. Arm it$/u).click());
  await dashboard(page).getByRole('img', { name: 'Rocket Booster, armed, moved this turn' }).waitFor();
  expect(await a11yFaultsIn(page)).toEqual([]);
  await roll(page);
  await logShows(page, /with a Turbo point to 1st gear, speed 5/u);
  await logShows(page, /arms the Rocket Booster\./u);
  expect(await a11yFaultsIn(page)).toEqual([]);
});

test('in the middle of a drive: shown, cancelled, reloaded, cut off, and continued by the orders’ keys alone', async ({
  hall,
  browser,
}) => {
  const ada = await alone({ hall, browser }, 'desktop');
  const { page } = ada;
  await toBox(page, '1st gear, speed 4');
  await roll(page);

  // A wall costs something: the first click only shows it, Escape cancels that, and so the next click
  // only shows it, too.
  const before = await actionsAt(page);
  const wall = await placeOnPage(page, WALLED, A_WALL);
  await page.mouse.move(wall.x, wall.y);
  await page
    .getByRole('tooltip')
    .getByText(/^Hit the wall head-on: 3 points; 1 damage/u)
    .waitFor();
  for (let click = 0; click < 2; click += 1) {
    await page.mouse.click(wall.x, wall.y);
    await hint(page).waitFor();
    await page.keyboard.press('Escape');
  }
  await driveTo(page, WALLED, '1.4.4');
  expect(await actionsAt(page)).toBe(before + 1);
  await logShows(page, /to tile 1, lane 4, space 4\b/u);

  const told = await readable(page);
  expect(told.orders).toMatch(/lane/u);
  await page.reload();
  expect(await myTurn(page)).toBe('mine');
  await eventually(async () => JSON.stringify(await readable(page)), JSON.stringify(told));

  wire.cut();
  const lost = page.getByRole('main').getByText('The connection is gone');
  await lost.waitFor();
  wire.mend();
  await lost.waitFor({ state: 'hidden' });
  expect(await myTurn(page)).toBe('mine');
  await eventually(async () => JSON.stringify(await readable(page)), JSON.stringify(told));

  await page.keyboard.press('o');
  for (const words of [
    /^Straight on, \d/u,
    /^End the turn/u,
    /^Accelerate to 1st gear, speed 5/u,
    /^Roll 1 heat die/u,
    /^Straight on, \d/u,
  ]) {
    await focusOn(page, words);
    await answered(page, () => page.keyboard.press('Enter'));
  }
  await logShows(page, /Round 2/u);
});

test('by touch: a box, a piece of equipment, a space that is shown, cancelled, and driven to', async ({
  hall,
  browser,
}) => {
  const ada = await alone({ hall, browser }, 'phone');
  const { page } = ada;
  await toBox(page, '1st gear, speed 4');
  expect(await a11yFaultsIn(page)).toEqual([]);
  await expectOdds(page, '1.4', 0);
  await toBox(page, '1st gear, speed 5 with a Turbo point');
  await expectOdds(page, '1.5', 1);
  await page.locator('.orders .dash-folded summary').tap();
  await answered(page, () => slot(page, /^Rocket Booster, not armed\. Arm it$/u).tap());
  await roll(page);
  expect(await a11yFaultsIn(page)).toEqual([]);

  const before = await actionsAt(page);
  for (let taps = 0; taps < 2; taps += 1) {
    const { x, y } = await placeOnPage(page, WALLED, A_WALL);
    await page.touchscreen.tap(x, y);
    await hint(page).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(LONGER_THAN_A_DOUBLE_TAP);
  }
  await driveTo(page, WALLED, '1.4.4');
  expect(await actionsAt(page)).toBe(before + 1);
});

/** Takes the first card that is left; returns its name. */
async function take(page: Page): Promise<string> {
  const card = (await ordersOf(page)).getByRole('button', { name: /^Take /u }).first();
  const name = (await card.locator('strong').textContent()) ?? '';
  await answered(page, () => press(page, card));
  return name;
}

test('two people draft two cars and two drivers each, and find each car on its own dashboard', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = await Promise.all([arriveCalm(browser, 'Ada'), arriveCalm(browser, 'Bo', 'phone')]);
  const options = { 'Cars per player': 'Two', 'Cars and drivers': 'Drafted' };
  const link = await createTable(ada, hall, { game: RUSH, options });
  await follow(bo, link);
  await takeSeat(bo, 2);
  await start(ada);
  await board(bo.page).waitFor();
  for (const { page } of [ada, bo]) await animate(page, 'Off');

  const taken: { name: string; by: Person }[] = [];
  for (let picks = 0; picks < 8; picks += 1) {
    const by = await whoseTurn([ada, bo]);
    taken.push({ name: await take(by.page), by });
  }
  expect(new Set(taken.map(({ name }) => name)).size).toBe(8);
  // The last player to take a car takes a driver first.
  const whose = taken.map(({ by }) => by.name);
  expect(whose.slice(4)).toEqual(whose.slice(0, 4).toReversed());

  const first = await whoseTurn([ada, bo]);
  const { page } = first;
  const cars = taken.flatMap(({ name, by }, pick) => (by === first && pick < 4 ? [name] : []));
  const tabs = (await ordersOf(page)).getByRole('group', { name: 'Which car' });
  expect(await tabs.getByRole('radio').count()).toBe(2);
  const shown = async (): Promise<string> =>
    (await page.locator('.orders .dash-name strong').textContent()) ?? '';
  const onTurn = await shown();
  expect(cars).toContain(onTurn);
  expect(await nextBox(page, '1st gear, speed 4').count()).toBe(1);
  const other = cars.find((name) => name !== onTurn) ?? '';
  await tabs.getByRole('radio', { name: other }).check({ force: true });
  await eventually(shown, other);
  expect(await nextBox(page, '1st gear, speed 4').count()).toBe(0);
  expect(await a11yFaultsIn(page)).toEqual([]);

  const seats = await panelOf(page, 'Seats');
  const foreign = taken.flatMap(({ name, by }, pick) => (by !== first && pick < 4 ? [name] : []));
  for (const name of foreign) await seats.getByText(name, { exact: true }).first().waitFor();
  expect(await a11yFaultsIn(page)).toEqual([]);
});

test('in Arcade nothing is armed: the Rocket Booster works at the end of the drive, and brings no heat', async ({
  hall,
  browser,
}) => {
  const ada = await alone({ hall, browser }, 'desktop', { Rules: 'Arcade' });
  const { page } = ada;
  await toBox(page, '1st gear, speed 4');
  const arming = page.getByRole('button', { name: /\barm\b/iu });
  expect(await arming.count()).toBe(0);
  await roll(page);
  const orders = await ordersOf(page);
  expect(await arming.count()).toBe(0);
  await answered(page, () =>
    orders
      .getByRole('button', { name: /^Furthest clean way|^Straight on, 4/u })
      .first()
      .click(),
  );
  await answered(page, () => orders.getByRole('button', { name: /^Rocket Booster: 1 space/u }).click());
  const log = await logShows(page, /lights the Rocket Booster: 1 space/u);
  expect(log).not.toMatch(/arms|heat point/u);
});

for (const size of ['desktop', 'phone'] as const)
  test(`a new table has two seats, and its course is chosen without barriers (${size})`, async ({
    hall,
    browser,
  }) => {
    const ada = await arriveCalm(browser, 'Ada', size);
    const { page } = ada;
    await page.goto(`${hall.url}/new/rushncrush`);
    await page.getByRole('button', { name: 'Create the table' }).waitFor();
    expect(await page.getByRole('radio', { name: '2', exact: true }).first().isChecked()).toBe(true);
    await page.getByText('All options').click();
    for (const way of ['Ready-made', 'Random']) {
      await page.getByRole('radio', { name: way, exact: true }).check({ force: true });
      expect({ way, found: await a11yFaultsIn(page) }).toEqual({ way, found: [] });
    }
  });
