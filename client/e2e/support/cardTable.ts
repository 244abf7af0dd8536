import type { Locator, Page } from '@playwright/test';
import type { Point } from '../../src/stage/geometry/geometry';
import { placeOf } from './boardTurns';
import { actionsAt, answered, board, myTurn, ordersOf, settled } from './table';

/** What lies on a table of cards, as soon as it is at rest. */
interface Lying {
  readonly places: string;
  /** What can be chosen now. */
  readonly lit: readonly string[];
}

export async function lying(page: Page): Promise<Lying> {
  const canvas = page.locator('.board-room canvas[data-places]');
  const [places, lit] = await canvas.evaluate((element: HTMLElement) => [
    element.dataset['places'] ?? '',
    element.dataset['lit'] ?? '',
  ]);
  const width = page.viewportSize()?.width ?? 0;
  // On a phone the row scrolls, and some of it is out of sight.
  const isInSight = (key: string): boolean => key !== '' && placeOf(places, key).x < width;
  return { places: places ?? '', lit: (lit ?? '').split(' ').filter(isInSight) };
}

/** Clicks a thing on the table, or taps it on a touch screen. */
async function touch(page: Page, thing: string): Promise<void> {
  const { places } = await lying(page);
  const box = await board(page).boundingBox();
  const { x, y } = placeOf(places, thing);
  const at: Point = { x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + y };
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
}

const isRobot = (thing: string): boolean =>
  !thing.includes(':') && !['deck', 'nation', 'hand'].includes(thing);

/** The things of the hand, which lie lowest. */
function lowest(places: string, things: readonly string[]): string | undefined {
  return things.toSorted((one, other) => placeOf(places, other).y - placeOf(places, one).y)[0];
}

/** More things than an action takes. */
const MOST_TOUCHES = 6;

/**
 * One action on the table, by clicks or taps alone: pays with a hand Robot where that is possible, takes one of the row
 * where it is not. What has no place on the table is in the orders.
 */
export async function playCard(page: Page): Promise<'played' | 'over'> {
  if ((await myTurn(page)) === 'over') return 'over';
  const before = await actionsAt(page);
  const isPlayed = async (): Promise<boolean> => (await actionsAt(page)) > before;
  const touched: string[] = [];
  while (touched.length < MOST_TOUCHES && !(await isPlayed())) {
    const thing = await nextThing(page, touched);
    if (thing === undefined) break;
    await touch(page, thing);
    touched.push(thing);
    await drawn(page);
    await settled(page);
  }
  if (!(await isPlayed())) await answered(page, async () => (await anyOrder(page)).click());
  return 'played';
}

/** What is lit: at first a Robot, the lowest; later another one, or whatever there is. */
async function nextThing(page: Page, touched: readonly string[]): Promise<string | undefined> {
  const { places, lit } = await lying(page);
  const robots = lit.filter((thing) => isRobot(thing) && !touched.includes(thing));
  return lowest(places, robots) ?? (touched.length > 0 ? lit[0] : undefined);
}

/** Whatever a click has led to is on the page now. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The end of the turn where it is offered; otherwise the first answer of the question. */
async function anyOrder(page: Page): Promise<Locator> {
  const orders = await ordersOf(page);
  const all = orders.locator('.order');
  const end = all.filter({ hasText: /^End turn/u });
  if ((await end.count()) > 0) return end.first();
  // Many answers are given in two steps.
  const first = orders.locator('.mh-first-step button').first();
  if ((await all.count()) === 0 && (await first.count()) > 0) await first.click();
  return all.first();
}
