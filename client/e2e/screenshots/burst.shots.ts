import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { testWithHall } from '../support/browserFixture';
import { fineChromium } from '../support/launching';
import { keepInStorage } from '../support/staged';
import { playWhole, SHOWN, SHOWN_GAMES, type Played, type ShownGame } from './moments';
import type { Hall } from '../support/hall';
import { gatheringTable, tableBefore, type Shown } from './tables';

/**
 * No test: a contact sheet of one moment, a frame for each 100 ms of a clock that stands still in between. The moment is a
 * type of event, "end", or "start": the table gathers, and somebody starts the game.
 */

const [game, moment = 'end'] = (process.env['GEARHALL_BURST'] ?? '').split(' ');
const FOLDER = join(import.meta.dirname, '../shots');
const FRAME_MS = 100;
const A_MOMENT_MS = 20;
/** What begins later than this is not filmed. */
const MOST_MOMENTS = 150;
const MOST_FRAMES = 80;
/** Frames after the board has come to rest: the ending waits that long. */
const AFTERWARDS = 16;
const COLUMNS = 5;
/** A frame in the sheet is no larger. */
const COARSE = 0.5;
/** Each frame is drawn in software. */
const LONGEST_MS = 900_000;
const START = 'button:text-is("Start the game")';

const test = testWithHall({ BOT_DELAY_MS: '600000' });
test.use({ launchOptions: fineChromium() });

const isShown = (name: string | undefined): name is ShownGame =>
  (SHOWN_GAMES as readonly (string | undefined)[]).includes(name);

/** The number of entries before the one that shows it best: that with the most such events, the first of several. */
function placeOf({ events }: Played, type: string): number {
  if (type === 'end') return events.length - 1;
  const counts = events.map((list) => list.filter((one) => one === type).length);
  const most = Math.max(...counts);
  if (most === 0)
    throw new Error(`No such moment. There are: end, ${[...new Set(events.flat())].sort().join(', ')}.`);
  return counts.indexOf(most);
}

/** Lets the clock of the page run by frames, and takes a picture after each. */
async function framesOf(page: Page): Promise<readonly string[]> {
  const frames: string[] = [];
  const isStill = () => page.evaluate(() => document.querySelector('.board-room canvas[data-shot]') !== null);
  for (let still = 0; still < AFTERWARDS && frames.length < MOST_FRAMES;) {
    await page.clock.runFor(FRAME_MS);
    const picture = await page.locator('.board-room').screenshot({ type: 'jpeg', quality: 80 });
    frames.push(picture.toString('base64'));
    still = (await isStill()) ? still + 1 : 0;
  }
  return frames;
}

/** Lays the frames out in rows, each with its time. */
async function layOut(page: Page, frames: readonly string[], path: string): Promise<void> {
  const cells = frames.map(
    (frame, index) =>
      `<figure><img src="data:image/jpeg;base64,${frame}"><figcaption>${(index + 1) * FRAME_MS} ms</figcaption></figure>`,
  );
  const style = `body { margin: 8px; background: #111; color: #ddd; font: 16px sans-serif; display: grid;
    grid-template-columns: repeat(${COLUMNS}, 1fr); gap: 8px } figure { margin: 0 } img { width: 100% }`;
  await page.setViewportSize({ width: 1800, height: 1000 });
  await page.setContent(`<style>${style}</style>${cells.join('')}`);
  await page.screenshot({ path, fullPage: true });
}

/** Ada's page at a table; its clock stands still from when `ready` can be seen. */
async function stillPage(browser: Browser, { link, ada }: Shown, ready: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: COARSE,
  });
  await keepInStorage(context, { token: ada.token, name: 'Ada', animation: 'normal', coach: 'off' });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(link);
  await page.locator(ready).first().waitFor();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return page;
}

async function started(hall: Hall, browser: Browser, game: ShownGame): Promise<readonly string[]> {
  const page = await stillPage(browser, await gatheringTable(hall, game), START);
  for (let seat = 3; seat <= SHOWN[game].seats; seat += 1)
    await page.getByRole('button', { name: `Put an easy bot on seat ${seat}` }).click();
  await page.locator(START).click();
  // The page itself needs its clock to open the board.
  while ((await page.locator('.board-room canvas').count()) === 0) await page.clock.runFor(A_MOMENT_MS);
  return framesOf(page);
}

async function played(hall: Hall, browser: Browser, game: ShownGame): Promise<readonly string[]> {
  const whole = playWhole(game);
  const at = placeOf(whole, moment);
  const table = await tableBefore(hall, whole, at);
  const page = await stillPage(browser, table, '.board-room canvas[data-shot]');
  await table.act();
  await table.told();
  // The page is told at the same time, but needs its clock to begin.
  const begun = page.locator('.board-room canvas:not([data-shot])');
  for (let moments = 0; moments < MOST_MOMENTS && (await begun.count()) === 0; moments += 1)
    await page.clock.runFor(A_MOMENT_MS);
  const frames = await framesOf(page);
  table.close();
  return frames;
}

if (isShown(game))
  test(`${game}: ${moment}`, async ({ hall, browser }) => {
    test.setTimeout(LONGEST_MS);
    const frames = await (moment === 'start' ? started : played)(hall, browser, game);
    mkdirSync(FOLDER, { recursive: true });
    const path = join(FOLDER, `burst-${game}-${moment}.png`);
    await layOut(await browser.newPage(), frames, path);
    process.stdout.write(`${path}: ${frames.length} frames\n`);
  });
else if (game !== '' && game !== undefined)
  throw new Error(`No such game: ${game}. There are ${SHOWN_GAMES.join(', ')}.`);
