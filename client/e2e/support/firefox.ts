import puppeteer, { type Browser } from 'puppeteer-core';
import { DESKTOP } from './people';

/** Tests do not wait for animations. */
const CALM = { 'ui.prefersReducedMotion': 1 } as const;

/** How Firefox is opened to draw with each: it has WebGL on a virtual display, but not headless. */
const KINDS = {
  canvas: { headless: true, extraPrefsFirefox: { ...CALM, 'webgl.disabled': true } },
  webgl: { headless: false, extraPrefsFirefox: { ...CALM, 'webgl.force-enabled': true } },
} as const;

interface FirefoxKind {
  readonly drawsWith: keyof typeof KINDS;
}

/** Firefox, driven over WebDriver BiDi. */
export function openFirefox({ drawsWith }: FirefoxKind): Promise<Browser> {
  const executablePath = process.env['GEARHALL_FIREFOX'];
  if (!executablePath) throw new Error('Run the browser suite by `npm run test:browser`.');
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    env: { ...process.env, DISPLAY: process.env['GEARHALL_FIREFOX_DISPLAY'] },
    defaultViewport: DESKTOP,
    ...KINDS[drawsWith],
  });
}
