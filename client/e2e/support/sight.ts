import type { Page } from '@playwright/test';
import { expect } from './browserFixture';
import { PROBE } from './sightProbe';

export type Window = readonly [width: number, height: number];

/** From a low laptop to a wide monitor, a tablet, and pages that are enlarged twice. */
export const DESKTOPS: readonly Window[] = [
  [1440, 820],
  [2560, 1000],
  [1280, 600],
  [1366, 650],
  [1024, 600],
  [820, 1000],
  [720, 450],
  [683, 325],
];
export const PHONES: readonly Window[] = [
  [390, 844],
  [360, 640],
  [320, 600],
];

/** What a person cannot see, read or reach of the page as it stands, each in one line. */
async function sightFaultsIn(page: Page): Promise<readonly string[]> {
  // Two frames: what follows a change of size or of the orders has happened then.
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
  return [...new Set(await page.evaluate<string[]>(PROBE))];
}

/** Nothing is out of sight or reach in any of these windows; a page settles some time after it is resized. */
export async function expectAllInSight(page: Page, where: string, windows: readonly Window[]): Promise<void> {
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => sightFaultsIn(page), { message: `${where} at ${width}x${height}`, timeout: 40_000 })
      .toEqual([]);
  }
}
