import type { Locator, Page } from '@playwright/test';
import { FINISH, type SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import { layoutOf, placeOf } from '../../src/games/rushncrush/looks/layout';
import type { Point } from '../../src/stage/geometry/geometry';
import { placeAt, pointTo } from './pointing';
import { actionsAt, answered, give, ordersOf } from './table';

/** How a person in these tests drives in Rush 'n' Crush. */

export const RUSH = "Rush 'n' Crush";

/** A speed at which six lanes of walls can be passed. */
const CRUISE = 7;
const ROLL = /^(?:Roll |Drive at speed )/u;

/** Clicks it, or taps it on a touch screen. */
export async function press(page: Page, button: Locator): Promise<void> {
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (hasTouch ? button.tap() : button.click());
}

/** My dashboard, above my orders. */
export const dashboard = (page: Page): Locator =>
  page.locator('.orders').getByRole('region', { name: /^Dashboard of/u });

/** A box of the gear matrix that the gearstick may go to now, by its words: "1st gear, speed 4". */
export const nextBox = (page: Page, words: string | RegExp): Locator =>
  dashboard(page).getByRole('button', {
    name: words instanceof RegExp ? words : new RegExp(`^To ${words}:`),
  });

export const toBox = (page: Page, words: string | RegExp): Promise<void> =>
  answered(page, () => press(page, nextBox(page, words)));

/** Rolls the dice, or takes the order in their place. */
export async function roll(page: Page): Promise<void> {
  const button = (await ordersOf(page)).getByRole('button', { name: ROLL });
  await answered(page, () => press(page, button));
}

/** Carries out one stretch of a drive. */
export type Drive = (page: Page) => Promise<void>;

/** Gives one order: careful with the gears, straight ahead where it is free, otherwise around obstacles. */
export async function race(page: Page, drive: Drive = byOrder): Promise<void> {
  if ((await boxesIn(page).count()) > 0) await steer(page);
  else if (await hasGroup(page, /^(?:Drive|Collide)$/u)) await drive(page);
  else if (!(await giveAny(page, [ROLL, /^Change lanes to/u, /^End the turn/u])))
    throw new Error(`Nothing to press: ${await (await ordersOf(page)).innerText()}`);
}

/** As far as nothing is met, by the orders; where that is nowhere, into whatever comes first. */
async function byOrder(page: Page): Promise<void> {
  if (await giveAny(page, [/^Over the line/u, /^Furthest clean way/u, /^Straight on/u])) return;
  const end = (await ordersOf(page)).locator('.drive-ends button').first();
  await answered(page, () => press(page, end));
}

/**
 * The same by pointing at the space on the board, as long as nothing is met there; adds the player to
 * `pointed`.
 */
export const byPointing =
  (course: string, pointed: Set<Page>): Drive =>
  async (page) => {
    const end = (await endsIn(page)).find(({ isPlain }) => isPlain);
    if (end) pointed.add(page);
    await (end ? driveTo(page, course, end.space) : byOrder(page));
  };

/** The boxes that the gearstick can reach without a point. */
const boxesIn = (page: Page): Locator =>
  dashboard(page).getByRole('button', { name: /^To .* gear, speed \d+:/u });

/** Shifts up a step while it is slow, into a cooler gear where there is one, and then rolls the dice. */
async function steer(page: Page): Promise<void> {
  const names = await boxesIn(page).evaluateAll((all) =>
    all.map((box) => box.getAttribute('aria-label') ?? ''),
  );
  const wanted = wantedBox(names, await speedOf(page));
  if (wanted !== undefined) {
    const box = dashboard(page).getByRole('button', { name: wanted, exact: true });
    await answered(page, () => press(page, box));
  }
  await roll(page);
}

/** The gearstick's speed; 0 in neutral. */
async function speedOf(page: Page): Promise<number> {
  // Where the panel is low the matrix is folded.
  const words = await page.locator('.orders .matrix caption').first().textContent();
  return Number(/speed (\d+)/u.exec(words ?? '')?.[1] ?? 0);
}

/** The cool box at the same speed, otherwise the fastest that is not too fast. */
function wantedBox(boxes: readonly string[], now: number): string | undefined {
  const read = boxes.map((name) => ({
    name,
    speed: Number(/speed (\d+)/u.exec(name)?.[1]),
    isCool: name.includes('blue'),
  }));
  const faster = read.filter(({ speed }) => speed > now && speed <= CRUISE);
  const cooler = read.find(({ speed, isCool }) => isCool && speed === now);
  return (cooler ?? faster.find(({ isCool }) => isCool) ?? faster[0])?.name;
}

/** An end of a way that the orders name. */
interface End {
  readonly space: SpaceId;
  /** Nothing is met there, and no Steering point is spent. */
  readonly isPlain: boolean;
}

/** The ends of the ways as far as the orders show them first, those in the middle of the road before others. */
async function endsIn(page: Page): Promise<readonly End[]> {
  const group = (await ordersOf(page)).getByRole('group', { name: 'Drive', exact: true });
  const texts = await group.locator('.drive-ends button').allInnerTexts();
  const ends = texts.map((text): End => {
    const place = /tile (\d+), lane (\d+), space (\d+)/u.exec(text);
    return {
      space: place ? place.slice(1).join('.') : FINISH,
      isPlain: !/wreck|mine|Steering/u.test(text),
    };
  });
  const offMiddle = ({ space }: End): number => Math.abs(Number(space.split('.')[1] ?? 3.5) - 3.5);
  return ends.toSorted((one, other) => offMiddle(one) - offMiddle(other));
}

/** Where a space of a course lies on the board. */
export function pointOf(course: string, space: SpaceId): Point {
  const place = placeOf(layoutOf(course), space);
  if (!place) throw new Error(`There is no space ${space} on ${course}.`);
  return place.at;
}

export const placeOnPage = (page: Page, course: string, space: SpaceId): Promise<Point> =>
  placeAt(page, pointOf(course, space));

/** What the board says after a tap that only shows what would be done. */
export const hint = (page: Page): Locator => page.getByText(/^(?:Tap it again|Choose one of these)/u).first();

/** Points at a space, and again where the first time only shows what is there. */
export async function driveTo(page: Page, course: string, space: SpaceId): Promise<void> {
  const before = await actionsAt(page);
  const point = pointOf(course, space);
  await answered(page, async () => {
    await pointTo(page, point);
    const isDone = page.locator(`[data-actions]:not([data-actions="${before}"])`);
    await hint(page).or(isDone).first().waitFor();
    if ((await actionsAt(page)) === before) await pointTo(page, point);
  });
}

async function giveAny(page: Page, orders: readonly RegExp[]): Promise<boolean> {
  for (const words of orders) if (await give(page, words)) return true;
  return false;
}

const hasGroup = async (page: Page, name: RegExp): Promise<boolean> =>
  (await (await ordersOf(page)).getByRole('group', { name }).count()) > 0;
