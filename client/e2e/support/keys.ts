import type { Page } from 'playwright-core';

/** The words on what has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });

/** Goes on by the keys until the focus is on a button with such words: Tab to the orders, arrows among them. */
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

/** More steps than any panel has controls; only a panel that is drawn anew under way needs them. */
const MOST_STEPS = 150;

/** What a screen reader would call the control that has the focus. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = document.activeElement;
    if (!(now instanceof HTMLElement)) return '';
    const label = now.getAttribute('aria-label') ?? now.closest('label')?.innerText;
    return (label ?? now.innerText).replaceAll(/\s+/gu, ' ').trim();
  });

/** O leads to the orders, and the down arrow round them, to the control with these words; says whether there is one. */
export async function arrowTo(page: Page, words: RegExp): Promise<boolean> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('o');
  const first = await page.evaluateHandle(() => document.activeElement);
  try {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      if (words.test(await focusedName(page))) return true;
      await page.keyboard.press('ArrowDown');
      if (await first.evaluate((element) => element === document.activeElement)) return false;
    }
    return false;
  } finally {
    await first.dispose();
  }
}

/** How long the orders of a busy hall may take to come, in ms. */
const COMING = 20_000;

/** The same, where it has to be there, or will be in a moment. */
export async function arrowMust(page: Page, words: RegExp): Promise<void> {
  const end = performance.now() + COMING;
  while (!(await arrowTo(page, words))) {
    if (performance.now() < end) continue;
    throw new Error(
      `The arrow keys did not lead to ${String(words)}; the focus is on "${await focusedName(page)}".`,
    );
  }
}
