import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';

/** The page client/dev/stage.html, built separately: players never load it. */
const ADDRESS = 'http://stage.invalid';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

let built: string;

test.beforeAll(() => {
  built = mkdtempSync(join(tmpdir(), 'gearhall-stage-'));
  const client = join(import.meta.dirname, '..');
  const vite = createRequire(import.meta.url)
    .resolve('vite/package.json')
    .replace(/package\.json$/u, 'bin/vite.js');
  const build = ['build', '--config', 'dev/vite.config.ts', '--outDir', built, '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, ...build], { cwd: client });
});

test.afterAll(() => {
  rmSync(built, { recursive: true });
});

/** Opens the stage, and waits until the scene is drawn. */
async function openStage(browser: Browser, query: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 900, height: 600 } });
  await page.route(`${ADDRESS}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/favicon.ico') return route.fulfill({ status: 204 });
    const body = readFileSync(join(built, path));
    return route.fulfill({ body, contentType: TYPES[extname(path)] ?? 'application/octet-stream' });
  });
  await page.goto(`${ADDRESS}/dev/stage.html${query}`);
  await page.waitForFunction(() => 'scene' in window);
  await page.locator('canvas[data-renders]').waitFor();
  return page;
}

const rendersOf = async (page: Page): Promise<number> =>
  Number(await page.locator('canvas').getAttribute('data-renders'));

test('an idle board renders nothing, and one that is touched does', async ({ browser }) => {
  const page = await openStage(browser, '?seats=4&turns=40');
  await page.waitForTimeout(1500);
  const before = await rendersOf(page);
  await page.waitForTimeout(1500);
  expect(await rendersOf(page)).toBe(before);
  await page.mouse.move(300, 300);
  await expect.poll(() => rendersOf(page)).toBeGreaterThan(before);
  await page.close();
});

/** What else the machine does makes a frame slower, never quicker: the best of these measures counts. */
const MOST_MEASURES = 5;

test('a frame costs at most 4 ms of script while 30 ships move', async ({ browser }) => {
  let best = Infinity;
  for (let measures = 0; best > 4 && measures < MOST_MEASURES; measures += 1) {
    const page = await openStage(browser, '?seats=6&ships=30');
    const { frames, median } = await page.evaluate(() =>
      (window as unknown as { measure(): Promise<{ frames: number; median: number }> }).measure(),
    );
    expect(frames).toBeGreaterThanOrEqual(15);
    best = Math.min(best, median);
    await page.close();
  }
  expect(best).toBeLessThanOrEqual(4);
});
