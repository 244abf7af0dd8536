import { expect, test } from '@playwright/test';
import type { Browser } from 'puppeteer-core';
import { handsAt } from '../journeys/hands';
import { JOURNEYS } from '../journeys/journeys';
import { GAMES, goHome, titleOf } from '../journeys/ways';
import { openHall, type Hall } from '../support/hall';
import { openFirefox } from '../support/firefox';

/** In Firefox as in Chromium: from the home page to a move that is seen on the board, by the form and by a lesson. */

let hall: Hall;
let browser: Browser;
test.beforeAll(async () => {
  hall = await openHall({ BOT_DELAY_MS: '0' });
  browser = await openFirefox({ drawsWith: 'webgl' });
});
test.afterAll(async () => {
  await browser.close();
  await hall.close();
});

const WAYS_HERE = ['form, bot, start', 'a bot now', 'lesson'] as const;

for (const game of GAMES)
  test(`${titleOf(game)}: ${WAYS_HERE.join('; ')}, in one visit`, async () => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(hall.url);
    for (const way of WAYS_HERE)
      await test.step(way, async () => {
        const hands = handsAt(page);
        await JOURNEYS[way]?.(hands, game);
        await goHome(hands);
      });
    await page.close();
    expect(errors).toEqual([]);
  });
