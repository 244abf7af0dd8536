import { seededDice, seedFrom } from '../../../../core/dice/dice';
import { anyGame } from '../../../../core/game';
import { USUAL_LEVELS } from '../../../../core/bots/bot';
import { withDice } from '../../../../core/testing/means';
import { botPlayer, playout, playoutOf } from '../../../../core/testing/playout';
import { kriegbot } from '../..';
import type { Action } from '../../actions';
import { rangeBetween } from '../../rules/field/arcs';
import { given, type Given, type Position } from '../../testing/given';
import type { State } from '../../state';
import { bots } from '..';
import { isBombed } from '../damage/blastAreas';

/** What bots do in Bombs Away (KS18.1 to KS18.4). */

const sky = (more: Partial<Given> = {}, robots: Given['robots'] = {}): Position =>
  given({
    scenario: 'bombsAway',
    phase: 'status',
    turn: 2,
    robots: {
      green1: { chassis: 'robotank', at: 'G12', facing: 'north' },
      green2: { chassis: 'rocketbot', at: 'O13', facing: 'north' },
      yellow1: { chassis: 'robocar', at: 'K5' },
      ...robots,
    },
    ...more,
  });

function choice(level: (typeof USUAL_LEVELS)[number], { state }: Position): Action {
  const [seat = 0] = kriegbot.toAct(state);
  const view = kriegbot.project(state, seat);
  return bots[level].choose(view, seat, kriegbot.legal(view, seat), withDice(seededDice(seedFrom('a'))));
}

describe.each(USUAL_LEVELS)('the %s bot', (level) => {
  test('calls a bomb on an enemy, away from its own robot', () => {
    const called = choice(level, sky().passedTo('callBomb'));
    if (called.type !== 'callBomb') throw new Error(`It does this: ${called.type}.`);
    const reach = level === 'easy' ? 1 : 5;
    expect(Math.min(rangeBetween(called.at, 'G12'), rangeBetween(called.at, 'O13'))).toBeLessThanOrEqual(
      reach,
    );
    expect(rangeBetween(called.at, 'K5')).toBeGreaterThan(1);
  });

  test('leaves the blast', () => {
    const begun = sky(
      {},
      { green2: { at: '', fate: 'destroyed' }, yellow1: { chassis: 'robocar', at: 'T1' } },
    );
    const called = begun.passedTo('callBomb').play(1, { type: 'callBomb', at: 'G12' });
    const asked = called.passedTo('option', { robot: 'green1' });
    const move = choice(level, asked);
    if (move.type !== 'move') throw new Error(`It does this: ${move.type}.`);
    expect(isBombed(asked.state, move.to)).toBe(false);
  });

  test('fires at the tower when nobody else can be hit', () => {
    const place = sky(
      { phase: 'attack', order: ['green1'] },
      {
        green1: {
          chassis: 'robotank',
          at: 'K8',
          facing: 'north',
          slots: { primary: 'howitzer' },
          shown: 'all',
        },
        yellow1: { chassis: 'robocar', at: 'A15' },
      },
    );
    expect(choice(level === 'easy' ? 'normal' : level, place)).toMatchObject({
      type: 'attack',
      target: 'towerTop',
    });
  });

  test('brings its footsoldiers down near the enemies', () => {
    const units = (['baker', 'castle', 'falk', 'garner'] as const).map((id) => ({ id, robot: '', at: '' }));
    const disk = choice(level, sky({ phase: 'infantry', units }));
    if (disk.type !== 'disk') throw new Error(`It does this: ${disk.type}.`);
    expect(Math.min(...['G12', 'O13'].map((at) => rangeBetween(at, disk.at)))).toBeLessThanOrEqual(4);
  });
});

test.each([
  [2, {}],
  [5, { robots: 3 }],
] as const)('bots of all levels play Bombs Away to its end, %d of them', (seats, chosen) => {
  const players = Array.from({ length: seats }, (_, seat) =>
    botPlayer(USUAL_LEVELS[(seat >> 1) % USUAL_LEVELS.length] ?? 'hard'),
  );
  let last: State | undefined;
  const options = { scenario: 'bombsAway', ...chosen };
  for (const { match } of playout(playoutOf(anyGame(kriegbot), options, { seed: `bombs ${seats}`, players })))
    last = match.state as State;
  expect(last?.end).toBeDefined();
});
