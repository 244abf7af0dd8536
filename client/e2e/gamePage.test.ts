import type { Page } from '@playwright/test';
import { axeViolationsIn, layoutFaultsIn } from './support/a11yChecks';
import { expect, testWithHall } from './support/browserFixture';
import { arriveCalm } from './support/people';
import { answered, board, myTurn } from './support/table';
import { unless } from './support/longSuite';

/** It looks at the hall as a whole. */
const test = testWithHall();

/** The way in for somebody who has never been here: home, the page of a game, a bot at once. */

const GAMES = {
  metaltalon: 'MetalTalon',
  metalkrushers: 'MetalKrushers',
  kriegbot: 'Kriegbot',
  rushncrush: "Rush 'n' Crush",
  metalheads: 'Metalheads',
} as const;

const faultsIn = async (page: Page) => [
  ...(await axeViolationsIn(page, 'any')),
  ...(await layoutFaultsIn(page)),
];

for (const size of ['desktop', 'phone'] as const)
  test(
    `home, the pages of the games and a game against a bot have no barriers (${size})`,
    unless(size === 'desktop'),
    async ({ hall, browser }) => {
      test.setTimeout(120_000);
      const { page } = await arriveCalm(browser, 'Ada', size);
      await page.goto(hall.url);
      await page.getByRole('heading', { name: 'See how it is played' }).waitFor();
      expect(await faultsIn(page)).toEqual([]);
      for (const [id, title] of Object.entries(GAMES)) {
        await page.goto(`${hall.url}/game/${id}`);
        await page.getByRole('heading', { name: title, level: 1 }).waitFor();
        await page.getByText('No finished game of it can be watched yet.').waitFor();
        await page.locator('.game-pictures img').first().waitFor();
        expect(await faultsIn(page)).toEqual([]);
        await page.getByRole('link', { name: `Play a bot now at ${title}` }).click();
        await board(page).waitFor();
        // The bot may be the first to act.
        await myTurn(page);
        expect(await faultsIn(page)).toEqual([]);
      }
      // One click from the page of a game, and one order: that is all it takes to play.
      await answered(page, () => page.locator('.orders [data-order]').first().click());
    },
  );
