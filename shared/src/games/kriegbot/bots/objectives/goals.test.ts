import { seededDice, seedFrom } from '../../../../core/dice/dice';
import { hexTowards } from '../../../../core/game/hex';
import type { UsualLevel } from '../../../../core/bots/bot';
import { withDice } from '../../../../core/testing/means';
import { kriegbot } from '../..';
import type { Action } from '../../actions';
import { coordinatesOf, HEX_IDS, idAt } from '../../content/map';
import { numberOf } from '../../rules/field/hexNumbers';
import type { State, Token } from '../../state';
import { FACING, given, type Given } from '../../testing/given';
import type { View } from '../../view';
import { bots } from '..';
import { cryptoWorth } from './cryptoWorth';
import { goalWorth, pullOf, turnsTo, type Goal } from './goals';
import { goalsOf, urgencyOf, winningEdge } from './objectives';
import { isHostile } from './sidesKnown';
import { situationOf } from '../imagining';
import { WORTH } from '../field/weights';

function choiceIn(level: UsualLevel, state: State, seed = 'a'): Action {
  const [seat = 0] = kriegbot.toAct(state);
  const view = kriegbot.project(state, seat);
  return bots[level].choose(view, seat, kriegbot.legal(view, seat), withDice(seededDice(seedFrom(seed))));
}

const flag = 'captureTheFlag';
const car = { chassis: 'robocar', facing: 'north' } as const;
const tank = { chassis: 'robotank', facing: 'north' } as const;
const inMotion = (robots: Given['robots'], more: Partial<Given> = {}) =>
  given({ scenario: flag, phase: 'movement', robots, ...more }).state;
const goalsIn = (state: State, id: string) => goalsOf(state, state.robots[id]!);

describe('the way to a goal', () => {
  const state = inMotion({ green1: { ...car, at: 'K11' }, yellow1: { at: 'T0' } });
  const robot = state.robots['green1']!;

  test('is counted in turns: to a hex, to beyond an edge, to a robot', () => {
    const to = (at: string, within = 0): Goal => ({ kind: 'reach', at, within, weight: 1 });
    expect(turnsTo(state, robot, to('K8'))).toBeCloseTo(3 / 6);
    expect(turnsTo(state, robot, to('K8', 2))).toBeCloseTo(1 / 6);
    // Four steps to the last hex, and one over the edge.
    expect(turnsTo(state, robot, { kind: 'leave', edge: 'bottom', weight: 1 })).toBeCloseTo(5 / 6);
    expect(
      turnsTo(state, robot, { kind: 'raze', structure: 'gasStation', within: 1, weight: 1 }),
    ).toBeCloseTo(1 / 6);
  });

  test('who bars the way of a robot wants to be before it, not behind it', () => {
    const prey: Goal = { kind: 'hunt', robot: 'yellow1', within: 1, bars: 'bottom', weight: 1 };
    const there = inMotion({
      green1: { ...car, at: 'F5' },
      yellow1: { ...tank, at: 'K11', facing: 'south' },
    });
    const { turns } = pullOf(there, there.robots['green1']!, prey);
    expect(turns[numberOf('K13')]!).toBeLessThan(turns[numberOf('K9')]!);
  });

  test('is worth more with every step, and with the right facing', () => {
    const pulls = [pullOf(state, robot, { kind: 'leave', edge: 'bottom', weight: 1 })];
    const at = (hex: string, facing: keyof typeof FACING): number =>
      goalWorth(pulls, numberOf(hex), FACING[facing]);
    expect(at('K13', 'south')).toBeGreaterThan(at('K12', 'south'));
    expect(at('K13', 'south')).toBeGreaterThan(at('K13', 'north'));
    expect(at('K15', 'south')).toBeGreaterThan(at('K15', 'north'));
  });

  test('what cannot be reached is far', () => {
    const unreachable = HEX_IDS.map((id) =>
      turnsTo(state, robot, { kind: 'reach', at: id, within: 0, weight: 1 }),
    );
    expect(Math.max(...unreachable)).toBeLessThanOrEqual(10);
  });
});

