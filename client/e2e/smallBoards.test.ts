import type { Locator, Page } from '@playwright/test';
import { axeViolationsIn, layoutFaultsIn } from './support/a11yChecks';
import { expect, testWithHall, type BrowserFixture } from './support/browserFixture';
import { arrive, arriveCalm, type Person } from './support/people';
import { board, eventually, give, IS_OVER, resign } from './support/table';
import { unless } from './support/longSuite';

/** Boards as small pictures: the home page while nobody plays, and the deciding moment of a game. */

/** A hall of its own: at another file's tables somebody may play in public. */
const test = testWithHall({ BOT_DELAY_MS: '0' });

/** In milliseconds: boards are drawn in software, possibly on a busy machine. */
const DRAWN_WITHIN = 90_000;
const UNHURRIED = 240_000;
test.describe.configure({ timeout: UNHURRIED });

/** Longer than any pause between two steps of a film. */
const AT_REST = 4000;

const GAMES = ['MetalKrushers', "Rush 'n' Crush", 'Kriegbot', 'Metalheads', 'MetalTalon'] as const;

const excerpt = (page: Page, game: (typeof GAMES)[number] = 'MetalKrushers'): Locator =>
  page.getByRole('link', { name: `${game}: what it is about` });

/** The page may have been scrolled. */
async function roomOf(picture: Locator) {
  const { x, width, height } = (await picture.boundingBox()) ?? {};
  return { x, width, height };
}

const drawnIn = (picture: Locator): Promise<void> =>
  picture.locator('.excerpt-board.drawn').waitFor({ timeout: DRAWN_WITHIN });

const rendersOf = async (canvas: Locator): Promise<number> =>
  Number(await canvas.getAttribute('data-renders'));

/** Whether nothing is drawn for a while. */
async function isStill(canvas: Locator): Promise<boolean> {
  const before = await rendersOf(canvas);
  await canvas.page().waitForTimeout(AT_REST);
  return (await rendersOf(canvas)) === before;
}

/** Puts the picture of the home page before somebody's eyes. */
async function look({ page }: Person, url: string): Promise<Locator> {
  await page.goto(url);
  await excerpt(page).scrollIntoViewIfNeeded();
  return excerpt(page);
}

