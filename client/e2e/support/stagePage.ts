import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { test, type Browser, type Page } from '@playwright/test';
import type { FrameCost } from '../../dev/measure';

/** The pages in client/dev, built separately: players never load them. */
const ADDRESS = 'https://stage.invalid';
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

const USUAL = { width: 900, height: 600 };

/** Opens the stage, and waits until the scene is drawn. */
export async function openStage(browser: Browser, query: string, viewport = USUAL): Promise<Page> {
  const page = await openBuilt(browser, `stage.html${query}`, viewport);
  await page.waitForFunction(() => 'scene' in window);
  await page.locator('canvas[data-renders]').waitFor();
  return page;
}

/** Opens the page that measures sounds. */
export async function openSounds(browser: Browser): Promise<Page> {
  const page = await openBuilt(browser, 'sounds.html', USUAL);
  await page.waitForFunction(() => 'measureAll' in window);
  return page;
}

/** Opens the page that paints machines. */
export async function openMachines(browser: Browser): Promise<Page> {
  const page = await openBuilt(browser, 'machines.html', USUAL);
  await page.waitForFunction(() => 'machine' in window);
  return page;
}

async function openBuilt(browser: Browser, address: string, viewport: typeof USUAL): Promise<Page> {
  const page = await browser.newPage({ viewport });
  await page.route(`${ADDRESS}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/favicon.ico') return route.fulfill({ status: 204 });
    const body = readFileSync(join(built, path));
    return route.fulfill({ body, contentType: TYPES[extname(path)] ?? 'application/octet-stream' });
  });
  await page.goto(`${ADDRESS}/dev/${address}`);
  return page;
}

/** Waits until the ground has been painted and faded in. */
export async function groundPainted(page: Page): Promise<void> {
  await page.locator('canvas:not([data-painting])').waitFor();
  // The frame in which it is whole.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** The share of the pixels that look different in two pictures of the same size, 0 to 1. */
export const shareThatDiffers = (page: Page, ...pictures: readonly Buffer[]): Promise<number> =>
  page.evaluate(
    async (encoded) => {
      const pixels = await Promise.all(
        encoded.map(async (one) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${one}`)).blob());
          const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          brush?.drawImage(bitmap, 0, 0);
          return brush?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
        }),
      );
      const [one = new Uint8ClampedArray(), other = new Uint8ClampedArray()] = pixels;
      if (one.length !== other.length) return 1;
      let differing = 0;
      for (let at = 0; at < one.length; at += 4) {
        const away = [0, 1, 2].map((part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)));
        if (Math.max(...away) > 32) differing += 1;
      }
      return differing / (one.length / 4);
    },
    pictures.map((picture) => picture.toString('base64')),
  );

/** Moves every ship on the stage for some frames. */
export const costOfFrames = (page: Page): Promise<FrameCost> =>
  page.evaluate(() => (window as unknown as { measure(): Promise<FrameCost> }).measure());
