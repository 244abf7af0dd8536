import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { CATALOG, type GameId } from '@gearhall/shared/games/catalog';
import { playingTable } from '../screenshots/tables';
import { boardTurn, lookFor, playTurn } from '../support/boardTurns';
import { openHall, type Hall } from '../support/hall';
import { DESKTOP } from '../support/people';
import type { Guest } from '../support/staged';

/** Firefox, driven over WebDriver BiDi: headless it has no WebGL, on a virtual display it has. */

const KINDS = { canvas: { headless: true }, webgl: { headless: false } } as const;

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ BOT_DELAY_MS: '0' });
});
afterAll(() => hall.close());

function openFirefox(headless: boolean): Promise<Browser> {
  const executablePath = process.env['GEARHALL_FIREFOX'];
  if (!executablePath) throw new Error('Run the browser suite by `npm run test:browser`.');
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless,
    defaultViewport: DESKTOP,
    extraPrefsFirefox: headless ? { 'webgl.disabled': true } : { 'webgl.force-enabled': true },
  });
}

/** A page of somebody whom the hall knows. */
async function arrive(browser: Browser, { token, name }: Guest, link: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${hall.url}/credits`);
  const kept = { token, name, animation: 'off' };
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(`gearhall.${key}`, value);
  }, kept);
  await page.goto(link);
  return page;
}

describe.each(['canvas', 'webgl'] as const)('Firefox draws with %s', (drawnWith) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openFirefox(KINDS[drawnWith].headless);
  }, 60_000);
  afterAll(() => browser.close());

  test.each(Object.keys(CATALOG) as GameId[])(
    'a turn of %s',
    async (game) => {
      const turn = boardTurn(game);
      const { link, ada } = await playingTable(hall, turn.played, turn.at);
      const page = await arrive(browser, ada, link);
      const seen = await lookFor(page, ({ shot }) => shot !== undefined);
      expect(seen.drawnWith).toBe(drawnWith);
      await playTurn(page, turn);
      await page.close();
    },
    60_000,
  );
});
