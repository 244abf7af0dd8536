import type { Locator, Page } from '@playwright/test';
import { expect, quickTest as test, type BrowserFixture } from './support/browserFixture';
import { arriveCalm, type Person } from './support/people';
import {
  animate,
  answered,
  createTable,
  eventually,
  follow,
  give,
  logShows,
  myTurn,
  ordersOf,
  start,
  takeSeat,
} from './support/table';
import { unless } from './support/longSuite';

/** What is planned, what is possible, and what ends automatically: the orders of three games. */

/** In milliseconds: boards are drawn in software, possibly on a slow machine. */
const UNHURRIED = 180_000;
test.describe.configure({ timeout: UNHURRIED });
/** The minimum size of a touch target, in CSS pixels. */
const FINGER = 40;
const SIZES = ['desktop', 'phone'] as const;

async function against(
  { hall, browser }: BrowserFixture,
  game: string,
  size: (typeof SIZES)[number],
): Promise<Person> {
  const ada = await arriveCalm(browser, 'Ada', size);
  await createTable(ada, hall, { game, listed: false });
  await ada.page.getByRole('button', { name: 'Put an easy bot on seat 2' }).click();
  await start(ada);
  await animate(ada.page, 'Off');
  await myTurn(ada.page);
  return ada;
}

/** Nothing of it is cut off, and nothing covers its middle. */
const isWhole = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const hit = (x: number, y: number): boolean => {
      const at = document.elementFromPoint(x, y);
      return at !== null && (element.contains(at) || at.contains(element));
    };
    return inside && hit((left + right) / 2, top + 2) && hit((left + right) / 2, bottom - 2);
  });

/** The gold of a main button. */
const isGold = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => element.matches('.primary'));

/** Through the draw of races, until a ship can be launched. */
async function toLaunch(page: Page): Promise<void> {
  await give(page, /^Keep /u);
  await (await ordersOf(page)).getByRole('group', { name: 'Launch' }).waitFor({ timeout: 30_000 });
}

for (const size of SIZES)
  test.describe(`on a ${size}`, () => {
    test(
      'a sample ship fills the steppers, and the launch is pinned in gold above the end of the turn',
      unless(size === 'phone'),
      async ({ hall, browser }) => {
        const ada = await against({ hall, browser }, 'MetalTalon', size);
        const { page } = ada;
        await toLaunch(page);
        const orders = await ordersOf(page);
        const idle = orders.getByRole('button', { name: 'Launch', exact: true });
        expect(await idle.isDisabled()).toBe(true);
        expect(await idle.evaluate((one) => getComputedStyle(one).borderStyle)).toBe('dashed');
        await orders.getByRole('button', { name: /^Gunboat/u }).click();
        const launch = orders.getByRole('button', { name: /^Launch \d/u });
        await launch.waitFor();
        expect(
          Number(await orders.getByRole('spinbutton', { name: /^Nickels/u }).inputValue()),
        ).toBeGreaterThan(0);
        const end = orders.getByRole('button', { name: 'End the turn' });
        await eventually(() => isGold(launch), true);
        expect(await isGold(end)).toBe(false);
        expect([await isWhole(launch), await isWhole(end)]).toEqual([true, true]);

        await answered(page, () => launch.click());
        await orders
          .getByRole('button', { name: /^Move to/u })
          .first()
          .waitFor();
        const folded = orders.getByText(/^\d+ (?:targets?|shots?) out of range$/u);
        const vain = orders.getByRole('button', { name: /cannot hit from here/u });
        expect(await vain.count()).toBe(0);
        const last = await orders
          .getByRole('button', { name: /^Move to/u })
          .last()
          .boundingBox();
        expect((await folded.boundingBox())?.y).toBeGreaterThan(last?.y ?? Infinity);
        await folded.click();
        await vain.first().waitFor();
      },
    );

    test(
      'a Krusher’s move is planned by lists and sent by the gold button, never by "stay"',
      unless(size === 'desktop'),
      async ({ hall, browser }) => {
        const ada = await against({ hall, browser }, 'MetalKrushers', size);
        const { page } = ada;
        expect(await give(page, /^Fight with/u)).toBe(true);
        await (
          await ordersOf(page)
        )
          .getByRole('group', { name: 'Move', exact: true })
          .waitFor({ timeout: 30_000 });
        const orders = await ordersOf(page);
        expect(await orders.getByRole('button', { name: 'Choose where to move' }).isDisabled()).toBe(true);
        await orders.getByRole('combobox', { name: /^To/u }).selectOption('i4');
        const send = orders.getByRole('button', { name: /^Move to i4, facing/u });
        await send.waitFor();
        const stay = orders.getByRole('button', { name: 'Stay here' });
        await eventually(() => isGold(send), true);
        expect(await isGold(stay)).toBe(false);
        expect([await isWhole(send), await isWhole(stay)]).toEqual([true, true]);
        await answered(page, () => send.click());
        await logShows(page, /moves from i2 to i4/u);
      },
    );
  });

