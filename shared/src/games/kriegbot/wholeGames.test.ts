import { playout } from '../../core/testing/playout';
import { kriegbot } from '.';
import { scenarioOf, type ScenarioId } from './content/scenarios';
import { options, type Options } from './options';
import type { State } from './state';
import { stubborn } from './testing/players/stubborn';

/** A seeded game to its end. */
function played(chosen: Partial<Options>, seats: number, seed: string): State {
  const plan = {
    game: kriegbot,
    options: options.parse(chosen),
    seed,
    players: Array.from({ length: seats }, () => stubborn),
  };
  const last = [...playout(plan)].at(-1);
  return last?.match.state as State;
}

describe.each<readonly [ScenarioId, number, Partial<Options>]>([
  ['showdown', 2, {}],
  ['showdown', 6, { fragile: true }],
  ['killTheHuman', 4, {}],
  ['theHoncho', 3, {}],
  ['captureTheFlag', 4, {}],
  ['cryptoFlag', 4, {}],
  ['whenCyborgsRule', 4, {}],
  ['lizardBot', 4, {}],
  ['sharksAndJets', 3, {}],
  ['sharksAndJets', 5, { robots: 2 }],
  ['warOfTheWorlds', 2, {}],
  ['theHacker', 3, {}],
  ['theHacker', 5, { robots: 3, readyMade: true }],
  ['warOfTheWorlds', 4, { readyMade: true }],
])('%s for %i', (scenario, seats, more) => {
  test.each(['one', 'two', 'three'])('comes to an end that the scenario knows: game %s', (seed) => {
    const { end } = played({ scenario, ...more }, seats, seed);
    expect([
      ...scenarioOf({ scenario }).victory,
      scenarioOf({ scenario }).atLimit.by === 'score' ? 'score' : 'limit',
    ]).toContain(end?.cause);
    if (scenario === 'sharksAndJets') expect(end?.winners.length).toBeGreaterThan(0);
  });
});
