import { seededDice, seedFrom } from '../../../core/dice/dice';
import { isRefusal } from '../../../core/ground/result';
import { metaltalon } from '..';
import { PLAIN_RACE_IDS, RACE_IDS, RACES } from '../content/races';
import { options } from '../options';
import type { State } from '../state';
import { begun, given, type Position } from '../testing/given';
import { stakeOf } from './setup';

const raceNumber = (race: (typeof RACE_IDS)[number]) => RACE_IDS.indexOf(race) + 1;
const bases = (position: Position) => position.state.seats.map(({ base }) => base);

/** Everybody keeps the race of the first roll; the last answer causes the rest of the set-up. */
function kept(seats: number, ...rolls: number[]): Position {
  let game = begun({}, seats, ...Array.from({ length: seats }, () => raceNumber('bankers')));
  for (let seat = 0; seat < seats - 1; seat += 1) game = game.play(seat, { type: 'keepRace' });
  return game.play(seats - 1, { type: 'keepRace' }, ...rolls);
}

/** A set-up with real dice, in which everybody keeps the first race. */
function drawn(seats: number, seed: string): State {
  const dice = seededDice(seedFrom(seed));
  let { state } = metaltalon.setup(options.parse({}), seats, dice);
  for (let seat = 0; seat < seats; seat += 1) {
    const step = metaltalon.apply(state, seat, { type: 'keepRace' }, dice);
    if (isRefusal(step)) throw new Error(step.refused);
    state = step.state;
  }
  return state;
}

describe('T13: set-up', () => {
  test('all roll a race at once, ten equal chances, duplicates allowed', () => {
    const game = begun({}, 3, 10, 1, 10);
    expect(game.emitted('raceRolled')).toEqual([
      { type: 'raceRolled', seat: 0, race: 'anarchists', again: false },
      { type: 'raceRolled', seat: 1, race: 'zoomers', again: false },
      { type: 'raceRolled', seat: 2, race: 'anarchists', again: false },
    ]);
    expect(game.legal(1)).toEqual([{ type: 'rerollRace' }, { type: 'keepRace' }]);
  });

  test('plain races alone: three equal chances, nothing to choose, and the game begins', () => {
    const game = begun({ races: 'plain' }, 2, 3, 1, 1, 2, 1);
    expect(game.emitted('raceRolled').map(({ race }) => race)).toEqual(['bankers', 'zoomers']);
    expect(game.state).toMatchObject({
      phase: 'turns',
      seats: [{ settled: true, cash: 30 }, { settled: true }],
    });
    expect(
      game
        .legal(0)
        .concat(game.legal(1))
        .map(({ type }) => type),
    ).toContain('launch');
    for (const race of PLAIN_RACE_IDS) {
      const { movePerPenny, attackBonus, stakePercent, ...rest } = RACES[race];
      const isChanged = [movePerPenny !== 1, attackBonus !== 0, stakePercent !== 100].filter(Boolean);
      expect(isChanged).toHaveLength(1);
      expect(rest).toEqual({ invadersNeeded: 1, splits: false, exchanges: false, crossesFresh: false });
    }
  });

  test('each may re-roll once, in any order, and must keep the second', () => {
    const game = begun({}, 2, 1, 2).play(1, { type: 'rerollRace' }, raceNumber('rebels'));
    expect(game.state.seats[1]).toMatchObject({ race: 'rebels', settled: true });
    expect(game.refusal(1, { type: 'rerollRace' }).refused).toBe('raceSettled');
    expect(game.refusal(1, { type: 'keepRace' }).refused).toBe('raceSettled');
    expect(game.state.phase).toBe('races');
  });

  test('then bases of the set-up are dealt and a first player is drawn', () => {
    const game = kept(2, 2, 1);
    expect(game.emitted('baseDealt')).toEqual([
      { type: 'baseDealt', seat: 0, base: 'B', cash: 30 },
      { type: 'baseDealt', seat: 1, base: 'E', cash: 30 },
    ]);
    expect(game.emitted('turnBegan')).toEqual([{ type: 'turnBegan', seat: 0, round: 1 }]);
    expect(game.state).toMatchObject({ phase: 'turns', first: 0, turn: 0, round: 1 });
  });

  test.each([
    [2, 1, ['A', 'F']],
    [2, 2, ['B', 'E']],
    [3, 1, ['C', 'B', 'F']],
    [3, 2, ['D', 'A', 'E']],
    [4, 1, ['A', 'B', 'E', 'F']],
    [6, 1, ['A', 'B', 'C', 'D', 'E', 'F']],
  ])('%i players, set-up %i: %j', (seats, setup, expected) => {
    expect(bases(kept(seats, setup, 1))).toEqual(expected);
  });

  test('races, bases and the first player are random in every game', () => {
    const games = Array.from({ length: 40 }, (_, draw) => drawn(4, `draw ${draw}`));
    expect(new Set(games.map((state) => state.seats.map(({ base }) => base).join(''))).size).toBeGreaterThan(
      12,
    );
    expect(new Set(games.map((state) => state.first))).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(games.flatMap((state) => state.seats.map(({ race }) => race)))).toEqual(new Set(RACE_IDS));
  });
});

describe('T7: five players', () => {
  test.each([
    [1, 'A'],
    [2, 'B'],
    [3, 'E'],
    [4, 'F'],
  ])('draw %i leaves corner %s empty', (draw, empty) => {
    const dealt = bases(kept(5, draw, 1));
    expect(dealt).not.toContain(empty);
    expect(new Set(dealt).size).toBe(5);
    expect(dealt).toEqual(expect.arrayContaining(['C', 'D']));
  });
});

describe('T15: the stake', () => {
  test('Bankers start with 30 and Vamps with 20 in a 25-cent game', () => {
    expect([stakeOf('bankers', 25), stakeOf('vamps', 25), stakeOf('rebels', 25)]).toEqual([30, 20, 25]);
  });

  test.each([
    [15, 18, 12],
    [20, 24, 16],
    [30, 36, 24],
    [35, 42, 28],
    [40, 48, 32],
    [45, 54, 36],
    [50, 60, 40],
  ])('at a stake of %i Bankers have %i and Vamps %i', (stake, bankers, vamps) => {
    expect([stakeOf('bankers', stake), stakeOf('vamps', stake)]).toEqual([bankers, vamps]);
  });

  test('fractions are rounded up (source L74-76): a stake of 27 would give 33 and 22', () => {
    expect([stakeOf('bankers', 27), stakeOf('vamps', 27)]).toEqual([33, 22]);
  });

  test('the table chooses it, and a second race has its own', () => {
    const game = begun({ stake: 50 }, 2, raceNumber('vamps'), raceNumber('swarm'));
    expect([game.cash(0), game.cash(1)]).toEqual([40, 50]);
    expect(game.play(0, { type: 'rerollRace' }, raceNumber('bankers')).cash(0)).toBe(60);
  });
});

test('T14: nobody has a ship at the start, so the first turn is launch and income', () => {
  const game = kept(2, 1, 1);
  expect(new Set(game.legal(0).map(({ type }) => type))).toEqual(new Set(['launch', 'endTurn']));
});

test('there is no turn to take before the races are final, and no race to choose after', () => {
  expect(begun({}, 2, 1, 1).refusal(0, { type: 'endTurn' }).refused).toBe('wrongPhase');
  expect(given().refusal(0, { type: 'keepRace' }).refused).toBe('wrongPhase');
});
