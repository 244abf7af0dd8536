import type { Browser, Page } from '@playwright/test';
import { expect, quickTest as test, type BrowserFixture } from './support/browserFixture';
import { momentsOf, playWhole, type Played } from './screenshots/moments';
import { playingTable } from './screenshots/tables';
import { a11yFaultsIn } from './support/a11yChecks';
import { press } from './support/krieg';
import { arriveCalm, type Person } from './support/people';
import { keepInStorage } from './support/staged';
import { createTable, eventually, myTurn, ordersOf, start } from './support/table';

/** Kriegbot on a phone: every question is entirely visible, and every target large enough for a finger. */

/** In milliseconds: boards are drawn in software, possibly on a slow machine. */
const UNHURRIED = 240_000;
test.describe.configure({ timeout: UNHURRIED });
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
] as const;
type Size = (typeof SIZES)[number];
/** The minimum size of a touch target, and of text, in CSS pixels. */
const FINGER = 40;
const SMALLEST = 12;
/** The height of the map while a robot is chosen, in CSS pixels. */
const LEAST_MAP = 200;

/** A game of bots with the longest answer deadline. */
function withLongAnswers(): Played {
  const played = playWhole('kriegbot');
  return {
    ...played,
    staged: { ...played.staged, options: { ...(played.staged.options as object), answers: 30 } },
  };
}
const played = withLongAnswers();
const moments = momentsOf(played);

/** What must be visible to decide, by moment. */
const DECISION: Readonly<Record<string, readonly string[]>> = {
  place: ['#kb-place .list-field >> nth=0', '#kb-place .list-field >> nth=1', '.confirm'],
  move: ['.kb-steps button', '.order-foot .order'],
  attack: [
    '#kb-attack .list-field >> nth=0',
    '#kb-attack .list-field >> nth=1',
    '.confirm',
    '.order-foot .order',
  ],
  answer: ['.kb-odds', '.kb-no', '.kb-answer .order:not(.kb-no) >> nth=0'],
};
const ALWAYS = ['.prompt', '.kb-low > .kb-folded > summary'];

async function come(browser: Browser, { width, height }: Size): Promise<Person> {
  const ada = await arriveCalm(browser, 'Ada', 'phone');
  await ada.page.setViewportSize({ width, height });
  return ada;
}

/** Ada is asked this question, at a table of two. */
async function asked({ hall, browser }: BrowserFixture, moment: string, size: Size): Promise<Person> {
  const at = moments.get(moment);
  if (at === undefined) throw new Error(`Nobody is asked to ${moment} in this game.`);
  const { link, ada: guest } = await playingTable(hall, played, at);
  const ada = await come(browser, size);
  await keepInStorage(ada.context, { token: guest.token, name: guest.name });
  await ada.page.goto(link);
  await myTurn(ada.page);
  return ada;
}

/** The texts of elements that are cut off or covered. */
async function hiddenOf(page: Page, selectors: readonly string[]): Promise<string[]> {
  const sheet = await ordersOf(page);
  const hidden: string[] = [];
  for (const selector of selectors) {
    const all = await sheet.locator(selector).all();
    if (all.length === 0) hidden.push(`nothing: ${selector}`);
    for (const one of all)
      hidden.push(
        ...(await one.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const isSeen = ([x, y]: readonly [number, number]): boolean => {
            const hit = document.elementFromPoint(x, y);
            return hit !== null && (element.contains(hit) || hit.contains(element));
          };
          const corners = [
            [left + 3, top + 3],
            [right - 3, bottom - 3],
          ] as const;
          const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          const foot = element.closest('.order-foot')
            ? null
            : document.querySelector('.order-foot:not(:empty)');
          const isAbove = !foot || bottom <= foot.getBoundingClientRect().top + 1;
          return isInside && isAbove && corners.every(isSeen) ? [] : [element.textContent ?? ''];
        })),
      );
  }
  return hidden;
}

/**
 * Touch targets that are too small, and texts that are too small to read; links within a sentence count
 * as text.
 */
