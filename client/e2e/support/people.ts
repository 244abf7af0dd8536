import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';

/** Chromium as root in a container, in software, without its own chatter on the network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Smooth edges cost as much again as all the rest of a board. */
const JAGGED = '--webgl-antialiasing-mode=none';

/** A browser with this draws with its processor alone, as one whose graphics card is not trusted does. */
export const WITHOUT_WEBGL = '--disable-3d-apis';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Boards are drawn in software here: a quarter as sharp is much faster, and everything stands where it stood. */
const COARSE = 0.25;

/** A person with a browser of their own: nothing is shared with the others but the hall. */
export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and page errors so far. */
  readonly problems: readonly string[];
}

export function openBrowser(...flags: string[]): Promise<Browser> {
  return launchWith([JAGGED, ...flags]);
}

/** A browser that draws as players see it. */
export const openFineBrowser = (...flags: string[]): Promise<Browser> => launchWith(flags);

function launchWith(flags: readonly string[]): Promise<Browser> {
  const executablePath = process.env['GEARHALL_CHROMIUM'];
  if (!executablePath) throw new Error('Run the browser suite by `npm run test:browser`.');
  return chromium.launch({ executablePath, headless: true, args: [...FLAGS, ...flags] });
}

type Screen = 'desktop' | 'phone';
const SCREENS = {
  desktop: { viewport: DESKTOP, deviceScaleFactor: COARSE },
  phone: { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: COARSE },
} as const satisfies Record<Screen, BrowserContextOptions>;

/** Somebody who sees all that moves. */
export function arrive(browser: Browser, name: string, size: Screen = 'desktop'): Promise<Person> {
  return comeIn(browser, name, SCREENS[size]);
}

/** Somebody whose system asks for less motion: where nothing is about what moves, nobody waits for it. */
export function arriveCalm(browser: Browser, name: string, size: Screen = 'desktop'): Promise<Person> {
  return comeIn(browser, name, { ...SCREENS[size], reducedMotion: 'reduce' });
}

async function comeIn(browser: Browser, name: string, options: BrowserContextOptions): Promise<Person> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return { name, page, context, problems };
}
