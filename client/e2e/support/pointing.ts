import type { Page } from '@playwright/test';
import type { SpaceId } from '@gearhall/shared/games/metaltalon/content/board';
import { pointOf } from '../../src/games/metaltalon/looks/layout';
import type { Shot } from '../../src/stage/camera/camera';
import type { Point } from '../../src/stage/geometry/geometry';
import { board } from './table';

/** The camera position of the board, as soon as it is at rest. */
export async function shotOf(page: Page): Promise<Shot> {
  const shot = await page.locator('.board-room canvas[data-shot]').getAttribute('data-shot');
  const read = JSON.parse(shot ?? '') as Shot;
  if (![read.scale, read.x, read.y].every(Number.isFinite)) throw new Error(`Nothing is drawn: ${shot}.`);
  return read;
}

/** Where a point of a board's world lies on the page. */
export async function placeAt(page: Page, point: Point): Promise<Point> {
  const { scale, x, y } = await shotOf(page);
  const box = await board(page).boundingBox();
  if (!box) throw new Error('There is no board on the page.');
  return { x: box.x + x + point.x * scale, y: box.y + y + point.y * scale };
}

/** Points at a point of a board's world: taps on a touch screen, otherwise uses the mouse. */
export async function pointTo(page: Page, point: Point): Promise<void> {
  const { x, y } = await placeAt(page, point);
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (hasTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Points at a space of MetalTalon's board. */
export const pointAt = (page: Page, space: SpaceId): Promise<void> => pointTo(page, pointOf(space));
