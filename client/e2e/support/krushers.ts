import type { Page } from '@playwright/test';
import type { HexId } from '@gearhall/shared/games/metalkrushers/content/arena';
import { PITCH, pointOf } from '../../src/games/metalkrushers/looks/layout';
import type { Point } from '../../src/stage/geometry/geometry';
import { placeAt } from './pointing';
import { answered, give, ordersOf, whoseTurn } from './table';

/** How a person in these tests builds and plays in MetalKrushers. */

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

export const builder = (page: Page) => page.getByRole('dialog');

export async function openBuilder(page: Page): Promise<void> {
  await ordersOf(page);
  await press(page, 'Open the builder');
  await builder(page).waitFor();
}

/** Chooses what an arm holds, by the beginning of the option's text. */
export async function choose(page: Page, label: string, option: RegExp): Promise<void> {
  const select = builder(page).getByLabel(label, { exact: true });
  const texts = await select.locator('option').allInnerTexts();
  const text = texts.find((one) => option.test(one));
  if (text === undefined) throw new Error(`No "${String(option)}" among ${texts.join(', ')}.`);
  await select.selectOption({ label: text.trim() });
}

/** Files the sheet. */
export async function commit(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Commit (?:this build|these)/u })
    .first()
    .click();
  await answered(page, () => press(page, 'Commit for good'));
}

/** A Krusher with the same weapon in both arms and the default armor. */
export async function build(page: Page, name: string, weapon: RegExp): Promise<void> {
  await openBuilder(page);
  await builder(page).getByLabel('Name', { exact: true }).fill(name);
  await choose(page, 'Left arm', weapon);
  await choose(page, 'Right arm', weapon);
  await commit(page);
}

/** A ready-made one, or the current draft. */
export async function buildAny(page: Page): Promise<void> {
  await openBuilder(page);
  await commit(page);
}

/** Straight ahead until they stand face to face; then every possible strike. */
export async function fight(page: Page): Promise<void> {
  const words = [
    /^Strike with (?:both|.* and) /u,
    /^Strike/u,
    /^Attack/u,
    /^Forward 3/u,
    /^Forward 2/u,
    /^Forward 1/u,
  ];
  const rest = [/ moves next/u, /^(?:Stay here|End the move)/u, /^(?:Do not|Do nothing|Keep no)/u];
  for (const order of [...words, ...rest]) if (await give(page, order)) return;
  throw new Error(`Nothing to press: ${await (await ordersOf(page)).innerText()}`);
}

/** Plays on until a condition holds. */
export async function playUntil(pages: readonly Page[], holds: () => Promise<boolean>): Promise<void> {
  for (let actions = 0; actions < 60; actions += 1) {
    if (await holds()) return;
    await fight((await whoseTurn(pages.map((page) => ({ page })))).page);
  }
  throw new Error('It has not come to that in 60 actions.');
}

/** Where a hex lies on the page; `off` in hexes to the east and to the south. */
export function placeOfHex(page: Page, hex: HexId, off: Point = { x: 0, y: 0 }): Promise<Point> {
  const { x, y } = pointOf(hex);
  return placeAt(page, { x: x + off.x * PITCH, y: y + off.y * PITCH });
}
