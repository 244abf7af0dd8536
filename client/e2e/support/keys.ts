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
