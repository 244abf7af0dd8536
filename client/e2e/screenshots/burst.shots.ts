import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { testWithHall } from '../support/browserFixture';
import { fineChromium } from '../support/launching';
import { keepInStorage } from '../support/staged';
import { playWhole, SHOWN_GAMES, type Played, type ShownGame } from './moments';
import { tableBefore } from './tables';

/**
 * No test: a contact sheet of one moment, a frame for each 100 ms of a clock that stands still in between. The moment is a
 * type of event, or "end".
 */

const [game, moment = 'end'] = (process.env['GEARHALL_BURST'] ?? '').split(' ');
const FOLDER = join(import.meta.dirname, '../shots');
const FRAME_MS = 100;
const MOST_FRAMES = 80;
/** Frames after the board has come to rest: the ending waits that long. */
const AFTERWARDS = 16;
const COLUMNS = 5;

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

if (isShown(game))
  test(`${game}: ${moment}`, async ({ hall, browser }) => {
    const played = playWhole(game);
    const at = placeOf(played, moment);
    const table = await tableBefore(hall, played, at);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await keepInStorage(context, { token: table.ada.token, name: 'Ada', animation: 'normal', coach: 'off' });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(table.link);
    await page.locator('.board-room canvas[data-shot]').waitFor();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await table.act();
    await page.locator(`.table-frame:not([data-actions="${at}"])`).waitFor();
    const frames = await framesOf(page);
    mkdirSync(FOLDER, { recursive: true });
    const path = join(FOLDER, `burst-${game}-${moment}.png`);
    await layOut(await browser.newPage(), frames, path);
    table.close();
    process.stdout.write(`${path}: ${frames.length} frames\n`);
  });
else if (game !== '' && game !== undefined)
  throw new Error(`No such game: ${game}. There are ${SHOWN_GAMES.join(', ')}.`);
