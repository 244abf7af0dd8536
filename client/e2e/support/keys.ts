import type { Page } from '@playwright/test';

/** The text of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });

/** Moves by keys until the focus is on a button with these words: Tab to the orders, arrows among them. */
export async function focusOn(page: Page, wanted: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const [text, isOrder] = [
      await focused(page),
      await page.evaluate(() => document.activeElement?.matches('[data-order]') ?? false),
    ];
    if (wanted.test(text)) return;
    await page.keyboard.press(isOrder && presses < 30 ? 'ArrowDown' : 'Tab');
  }
  throw new Error(`The keys never come to ${String(wanted)}.`);
}

/** More steps than any panel has controls; only a panel that is re-rendered meanwhile needs them. */
const MOST_STEPS = 150;

/** The accessible name of the focused control; empty where it is none of those that are meant. */
const focusedName = (page: Page, among: string): Promise<string> =>
  page.evaluate((selector) => {
    const now = document.activeElement;
    if (!(now instanceof HTMLElement) || !now.matches(selector)) return '';
    const label = now.getAttribute('aria-label') ?? now.closest('label')?.innerText;
    return (label ?? now.innerText).replaceAll(/\s+/gu, ' ').trim();
  }, among);

/**
 * Presses O, then the down arrow, until the control with these words has the focus; returns whether there
 * is one. `among`: a selector of the controls that are meant.
 */
export async function arrowTo(page: Page, words: RegExp, among = '*'): Promise<boolean> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('o');
  const first = await page.evaluateHandle(() => document.activeElement);
  try {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      if (words.test(await focusedName(page, among))) return true;
      await page.keyboard.press('ArrowDown');
      if (await first.evaluate((element) => element === document.activeElement)) return false;
    }
    return false;
  } finally {
    await first.dispose();
  }
}

/** How long the orders of a busy hall may take to arrive, in ms. */
const COMING = 20_000;

/** The same, for a control that must be there, or will be in a moment. */
export async function arrowMust(page: Page, words: RegExp): Promise<void> {
  const end = performance.now() + COMING;
  while (!(await arrowTo(page, words))) {
    if (performance.now() < end) continue;
    throw new Error(
      `The arrow keys did not lead to ${String(words)}; the focus is on "${await focusedName(page, '*')}".`,
    );
  }
}
