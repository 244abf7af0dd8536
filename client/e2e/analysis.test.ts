import type { Page } from '@playwright/test';
import { axeViolationsIn, layoutFaultsIn } from './support/a11yChecks';
import { expect, usualTest as test } from './support/browserFixture';
import { arriveCalm, type Person } from './support/people';
import { actionsAt, answered, board, resign } from './support/table';

/** A finished game is analysed in the page, and played on from where it turned; a hint in a game against bots. */

/** In milliseconds. The page gives itself 11 seconds; a busy machine takes longer. */
const UNHURRIED = { timeout: 120_000 };
test.describe.configure({ timeout: 240_000 });

const SMALL = { width: 360, height: 640 };

const faultsIn = async (page: Page) => [
  ...(await axeViolationsIn(page, 'any')),
  ...(await layoutFaultsIn(page)),
];

const stepOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-step]').getAttribute('data-step'));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const slider = (page: Page) => page.getByRole('slider', { name: 'Action' });
const curve = (page: Page) => page.getByRole('img', { name: /chance to win, over the whole game/u });

async function openExample({ page }: Person, url: string): Promise<void> {
  await page.goto(`${url}/replay/example-metaltalon`);
  await board(page).waitFor();
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await page.getByRole('button', { name: 'Analyse this game' }).waitFor();
}

test('a finished game is analysed, leads to its turning point, and is played on from there', async ({
  hall,
  browser,
}) => {
  const ada = await arriveCalm(browser, 'Ada');
  const { page } = ada;
  await openExample(ada, hall.url);
  await expect(curve(page)).toHaveCount(0);
  const threads = page.waitForEvent('worker');
  await press(page, 'Analyse this game');
  const thread = await threads;
  expect(thread.url()).toContain('studyWorker');
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('region', { name: 'Worth a look' }).waitFor(UNHURRIED);
  await expect.poll(() => page.workers().length).toBe(0);
  expect(await slider(page).getAttribute('aria-valuetext')).toMatch(
    /Chances to win: \S+ \d+ % and \S+ \d+ %$/u,
  );

  // To the moment that mattered most, and along the curve.
  const moment = page.locator('.moment').first();
  const action = Number(/Action (\d+)/u.exec((await moment.textContent()) ?? '')?.[1]);
  await moment.click();
  expect([action - 1, action]).toContain(await stepOf(page));
  const { width, height } = (await curve(page).boundingBox())!;
  await curve(page).click({ position: { x: width / 2, y: height / 2 } });
  expect(await stepOf(page)).toBe(Math.round(Number(await slider(page).getAttribute('max')) / 2));
  await slider(page).fill('9');
  await page.getByRole('region', { name: 'This choice' }).getByText('Launch 3 pennies').waitFor();
  await press(page, 'Look deeper');
  await page.getByText('Looked at more deeply.').waitFor(UNHURRIED);
  await page.getByText('The chances in numbers').click();
  expect(await faultsIn(page)).toEqual([]);

  // The same position, as a game.
  await press(page, 'Try it from here');
  expect(await faultsIn(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Against' }).selectOption('easy');
  await press(page, 'Begin');
  await page.waitForURL(/\/sandbox$/u);
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await page
    .locator('.orders')
    .getByRole('button', { name: /^Launch/u })
    .first()
    .waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  expect(await actionsAt(page)).toBe(0);
  await answered(page, () => page.getByRole('button', { name: /^End/u }).first().click());
  expect(await actionsAt(page)).toBeGreaterThan(0);
});

test('an analysis is stopped, and leaves with the page; on a phone all of it is in reach', async ({
  hall,
  browser,
}) => {
  const ada = await arriveCalm(browser, 'Ada', 'phone');
  const { page } = ada;
  await page.setViewportSize(SMALL);
  await openExample(ada, hall.url);
  expect(await faultsIn(page)).toEqual([]);
  await press(page, 'Analyse this game');
  await curve(page).waitFor(UNHURRIED);
  expect(await faultsIn(page)).toEqual([]);
  await press(page, 'Stop');
  await page.getByRole('button', { name: 'Analyse this game' }).waitFor();
  await expect(curve(page)).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);

  await press(page, 'Analyse this game');
  await expect.poll(() => page.workers().length).toBe(1);
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect.poll(() => page.workers().length).toBe(0);
});

test('a game against a bot gives hints, and is analysed when it is over', async ({ hall, browser }) => {
  const ada = await arriveCalm(browser, 'Ada');
  const { page } = ada;
  await page.goto(`${hall.url}/bot/metaltalon`);
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await press(page, 'Hint');
  const hint = page.getByRole('region', { name: 'A hint' });
  await hint.getByText('With what you know, a hard bot would choose:').waitFor();
  const marked = page.locator('.orders .suggested');
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveCSS('outline-style', 'solid');
  expect(await hint.locator('strong').textContent()).toContain(
    await marked.locator('.order-label').textContent(),
  );
  expect(await faultsIn(page)).toEqual([]);
  await answered(page, () => marked.click());
  await expect(hint).toHaveCount(0);

  await resign(ada);
  await press(page, 'Analyse this game');
  await page.getByRole('progressbar').waitFor();
  await curve(page).waitFor(UNHURRIED);
  expect(await faultsIn(page)).toEqual([]);
  await press(page, 'Back to the result');
  await expect.poll(() => page.workers().length).toBe(0);
});

test('without threads the page thinks by itself', async ({ hall, browser }) => {
  const { page, context } = await arriveCalm(browser, 'Ada', 'phone');
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await page.goto(`${hall.url}/bot/metaltalon`);
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await press(page, 'Hint');
  await page.getByText('With what you know, a hard bot would choose:').waitFor();
  expect(await faultsIn(page)).toEqual([]);
});
