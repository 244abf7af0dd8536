import { CATALOG, type GameId } from '@gearhall/shared/games/catalog';
import { hasHelp } from '../src/games';
import type { Page } from '@playwright/test';
import { expect, usualTest as test } from './support/browserFixture';
import { a11yFaultsIn } from './support/a11yChecks';
import { arriveCalm } from './support/people';
import { createTable, eventually, give, start } from './support/table';
import { unless } from './support/longSuite';

const GAMES = (Object.keys(CATALOG) as GameId[]).filter(hasHelp);

/** How many pictures have been drawn, each of many shapes. */
async function picturesIn(page: Page): Promise<number> {
  const shapes = await page
    .locator('.rule-figure img')
    .evaluateAll((images) =>
      images.map((image) =>
        image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
          ? decodeURIComponent(image.src).split(/<(?:polygon|polyline|path|circle|rect|text)/u).length
          : 0,
      ),
    );
  return shapes.filter((count) => count > 20).length;
}

for (const size of ['desktop', 'phone'] as const)
  for (const game of GAMES)
    test(
      `the rules of ${game} can be read before any table exists (${size})`,
      unless(game === (size === 'desktop' ? 'metaltalon' : 'kriegbot')),
      async ({ hall, browser }) => {
        const { page } = await arriveCalm(browser, 'Ada', size);
        const { title } = CATALOG[game];
        await page.goto(hall.url);
        await page.getByRole('link', { name: title, exact: true }).click();
        await page.getByRole('link', { name: `Rules of ${title}` }).click();
        await page.getByRole('heading', { level: 1, name: `How to play ${title}` }).waitFor();
        expect(new URL(page.url()).pathname).toBe(`/rules/${game}`);
        await page.getByRole('heading', { level: 2, name: 'Your turn in one minute' }).waitFor();
        const figures = await page.locator('.rule-figure').count();
        expect(figures).toBeGreaterThan(1);
        await eventually(() => picturesIn(page), figures);
        await page.mouse.move(0, 0);
        await page.getByRole('tooltip').waitFor({ state: 'detached' });
        expect(await a11yFaultsIn(page)).toEqual([]);
      },
    );

test('a contents link leads to its chapter, with the focus and an address of its own', async ({
  hall,
  browser,
}) => {
  const { page } = await arriveCalm(browser, 'Ada', 'phone');
  await page.goto(`${hall.url}/rules/metaltalon`);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByText('Contents').click();
  await contents.getByRole('link', { name: 'The races' }).click();
  const heading = page.getByRole('heading', { name: 'The races' });
  await eventually(() => heading.evaluate((one) => one === document.activeElement), true);
  expect(new URL(page.url()).hash).toBe('#the-races');
  await page.reload();
  await heading.waitFor();
  await eventually(async () => Math.abs((await heading.boundingBox())?.y ?? 999) < 200, true);
});

test('a search leaves only the sections with the words, and highlights them', async ({ hall, browser }) => {
  const { page } = await arriveCalm(browser, 'Ada');
  await page.goto(`${hall.url}/rules/metaltalon`);
  const field = page.getByRole('searchbox', { name: 'Search the rules' });
  await field.fill('stopwatch digit');
  await page.getByText('Found in 2 places.').waitFor();
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'What a table can choose',
    'Words of the game',
  ]);
  expect((await page.locator('mark').allInnerTexts()).map((word) => word.toLowerCase())).toContain('digit');
  await field.fill('submarine');
  await page.getByText('Nothing found.').waitFor();
  await field.press('Escape');
  await page.getByRole('heading', { name: 'Your turn in one minute' }).waitFor();
});

test('the form for a new table links to the rules; the dialog at the table has the same text', async ({
  hall,
  browser,
}) => {
  const ada = await arriveCalm(browser, 'Ada');
  const { page } = ada;
  await page.goto(`${hall.url}/new/rushncrush`);
  await page
    .getByRole('link', { name: 'Rules of Rush ’n’ Crush' })
    .or(page.getByRole('link', { name: "Rules of Rush 'n' Crush" }))
    .click();
  await page.getByRole('heading', { level: 1, name: /How to play Rush/ }).waitFor();
  await createTable(ada, hall);
  await page.getByRole('button', { name: 'Put a hard bot on seat 2' }).click();
  await start(ada);
  await give(page, /^Keep/);
  await page.getByRole('button', { name: 'Help' }).click();
  const dialog = page.getByRole('dialog', { name: 'How to play MetalTalon' });
  await dialog.getByRole('heading', { name: 'Your turn in one minute' }).waitFor();
  await dialog.getByRole('link', { name: 'Launching' }).click();
  const heading = dialog.getByRole('heading', { name: 'Launching' });
  await eventually(() => heading.evaluate((one) => one === document.activeElement), true);
  expect(new URL(page.url()).hash).toBe('');
  await eventually(() => picturesIn(page), 2);
});

test('an address of an unknown game says so', async ({ hall, browser }) => {
  const { page } = await arriveCalm(browser, 'Ada');
  await page.goto(`${hall.url}/rules/chess`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: /Back/ }).waitFor();
});
