import { withDice } from '../../../core/testing/means';
import { seededDice, seedFrom } from '../../../core/dice/dice';
import { anyGame } from '../../../core/game';
import { USUAL_LEVELS, type UsualLevel } from '../../../core/bots/bot';
import { botPlayer, playout, type Moment } from '../../../core/testing/playout';
import { metaltalon } from '..';
import type { Action } from '../actions';
import type { State } from '../state';
import { bots } from '.';

const game = anyGame(metaltalon);

/** The last moment of a game between bots. */
function lastMoment(levels: readonly ('easy' | 'hard')[], seed: string, options: object = {}): Moment {
  const players = levels.map(botPlayer);
  const moments = [...playout({ game, options: game.options.parse(options), seed, players })];
  return moments.at(-1)!;
}

test('hard wins at least 90 % of 100 games against easy, and wins them before the round limit', () => {
  let wins = 0;
  let limits = 0;
  for (let number = 0; number < 100; number += 1) {
    const seat = number % 2;
    const { match } = lastMoment(seat === 0 ? ['hard', 'easy'] : ['easy', 'hard'], `bar ${number}`);
    if (match.outcome?.winners.includes(seat)) wins += 1;
    if (match.outcome?.cause === 'roundLimit') limits += 1;
  }
  expect(wins).toBeGreaterThanOrEqual(90);
  expect(limits).toBeLessThanOrEqual(2);
});

test('hard wins at least three in four games of four seats against three easy ones', () => {
  const winners = [0, 1, 2, 3].flatMap((seat) => {
    const levels = [0, 1, 2, 3].map((other) => (other === seat ? 'hard' : 'easy'));
    return Array.from({ length: 4 }, (_, number) =>
      lastMoment(levels, `four ${seat} ${number}`).match.outcome?.winners.includes(seat),
    );
  });
  expect(winners.filter(Boolean).length).toBeGreaterThanOrEqual(12);
});

test('hard against itself ends before the round limit nine times in ten', () => {
  const causes = Array.from(
    { length: 20 },
    (_, number) => lastMoment(['hard', 'hard'], `mirror ${number}`).match.outcome?.cause,
  );
  expect(causes.filter((cause) => cause === 'lastOne').length).toBeGreaterThanOrEqual(18);
});

/** A two-seat table with bases A and F, where it is seat 0's turn. */
function table(change: Partial<State>): State {
  const seat = { race: 'warriors', settled: true, cash: 10, out: false, asked: true } as const;
  return {
    options: metaltalon.options.parse({}),
    phase: 'turns',
    round: 3,
    first: 0,
    turn: 0,
    step: 'acting',
    seats: [
      { ...seat, base: 'A' },
      { ...seat, base: 'F' },
    ],
    ships: {},
    launched: 9,
    ...change,
  };
}

const stack = (owner: number, at: `${string}${number}`, ...[pennies, nickels = 0, dimes = 0]: number[]) => ({
  id: `s${owner}${at.codePointAt(0)}`,
  owner,
  at,
  pennies: pennies!,
  nickels,
  dimes,
  spent: false,
});

function fleet(...ships: readonly ReturnType<typeof stack>[]): State['ships'] {
  return Object.fromEntries(ships.map((ship) => [ship.id, ship]));
}

function choice(level: UsualLevel, state: State, seat: number, seed = 'a'): Action {
  const view = metaltalon.project(state, seat);
  return bots[level].choose(view, seat, metaltalon.legal(view, seat), withDice(seededDice(seedFrom(seed))));
}

const broke = (state: State): State => ({
  ...state,
  seats: state.seats.map((seat, index) => (index === 1 ? { ...seat, cash: 0 } : seat)),
});

test('hard answers a rush with guns, and a raid by fewer guns with a ship that goes out', () => {
  const rich = table({}).seats.map((seat) => ({ ...seat, cash: 25 }));
  const rush = choice('hard', table({ seats: rich, ships: fleet(stack(1, 'g10', 15, 2)) }), 0);
  expect(rush).toMatchObject({ type: 'launch' });
  expect('nickels' in rush && rush.nickels).toBeGreaterThanOrEqual(3);
  const alone = choice('hard', table({ seats: rich }), 0);
  expect('pennies' in alone && alone.pennies).toBeGreaterThanOrEqual(10);
});

