import type { Browser, Page } from '@playwright/test';
import { expect, quickTest as test, type BrowserFixture } from './support/browserFixture';
import { COURSES } from '@gearhall/shared/games/rushncrush/content/courses';
import { layoutOf, placeOf } from '../src/games/rushncrush/looks/layout';
import { PLAIN_SAND } from '../src/games/rushncrush/paint/desert';
import { arriveCalm, type Person } from './support/people';
import { placeAt } from './support/pointing';
import { roll, toBox } from './support/race';
import { animate, answered, createTable, myTurn, ordersOf, panelOf, start } from './support/table';

/** A race against an easy bot, up to my first drive. */
async function underWay({ hall, browser }: BrowserFixture, size: 'desktop' | 'phone'): Promise<Person> {
  const ada = await arriveCalm(browser, 'Ada', size);
  const { page } = ada;
  await createTable(ada, hall, {
    game: "Rush 'n' Crush",
    listed: false,
    course: COURSES.shortOpen,
  });
  await page.getByRole('button', { name: 'Put an easy bot on seat 2' }).click();
  await start(ada);
  await animate(page, 'Off');
  await myTurn(page);
  await toBox(page, '1st gear, speed 4');
  await roll(page);
  return ada;
}

const WAY = /Drive to tile (\d+), lane (\d+), space (\d+)/u;

/** A space that can be driven to, from the orders, with its position on the page. */
async function someSpace(page: Page) {
  const orders = await ordersOf(page);
  await orders.getByRole('button', { name: WAY }).first().waitFor();
  const texts = await orders.getByRole('button', { name: WAY }).allInnerTexts();
  const ids = texts.map((text) => WAY.exec(text)!.slice(1).join('.'));
  // On a phone the middle of the road is sure to be visible.
  const id = ids.find((one) => one.split('.')[1] === '4') ?? ids[0]!;
  return {
    words: WAY.exec(texts[ids.indexOf(id)]!)![0],
    at: await placeAt(page, placeOf(layoutOf(COURSES.shortOpen), id)!.at),
  };
}

/** Whether the log says that a car went to the place that an order named. */
const isThere = async (page: Page, words: string): Promise<boolean> =>
  (await (await panelOf(page, 'Log')).innerText()).includes(words.replace('Drive ', ''));

test('by touch: the first tap on a space shows, the second drives there', async ({ hall, browser }) => {
  const ada = await underWay({ hall, browser }, 'phone');
  const { page } = ada;
  const { at, words } = await someSpace(page);
  await page.touchscreen.tap(at.x, at.y);
  await page.getByText(/^(?:Tap it again|Choose one of these)/u).waitFor();
  expect(await isThere(page, words)).toBe(false);
  // The log may have made the board smaller.
  const again = await someSpace(page);
  await answered(page, () => page.touchscreen.tap(again.at.x, again.at.y));
  expect(await isThere(page, words)).toBe(true);
});

test('by mouse: pointing shows what a space costs, a click drives there', async ({ hall, browser }) => {
  const ada = await underWay({ hall, browser }, 'desktop');
  const { page } = ada;
  const { at, words } = await someSpace(page);
  await page.mouse.move(at.x, at.y);
  await page
    .getByRole('tooltip')
    .getByText(/^Drive here: \d+ point/u)
    .waitFor();
  await answered(page, () => page.mouse.click(at.x, at.y));
  expect(await isThere(page, words)).toBe(true);
});

test('the map folds and opens by keys; open, it shows the order and everybody’s distance to the line', async ({
  hall,
  browser,
}) => {
  const ada = await underWay({ hall, browser }, 'desktop');
  const { page } = ada;
  const map = page.getByRole('region', { name: 'Map of the course' });
  const lines = map.getByRole('list', { name: 'Order of the round' }).getByRole('listitem');
  expect(await lines.count()).toBe(2);
  expect(await lines.first().innerText()).toMatch(/\d+\s+spaces to go/u);
  await page.getByRole('button', { name: 'Hide the map' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Show the map' }).waitFor();
  expect(await lines.count()).toBe(0);
  await page.keyboard.press('Enter');
  await lines.first().waitFor();
});

test('on a phone the map is folded, so that it covers little of the race', async ({ hall, browser }) => {
  const ada = await underWay({ hall, browser }, 'phone');
  const box = await ada.page.getByRole('region', { name: 'Map of the course' }).boundingBox();
  expect(box?.width).toBeLessThan(100);
  expect(box?.height).toBeLessThan(100);
});

/** The share of a picture that has exactly this colour, 0 to 1; reckoned on a page without a policy. */
async function shareOf(colour: string, picture: Buffer, browser: Browser): Promise<number> {
  const page = await browser.newPage();
  return page.evaluate(
    async ({ encoded, wanted }) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${encoded}`)).blob());
      const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      brush?.drawImage(bitmap, 0, 0);
      const { data } = brush?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
      let found = 0;
      for (let at = 0; at < data.length; at += 4)
        if (((data[at] ?? 0) << 16) + ((data[at + 1] ?? 0) << 8) + (data[at + 2] ?? 0) === wanted) found += 1;
      return found / (data.length / 4);
    },
    { encoded: picture.toString('base64'), wanted: Number.parseInt(colour.slice(1), 16) },
  );
}

test('the sand around the course is painted, and does not stay plain', async ({ hall, browser }) => {
  const { page } = await underWay({ hall, browser }, 'desktop');
  const board = page.locator('.board-room canvas[data-shot]');
  await page.locator('.board-room canvas[data-shot]:not([data-painting])').waitFor();
  expect(await shareOf(PLAIN_SAND, await board.screenshot(), browser)).toBeLessThan(0.02);
});
