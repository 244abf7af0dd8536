import { SHOWN_GAMES } from './screenshots/moments';
import { playingTable } from './screenshots/tables';
import { boardTurn, lookFor, playTurn } from './support/boardTurns';
import { expect, quickTest as test } from './support/browserFixture';
import { chromiumFor, WITHOUT_WEBGL } from './support/launching';
import { unless } from './support/longSuite';
import { arriveAs } from './support/staged';

test.use({ launchOptions: chromiumFor(WITHOUT_WEBGL) });

for (const game of SHOWN_GAMES)
  test(
    `without WebGL: a turn of ${game} by clicking the board`,
    unless(game === 'metaltalon'),
    async ({ hall, browser }) => {
      const turn = boardTurn(game);
      const { link, ada } = await playingTable(hall, turn.played, turn.at);
      const { page } = await arriveAs(browser, ada, link);
      const { drawnWith } = await lookFor(page, ({ shot }) => shot !== undefined);
      expect(drawnWith).toBe('canvas');
      await playTurn(page, turn);
    },
  );
