import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { keepInStorage, type Guest } from '../support/staged';

const FOLDER = join(import.meta.dirname, '../shots');
const README_FOLDER = join(import.meta.dirname, '../../../docs/images');

const DESKTOP = { deviceScaleFactor: 1, hasTouch: false, isMobile: false };
const PHONE = { deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const sized = (kind: typeof DESKTOP, width: number, height: number) => ({
  ...kind,
  viewport: { width, height },
});

export const SIZES = {
  '1440x900': sized(DESKTOP, 1440, 900),
  '1920x1080': sized(DESKTOP, 1920, 1080),
  '390x844': sized(PHONE, 390, 844),
  '360x740': sized(PHONE, 360, 740),
} as const;
export type Size = keyof typeof SIZES;

export interface Shot {
  /** A folder: a game, or the hall. */
  readonly of: string;
  readonly moment: string;
  readonly size: Size;
}

/** Words given on the command line; where no word of a kind is given, all of that kind are meant. */
const wanted = (process.env['GEARHALL_SHOTS'] ?? '').split(' ').filter((word) => word !== '');

/** With this word boards are drawn without WebGL, and the files are named after it. */
const WITHOUT = 'without-webgl';
export const isWithoutWebGl = wanted.includes(WITHOUT);

/**
 * With this word, each picture is also written to the folder of the README, small enough to be committed.
 */
const isForReadme = wanted.includes('readme');

/** Whether the words of the command line include this one of these. */
export function isWanted(one: string, all: readonly string[]): boolean {
  const named = wanted.filter((word) => all.includes(word));
  return named.length === 0 || named.includes(one);
}

/** Opens an address as a person without animations, and returns the page. */
export async function open(browser: Browser, size: Size, link: string, guest?: Guest): Promise<Page> {
  const context = await browser.newContext({ ...SIZES[size], reducedMotion: 'reduce' });
  if (guest) await keepInStorage(context, { token: guest.token, name: guest.name, animation: 'off' });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

/** Takes a picture of the window, and of the whole page where that is longer. Then closes the page. */
export async function take(page: Page, { of, moment, size }: Shot): Promise<void> {
  const folder = join(FOLDER, of);
  const name = join(folder, [moment, size, ...(isWithoutWebGl ? [WITHOUT] : [])].join('-'));
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
