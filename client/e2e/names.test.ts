import type { Page } from '@playwright/test';
import { expect, usualTest as test } from './support/browserFixture';
import { unless } from './support/longSuite';
import { arriveCalm } from './support/people';
import { keepInStorage } from './support/staged';
import { board } from './support/table';
import { playWhole, SHOWN_GAMES } from './screenshots/moments';
import { endedTable } from './screenshots/tables';

/** Names are read as one word: no figure breaks or cuts them, however narrow its column is. */

const NAMES = ['Ada', 'Dee', 'Bartholomew', 'Bo'];
/** CSS pixels. */
const NARROW = 280;

/** How often each name stands in one piece, and every place where one is broken or cut. */
const namesIn = (page: Page, names: readonly string[], within: string) =>
  page.evaluate(
    ([wanted, selector]) => {
      const seen: string[] = [];
      const broken: string[] = [];
      const isCut = (range: Range, { left, right }: DOMRect): boolean => {
        const box = range.startContainer.parentElement?.closest('td, th, dt, dd, p, h2, li');
        const { left: from = left, right: to = right } = box?.getBoundingClientRect() ?? {};
        return left < from - 1 || right > to + 1;
      };
      for (const root of document.querySelectorAll(selector)) {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const name of wanted) {
            const at = text.nodeValue?.indexOf(name) ?? -1;
            if (at < 0) continue;
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + name.length);
            const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
            if (lines.length === 0) continue;
            seen.push(name);
            if (lines.length > 1 || isCut(range, lines[0]!)) broken.push(`${name} in "${text.nodeValue}"`);
          }
      }
      return { seen: new Set(seen).size, broken };
    },
    [names, within] as const,
  );

for (const game of SHOWN_GAMES)
  test(
    `no name is broken in the figures of ${game} at ${NARROW} px`,
    unless(game === 'metaltalon'),
    async ({ hall, browser }) => {
      const played = playWhole(game);
      const { link, ada, close } = await endedTable(hall, played, NAMES);
      const { page, context } = await arriveCalm(browser, 'Ada');
      await keepInStorage(context, { token: ada.token, name: ada.name });
      await page.goto(link);
      await board(page).waitFor();
      await page.locator('.table-frame').evaluate((frame: HTMLElement, width) => {
        for (const column of ['--mine', '--others'])
          frame.style.setProperty(column, `${width}px`, 'important');
      }, NARROW);
      await page.locator('.sums-table').waitFor();
      const seats = played.staged.game === 'metaltalon' ? 3 : 2;
      for (const within of ['.ending', '.seats-panel']) {
        const { seen, broken } = await namesIn(page, NAMES, within);
        expect(seen).toBeGreaterThanOrEqual(seats);
        expect(broken).toEqual([]);
      }
      close();
    },
  );