describe('goals with a flag', () => {
  const robots = {
    green1: { ...car, at: 'K11' },
    green2: { ...tank, at: 'F13' },
    yellow1: { ...tank, at: 'K3', facing: 'south' },
  } as const;

  test('who is nearest fetches it, the others keep the enemies away', () => {
    const state = inMotion(robots, { tokens: [{ at: 'K8' }] });
    expect(goalsIn(state, 'green1')).toEqual([
      { kind: 'reach', at: 'K8', within: 0, weight: WORTH.goal.fetch },
    ]);
    expect(goalsIn(state, 'green2')).toMatchObject([{ kind: 'hunt', robot: 'yellow1' }]);
  });

  test('the bearer goes home, its mate guards it, the enemies bar its way', () => {
    const state = inMotion(robots, { tokens: [{ bearer: 'green1' }] });
    expect(goalsIn(state, 'green1')).toEqual([{ kind: 'leave', edge: 'bottom', weight: WORTH.goal.carry }]);
    expect(goalsIn(state, 'green2')).toMatchObject([{ kind: 'hunt', robot: 'yellow1' }]);
    expect(goalsIn(state, 'yellow1')).toMatchObject([{ kind: 'hunt', robot: 'green1', bars: 'bottom' }]);
    expect(winningEdge(state, state.robots['green1']!)).toBe('bottom');
    expect(winningEdge(state, state.robots['green2']!)).toBe('');
    expect(urgencyOf(state, state.robots['green1']!)).toBeGreaterThan(1);
    expect(urgencyOf(state, state.robots['green2']!)).toBe(1);
  });

  test('without an objective there is none', () => {
    const state = inMotion(robots, { scenario: 'showdown' });
    expect(goalsIn(state, 'green1')).toEqual([]);
    expect(winningEdge(state, state.robots['green1']!)).toBe('');
    expect(situationOf(state as never, 0).pulls('green1')).toEqual([]);
  });
});

test('the Lizard goes for Tokyo, the defenders stand in its way', () => {
  const { state } = given({
    scenario: 'lizardBot',
    phase: 'movement',
    robots: {
      yellow1: { chassis: 'spiderbot', at: 'K3', facing: 'south' },
      green1: { ...tank, at: 'K13' },
    },
  });
  expect(goalsIn(state, 'yellow1')).toMatchObject([{ kind: 'leave', edge: 'bottom' }]);
  expect(goalsIn(state, 'green1')).toMatchObject([{ kind: 'hunt', robot: 'yellow1', bars: 'bottom' }]);
});

describe.each(['hard', 'easy', 'normal'] as const)('%s', (level) => {
  const last = { ...car, at: 'F15', facing: 'south' } as const;
  test('carries the flag over its edge when it can', () => {
    const state = inMotion(
      { green1: last, yellow1: { ...tank, at: 'F11', facing: 'south' } },
      { tokens: [{ bearer: 'green1' }], order: ['green1'] },
    );
    for (const seed of ['a', 'b', 'c']) expect(choiceIn(level, state, seed)).toEqual({ type: 'flee' });
  });
  test('leaves the map for nothing else', () => {
    const state = inMotion(
      { green1: last, green2: { ...tank, at: 'B13' }, yellow1: { ...tank, at: 'K3', facing: 'south' } },
      { tokens: [{ at: 'K8' }], order: ['green1'] },
    );
    for (const seed of ['a', 'b', 'c']) expect(choiceIn(level, state, seed).type).not.toBe('flee');
  });
});

describe('on the way', () => {
  const alone = { yellow1: { ...tank, at: 'A1', facing: 'south' } } as const;
  test('hard fetches the flag, and turns for home with what is left of its move', () => {
    let { state } = given({
      scenario: flag,
      phase: 'movement',
      order: ['green1'],
      tokens: [{ at: 'K10' }],
      robots: { green1: { ...car, at: 'K13' }, ...alone },
    });
    const seen: Action[] = [];
    while (state.question?.robot === 'green1' && seen.length < 12 && state.phase === 'movement') {
      const action = choiceIn('hard', state);
      seen.push(action);
      const step = kriegbot.apply(state, 0, action, seededDice(seedFrom('way')));
      if ('refused' in step) throw new Error(step.refused);
      ({ state } = step);
    }
    expect(state.tokens).toMatchObject([{ bearer: 'green1' }]);
  });
  test('hard ends a move at the edge, facing out', () => {
    const state = inMotion(
      { green1: { ...car, at: 'F13', facing: 'south' }, ...alone },
      { tokens: [{ bearer: 'green1' }], order: ['green1'] },
    );
    const move = choiceIn('hard', state);
    if (move.type !== 'move') throw new Error(`It does not move, but: ${move.type}.`);
    // The hex ahead is off the map.
    expect(idAt(hexTowards(coordinatesOf(move.to), move.facing))).toBeUndefined();
  });
  test('easy goes for the flag about every other time', () => {
    const state = inMotion(
      { green1: { ...car, at: 'K13' }, yellow1: { ...tank, at: 'T12', facing: 'south' } },
      { tokens: [{ at: 'K8' }], order: ['green1'] },
    );
    const goes = Array.from({ length: 60 }, (_, seed) => choiceIn('easy', state, `${seed}`)).filter(
      (action) => action.type === 'move' && action.to === 'K8',
    );
    expect(goes.length).toBeGreaterThan(12);
    expect(goes.length).toBeLessThan(48);
  });
});

const crypto = (from: string, where: Pick<Partial<Token>, 'at' | 'bearer'>): Partial<Token> => ({
  id: `${from}Crypto`,
  kind: 'crypto',
  team: from.startsWith('green') ? 'green' : 'yellow',
  from,
  ...where,
});

