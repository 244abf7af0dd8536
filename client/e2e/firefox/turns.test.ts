import { expect, test } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import { SHOWN_GAMES } from '../screenshots/moments';
import { playingTable } from '../screenshots/tables';
import { boardTurn, lookFor, playTurn } from '../support/boardTurns';
import { openFirefox } from '../support/firefox';
import { openHall, type Hall } from '../support/hall';
import type { Guest } from '../support/staged';

/** Single turns in Firefox, which draws with WebGL or without. */

let hall: Hall;
test.beforeAll(async () => {
  hall = await openHall({ BOT_DELAY_MS: '0' });
});
test.afterAll(() => hall.close());

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
      browser = await openFirefox({ drawsWith: drawnWith });
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
