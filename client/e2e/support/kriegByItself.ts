import type { Page } from '@playwright/test';
import { isOver } from './table';

/** A page of Kriegbot that plays by itself. */

/**
 * From now on the page answers automatically, at once: no card, the likeliest shot, one step ahead and no
 * further.
 */
export const hurry = (page: Page): Promise<unknown> => answerByItself(page, Infinity);

/** The page answers in this way until the table has counted more actions than these. */
export const answerByItself = (page: Page, until: number): Promise<unknown> =>
  page.evaluate((most) => {
    let moved = '';
    const counted = () => Number(document.querySelector<HTMLElement>('[data-actions]')?.dataset['actions']);
    const group = (id: string) => document.querySelector(`[data-group="${id}"]`);
    const press = (id: string, selector: string): boolean => {
      const found = group(id)?.querySelector<HTMLElement>(selector);
      found?.click();
      return !!found;
    };
    const ahead = (): boolean => {
      const turn = /Turn \d+/u.exec(document.body.innerText)?.[0] ?? '';
      if (moved === turn) return false;
      moved = turn;
      return press('move', '.kb-steps button');
    };
    /** Presses the button that sends a form, in its place or in the foot of the orders. */
    const send = (form: string): boolean => {
      const found = document.querySelector<HTMLButtonElement>(`button[form="kb-${form}"]:not(:disabled)`);
      found?.click();
      return !!found;
    };
    const disable = (): boolean =>
      send('disable') || press('disable', 'input:not(:checked)') || press('disable', 'button');
    const rest = [
      ['end', '[data-order]'],
      ['turn', 'button'],
      ['option', '[data-order]'],
      ['maneuver', 'button'],
      ['move', 'button'],
    ] as const;
    /** The reserve is called whenever it may come. */
    const call = (): boolean => press('call', 'li:last-child [data-order], [data-order]:last-child');
    /** A disk, or a tent at the beginning, goes to the first hex. */
    const mark = (): boolean => (!!group('disk') || !!group('tents')) && send('go');
    const tick = (): boolean =>
      !!document.querySelector('.order-area.off') ||
      press('answer', '.kb-no') ||
      press('craft', '[data-order]') ||
      press('hack', '[data-order]') ||
      call() ||
      ahead() ||
      send('attack') ||
      send('place') ||
      mark() ||
      press('land', 'button') ||
      press('locate', '[data-order]') ||
      disable() ||
      rest.some(([id, selector]) => press(id, selector));
    const timer = setInterval(() => {
      if (counted() > most) clearInterval(timer);
      else tick();
    }, 50);
  }, until);

/** Waits until the game is over, and calls `look` repeatedly. */
export async function untilOver(
  page: Page,
  limit: number,
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  const end = performance.now() + limit;
  while (performance.now() < end) {
    if (await isOver(page)) return true;
    await look();
    await page.waitForTimeout(500);
  }
  return false;
}