/** The addresses that a page asks for. */
function watchRequests(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

const isOfTheBoard = (path: string): boolean => /excerpts|ExcerptBoard|pixi/u.test(path);

test('a recorded game plays on the home page while nobody else does, then the next one', async ({
  hall,
  browser,
}) => {
  const ada = await arrive(browser, 'Ada');
  const { page } = ada;
  const picture = await look(ada, hall.url);
  const room = await roomOf(picture);
  await drawnIn(picture);
  expect(await roomOf(picture)).toEqual(room);
  const canvas = picture.locator('canvas');
  const first = await rendersOf(canvas);
  await eventually(async () => (await rendersOf(canvas)) > first + 10, true);
  expect(await axeViolationsIn(page, 'any')).toEqual([]);
  expect(await layoutFaultsIn(page)).toEqual([]);
  const next = excerpt(page, GAMES[1]);
  await drawnIn(next);
  expect(await roomOf(next)).toEqual(room);
  await next.click();
  await page.getByRole('heading', { name: GAMES[1], level: 1 }).waitFor();
});

test(
  'each recorded game is shown where one points at it, and all rests once each has been shown',
  unless(false),
  async ({ hall, browser }) => {
    const ada = await arrive(browser, 'Ada');
    const { page } = ada;
    const asked = watchRequests(page);
    await drawnIn(await look(ada, hall.url));
    const watch = (game: string): Locator =>
      page.getByRole('link', { name: `Watch a recorded game of ${game}` });
    for (const game of GAMES.slice(1, 3)) {
      await watch(game).hover();
      await drawnIn(excerpt(page, game));
    }
    for (const game of GAMES.slice(3)) {
      await watch(game).focus();
      await drawnIn(excerpt(page, game));
    }
    expect(new Set(asked.filter((path) => path.startsWith('/excerpts/'))).size).toBe(GAMES.length);
    await excerpt(page, 'MetalTalon').scrollIntoViewIfNeeded();
    const canvas = page.locator('.excerpt canvas');
    await expect(async () => expect(await isStill(canvas)).toBe(true)).toPass({ timeout: UNHURRIED });
  },
);

test('it stays a picture where somebody wants no motion, or saves data', async ({ hall, browser }) => {
  const [calm, thrifty] = [await arriveCalm(browser, 'Ada'), await arrive(browser, 'Bo')];
  await thrifty.page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  for (const person of [calm, thrifty]) {
    const asked = watchRequests(person.page);
    const picture = await look(person, hall.url);
    await expect(picture.locator('img')).toBeVisible();
    await person.page.waitForTimeout(AT_REST + 2000);
    expect(await picture.locator('canvas').count()).toBe(0);
    expect(asked.filter(isOfTheBoard)).toEqual([]);
  }
});

/** A game in the page that Ada gives up at once. */
async function givenUp({ browser, hall }: BrowserFixture, game: string, size: 'desktop' | 'phone') {
  const ada = await arriveCalm(browser, 'Ada', size);
  await ada.page.goto(`${hall.url}/bot/${game}`);
  await board(ada.page).waitFor({ timeout: DRAWN_WITHIN });
  await give(ada.page, /^Keep/u);
  await resign(ada);
  await ada.page.getByRole('heading', { name: IS_OVER }).first().waitFor();
  return ada;
}

const momentIn = (page: Page): Locator => page.locator('.moment-picture');

/** How many colours a picture has. */
const coloursOf = (picture: Locator): Promise<number> =>
  picture.evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return new Set(new Uint32Array(Uint8ClampedArray.from(pixels).buffer)).size;
  });

/** Fewer are a flat ground. */
const MANY_COLOURS = 200;

for (const [game, size] of [
  ['metaltalon', 'desktop'],
  ['rushncrush', 'phone'],
] as const)
  test(`the result shows the deciding moment on the board of ${game} (${size})`, async ({
    hall,
    browser,
  }) => {
    const { page } = await givenUp({ hall, browser }, game, size);
    await page.locator('.moment-picture.drawn').waitFor({ timeout: DRAWN_WITHIN });
    expect(await momentIn(page).getAttribute('aria-label')).toBe('The board at the deciding moment');
    expect(await coloursOf(momentIn(page))).toBeGreaterThan(MANY_COLOURS);
    // What has drawn it is gone, and the board is at rest.
    expect(await page.locator('.moment-stage').count()).toBe(0);
    expect(await page.locator('canvas[data-renders]').count()).toBe(1);
    expect(await isStill(board(page))).toBe(true);
    expect(await axeViolationsIn(page, 'any')).toEqual([]);
    if (size === 'phone') await staysLow(page);
  });

/** The sheet of a phone leaves the board in sight. */
async function staysLow(page: Page): Promise<void> {
  const sheet = await page.locator('.sheet').boundingBox();
  expect(sheet?.height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.46);
}

test('where the moment cannot be drawn, its sentence stands alone', async ({
  hall,
  browser,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/u);
  const ada = await arriveCalm(browser, 'Ada');
  await ada.page.route(/drawMoment/u, (route) => route.abort());
  await ada.page.goto(`${hall.url}/bot/metaltalon`);
  await board(ada.page).waitFor({ timeout: DRAWN_WITHIN });
  await give(ada.page, /^Keep/u);
  await resign(ada);
  await ada.page.getByText('The deciding moment:').waitFor();
  await momentIn(ada.page).waitFor({ state: 'detached' });
  expect(await ada.page.locator('.ending > .ending-moment').innerText()).toMatch(/gave up/u);
});
