import { readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { CATALOG } from '@gearhall/shared/games/catalog';
import { axeViolationsIn, layoutFaultsIn } from './support/a11yChecks';
import { expect, testWithHall } from './support/browserFixture';
import { FINGER, playLesson } from './support/lessons';
import type { Hall } from './support/hall';
import { kept } from './support/keptPage';
import { arriveToStay } from './support/people';
import { answered, board, createTable } from './support/table';

/** It looks at the hall as a whole. */
const test = testWithHall({ BOT_DELAY_MS: '0' });

/** What works without a network: the hall is stopped, and the browser is told that it is offline. */

const GAMES = Object.keys(CATALOG);
const DIST = join(import.meta.dirname, '../dist');

/** The list of what is kept, as the build has written it into the worker. */
const LIST = /BUILT = (\{.*?\});/su;
const builtList = (worker: string) =>
  JSON.parse(LIST.exec(worker)?.[1] ?? '{}') as { readonly files: readonly string[] };

/**
 * Lets the worker look for a newer version until it has found one. Asking once is not enough: while the browser
 * looks by itself, as it does after each visit, it answers with what that look has found.
 */
async function findUpdate(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    return registration.installing !== null || registration.waiting !== null;
  });
}

/** Takes the newer version, and waits until the page has been loaded again. */
async function takeUpdate(page: Page): Promise<void> {
  await page.getByText('A newer version of the hall is here.').waitFor();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load it now' }).click();
  await reloaded;
}

/** The next version of the hall: its list has another version, and not the program of today's page. */
function nextWorker(): string {
  const text = readFileSync(join(DIST, 'sw.js'), 'utf8');
  const files = builtList(text).files.filter((path) => !path.startsWith('/assets/'));
  return text.replace(LIST, `BUILT = ${JSON.stringify({ version: 'next', files })};`);
}

/**
 * An address through which the hall is reached, which brings the next version's worker when told so, or says, as a
 * proxy does, that the hall is down. What it `holds` is never answered.
 */
