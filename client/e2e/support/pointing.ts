import type { Page } from 'playwright-core';
import type { SpaceId } from '@gearhall/shared/games/metaltalon/content/board';
import { pointOf, WORLD } from '../../src/games/metaltalon/layout';
import { Camera } from '../../src/stage/camera';
import { board } from './table';

/** Where a space of MetalTalon's board lies on the page, as long as nobody has moved the camera. */
export async function placeOf(page: Page, space: SpaceId): Promise<{ x: number; y: number }> {
  const box = await board(page).boundingBox();
  if (!box) throw new Error('There is no board on the page.');
  const camera = new Camera(WORLD);
  camera.resize({ width: box.width, height: box.height });
  const { x, y } = camera.toScreen(pointOf(space));
  return { x: box.x + x, y: box.y + y };
}

/** Points at a space with a finger where there is one, otherwise with the mouse. */
export async function pointAt(page: Page, space: SpaceId): Promise<void> {
  const { x, y } = await placeOf(page, space);
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (hasTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}
