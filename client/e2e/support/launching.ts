import type { LaunchOptions } from '@playwright/test';

/** Chromium as root in a container, rendering in software, without its own network requests. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Anti-aliasing costs as much again as all the rest of a board. */
const JAGGED = '--webgl-antialiasing-mode=none';

/** Makes a browser draw with the processor alone, as one does whose graphics card is blocked. */
export const WITHOUT_WEBGL = '--disable-3d-apis';

/** How the tests start Chromium on this machine. */
export const chromiumFor = (...flags: string[]): LaunchOptions => fineChromium(JAGGED, ...flags);

/** A browser that draws as players see it. */
export const fineChromium = (...flags: string[]): LaunchOptions => launching('GEARHALL_CHROMIUM', flags);

/** A browser that can show notifications. */
export const wholeChromium = (): LaunchOptions => launching('GEARHALL_WHOLE_CHROMIUM', [JAGGED]);

function launching(variable: string, flags: readonly string[]): LaunchOptions {
  const executablePath = process.env[variable];
  return { ...(executablePath && { executablePath }), args: [...FLAGS, ...flags] };
}