async function doorOf(hall: Hall) {
  const door = { url: '', isNext: false, isDown: false, holds: '', close: () => server.close() };
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const found = await fetch(hall.url + path);
    const type = found.headers.get('content-type') ?? 'text/plain';
    const body = door.isNext && path === '/sw.js' ? nextWorker() : Buffer.from(await found.arrayBuffer());
    response.writeHead(found.status, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
    response.end(body);
  };
  const server = createServer(({ url = '/' }, response) => {
    // The list of tables would never end.
    if (url === door.holds) return;
    if (door.isDown) response.writeHead(502).end('Bad gateway');
    else if (url === '/api/tables/stream') response.writeHead(204).end();
    else answer(url, response).catch(() => response.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  door.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return door;
}

const faultsIn = async (page: Page) => [
  ...(await axeViolationsIn(page, 'any')),
  ...(await layoutFaultsIn(page)),
];

test('lessons, rules, games against bots, sandbox and one device for all work without a network', async ({
  hall,
  browser,
  allowErrors,
}) => {
  test.setTimeout(240_000);
  allowErrors(/Failed to load|net::ERR|fetching the script/u);
  const { page, context } = await arriveToStay(browser, 'Ada', 'phone');
  await page.goto(hall.url);
  await kept(page);
  // Somebody who has seen nothing but the home page goes into a tunnel.
  await hall.rest();
  await context.setOffline(true);
  await page.reload();
  await page.getByText('You are offline.').waitFor();
  expect(await faultsIn(page)).toEqual([]);

  await page.getByRole('link', { name: 'Learn MetalTalon' }).tap();
  await page.getByRole('link', { name: 'Begin the first lesson' }).tap();
  await page.getByRole('button', { name: 'Let me try' }).tap();
  await playLesson(page, FINGER);

  await page.goto(`${hall.url}/rules/kriegbot`);
  await page
    .getByRole('heading', { name: /Kriegbot/u })
    .first()
    .waitFor();
  await page.locator('.help-text, main article').first().waitFor();

  await page.goto(`${hall.url}/bot/metalheads`);
  await board(page).waitFor();
  await answered(page, () => page.locator('.orders [data-order]').first().tap());

  await page.goto(`${hall.url}/together/rushncrush`);
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Bo');
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
  await board(page).waitFor();

  await page.goto(`${hall.url}/replay/example-metalkrushers`);
  await page.getByRole('button', { name: 'Play on from here' }).or(page.getByText('Play on')).first().tap();
  await page.getByRole('button', { name: 'Back one step' }).waitFor();

  for (const game of ['metaltalon', 'metalkrushers', 'rushncrush', 'kriegbot']) {
    await page.goto(`${hall.url}/bot/${game}`);
    await board(page).waitFor();
    await page.locator('.orders button').first().waitFor();
  }

  // What needs the hall says so.
  await page.goto(`${hall.url}/new/kriegbot`);
  await page.getByText('You are offline.').waitFor();
  await page.goto(`${hall.url}/watch`);
  await page.getByText('You are offline.').waitFor();
  await page.goto(`${hall.url}/me`);
  await page.getByRole('heading', { name: 'My page' }).waitFor();
  await context.setOffline(false);
  await hall.startAgain();
});

test('a newer version says so, and is taken when the person wants it', async ({
  hall,
  browser,
  allowErrors,
}) => {
  allowErrors(/net::ERR/u);
  const { page } = await arriveToStay(browser, 'Ada');
  const door = await doorOf(hall);
  await page.goto(door.url);
  await kept(page);
  door.isNext = true;
  await findUpdate(page);
  await takeUpdate(page);
  await expect(page.getByText('A newer version of the hall is here.')).toBeHidden();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['hall next']);
  door.close();
});

test('a newer version is taken while the one of before still waits for the network', async ({
  hall,
  browser,
  allowErrors,
}) => {
  allowErrors(/net::ERR/u);
  const { page } = await arriveToStay(browser, 'Ada');
  const door = await doorOf(hall);
  await page.goto(door.url);
  await kept(page);
  // The browser lets no worker take over from one that is at work.
  door.holds = '/posters/late.webp';
  await page.evaluate((path) => void fetch(path), door.holds);
  door.isNext = true;
  await findUpdate(page);
  await takeUpdate(page);
  door.close();
});

test('a page in another tab learns that it has become old', async ({ hall, browser, allowErrors }) => {
  allowErrors(/net::ERR/u);
  const { page, context } = await arriveToStay(browser, 'Ada');
  const door = await doorOf(hall);
  await page.goto(door.url);
  await kept(page);
  const other = await context.newPage();
  await other.goto(door.url);
  await kept(other);
  door.isNext = true;
  await findUpdate(page);
  await takeUpdate(page);
  await takeUpdate(other);
  await other.getByRole('heading').first().waitFor();
  expect(await other.evaluate(() => caches.keys())).toEqual(['hall next']);
  door.close();
});

test('a hall that is down still shows the page; what the server says is never kept', async ({
  hall,
  browser,
  allowErrors,
}) => {
  allowErrors(/net::ERR|502/u);
  const { page } = await arriveToStay(browser, 'Ada', 'phone');
  const door = await doorOf(hall);
  await page.goto(door.url);
  await kept(page);
  await page.goto(`${door.url}/rules/kriegbot`);
  const stored = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.length).toBeGreaterThan(50);
  expect(stored.filter((path) => /^\/(?:api|matchmake)/u.test(path))).toEqual([]);
  door.isDown = true;
  await page.goto(`${door.url}/learn/metaltalon`);
  await page.getByRole('link', { name: 'Begin the first lesson' }).waitFor();
  expect(await page.evaluate(() => fetch('/api/games').then(({ status }) => status))).toBe(502);
  door.close();
});

test('a live table says that the connection is gone, what happens next, and comes back', async ({
  hall,
  browser,
  allowErrors,
}) => {
  allowErrors(
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket|Failed to load|fetching the script/u,
  );
  const ada = await arriveToStay(browser, 'Ada', 'phone');
  const { page, context } = ada;
  await createTable(ada, hall, { game: 'Metalheads' });
  await page
    .getByRole('button', { name: /easy bot/iu })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Start the game' }).tap();
  await board(page).waitFor();
  await context.setOffline(true);
  await hall.kill();
  await page.getByText('Your device is offline. Your seat stays yours').waitFor();
  await page
    .getByText(/Next try in \d+ s\.|Trying now…/u)
    .first()
    .waitFor();
  expect(await faultsIn(page)).toEqual([]);
  await hall.startAgain();
  await context.setOffline(false);
  await page.getByText('Your device is offline. Your seat stays yours').waitFor({ state: 'hidden' });
  await expect(page.locator('.live-mark')).toHaveClass(/on/u);
});

test('pictures are kept once they have been seen', async ({ hall, browser }) => {
  const { page } = await arriveToStay(browser, 'Ada');
  await page.goto(hall.url);
  await kept(page);
  await page.reload();
  const keptPictures = () =>
    page.evaluate(async () => {
      const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
      const paths = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
      return paths.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/posters/'))
        .length;
    });
  await expect.poll(keptPictures).toBe(GAMES.length);
});

test('what is kept for a visit without a network is small', () => {
  const { files } = builtList(readFileSync(join(DIST, 'sw.js'), 'utf8'));
  const sizeOf = (path: string): number => {
    const file = join(DIST, path === '/' ? 'index.html' : path);
    try {
      return statSync(`${file}.br`).size;
    } catch {
      return statSync(file).size;
    }
  };
  expect(files.length).toBeGreaterThan(50);
  expect(files).toContain('/');
  expect(files.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThanOrEqual(1_200_000);
});
