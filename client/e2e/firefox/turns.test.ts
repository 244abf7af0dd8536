import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { SHOWN_GAMES } from '../screenshots/moments';
import { playingTable } from '../screenshots/tables';
import { boardTurn, lookFor, playTurn } from '../support/boardTurns';
import { openHall, type Hall } from '../support/hall';
import { DESKTOP } from '../support/people';
import type { Guest } from '../support/staged';

/** Firefox, driven over WebDriver BiDi: it has WebGL on a virtual display, but not headless. */

const KINDS = { canvas: { headless: true }, webgl: { headless: false } } as const;

let hall: Hall;
test.beforeAll(async () => {
  hall = await openHall({ BOT_DELAY_MS: '0' });
});
test.afterAll(() => hall.close());

function openFirefox(headless: boolean): Promise<Browser> {
  const executablePath = process.env['GEARHALL_FIREFOX'];
  if (!executablePath) throw new Error('Run the browser suite by `npm run test:browser`.');
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless,
    env: { ...process.env, DISPLAY: process.env['GEARHALL_FIREFOX_DISPLAY'] },
    defaultViewport: DESKTOP,
    extraPrefsFirefox: headless ? { 'webgl.disabled': true } : { 'webgl.force-enabled': true },
  });
}

/** A page of a person whom the hall knows. */
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

for (const drawnWith of ['canvas', 'webgl'] as const)
  test.describe(`Firefox draws with ${drawnWith}`, () => {
    let browser: Browser;
    test.beforeAll(async () => {
      browser = await openFirefox(KINDS[drawnWith].headless);
    });
    test.afterAll(() => browser.close());

    for (const game of SHOWN_GAMES)
      test(`a turn of ${game}`, async () => {
        const turn = boardTurn(game);
        const { link, ada } = await playingTable(hall, turn.played, turn.at);
        const page = await arrive(browser, ada, link);
        const seen = await lookFor(page, ({ shot }) => shot !== undefined);
        expect(seen.drawnWith).toBe(drawnWith);
        await playTurn(page, turn);
        await page.close();
      });
  });
