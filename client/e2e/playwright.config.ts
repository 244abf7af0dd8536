import { defineConfig, type Project, type ReporterDescription } from '@playwright/test';
import { chromiumFor } from './support/launching';

// Node's own storage is none of a page's: asking for it gives a warning.
Reflect.deleteProperty(globalThis, 'localStorage');

/** scripts/browserTests.js, scripts/screenshots.js and scripts/stageBench.js find the browsers, and name them here. */
const { CI, GEARHALL_BENCH, GEARHALL_CHROMIUM, GEARHALL_FIREFOX_DISPLAY, GEARHALL_LONG, GEARHALL_SHOTS } =
  process.env;

/** scripts/longTests.js reads from this file what the suite came to. */
const { GEARHALL_RESULTS } = process.env;
const results: ReporterDescription[] =
  GEARHALL_RESULTS === undefined ? [] : [['json', { outputFile: GEARHALL_RESULTS }]];

const FIREFOX = 'firefox/*.test.ts';
/** Whole games, crashes and builds: `npm run test:long`, which goes through Firefox as well. */
const LONG = '*.long.test.ts';
/** Variants of usual tests, which the long suite runs (support/longSuite.ts). */
const VARIANTS = /@long/u;

const inChromium: Project[] = [{ name: 'chromium', testIgnore: [FIREFOX, LONG], grepInvert: VARIANTS }];

const long: readonly Project[] = [
  { name: 'long', testMatch: LONG },
  { name: 'variants', testIgnore: [FIREFOX, LONG], grep: VARIANTS },
];
/** One at a time, beside what the other worker does: it waits for no other project, so that none can keep it from running. */
const inFirefox: Project = { name: 'firefox', testMatch: FIREFOX, workers: 1 };

/** No tests: they take screenshots. */
const screenshots: Project = {
  name: 'screenshots',
  testMatch: 'screenshots/*.shots.ts',
  timeout: 300_000,
  workers: 1,
};

/** Measures instead of testing. A trace would be measured as well. */
const bench: Project = { name: 'bench', testMatch: 'bench/*.bench.ts', use: { trace: 'off' } };

const longTests = [...(GEARHALL_FIREFOX_DISPLAY ? [inFirefox] : []), ...(GEARHALL_CHROMIUM ? long : [])];
const usualTests = GEARHALL_CHROMIUM ? inChromium : [];
const tests = GEARHALL_LONG === undefined ? usualTests : longTests;

function chosen(): Project[] {
  if (GEARHALL_SHOTS !== undefined) return [screenshots];
  return GEARHALL_BENCH === undefined ? tests : [bench];
}

export default defineConfig({
  projects: chosen(),
  outputDir: 'results',
  // Every file has a hall of its own, so several can run side by side. Most of a test is waiting: three keep two cores busy.
  workers: 3,
  retries: 0,
  // For drawing in software, on two busy cores.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: !!CI,
  reporter: [[CI ? 'dot' : 'list'], ...results],
  reportSlowTests: null,
  use: {
    launchOptions: chromiumFor(),
    // Tests of the service worker allow it for themselves: elsewhere each page is loaded from its hall.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // Screenshots for the trace would take longer than the test itself, and copies of the page a third as long.
    trace: { mode: CI ? 'off' : 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
});
