import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { keepInStorage, type Guest } from '../support/staged';
import { README, SIZE_NAMES, Wanted, WITHOUT_WEBGL } from './words';

const FOLDER = join(import.meta.dirname, '../shots');
const README_FOLDER = join(import.meta.dirname, '../../../docs/images');

const DESKTOP = { deviceScaleFactor: 1, hasTouch: false, isMobile: false };
const PHONE = { deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const sized = (kind: typeof DESKTOP, width: number, height: number) => ({
  ...kind,
  viewport: { width, height },
});

const SIZES = {
  '1440x900': sized(DESKTOP, 1440, 900),
  '1366x650': sized(DESKTOP, 1366, 650),
  '1920x1080': sized(DESKTOP, 1920, 1080),
  '390x844': sized(PHONE, 390, 844),
  '360x740': sized(PHONE, 360, 740),
} as const satisfies Record<(typeof SIZE_NAMES)[number], object>;
export type Size = keyof typeof SIZES;
/** The sizes that are wanted. */
export const wantedSizes = (): readonly Size[] => SIZE_NAMES.filter((size) => wanted.size(size));

/** For the pictures of the hall (posters.ts). */
const STUDIO = sized({ ...DESKTOP, deviceScaleFactor: 1.5 }, 1600, 1000);

export interface Shot {
  /** A folder: a game, or the hall. */
  readonly of: string;
  readonly moment: string;
  readonly size: Size;
}

/** By the words given on the command line. */
export const wanted = new Wanted(
  (process.env['GEARHALL_SHOTS'] ?? '').split(' ').filter((word) => word !== ''),
);

/** Then boards are drawn without WebGL, and the files are named after it. */
export const isWithoutWebGl = wanted.has(WITHOUT_WEBGL);

/** Then each picture is also written to the folder of the README, small enough to be committed. */
const isForReadme = wanted.has(README);

/** Opens an address as a person without animations, and returns the page. */
export async function open(
  browser: Browser,
  size: Size | 'studio',
  link: string,
  guest?: Guest,
): Promise<Page> {
  const shown = size === 'studio' ? { ...STUDIO, bypassCSP: true } : SIZES[size];
  const context = await browser.newContext({ ...shown, reducedMotion: 'reduce' });
  if (guest) await keepInStorage(context, { token: guest.token, name: guest.name, animation: 'off' });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

/** Takes a picture of the window, and of the whole page where that is longer. Then closes the page. */
export async function take(page: Page, { of, moment, size }: Shot): Promise<void> {
  const folder = join(FOLDER, of);
  const name = join(folder, [moment, size, ...(isWithoutWebGl ? [WITHOUT_WEBGL] : [])].join('-'));
  mkdirSync(folder, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${name}.png` });
  if (isForReadme) await takeForReadme(page, of);
  const isLonger = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1);
  if (isLonger) await page.screenshot({ path: `${name}-whole.png`, fullPage: true });
  await page.context().close();
}

async function takeForReadme(page: Page, of: string): Promise<void> {
  mkdirSync(README_FOLDER, { recursive: true });
  await page.screenshot({ path: join(README_FOLDER, `${of}.jpg`), type: 'jpeg', quality: 80 });
}