test('a turn with nothing left to do ends automatically, once, and can be taken back', async ({
  hall,
  browser,
}) => {
  const [ada, bo] = await Promise.all([arriveCalm(browser, 'Ada'), arriveCalm(browser, 'Bo')]);
  const link = await createTable(ada, hall, { listed: false });
  await follow(bo, link);
  await takeSeat(bo, 2);
  await start(ada);
  await Promise.all([ada, bo].map(({ page }) => give(page, /^Keep /u)));
  const first = await Promise.race(
    [ada, bo].map(async (one) => {
      await (await ordersOf(one.page)).getByRole('group', { name: 'Launch' }).waitFor({ timeout: 30_000 });
      return one;
    }),
  );
  const second = first === ada ? bo : ada;
  const orders = await ordersOf(first.page);
  await orders.getByRole('button', { name: /^One penny more/u }).click();
  await answered(first.page, () => orders.getByRole('button', { name: /^Launch 1 penny/u }).click());
  // A penny moves its ship one space, or two.
  for (let moves = 0; moves < 2; moves += 1) await give(first.page, /^Move to/u);
  expect(await myTurn(second.page)).toBe('mine');
  await logShows(first.page, new RegExp(`${first.name} earns`, 'u'));

  await answered(first.page, () => orders.getByRole('button', { name: 'Take back' }).click());
  await orders.getByRole('button', { name: 'End the turn' }).waitFor();
  expect(await myTurn(first.page)).toBe('mine');
  await answered(first.page, () => orders.getByRole('button', { name: 'Take back' }).click());
  await orders
    .getByRole('button', { name: /^Move to/u })
    .first()
    .waitFor();
});

test.describe('the dashboard of a race', () => {
  for (const [width, height] of [
    [390, 844],
    [360, 740],
  ] as const)
    test(
      `at ${width}x${height} the first turn shows its prompt, its gears and its order`,
      unless(width === 390),
      async ({ hall, browser }) => {
        const ada = await arriveCalm(browser, 'Ada', 'phone');
        const { page } = ada;
        await page.setViewportSize({ width, height });
        await createTable(ada, hall, { game: "Rush 'n' Crush", seats: 1, listed: false });
        await start(ada);
        await toGears(page);
        const box = page.getByRole('button', { name: /^To 1st gear, speed 4/u });
        const roll = page.getByRole('button', { name: 'Stay in neutral' });
        for (const seen of [page.locator('.prompt.mine'), box, roll]) expect(await isWhole(seen)).toBe(true);
        expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(FINGER);
        const small = await page
          .locator('.orders')
          .evaluate((panel) =>
            [...panel.querySelectorAll<HTMLElement>('button, summary')]
              .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 39.5)
              .map((one) => one.innerText || one.ariaLabel),
          );
        expect(small).toEqual([]);
        await answered(page, () => box.tap());
        await page.getByRole('button', { name: /^To 1st gear, speed 5 with a Turbo point/u }).waitFor();
      },
    );

  test('on a desktop the boxes in reach are visible, and there is room for the orders', async ({
    hall,
    browser,
  }) => {
    const ada = await arriveCalm(browser, 'Ada');
    const { page } = ada;
    await createTable(ada, hall, { game: "Rush 'n' Crush", seats: 1, listed: false });
    await start(ada);
    await toGears(page);
    const box = page.getByRole('button', { name: /^To 1st gear, speed 4/u });
    await eventually(() => isWhole(box), true);
    const height = async (selector: string) => (await page.locator(selector).boundingBox())?.height;
    expect(await height('.orders > .dashboards')).toBeGreaterThanOrEqual(240);
    const orders = ((await height('.order-groups')) ?? 0) + ((await height('.order-foot')) ?? 0);
    expect(orders).toBeGreaterThanOrEqual(220);
    // In a low window the boxes are large, and the rest of the dashboard is folded.
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.locator('.gear-strip').waitFor();
    expect(await isWhole(box)).toBe(true);
  });
});

/** Through the draft of cards, to the gearstick. */
async function toGears(page: Page): Promise<void> {
  const gears = page.getByRole('button', { name: /^To 1st gear, speed 4/u });
  const card = page.getByRole('button', { name: /^Take /u }).first();
  for (let cards = 0; cards < 4; cards += 1) {
    await gears.or(card).first().waitFor({ timeout: 30_000 });
    if ((await gears.count()) > 0) return;
    await answered(page, () => card.click());
  }
}
