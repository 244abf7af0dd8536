import type { AnyGame } from '@gearhall/shared/core/game';
import { RULES } from '@gearhall/shared/games/rules';
import type { CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import { draft } from '@gearhall/shared/games/kriegbot/testing/scenes/drafting';
import { designing } from '@gearhall/shared/games/kriegbot/testing/scenes/mission';
import { acts, firstDifferences, says, type Story } from '../testing/games/twins';

/**
 * Two missions of a campaign that differ only in what the stock of one gang holds: a card that it has once or twice, and one
 * that it lacks. The other gang and a spectator are sent the same bytes.
 */

/** Milliseconds; every story is played twice, and every step is waited for. */
jest.setTimeout(60_000);

const missionWith = (...more: readonly CardId[]): AnyGame => {
  const state = designing(['railgun', 'chaff', 'flail', 'civilianPilot', 'combatPilot', ...more]);
  return { ...RULES.kriegbot, setup: () => ({ state, events: [] }) };
};

test('what a stock holds is known to its gang, and to nobody else (KS20.12)', async () => {
  const learns = ['start', 'never', 'never'];
  const story = (game: AnyGame): Story => ({
    game,
    steps: [
      acts('lays a card', 0, draft('green1', { primary: 'railgun' })),
      says('talks', 0, 'What a stock.'),
      acts('lays it back', 0, draft('green1', {})),
      acts('the other gang lays one', 1, draft('yellow1', { primary: 'railgun' })),
    ],
    tries: [
      draft('green1', { primary: 'howitzer' }),
      draft('yellow1', { zero: 'railgun' }),
      { type: 'ready' },
      { type: 'powerUp' },
    ],
    learns,
  });
  const differences = await firstDifferences(
    story(missionWith('railgun', 'radar')),
    story(missionWith('flail', 'repairArm')),
  );
  expect(differences).toEqual(learns);
});
