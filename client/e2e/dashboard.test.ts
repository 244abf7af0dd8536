import type { Locator, Page } from '@playwright/test';
import { expect, quickTest as test, type BrowserFixture } from './support/browserFixture';
import { COURSES } from '@gearhall/shared/games/rushncrush/content/courses';
import { arriveCalm, type Person } from './support/people';
import { animate, answered, createTable, logShows, myTurn, ordersOf, start } from './support/table';

/** The minimum size of a touch target, in CSS pixels. */
const FINGER = 40;

const dashboard = (page: Page): Locator => page.getByRole('region', { name: /^Dashboard of Ada/u });

/** Ada alone on a course, at the gearstick. */
async function alone({ hall, browser }: BrowserFixture, size: 'desktop' | 'phone'): Promise<Person> {
  const ada = await arriveCalm(browser, 'Ada', size);
  await createTable(ada, hall, { game: "Rush 'n' Crush", seats: 1, course: COURSES.shortOpen });
  await start(ada);
  await animate(ada.page, 'Off');
  expect(await myTurn(ada.page)).toBe('mine');
  return ada;
}

async function press(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await answered(page, () => page.keyboard.press('Enter'));
}

test('a turn by keys alone: gearstick, dice, a drive of four spaces, the end', async ({ hall, browser }) => {
  const ada = await alone({ hall, browser }, 'desktop');
  const { page } = ada;
  const orders = await ordersOf(page);
  await press(page, dashboard(page).getByRole('button', { name: /^To 1st gear, speed 4/u }));
  const stays = dashboard(page).locator(':focus').or(orders.locator(':focus'));
  expect(await stays.count()).toBe(1);
  await press(page, orders.getByRole('button', { name: 'Drive at speed 4, without dice' }));
  await orders.getByRole('radio', { name: '4', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await orders.getByRole('list', { name: 'After 3 movement points' }).count()).toBe(1);
  await press(page, orders.getByRole('button', { name: /^Straight on, 4/u }));
  await press(page, orders.getByRole('button', { name: 'End the turn' }));
  await logShows(page, /drives 4 spaces to tile 1, lane [34]/u);
});

test('on a phone the next boxes of the matrix are visible, and large enough for a finger', async ({
  hall,
  browser,
}) => {
  const ada = await alone({ hall, browser }, 'phone');
  const { page } = ada;
  const next = dashboard(page).getByRole('button', { name: /^To 1st gear, speed 4/u });
  const box = await next.boundingBox();
  const sheet = await (await ordersOf(page)).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(FINGER - 1);
  expect(box?.y).toBeGreaterThanOrEqual(sheet?.y ?? Infinity);
  await answered(page, () => next.tap());
  await answered(page, () => page.getByRole('button', { name: 'Drive at speed 4, without dice' }).tap());
  const folded = page.locator('.orders .dash-folded summary');
  await folded.tap();
  const slot = dashboard(page).getByRole('button', { name: /^Rocket Booster, not armed/u });
  await answered(page, () => slot.tap());
  await page
    .getByRole('img', { name: 'Rocket Booster, armed, moved this turn' })
    .waitFor({ state: 'attached' });
});
