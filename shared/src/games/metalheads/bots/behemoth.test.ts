import { seededDice, seedFrom } from '../../../core/dice/dice';
import { withDice } from '../../../core/testing/means';
import type { Action } from '../actions';
import { project } from '../project';
import { given, type Position } from '../testing/given';
import { bots } from '.';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];

const choice = ({ state, legal }: Position, seed: string): Action =>
  bots.hard.choose(project(state, 0), 0, legal(), withDice(seededDice(seedFrom(seed))));

/** What a hard bot chooses, with different dice of its own. */
const choices = (position: Position): Action[] => SEEDS.map((seed) => choice(position, seed));

/** The position when a hard bot has ended the turn, or the game is over. */
function afterTurn(position: Position, seed: string): Position {
  const { phase, turn } = position.state;
  if (phase === 'over' || turn.seat !== 0) return position;
  return afterTurn(position.play(choice(position, seed)), seed);
}

describe('hard, against Behemoth', () => {
  test('puts Damage where one more will destroy a strong Robot', () => {
    const asked = given({
      monster: 'behemoth',
      players: [
        { robots: ['coreLancer'] },
        { robots: ['prototype', { robot: 'overloadCore', damage: 1 }, 'drawBarge', 'warElephant'] },
      ],
      energy: 1,
    }).play({ type: 'activate', robot: 'coreLancer', free: false });
    const target: Action = { type: 'target', robot: 'overloadCore' };
    expect(choices(asked)).toEqual(SEEDS.map(() => target));
  });

  test('does not end the game when it is behind', () => {
    const position = given({
      monster: 'behemoth',
      players: [
        {
          robots: ['dryDock', 'tideGleaner', 'deepArchive', 'carrierWing', 'reefCircuitry', 'cloudRefinery'],
          constructions: [{ robot: 'undertow', gained: { circuits: 3 } }],
          hand: ['kiteScout'],
        },
        { robots: ['drawBarge', 'warElephant'] },
      ],
      first: 1,
      energy: 1,
    });
    const seventh: Action = { type: 'pay', robot: 'undertow', with: 'kiteScout' };
    expect(position.legal()).toContainEqual(seventh);
    expect(choices(position)).not.toContainEqual(seventh);
  });

  test('finds in the last turn which Robot wins, though it takes two payments', () => {
    const position = given({
      monster: 'behemoth',
      players: [
        {
          robots: ['bulwark'],
          hand: ['reefCircuitry', 'undertow', 'drawBarge', 'warElephant', 'prototype', 'colossus'],
        },
        { robots: ['overloadCore', 'quarryDigger'] },
      ],
      first: 1,
      energy: 2,
      state: { ending: 'robots' },
    });
    for (const seed of SEEDS) expect(afterTurn(position, seed).state.end?.winners).toEqual([0]);
  });
});
