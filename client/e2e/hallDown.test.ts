import type { Page } from '@playwright/test';
import { axeViolationsIn, layoutFaultsIn } from './support/a11yChecks';
import { expect, testWithHall } from './support/browserFixture';
import { kept } from './support/keptPage';
import { arriveToStay } from './support/people';
import { board, createTable, follow, myTurn } from './support/table';
import { unless } from './support/longSuite';

/** It looks at the hall as a whole. */
const test = testWithHall({ BOT_DELAY_MS: '0' });

/** The hall is down, and comes back: no page has to be loaded again for that. */

const faultsIn = async (page: Page) => [
  ...(await axeViolationsIn(page, 'any')),
  ...(await layoutFaultsIn(page)),
];

const EXPECTED =
  /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE|WebSocket|Failed to load|fetching the script|net::ERR/u;

const down = (page: Page) => page.getByText('The hall cannot be reached right now. Lessons,');

/** Whether the page is still the one that was loaded before. */
const mark = (page: Page) => page.evaluate(() => void (document.body.dataset['before'] = 'yes'));
const isSame = (page: Page) => page.evaluate(() => document.body.dataset['before'] === 'yes');

for (const size of ['desktop', 'phone'] as const)
  test(
    `the home page says so, keeps what works, and everything comes back by itself (${size})`,
    unless(size === 'desktop'),
    async ({ hall, browser, allowErrors }) => {
      allowErrors(EXPECTED);
      const ada = await arriveToStay(browser, 'Ada', size);
      const { page } = ada;
      await createTable(ada, hall, { game: 'MetalTalon', listed: false });
      const bo = await arriveToStay(browser, 'Bo');
      await createTable(bo, hall, { game: 'Metalheads' });
      await page.goto(hall.url);
      await kept(page);
      await page.getByRole('heading', { name: 'Your tables' }).waitFor();
      await hall.kill();
      // One visit begins while the hall is away, as well as one that was there before.
      await down(page).waitFor();
      await page.reload();
      await mark(page);
      await down(page).waitFor();
      expect(await faultsIn(page)).toEqual([]);
      expect(await page.getByRole('heading', { name: 'Your tables' }).count()).toBe(0);

      // What needs the hall says why, by mouse and by keys.
      const newTable = page.getByRole('link', { name: 'New table of MetalTalon' });
      await expect(newTable).toHaveAttribute('aria-disabled', 'true');
      await newTable.focus();
      await page.keyboard.press('Enter');
      await page.getByText('This needs the hall, which cannot be reached right now.').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/');

      // What does not need it works.
      await page.getByRole('link', { name: 'Play a bot now at MetalTalon' }).click();
      await myTurn(page);
      await page.getByRole('link', { name: 'Leave' }).click();
      await page.getByRole('link', { name: 'Learn Metalheads' }).click();
      await page.getByRole('link', { name: 'Begin the first lesson' }).waitFor();
      await page.getByRole('link', { name: 'Gearhall' }).first().click();
      await down(page).waitFor();

      await hall.startAgain();
      await down(page).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Rejoin your table of MetalTalon' }).waitFor();
      await page.getByRole('heading', { name: 'Open tables' }).waitFor();
      await page.getByRole('link', { name: 'Join the table of Bo' }).waitFor();
      expect(await isSame(page)).toBe(true);
      await newTable.click();
      await page.getByRole('button', { name: 'Create the table' }).waitFor();
    },
  );

/** Each page as it is opened while the hall is away, and what shows that it has come back. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '/watch': (page) => page.getByText('Nobody has finished a public game yet.').waitFor(),
  '/me': (page) => page.getByRole('link', { name: /^Go on: MetalTalon/u }).waitFor(),
  '/game/metaltalon': (page) => page.getByText('No finished game of it can be watched yet.').waitFor(),
  '/new/metaltalon': (page) => page.getByRole('button', { name: 'Create the table' }).waitFor(),
  '/privacy': (page) => page.getByText('could not be loaded').waitFor({ state: 'detached' }),
  '/credits': (page) => page.getByRole('heading', { name: 'MetalTalon' }).waitFor(),
};

for (const [path, isBack] of Object.entries(PAGES))
  test(
    `${path} is whole once the hall is back`,
    unless(path === '/watch' || path === '/me'),
    async ({ hall, browser, allowErrors }) => {
      allowErrors(EXPECTED);
      const ada = await arriveToStay(browser, 'Ada');
      const { page } = ada;
      await createTable(ada, hall, { game: 'MetalTalon' });
      await kept(page);
      await hall.kill();
      await page.goto(`${hall.url}${path}`);
      await mark(page);
      await down(page).waitFor();
      expect(await faultsIn(page)).toEqual([]);
      await hall.startAgain();
      await down(page).waitFor({ state: 'detached' });
      await isBack(page);
      expect(await isSame(page)).toBe(true);
    },
  );

test('a table, a series and a replay that are opened meanwhile come, too', async ({
  hall,
  browser,
  allowErrors,
}) => {
  allowErrors(EXPECTED);
  const [ada, bo] = [await arriveToStay(browser, 'Ada'), await arriveToStay(browser, 'Bo')];
  const link = await createTable(ada, hall, { game: 'MetalTalon', series: 'Best of 3' });
  await follow(bo, link);
  await bo.page.getByRole('button', { name: 'Take seat 2' }).click();
  await bo.page.getByRole('button', { name: 'Leave the seat' }).waitFor();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await board(ada.page).waitFor();
  const id = new URL(link).pathname.split('/').at(-1) ?? '';
  const series = await ada.page.locator('a[href^="/series/"]').first().getAttribute('href');
  for (const { page } of [ada, bo]) await kept(page);
  await hall.kill();
  const { page } = bo;
  await page.goto(link);
  await mark(page);
  await page.getByText('This needs the hall, which cannot be reached right now.').waitFor();
  const other = await bo.context.newPage();
  await other.goto(`${hall.url}/replay/${id}`);
  await other.getByText('It is tried again by itself.').waitFor();
  const third = await bo.context.newPage();
  await third.goto(`${hall.url}${series}`);
  await down(third).waitFor();
  await hall.startAgain();
  await board(page).waitFor();
  expect(await isSame(page)).toBe(true);
  await other.getByText('This game is not over yet.').waitFor();
  await third.getByRole('heading', { level: 1, name: /MetalTalon/u }).waitFor();
});
