import { seededDice, seedFrom } from '../../../core/dice/dice';
import { anyGame } from '../../../core/game';
import { USUAL_LEVELS, type UsualLevel } from '../../../core/bots/bot';
import { withDice } from '../../../core/testing/means';
import { botPlayer, playout, randomPlayer } from '../../../core/testing/playout';
import { metalheads } from '..';
import type { Action } from '../actions';
import { project } from '../project';
import { given, type Given } from '../testing/given';
import { bots } from '.';

function choice(level: UsualLevel, situation: Given, seed = 'a'): Action {
  const position = given(situation);
  const view = project(position.state, 0);
  return bots[level].choose(view, 0, position.legal(), withDice(seededDice(seedFrom(seed))));
}

describe.each(USUAL_LEVELS)('%s', (level) => {
  test('pays what completes a Robot', () => {
    const players = [
      {
        constructions: [{ robot: 'puristTank', gained: { steel: 3, fuel: 1 } }],
        hand: ['roadTrader', 'skimmer'],
      },
      {},
    ] as const;
    for (const seed of ['a', 'b', 'c'])
      expect(choice(level, { players, energy: 1 }, seed)).toEqual({
        type: 'pay',
        robot: 'puristTank',
        with: 'roadTrader',
      });
  });

  test('spends gained resources before the turn ends', () => {
    const players = [{ constructions: [{ robot: 'colossus' }] as const }, {}];
    expect(choice(level, { players, energy: 0, pool: { steel: 2 } }).type).toBe('spend');
  });

  test('chooses among what a question allows', () => {
    const asked = given({ players: [{ nation: 'arsenal', robots: ['oreTitan'] }, { robots: ['colossus'] }] });
    const open = asked.play({ type: 'useNation' });
    const view = project(open.state, 0);
    const chosen = bots[level].choose(view, 0, open.legal(), withDice(seededDice(seedFrom('a'))));
    expect(open.legal()).toContainEqual(chosen);
  });
});

test('normal and hard put a Power Up on a Robot of their own, and Damage on one of an opponent', () => {
  for (const level of ['normal', 'hard'] as const) {
    const opened = given({
      players: [{ nation: 'arsenal', robots: ['oreTitan'] }, { robots: ['colossus'] }],
      energy: 2,
    }).play({ type: 'useNation' });
    const choose = (position: typeof opened): Action =>
      bots[level].choose(
        project(position.state, 0),
        0,
        position.legal(),
        withDice(seededDice(seedFrom('a'))),
      );
    const first = choose(opened);
    const second = choose(opened.play(first));
    const { state } = opened.play(first, second);
    const [own, other] = state.players.map(({ robots }) => robots[0]);
    expect([own, other]).toMatchObject([
      { powerUps: 1, damage: 0 },
      { powerUps: 0, damage: 1 },
    ]);
  }
});

test('easy does not gather cards for ever: its games against random moves end long before the last round', () => {
  const game = anyGame(metalheads);
  const rounds = Array.from({ length: 20 }, (_, number) => {
    const players = [botPlayer('easy'), randomPlayer];
    const options = game.options.parse({ monster: 'avalanche' });
    const moments = [...playout({ game, options, seed: `easy ${number}`, players })];
    return (moments.at(-1)?.match.state as { readonly round: number }).round;
  });
  expect(rounds.filter((round) => round >= 20)).toEqual([]);
});
