import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { ShownGame } from './moments';

/** Pictures of the hall by the painters of the boards, as client/public keeps them. */

export const PUBLIC = join(import.meta.dirname, '../../public');

/** Where a board is at its best. */
interface Framing {
  /** How much of the game has been played, 0 to 1. */
  readonly at: number;
  /** The middle of the picture, and its width: shares of those of the board. */
  readonly middle: readonly [number, number];
  readonly part: number;
  /** The seat with the machine that stands in the hall. */
  readonly seat: number;
}

export const FRAMINGS: Readonly<Record<ShownGame, Framing>> = {
  metaltalon: { at: 0.5, middle: [0.44, 0.66], part: 0.52, seat: 1 },
  metalkrushers: { at: 0.5, middle: [0.5, 0.5], part: 0.46, seat: 0 },
  rushncrush: { at: 0.2, middle: [0.42, 0.5], part: 0.62, seat: 4 },
  kriegbot: { at: 0.5, middle: [0.5, 0.5], part: 0.86, seat: 0 },
  metalheads: { at: 0.5, middle: [0.56, 0.34], part: 0.7, seat: 3 },
};

/** Of a poster: the cards of the home page are never wider. */
const POSTER = { width: 800, height: 500 } as const;
/** As link previews are shown. */
export const PREVIEW = { width: 1200, height: 630 } as const;

export function keep(folder: string, name: string, content: Buffer): void {
  mkdirSync(join(PUBLIC, folder), { recursive: true });
  writeFileSync(join(PUBLIC, folder, name), content);
}

export const fromDataAddress = (address: string): Buffer =>
  Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

/** In milliseconds: boards are painted in software, on a machine that may be busy. */
const PAINTED_WITHIN = 150_000;

/** As a span of this length lies in a longer one, with its middle as near as can be to a share of it. */
const within = (length: number, whole: number, middle: number): number =>
  Math.min(Math.max(0, whole * middle - length / 2), whole - length);

/** A part of the board of a replay: a picture of 16 by 10. */
export async function partOfBoard(page: Page, { middle: [x, y], part }: Framing): Promise<Buffer> {
  await page
    .locator('.board-room canvas[data-shot]:not([data-painting])')
    .waitFor({ timeout: PAINTED_WITHIN });
  const box = await page.locator('.board-room canvas').boundingBox();
  if (!box) throw new Error('There is no board.');
  const width = Math.min(box.width * part, box.height * 1.6);
  const size = { width, height: width / 1.6 };
  const left = box.x + within(size.width, box.width, x);
  return page.screenshot({ clip: { x: left, y: box.y + within(size.height, box.height, y), ...size } });
}

/** A picture as WebP of the size of a poster. */
export const asPoster = async (page: Page, png: Buffer): Promise<Buffer> =>
  fromDataAddress(
    await page.evaluate(
      async ({ encoded, width, height }) => {
        const picture = new Image();
        picture.src = `data:image/png;base64,${encoded}`;
        await picture.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const brush = canvas.getContext('2d');
        if (!brush) throw new Error('There is no canvas.');
        brush.imageSmoothingQuality = 'high';
        brush.drawImage(picture, 0, 0, width, height);
        return canvas.toDataURL('image/webp', 0.8);
      },
      { encoded: png.toString('base64'), ...POSTER },
    ),
  );

/** A page of the hall where nothing is forbidden: its letters are used for what stands on pictures. */
export async function openStudio(browser: Browser, url: string, viewport: typeof PREVIEW): Promise<Page> {
  const context = await browser.newContext({ viewport, bypassCSP: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${url}/credits`);
  await page.locator('.logo').waitFor();
  return page;
}

interface Preview {
  readonly title: string;
  readonly accent: string;
  /** Addresses of the pictures. */
  readonly pictures: readonly string[];
}

/** What a link shows where it is posted: the logo, the title, and the picture of the board, or those of all. */
export async function preview(page: Page, { title, accent, pictures }: Preview): Promise<Buffer> {
  await page.evaluate(
    async (shown) => {
      const logo = document.querySelector('.logo')?.outerHTML ?? '';
      const images = shown.pictures.map((src) => `<img src="${src}">`).join('');
      document.body.innerHTML = `<style>
        body { position: relative; height: 630px; overflow: hidden; background: #0f1216; color: #f3efe6 }
        .all { position: absolute; inset: 0; display: flex }
        .all img { flex: 1; min-width: 0; height: 100%; object-fit: cover; max-width: none }
        .veil { position: absolute; inset: 0; background: linear-gradient(#0f1216cc, #0f121600 30% 45%, #0f1216f2 88%) }
        .logo { position: absolute; left: 56px; top: 44px; height: 62px }
        h1 { position: absolute; left: 56px; bottom: 44px; margin: 0; font: 700 112px/1 'Barlow Condensed'; text-transform: uppercase; letter-spacing: .01em; text-shadow: 0 3px 18px #000 }
        .edge { position: absolute; inset: auto 0 0; height: 12px; background: ${shown.accent} }
      </style><div class="all">${images}</div><div class="veil"></div>${logo}<h1>${shown.title}</h1><div class="edge"></div>`;
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode()));
    },
    { title, accent, pictures },
  );
  return page.screenshot({ type: 'jpeg', quality: 80 });
}

/** An SVG as a PNG of a size. */
export async function asPng(page: Page, svg: string, side: number): Promise<Buffer> {
  await page.setViewportSize({ width: side, height: side });
  await page.evaluate(
    async (address) => {
      document.body.innerHTML = `<style>html, body { background: none; margin: 0 } img { display: block; width: 100vw; height: 100vh }</style><img src="${address}">`;
      await document.images[0]?.decode();
    },
    `data:image/svg+xml,${encodeURIComponent(svg)}`,
  );
  return page.screenshot({ omitBackground: true });
}

/** A tile of noise in a few strengths of white: laid over a gradient, it hides the bands. */
export const noise = async (page: Page): Promise<Buffer> =>
  fromDataAddress(
    await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 128, height: 128 });
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('There is no canvas.');
      const grain = brush.createImageData(canvas.width, canvas.height);
      let seed = 7;
      for (let at = 0; at < grain.data.length; at += 4) {
        seed = (seed * 1664525 + 1013904223) >>> 0;
        grain.data.set([255, 255, 255, seed >>> 30], at);
      }
      brush.putImageData(grain, 0, 0);
      return canvas.toDataURL('image/webp', 1);
    }),
  );
