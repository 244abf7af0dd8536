import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Names of what passes, and a second page to add results up in, would take as long again: the hall's pages have no
 * frames whose results would have to be kept from them.
 */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations', 'incomplete'] });

/**
 * Axe violations that keep somebody from using the page, or those of any level; and contrasts that axe cannot
 * decide.
 */
export async function axeViolationsIn(page: Page, level: 'serious' | 'any' = 'serious'): Promise<string[]> {
  // At a game's end this stands for a moment only: axe would find it, and its contrast could not be measured any more.
  await expect(page.getByText('Adding it all up…')).toHaveCount(0);
  const { violations, incomplete } = await axe(page).analyze();
  const serious = violations.filter(
    ({ impact }) => level === 'any' || impact === 'serious' || impact === 'critical',
  );
  const contrasts = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
  const unsettled: string[] = [];
  for (const node of contrasts) if (!(await isSettledInSight(page, node))) unsettled.push(told(node));
  return [
    ...serious.map(({ id, nodes }) => `${id}: ${nodes.map(told).join(' | ')}`),
    ...unsettled.map((node) => `contrast not settled: ${node}`),
  ];
}

/**
 * Where axe cannot decide because elements overlap (a sticky foot, a card in the top layer, text that is
 * half scrolled away), the contrast is measured against the nearest opaque background of one colour.
 */
async function isSettledInSight(page: Page, { html, target, any }: AxeNode): Promise<boolean> {
  // A number that is drawn in a picture, which has a text alternative.
  if (html.startsWith('<text') && any.some(({ message }) => message.includes('too short'))) return true;
  if (!any.some(({ message }) => /overlap|obscured|too short/u.test(message))) return false;
  return (
    (await page
      .locator(String(target.at(-1)))
      .first()
      .evaluate(contrastOf)) >= ENOUGH
  );
}

/** WCAG AA for text of any size. */
const ENOUGH = 4.5;

/**
 * Runs in the page. Blends translucent backgrounds with what is below; 0 where there is a picture behind
 * the text.
 */
function contrastOf(element: Element): number {
  const channels = (colour: string): number[] => (colour.match(/[\d.]+/gu) ?? []).map(Number);
  const luminance = (colour: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = colour.map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const layers: number[][] = [];
  for (let ground: Element | null = element; ground; ground = ground.parentElement) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(ground);
    if (backgroundImage !== 'none' || opacity !== '1') return 0;
    layers.push(channels(backgroundColor));
    if ((channels(backgroundColor)[3] ?? 1) === 1) break;
  }
  const ground = layers.reduceRight<readonly number[]>((below, [r = 0, g = 0, b = 0, alpha = 1]) => {
    return [r, g, b].map((channel, index) => channel * alpha + (below[index] ?? 0) * (1 - alpha));
  }, []);
  const [text, behind] = [
    luminance(channels(getComputedStyle(element).color).slice(0, 3)),
    luminance(ground),
  ];
  return (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
}

interface AxeNode {
  readonly html: string;
  readonly target: readonly unknown[];
  readonly any: readonly { readonly message: string }[];
}

const told = ({ html, any }: AxeNode): string =>
  `${html.slice(0, 120)} (${any.map(({ message }) => message).join(' ')})`;

/** Nothing may stick out at the side, and no text may be too small to read. */
export async function layoutFaultsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the window');
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      const style = getComputedStyle(element);
      if (hasText && style.visibility !== 'hidden' && Number.parseFloat(style.fontSize) < 12) {
        faults.push(`text of ${style.fontSize}: ${element.textContent?.slice(0, 40) ?? ''}`);
      }
    }
    return faults;
  });
}

export const a11yFaultsIn = async (page: Page): Promise<string[]> => [
  ...(await axeViolationsIn(page)),
  ...(await layoutFaultsIn(page)),
];
