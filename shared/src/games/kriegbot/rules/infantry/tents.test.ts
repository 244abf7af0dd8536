import { anyGame } from '../../../../core/game';
import { playout } from '../../../../core/testing/playout';
import { kriegbot } from '../..';
import type { State } from '../../state';
import { optionsFor } from '../../testing/chosen';
import { stubborn } from '../../testing/players/stubborn';
import { RESTS } from './tents';

/** The first turn in which a tent of this scenario is asked what it does; 0: none is. */
function firstAsked(scenario: 'wmd' | 'downedPilot', edition: 1 | 2, robots: 1 | 2 = 1): number {
  for (const seed of ['one', 'two', 'three', 'four', 'five']) {
    const chosen = optionsFor({ scenario, edition, robots });
    const plan = { game: anyGame(kriegbot), options: chosen, seed, players: [stubborn, stubborn] };
    for (const { match } of playout(plan)) {
      const { question, turn } = match.state as State;
      if (question?.kind === 'tent') return turn;
    }
  }
  return 0;
}

test('KS15.9, KS16.9: who guards a bunker and who hides lies still in the first turns', () => {
  expect(firstAsked('downedPilot', 2)).toBe(RESTS.hidden.alone + 1);
  expect(firstAsked('downedPilot', 2, 2)).toBe(RESTS.hidden.several + 1);
  expect(firstAsked('wmd', 2)).toBeGreaterThan(RESTS.garrison);
  expect([firstAsked('downedPilot', 1), firstAsked('downedPilot', 1, 2), firstAsked('wmd', 1)]).toEqual([
    1, 1, 1,
  ]);
});