const lying = (from: string, at: string): Token => ({
  ...{ id: '', kind: 'crypto', team: '', from, at: '', bearer: '' },
  ...crypto(from, { at }),
});

describe('crypto', () => {
  test('of the others is fetched, that of its own side is not', () => {
    const goalsFor = (from: string) =>
      goalsIn(
        inMotion(
          { green1: { ...car, at: 'G12' }, yellow1: { at: 'T0' } },
          { scenario: 'cryptoFlag', tokens: [crypto(from, { at: 'G9' })] },
        ),
        'green1',
      );
    expect(goalsFor('yellow2')).toMatchObject([{ kind: 'reach', at: 'G9' }]);
    expect(goalsFor('green2')).toEqual([]);
  });

  /** What a gun that reaches it is worth, with an enemy here. */
  const worth = (from: string, enemy: string): number => {
    const { state } = given({
      scenario: 'cryptoFlag',
      order: ['green1'],
      robots: { green1: { ...tank, at: 'G2', facing: 'south' }, yellow1: { ...car, at: enemy } },
      tokens: [crypto(from, { at: 'G6' })],
    });
    const shot = { target: `${from}Crypto` as const, arms: 'grenadeLauncher' } as const;
    return cryptoWorth(situationOf(state as never, 0), state.robots['green1']!, shot as never);
  };
  test('of its own side is shot at when an enemy would have it first', () => {
    expect(worth('green2', 'G9')).toBeGreaterThan(0);
    expect(worth('green2', 'T14')).toBeLessThan(0);
    expect(worth('yellow2', 'G9')).toBeLessThan(0);
  });
});

describe('where somebody is a mole', () => {
  const seats = (mole: number): NonNullable<Given['seats']> =>
    [0, 1, 2, 3].map((seat) => ({ role: seat === mole ? 'mole' : 'loyal' }));
  /** Green begins at the bottom; its second robot bears crypto of the other side. */
  const place = (at: string, mole: number, more: Given['robots'] = {}) =>
    inMotion(
      {
        green1: { ...tank, at: 'B13', seat: 0 },
        yellow1: { ...tank, at: 'T1', seat: 1 },
        green2: { ...car, at, facing: 'south', seat: 2 },
        yellow2: { ...tank, at: 'R1', seat: 3 },
        ...more,
      },
      { scenario: 'whenCyborgsRule', tokens: [crypto('yellow3', { bearer: 'green2' })], seats: seats(mole) },
    );
  const seenBy = (state: State, seat: number): View => kriegbot.project(state, seat);
  const hostileTo = (state: State, seat: number) =>
    Object.values(state.robots)
      .filter((robot) => isHostile(seenBy(state, seat), seat, robot))
      .map(({ id }) => id);

  test('a mate is fought only when it carries crypto far from home, and whether it is the mole does not count', () => {
    for (const mole of [2, 3]) {
      expect(hostileTo(place('K12', mole), 0)).toEqual(['yellow1', 'yellow2']);
      expect(hostileTo(place('K3', mole), 0)).toEqual(['green2', 'yellow1', 'yellow2']);
    }
  });
  test('the mole fights a mate who is about to win', () => {
    expect(hostileTo(place('K12', 0), 0)).toEqual(['green2', 'yellow1', 'yellow2']);
  });
  test('somebody loyal carries it home; the mole goes on as before, until the far edge is near', () => {
    const goals = (at: string, mole: number) => {
      const state = place(at, mole);
      return goalsOf(seenBy(state, 2), state.robots['green2']!);
    };
    expect(goals('K12', 3)).toMatchObject([{ kind: 'leave', edge: 'bottom' }]);
    expect(goals('K14', 2)).toEqual([]);
    expect(goals('K6', 2)).toMatchObject([{ kind: 'leave', edge: 'top' }]);
  });
  test('a second piece is fetched first: the only one might be the mole’s', () => {
    const state = place('K12', 3);
    const two: State = { ...state, tokens: [...state.tokens, lying('yellow4', 'K10')] };
    expect(goalsOf(seenBy(two, 2), two.robots['green2']!)).toMatchObject([{ kind: 'reach', at: 'K10' }]);
  });
  test.each(['hard', 'easy', 'normal'] as const)('%s attacks no mate', (level) => {
    const { state } = given({
      scenario: 'whenCyborgsRule',
      order: ['green1'],
      robots: {
        green1: { ...tank, at: 'G7', facing: 'south', slots: { primary: 'grenadeLauncher' }, seat: 0 },
        yellow1: { ...tank, at: 'T1', seat: 1 },
        green2: { ...car, at: 'G9', seat: 2 },
        yellow2: { ...tank, at: 'R1', seat: 3 },
      },
      seats: seats(3),
    });
    for (const seed of ['a', 'b', 'c', 'd']) {
      const choice = choiceIn(level, state, seed);
      expect(choice.type === 'attack' ? choice.target : choice.type).not.toBe('green2');
    }
  });
});
