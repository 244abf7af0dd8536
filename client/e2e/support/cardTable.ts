import type { Page } from '@playwright/test';
import type { Point } from '../../src/stage/geometry';
import { placeOf } from './boardTurns';
import { actionsAt, board, give, myTurn } from './table';

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

const isPaying = async (page: Page): Promise<boolean> => (await lying(page)).lit.length > 0;

/**
 * One action on the table, by clicks or taps alone: pays with a hand Robot where that is possible, takes one of the row
 * where it is not. What has no place on the table is in the orders.
 */
export async function playCard(page: Page): Promise<'played' | 'over'> {
  if ((await myTurn(page)) === 'over') return 'over';
  const { places, lit } = await lying(page);
  const robots = lit.filter(isRobot);
  const before = await actionsAt(page);
  const first = lowest(places, robots);
  if (first === undefined) {
    if (
      !(await give(
        page,
        /^(?:Steel|Circuits|Fuel|Enough|No more|Done|Vanguard|Command|Workshop|Arsenal|Dynamo)/u,
      ))
    )
      await give(page, /^End turn/u);
    return 'played';
  }
  await touch(page, first);
  await page.waitForTimeout(60);
  if ((await actionsAt(page)) === before && (await isPaying(page))) await second(page, first, before);
  return 'played';
}

/** The first thing did nothing yet: a second one is lit. */
async function second(page: Page, first: string, before: number): Promise<void> {
  const { lit, places } = await lying(page);
  const target =
    lowest(
      places,
      lit.filter((thing) => isRobot(thing) && thing !== first),
    ) ?? lit[0];
  if (target === undefined || (await actionsAt(page)) > before) return;
  await touch(page, target);
}
