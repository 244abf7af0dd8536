import { CATALOG, type GameId } from '@gearhall/shared/games/catalog';
import type { Page } from 'playwright-core';
import { barriersIn } from './support/barriers';
import { arriveCalm } from './support/people';
import { createTable, eventually, give, start } from './support/table';
import { openVenue } from './support/venue';

const venue = openVenue();
const GAMES = Object.keys(CATALOG) as GameId[];

/** How many pictures have been drawn, each of many shapes. */
async function picturesIn(page: Page): Promise<number> {
  const shapes = await page
    .locator('.rule-figure img')
    .evaluateAll((images) =>
      images.map((image) =>
        image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
          ? decodeURIComponent(image.src).split(/<(?:polygon|polyline|circle|rect|text)/u).length
          : 0,
      ),
    );
  return shapes.filter((count) => count > 20).length;
}

for (const size of ['desktop', 'phone'] as const)
  test.each(GAMES)(`the rules of %s are read before any table exists (${size})`, async (game) => {
    const { page, context, problems } = await arriveCalm(venue.browser, 'Ada', size);
    const { title } = CATALOG[game];
    await page.goto(venue.hall.url);
    await page.getByRole('link', { name: `Rules of ${title}` }).click();
    await page.getByRole('heading', { level: 1, name: `How to play ${title}` }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/rules/${game}`);
    await page.getByRole('heading', { level: 2, name: 'Your turn in one minute' }).waitFor();
    const figures = await page.locator('.rule-figure').count();
    expect(figures).toBeGreaterThan(1);
    await eventually(() => picturesIn(page), figures);
    await page.mouse.move(0, 0);
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    expect(await barriersIn(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

test('the contents lead to a chapter, with the focus and an address of its own', async () => {
  const { page, context } = await arriveCalm(venue.browser, 'Ada', 'phone');
  await page.goto(`${venue.hall.url}/rules/metaltalon`);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByText('Contents').click();
  await contents.getByRole('link', { name: 'The races' }).click();
  const heading = page.getByRole('heading', { name: 'The races' });
  await eventually(() => heading.evaluate((one) => one === document.activeElement), true);
  expect(new URL(page.url()).hash).toBe('#the-races');
  await page.reload();
  await heading.waitFor();
  await eventually(async () => Math.abs((await heading.boundingBox())?.y ?? 999) < 200, true);
  await context.close();
});

test('a search leaves the places that have the words, and shows them', async () => {
  const { page, context } = await arriveCalm(venue.browser, 'Ada');
  await page.goto(`${venue.hall.url}/rules/metaltalon`);
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
  await context.close();
});

test('the form for a new table leads to the rules; the dialog at the table has the same text', async () => {
  const ada = await arriveCalm(venue.browser, 'Ada');
  const { page } = ada;
  await page.goto(`${venue.hall.url}/new/rushncrush`);
  await page
    .getByRole('link', { name: 'Rules of Rush ’n’ Crush' })
    .or(page.getByRole('link', { name: "Rules of Rush 'n' Crush" }))
    .click();
  await page.getByRole('heading', { level: 1, name: /How to play Rush/ }).waitFor();
  await createTable(ada, venue.hall);
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
  await ada.context.close();
});

test('an address that names no game is told so', async () => {
  const { page, context } = await arriveCalm(venue.browser, 'Ada');
  await page.goto(`${venue.hall.url}/rules/chess`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: /Back/ }).waitFor();
  await context.close();
});