const tooSmallIn = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([finger, smallest]) => {
      const found: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>('.sheet *, .krieg-rack *')) {
        const { width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        if (width <= 1 || height <= 1 || style.visibility === 'hidden') continue;
        const words = element.textContent?.trim().slice(0, 40) ?? '';
        const isTarget = element.matches('button, summary, select, label, [role=tab]');
        if (isTarget && style.display !== 'inline' && (height < finger - 0.5 || width < finger - 0.5))
          found.push(`${Math.round(width)} x ${Math.round(height)}: ${words}`);
        const hasText = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        );
        if (hasText && Number.parseFloat(style.fontSize) < smallest)
          found.push(`${style.fontSize}: ${words}`);
      }
      return found;
    },
    [FINGER, SMALLEST] as const,
  );

for (const size of SIZES)
  test.describe(`on a phone of ${size.width} x ${size.height}`, () => {
    for (const moment of Object.keys(DECISION))
      test(`everything that the decision needs is visible and large enough: ${moment}`, async ({
        hall,
        browser,
      }) => {
        const ada = await asked({ hall, browser }, moment, size);
        const { page } = ada;
        const needed = [...ALWAYS, ...(DECISION[moment] ?? [])];
        await (
          await ordersOf(page)
        )
          .locator(needed.at(-1) ?? '')
          .first()
          .waitFor();
        await eventually(async () => (await hiddenOf(page, needed)).join('; '), '');
        expect(await tooSmallIn(page)).toEqual([]);
        expect(await a11yFaultsIn(page)).toEqual([]);
      });

    test('the robot is one line and its cards another; a tap shows what a card does, and the sheet unfolds', async ({
      hall,
      browser,
    }) => {
      const ada = await asked({ hall, browser }, 'move', size);
      const { page } = ada;
      const sheet = await ordersOf(page);
      const low = sheet.locator('.kb-low');
      expect((await low.boundingBox())?.height).toBeLessThanOrEqual(100);
      const summary = low.locator('> .kb-folded > summary');
      for (const words of [
        /speed \d/u,
        /silhouette \d/u,
        /\d attacks? left/u,
        /\d defenses? left/u,
        /undamaged/u,
      ])
        expect(await summary.innerText()).toMatch(words);
      const cards = low.getByRole('group', { name: /^Cards of your / }).getByRole('button');
      expect(await cards.count()).toBeGreaterThanOrEqual(5);
      expect(await cards.first().getAttribute('aria-label')).toMatch(/, face down for the others$/u);
      await cards.last().tap();
      await low.getByRole('status').waitFor();
      expect(await tooSmallIn(page)).toEqual([]);
      await cards.last().tap();
      await low.getByRole('status').waitFor({ state: 'detached' });
      const template = sheet.getByRole('region', { name: /^Sheet of / });
      expect(await template.isVisible()).toBe(false);
      await summary.tap();
      await template.waitFor();
      expect(await tooSmallIn(page)).toEqual([]);
      expect(await a11yFaultsIn(page)).toEqual([]);
    });

    test('ready-made robots are pictures large enough for a finger', async ({ hall, browser }) => {
      const ada = await come(browser, size);
      const { page } = ada;
      await createTable(ada, hall, { game: 'Kriegbot', options: { 'Ready-made robots': 'Yes' } });
      await press(page, 'Put an easy bot on seat 2');
      await start(ada);
      await myTurn(page);
      const cards = (await ordersOf(page)).locator('.kb-ready-made .order');
      await cards.first().waitFor();
      expect(await cards.count()).toBe(9);
      const map = await page.locator('.board-room canvas').first().boundingBox();
      expect(map?.height).toBeGreaterThanOrEqual(LEAST_MAP);
      await eventually(async () => (await hiddenOf(page, ['.kb-ready-made .order >> nth=0'])).join('; '), '');
      expect(await tooSmallIn(page)).toEqual([]);
      expect(await a11yFaultsIn(page)).toEqual([]);
      await cards.last().tap();
      await (await ordersOf(page)).locator('.kb-steps, .kb-no').first().waitFor();
    });
  });
