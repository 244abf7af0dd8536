import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { test, type Browser, type Page } from '@playwright/test';
import type { FrameCost } from '../../dev/measure';

/** The page client/dev/stage.html, built separately: players never load it. */
const ADDRESS = 'http://stage.invalid';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

let built: string;

/** Builds the page before the tests of a file, and removes it after them. */
export function withStagePage(): void {
  test.beforeAll(() => {
    built = mkdtempSync(join(tmpdir(), 'gearhall-stage-'));
    const client = join(import.meta.dirname, '../..');
    const vite = createRequire(import.meta.url)
      .resolve('vite/package.json')
      .replace(/package\.json$/u, 'bin/vite.js');
    const build = ['build', '--config', 'dev/vite.config.ts', '--outDir', built, '--logLevel', 'error'];
    execFileSync(process.execPath, [vite, ...build], { cwd: client });
  });

  test.afterAll(() => {
    rmSync(built, { recursive: true });
  });
}

/** Opens the stage, and waits until the scene is drawn. */
export async function openStage(browser: Browser, query: string): Promise<Page> {
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

/** Moves every ship on the stage for some frames. */
export const costOfFrames = (page: Page): Promise<FrameCost> =>
  page.evaluate(() => (window as unknown as { measure(): Promise<FrameCost> }).measure());
