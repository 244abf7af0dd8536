import type { GameId } from '@gearhall/shared/games/catalog';
import { testWithHall } from '../support/browserFixture';
import { unless } from '../support/longSuite';
import { arriveCalm } from '../support/people';
import { shuffled } from './chance';
import { handsAt, type Hands } from './hands';
import { elsewhereAndBack, invite, JOURNEYS } from './journeys';
import { BUSY_HALL, GAMES, goHome, titleOf } from './ways';

/**
 * What people do in the page as it is built: from the home page to a first move of their own that is seen on the board, by
 * clicks alone, and on to the next game without a reload.
 */

const test = testWithHall(BUSY_HALL);
test.describe.configure({ timeout: 300_000 });

/** In which order a visitor goes these ways; what fails is named after the way. */
async function visit(hands: Hands, game: GameId, ways: readonly string[]): Promise<void> {
  for (const way of ways)
    await test.step(`${titleOf(game)}: ${way}`, async () => {
      await JOURNEYS[way]?.(hands, game);
      await goHome(hands);
    });
}

for (const game of GAMES) {
  test(`each way to a game of ${titleOf(game)}, in one visit`, async ({ hall, browser }) => {
    const { page } = await arriveCalm(browser, 'Ada');
    await page.goto(hall.url);
    await visit(handsAt(page), game, shuffled(titleOf(game), Object.keys(JOURNEYS)));
  });

  test(
    `${titleOf(game)}, a game of another kind, and back`,
    unless(game === 'kriegbot'),
    async ({ hall, browser }) => {
      const { page } = await arriveCalm(browser, 'Ada');
      const others = shuffled(
        `After ${titleOf(game)}`,
        GAMES.filter((one) => one !== game),
      );
      await page.goto(hall.url);
      for (const other of others.slice(0, 1)) await elsewhereAndBack(handsAt(page), game, other);
    },
  );

  test(
    `an invitation to ${titleOf(game)} is accepted`,
    unless(game === 'metaltalon'),
    async ({ hall, browser }) => {
      const [ada, bo] = [await arriveCalm(browser, 'Ada'), await arriveCalm(browser, 'Bo')];
      await ada.page.goto(hall.url);
      await invite([handsAt(ada.page), handsAt(bo.page)], game, (link) => bo.page.goto(link));
    },
  );
}
