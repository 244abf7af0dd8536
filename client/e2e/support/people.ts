import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

export const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/**
 * Boards are drawn in software here: a quarter of the resolution is much faster, and changes no position.
 */
const COARSE = 0.25;

/** A person with a browser of their own: nothing is shared with the others but the hall. */
export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
}

type Screen = 'desktop' | 'phone';
const SCREENS = {
  desktop: { viewport: DESKTOP, deviceScaleFactor: COARSE },
  phone: { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: COARSE },
} as const satisfies Record<Screen, BrowserContextOptions>;

/** A person with animations. */
export function arrive(browser: Browser, name: string, size: Screen = 'desktop'): Promise<Person> {
  return comeIn(browser, name, SCREENS[size]);
}

/** A person whose system asks for reduced motion, so that tests do not wait for animations. */
export function arriveCalm(browser: Browser, name: string, size: Screen = 'desktop'): Promise<Person> {
  return comeIn(browser, name, { ...SCREENS[size], reducedMotion: 'reduce' });
}

/** A person whose browser keeps the page for use without a network, like most people's. */
export function arriveToStay(browser: Browser, name: string, size: Screen = 'desktop'): Promise<Person> {
  return comeIn(browser, name, { ...SCREENS[size], reducedMotion: 'reduce', serviceWorkers: 'allow' });
}

/** A person with animations who hears them, too. */
export function arriveToListen(browser: Browser, name: string): Promise<Person> {
  return comeIn(browser, name, SCREENS.desktop, 'on');
}

/** Somebody who has never been here: the coach speaks, and the way to the lessons is shown. */
export async function arriveNew(browser: Browser, name: string, size: Screen = 'desktop'): Promise<Person> {
  const context = await browser.newContext({ ...SCREENS[size], reducedMotion: 'reduce' });
  return { name, page: await context.newPage(), context };
}

/**
 * All others have switched the coach off, and do not want to be reminded of the lessons. Nobody hears a page whose sound
 * is off: to render what it might play costs a tenth of a test (`arriveToListen` hears it).
 */
async function comeIn(
  browser: Browser,
  name: string,
  options: BrowserContextOptions,
  sound: 'on' | 'off' = 'off',
): Promise<Person> {
  const context = await browser.newContext(options);
  await context.addInitScript((heard) => {
    if (location.protocol.startsWith('http') && localStorage.getItem('gearhall.coach') === null) {
      if (heard === 'off') localStorage.setItem('gearhall.sound', heard);
      localStorage.setItem('gearhall.coach', 'off');
      localStorage.setItem('gearhall.declined', 'metaltalon metalkrushers rushncrush kriegbot metalheads');
    }
  }, sound);
  return { name, page: await context.newPage(), context };
}
