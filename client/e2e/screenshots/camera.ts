import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Guest } from '../support/staged';

const FOLDER = join(__dirname, '../shots');
const README_FOLDER = join(__dirname, '../../../docs/images');

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

/** Words given on the command line; of each kind, none means all. */
const wanted = (process.env['GEARHALL_SHOTS'] ?? '').split(' ').filter((word) => word !== '');

/** Boards are drawn without WebGL when this is among them, and the files are named by it. */
const WITHOUT = 'without-webgl';
export const isWithoutWebGl = wanted.includes(WITHOUT);

/** With this word, each picture is also written to the folder of the README, small enough to be committed. */
const isForReadme = wanted.includes('readme');

/** Whether the words of the command line allow this one of these. */
export function isWanted(one: string, all: readonly string[]): boolean {
  const named = wanted.filter((word) => all.includes(word));
  return named.length === 0 || named.includes(one);
}

/** Opens an address as somebody whose board stands still, and hands over the page. */
export async function open(browser: Browser, size: Size, link: string, guest?: Guest): Promise<Page> {
  const context = await browser.newContext({ ...SIZES[size], reducedMotion: 'reduce' });
  const kept = guest ? { token: guest.token, name: guest.name, animation: 'off' } : {};
  await context.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(`gearhall.${key}`, value);
  }, kept);
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

/** The window as it is; and the whole page, where that is longer. Then nobody needs the page any more. */
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
