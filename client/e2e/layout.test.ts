import type { Page } from '@playwright/test';
import { expect, usualTest as test, type BrowserFixture } from './support/browserFixture';
import { arriveCalm, type Person } from './support/people';
import { board, createTable, eventually, start } from './support/table';
import { unless } from './support/longSuite';

/** In milliseconds: boards are drawn in software, possibly on a slow machine. */
const UNHURRIED = 240_000;
test.describe.configure({ timeout: UNHURRIED });
const GAMES = ['MetalTalon', 'MetalKrushers', 'Kriegbot', "Rush 'n' Crush", 'Metalheads'] as const;
const ORDERS_MIN = 220;
const SHEET_MIN = 240;
const LINES_MIN = 6;

async function atTable({ hall, browser }: BrowserFixture, game: string): Promise<Person> {
  const ada = await arriveCalm(browser, 'Ada');
  await createTable(ada, hall, { game, listed: false });
  await ada.page.getByRole('button', { name: 'Put an easy bot on seat 2' }).click();
  await start(ada);
  await ada.page.locator('.prompt.mine').waitFor({ timeout: 30_000 });
  await ada.page.keyboard.press('Escape');
  return ada;
}

/** How much of each part is visible, in CSS pixels. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const height = (selector: string): number =>
      document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
    const foot = document.querySelector('.orders-ways')?.getBoundingClientRect();
    const line = Number.parseFloat(getComputedStyle(document.body).lineHeight);
    const sheet = document.querySelector<HTMLElement>('.orders > .dashboards');
    return {
      overflows: document.documentElement.scrollHeight > innerHeight,
      widens: document.documentElement.scrollWidth > innerWidth,
      orders: height('.order-groups') + height('.order-foot'),
      sheet: sheet?.clientHeight,
      sheetWants: sheet?.scrollHeight ?? 0,
      logLines: height('#panel-log .scroll-box') / line,
      footEndsAbove: innerHeight - (foot?.bottom ?? Infinity),
      board: height('.board-room canvas'),
    };
  });

for (const game of GAMES)
  test.describe(`${game}`, () => {
    test(
      'orders, own sheet and log have their room from 1280x720 to 2560x1440 and on a tablet',
      unless(game === 'Kriegbot'),
      async ({ hall, browser }) => {
        const ada = await atTable({ hall, browser }, game);
        const { page } = ada;
        for (const [width, height] of [
          [1440, 900],
          [1280, 720],
          [1920, 1080],
          [2560, 1440],
          [820, 1180],
        ] as const) {
          await page.setViewportSize({ width, height });
          // Columns and board settle some time after the window is resized.
          await eventually(async () => {
            const { footEndsAbove, overflows, widens } = await measure(page);
            return footEndsAbove >= 0 && !overflows && !widens;
          }, true);
          const seen = await measure(page);
          const where = `${width}x${height}`;
          expect({ where, ...seen }).toMatchObject({ where, overflows: false, widens: false });
          expect(seen.board).toBeGreaterThan(height * 0.4);
          if (height < 900) continue;
          expect(seen.orders).toBeGreaterThanOrEqual(ORDERS_MIN);
          if (width < 1200) continue;
          expect(seen.logLines).toBeGreaterThanOrEqual(LINES_MIN);
          if (seen.sheet !== undefined)
            expect(seen.sheet).toBeGreaterThanOrEqual(Math.min(SHEET_MIN, seen.sheetWants));
        }
      },
    );
  });

const widthOf = (page: Page, column: 'mine' | 'others'): Promise<number> =>
  page.locator(`.side.${column}`).evaluate((side) => side.getBoundingClientRect().width);

test('columns are dragged, moved by keys, folded away, and remembered', async ({ hall, browser }) => {
  const ada = await atTable({ hall, browser }, 'MetalTalon');
  const { page } = ada;
  const before = await widthOf(page, 'mine');
  const edge = page.getByRole('separator', { name: 'Width of the orders column' });
  const box = await edge.boundingBox();
  if (!box) throw new Error('The edge of the column is not there.');
  await page.mouse.move(box.x + box.width / 2, 500);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 80, 500, { steps: 4 });
  await page.mouse.up();
  await eventually(async () => Math.abs((await widthOf(page, 'mine')) - before - 80) <= 8, true);
  const dragged = await widthOf(page, 'mine');
  await edge.focus();
  await page.keyboard.press('ArrowLeft');
  await eventually(() => widthOf(page, 'mine'), dragged + 16);
  await page.getByRole('button', { name: 'Hide seats, log and chat' }).click();
  await page.getByRole('button', { name: 'Show seats, log and chat' }).waitFor();

  await page.reload();
  await board(page).waitFor();
  await page.getByRole('button', { name: 'Show seats, log and chat' }).waitFor();
  expect(await widthOf(page, 'mine')).toBe(dragged + 16);
  await page.keyboard.press('l');
  await page.getByRole('tabpanel', { name: 'Log' }).waitFor();
  await edge.dblclick();
  await eventually(() => widthOf(page, 'mine'), before);
});

test('the board alone, and back by key and by the orders', async ({ hall, browser }) => {
  const ada = await atTable({ hall, browser }, 'MetalTalon');
  const { page } = ada;
  await page.keyboard.press('f');
  await page.locator('.orders').waitFor({ state: 'detached' });
  await eventually(
    () => board(page).evaluate((canvas) => Math.round(canvas.getBoundingClientRect().width)),
    1440,
  );
  await page.getByRole('button', { name: 'Show the panels' }).click();
  await page.locator('.orders').waitFor();
  await page.keyboard.press('f');
  await page.locator('.orders').waitFor({ state: 'detached' });
  await page.keyboard.press('o');
  await page.locator('.orders').waitFor();
});
