import type { Page } from '@playwright/test';
import { panelOf } from './table';

/** More than any first lesson needs. */
const MOST_ORDERS = 25;

const praise = (page: Page) => page.locator('.lesson-talk .praise');

/** What a learner does next to reach the goal. */
export interface Hands {
  /** Chooses the order that the lesson marks. */
  readonly giveMarked: (page: Page) => Promise<void>;
  /** Uses the button with these words. */
  readonly press: (page: Page, words: RegExp) => Promise<void>;
}

/** Gives one order after the other as the lesson recommends, and asks for hints where it marks none. */
export async function playLesson(page: Page, hands: Hands): Promise<void> {
  for (let orders = 0; orders < MOST_ORDERS; orders += 1) {
    await page
      .locator(
        '.lesson-talk .praise, .suggested:visible, .lesson-ways button:has-text("Hint"), .lesson-ways button:has-text("Show me")',
      )
      .first()
      .waitFor();
    if ((await praise(page).count()) > 0) return;
    if ((await page.locator('.suggested:visible').count()) === 0)
      await hands.press(page, /^(?:Hint|Show me)$/u);
    else await hands.giveMarked(page);
  }
  throw new Error('The lesson does not end.');
}

/** A finger: scrolls to what it wants, as anybody does. */
export const FINGER: Hands = {
  giveMarked: async (page) => {
    await panelOf(page, 'Orders');
    await page.locator('.suggested:visible').first().tap();
  },
  press: (page, words) => page.getByRole('button', { name: words }).tap(),
};

const isOn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** More steps than any page has controls. */
const MOST_STEPS = 120;

/** Presses a key until the focus is on a control that matches. */
export async function stepTo(page: Page, selector: string, key: 'Tab' | 'ArrowDown'): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if (await isOn(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never leads to ${selector}.`);
}

/** Keys alone: O leads to the orders, arrows among them, Enter gives one. */
export const KEYS: Hands = {
  giveMarked: async (page) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('o');
    await stepTo(page, '.suggested', 'ArrowDown');
    await page.keyboard.press('Enter');
  },
  press: async (page, words) => {
    const wanted = page.getByRole('button', { name: words });
    await wanted.evaluate((button) => button.setAttribute('data-wanted', ''));
    await stepTo(page, '[data-wanted]', 'Tab');
    await page.keyboard.press('Enter');
  },
};
