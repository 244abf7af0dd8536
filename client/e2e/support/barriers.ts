import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds that keeps somebody from using the page. */
export async function seriousIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** Nothing may stick out at the side, and no text may be too small to read. */
export async function misfitsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const misfits: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) misfits.push('the page is wider than the window');
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      const style = getComputedStyle(element);
      if (hasText && style.visibility !== 'hidden' && Number.parseFloat(style.fontSize) < 12) {
        misfits.push(`text of ${style.fontSize}: ${element.textContent?.slice(0, 40) ?? ''}`);
      }
    }
    return misfits;
  });
}

export const barriersIn = async (page: Page): Promise<string[]> => [
  ...(await seriousIn(page)),
  ...(await misfitsIn(page)),
];
