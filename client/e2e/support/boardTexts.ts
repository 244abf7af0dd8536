import type { Browser, Page } from '@playwright/test';
import { keepInStorage, type Guest } from './staged';

/** What is written on the boards of a page, as somebody sees it. */

export interface BoardText {
  readonly text: string;
  /** The size of its letters, in pixels of the page. */
  readonly size: number;
  /** On the canvas, in pixels of the page. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** What the probe reads of a text of PixiJS. */
interface Drawn {
  readonly text: string;
  readonly destroyed: boolean;
  readonly visible: boolean;
  readonly alpha: number;
  readonly parent: Drawn | null;
  readonly style: { readonly fontSize: number };
  readonly worldTransform: { readonly a: number; readonly b: number };
  getBounds(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** A page that is not opened yet: it will remember the texts that its boards make (stage/drawing/labels.ts keeps them in sets). */
async function watchTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const texts = new Set<object>();
    const { add } = Set.prototype;
    Object.assign(globalThis, { boardTexts: texts });
    Set.prototype.add = function watched(thing: unknown) {
      if (typeof thing === 'object' && thing && 'worldTransform' in thing && 'text' in thing)
        add.call(texts, thing);
      return add.call(this, thing);
    };
  });
}

/** All that is written on the boards of a page and can be seen now. */
export const textsOn = (page: Page): Promise<readonly BoardText[]> =>
  page.evaluate(() => {
    const { boardTexts } = globalThis as unknown as { readonly boardTexts: Set<Drawn> };
    const canvas = document.querySelector('.board-room canvas')?.getBoundingClientRect();
    const isDrawn = (one: Drawn): boolean => {
      if (!one.visible || one.alpha < 0.05) return false;
      return one.parent ? isDrawn(one.parent) : true;
    };
    const isRooted = (one: Drawn): boolean => {
      let at: Drawn = one;
      while (at.parent) at = at.parent;
      return at !== one;
    };
    return [...boardTexts]
      .filter((one) => !one.destroyed && one.text !== '' && isRooted(one) && isDrawn(one))
      .map((one) => {
        const { x, y, width, height } = one.getBounds();
        const { a, b } = one.worldTransform;
        return { text: one.text, size: one.style.fontSize * Math.hypot(a, b), box: { x, y, width, height } };
      })
      .filter(
        ({ box }) =>
          canvas &&
          box.x + box.width > 0 &&
          box.y + box.height > 0 &&
          box.x < canvas.width &&
          box.y < canvas.height,
      );
  });

/** Boards are drawn in software here. */
const COARSE = 0.5;

/** A table on a phone, as somebody sees it who has played before. */
export async function onPhone(
  browser: Browser,
  { link, ada }: { readonly link: string; readonly ada: Guest },
  viewport = { width: 390, height: 844 },
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: COARSE,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await keepInStorage(context, { token: ada.token, name: ada.name, animation: 'off', coach: 'off' });
  const page = await context.newPage();
  await watchTexts(page);
  await page.goto(link);
  await page.locator('.board-room canvas[data-shot]:not([data-painting])').waitFor();
  return page;
}