test('damage costs a fast ship pennies before guns, and no more pennies than it must', () => {
  const question = { kind: 'damage', seat: 0, ship: 's097', points: 2 } as const;
  const shot = { by: 1, ship: 's9', target: 's097', roll: 6, bonus: 0, empty: 0, dimes: 0, damage: 2 };
  const ships = fleet(stack(0, 'a1', 12, 1));
  const kept = choice('hard', table({ ships, shot, question, turn: 1 }), 0);
  expect(kept).toMatchObject({ type: 'keepCoins', pennies: 10, nickels: 1 });
});

describe.each(USUAL_LEVELS)('%s', (level) => {
  test('lands on the base of an opponent who is broke', () => {
    const state = broke(table({ ships: fleet(stack(0, 'i13', 2), stack(1, 'a1', 1)) }));
    expect(choice(level, state, 0)).toMatchObject({ type: 'invade', base: 'F' });
  });

  test('launches when it has no ship, something that can move', () => {
    const action = choice(level, table({}), 0);
    expect(action.type).toBe('launch');
    expect('pennies' in action && action.pennies).toBeGreaterThan(0);
  });

  test('fires at an adjacent target', () => {
    const state = table({ ships: fleet(stack(0, 'f7', 0, 1), stack(1, 'g7', 3)) });
    expect(choice(level, state, 0).type).toBe('fireAtShip');
  });

  test('does not fire where no roll can hit', () => {
    const state = table({ ships: fleet(stack(0, 'd5', 0, 1), stack(1, 'e5', 3, 0, 7)) });
    for (const seed of ['a', 'b', 'c', 'd']) expect(choice(level, state, 0, seed).type).not.toMatch(/fire/u);
  });

  test('recycles a ship that blocks its own base and cannot leave', () => {
    const state = table({ ships: fleet(stack(0, 'a1', 0, 1)) });
    expect(choice(level, state, 0).type).toBe('recycle');
  });

  test('answers a re-roll and damage', () => {
    const shot = { by: 1, ship: 's9', target: 's097', roll: 6, bonus: 0, empty: 0, dimes: 0, damage: 3 };
    const ships = fleet(stack(0, 'a1', 4, 1));
    const damage = { kind: 'damage', seat: 0, ship: 's097', points: 3 } as const;
    expect(choice(level, table({ ships, shot, question: damage, turn: 1 }), 0).type).toBe('keepCoins');
    const reroll = { kind: 'reroll', seat: 0, cost: 2, later: [] } as const;
    expect(choice(level, table({ ships, shot, question: reroll, turn: 1 }), 0).type).toMatch(
      /reroll|letStand/u,
    );
  });
});

describe('hard', () => {
  const questioned = (damage: number, seat: number): State =>
    table({
      ships: fleet(stack(0, 'a1', 9)),
      shot: { by: 1, ship: 's9', target: 's097', roll: damage, bonus: 0, empty: 0, dimes: 0, damage },
      question: { kind: 'reroll', seat, cost: seat === 0 ? 2 : 1, later: [] },
      turn: 1,
    });

  test('forces a reroll of a hard hit, and accepts a weak one', () => {
    expect(choice('hard', questioned(6, 0), 0)).toEqual({ type: 'reroll' });
    expect(choice('hard', questioned(3, 0), 0)).toEqual({ type: 'letStand' });
  });

  test('rerolls its own bad roll, and accepts a good one', () => {
    expect(choice('hard', questioned(1, 1), 1)).toEqual({ type: 'reroll' });
    expect(choice('hard', questioned(5, 1), 1)).toEqual({ type: 'letStand' });
  });

  test('keeps the gun and loses the pennies', () => {
    const state = table({
      ships: fleet(stack(0, 'a1', 6, 1)),
      question: { kind: 'damage', seat: 0, ship: 's097', points: 3 },
      turn: 1,
    });
    expect(choice('hard', state, 0)).toEqual({ type: 'keepCoins', pennies: 3, nickels: 1, dimes: 0 });
  });

  test('splits a penny off onto an unowned base, as Swarm, when it cannot launch', () => {
    const swarm = table({ ships: fleet({ ...stack(0, 'i1', 4, 1), spent: true }) });
    const [me, other] = swarm.seats;
    const state: State = { ...swarm, seats: [{ ...me!, race: 'swarm', cash: 0 }, other!] };
    expect(choice('hard', state, 0)).toMatchObject({ type: 'split', to: 'j1', pennies: 1 });
  });

  test('robs the base before it sends the ship that will take it', () => {
    const state = table({ ships: fleet(stack(0, 'i13', 1, 3), stack(0, 'j12', 3)) });
    expect(choice('hard', state, 0)).toMatchObject({ type: 'fireAtBase', base: 'F' });
  });
});
