import { seededDice, seedFrom } from '../../../core/dice/dice';
import type { UsualLevel } from '../../../core/bots/bot';
import { withDice } from '../../../core/testing/means';
import { kriegbot } from '..';
import { rangeBetween } from '../rules/field/arcs';
import type { State } from '../state';
import { beach } from '../testing/scenes/beach';
import { given, type Given, type Position } from '../testing/given';
import { bots } from '.';
import { sideToLeave } from './objectives/dishGoals';
import { leastOf } from './lots';
import { goalsOf } from './objectives/objectives';

/** Where two are equal, neither comes first for its seat, its number or its name. */

const TURNS = Array.from({ length: 24 }, (_, turn) => turn + 1);
/** What is chosen in each of these turns, counted; every turn has another lot. */
function counted(of: (turn: number) => string): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const turn of TURNS) all.set(of(turn), (all.get(of(turn)) ?? 0) + 1);
  return all;
}
const LEAST = TURNS.length / 5;
function expectEven(of: (turn: number) => string, names: readonly string[]): void {
  const all = counted(of);
  expect([...all.keys()].toSorted()).toEqual(names.toSorted());
  for (const count of all.values()) expect(count).toBeGreaterThan(LEAST / names.length);
}

const goals = ({ state }: { readonly state: State }, id: string) => goalsOf(state, state.robots[id]!);
const aims = (place: Position, id: string): string =>
  goals(place, id)
    .map((goal) =>
      'at' in goal ? goal.at : 'robot' in goal ? goal.robot : 'structure' in goal ? goal.structure : '',
    )
    .join();
function choice(level: UsualLevel, { state }: Position, seed: number) {
  const [seat = 0] = kriegbot.toAct(state);
  const view = kriegbot.project(state, seat);
  return bots[level].choose(view, seat, kriegbot.legal(view, seat), withDice(seededDice(seedFrom(seed))));
}

const tank = { chassis: 'robotank', facing: 'north' } as const;

test('one of the least, and the only one of them for certain', () => {
  const robots = {};
  expect(leastOf({ turn: 1, robots }, [], () => 1)).toBeUndefined();
  for (const turn of TURNS) expect(leastOf({ turn, robots }, [3, 1, 2], (one) => one)).toBe(1);
  expectEven((turn) => leastOf({ turn, robots }, ['a', 'b', 'c'], () => 0) ?? '', ['a', 'b', 'c']);
});

describe('two mates as near to the flag', () => {
  const place = (turn: number, more: Given['robots'] = {}) =>
    given({
      scenario: 'captureTheFlag',
      phase: 'movement',
      turn,
      tokens: [{ at: 'K8' }],
      robots: {
        green1: { ...tank, at: 'K11' },
        green2: { ...tank, at: 'K5' },
        yellow1: { ...tank, at: 'C8' },
        ...more,
      },
    });
  const fetchers = (turn: number): readonly string[] =>
    ['green1', 'green2'].filter((id) => goals(place(turn), id)[0]?.kind === 'reach');

  test('either fetches it, and the other knows', () => {
    for (const turn of TURNS) expect(fetchers(turn)).toHaveLength(1);
    expectEven((turn) => fetchers(turn).join(), ['green1', 'green2']);
  });
  test('the other goes for any of the enemies that are nearest to it', () => {
    const two = (turn: number) =>
      place(turn, { green2: { ...tank, at: 'A15' }, yellow2: { ...tank, at: 'S8' } });
    expectEven((turn) => aims(two(turn), 'green2'), ['yellow1', 'yellow2']);
  });
});

describe('a pilot in hiding', () => {
  const robots = {
    green1: { chassis: 'helibot', at: 'K9', slots: { inner: 'hotshotPilot' } },
    yellow1: { ...tank, at: 'K5' },
  } as const;
  const hidden = (turn: number, at: readonly string[], more: Given['robots'] = {}) =>
    given({
      scenario: 'downedPilot',
      phase: 'infantry',
      turn,
      robots: { ...robots, ...more },
      units: ['adler', 'drake', 'ember'].map((id, index) => ({ id, at: at[index] ?? '', robot: '' })),
      buildings: [],
      pilotName: 'ember',
    });

  test('any of the six that are as near is hunted', () => {
    const around = ['K3', 'I6', 'M6'];
    expect(new Set(around.map((at) => rangeBetween(at, 'K5'))).size).toBe(1);
    expectEven((turn) => aims(hidden(turn, around), 'yellow1'), around);
  });
  test('of two robots that are as near either fetches him', () => {
    const place = (turn: number) =>
      hidden(turn, ['', '', 'K5'], {
        green1: { ...robots.green1, at: 'I8' },
        green2: { ...robots.green1, at: 'M8' },
        yellow1: { ...tank, at: 'A1' },
      });
    const fetcher = (turn: number): string =>
      ['green1', 'green2'].filter((id) => goals(place(turn), id).length > 0).join();
    expectEven(fetcher, ['green1', 'green2']);
  });
  test('of two decoys that are as near it takes either', () => {
    const place = (turn: number) =>
      hidden(turn, ['E10', 'I10', 'K5'], {
        green1: { ...robots.green1, at: 'K6' },
        green2: { ...robots.green1, at: 'G12' },
        yellow1: { ...tank, at: 'A1' },
      });
    expectEven((turn) => aims(place(turn), 'green2'), ['E10', 'I10']);
  });
});

test('of two bunkers that are as near, either is besieged', () => {
  const place = (turn: number) =>
    given({
      scenario: 'wmd',
      phase: 'movement',
      turn,
      robots: { green1: { ...tank, at: 'K10' }, yellow1: { chassis: 'robocar', at: 'U1' } },
      units: [],
      buildings: [
        { id: 'b1', at: 'F8' },
        { id: 'b2', at: 'P8' },
      ],
    });
  expect(rangeBetween('F8', 'K10')).toBe(rangeBetween('P8', 'K10'));
  expectEven((turn) => aims(place(turn), 'green1'), ['b1', 'b2']);
});

describe('dishes', () => {
  const chairs = (turn: number, more: Partial<Given> = {}) =>
    given({
      scenario: 'musicalChairs',
      phase: 'movement',
      turn,
      robots: {
        solo1: { ...tank, at: 'K8' },
        solo2: { ...tank, at: 'K4' },
        solo3: { ...tank, at: 'K12' },
        solo4: { ...tank, at: 'A1' },
      },
      tokens: [],
      ...more,
    });
  test('the robots that are as rich and as near are hunted alike', () => {
    expectEven((turn) => aims(chairs(turn), 'solo1'), ['solo2', 'solo3']);
  });
  test('either of two dishes that are as near is fetched', () => {
    const tokens = ['G8', 'O8'].map((at, index) => ({ id: `dish${index}`, kind: 'dish' as const, at }));
    const dish = (turn: number): string => aims(chairs(turn, { tokens }), 'solo1').split(',')[0] ?? '';
    expectEven(dish, ['G8', 'O8']);
  });
  test('with three of them it leaves by either side that is as near', () => {
    const tokens = [1, 2, 3].map((index) => ({ id: `dish${index}`, kind: 'dish' as const, bearer: 'solo1' }));
    const { state } = chairs(1, { tokens });
    const sides = new Set(TURNS.map((turn) => sideToLeave({ ...state, turn }, state.robots['solo1']!)));
    expect([...sides].toSorted()).toEqual(['bottom', 'top']);
  });
});

describe('the police', () => {
  const guilt = ['freesKrupke', 'attackedPolice'] as const;
  const asked = () =>
    given({
      scenario: 'sharksAndJets',
      robots: {
        police1: { at: 'B8' },
        police2: { chassis: 'helibot', at: '' },
        green1: { ...tank, at: 'E11', guilt },
        yellow1: { ...tank, chassis: 'robocar', at: 'Q5', guilt },
      },
      order: [],
      teams: { green: { provoked: true }, yellow: { provoked: true } },
    }).passedTo('reinforce');

  test('call Robocop to the edge of either gang, if both are as guilty', () => {
    const edge = (seed: number): string => {
      const action = choice('hard', asked(), seed);
      return action.type === 'reinforce' ? action.edge : '';
    };
    expectEven(edge, ['bottom', 'top']);
  });
  test('Robocop enters near either of them', () => {
    const entering = asked().play('police2', { type: 'reinforce', edge: 'bottom' }).passedTo('enter');
    const half = (seed: number): string => {
      const action = choice('hard', entering, seed);
      return action.type !== 'enter' ? '' : action.at < 'K' ? 'left' : 'right';
    };
    expectEven(half, ['left', 'right']);
  });
});

test('either of two soldiers who are as near is hunted where the last unit wins', () => {
  const place = (turn: number) =>
    beach(
      {
        turn,
        units: ['I9', 'M9'].map((at, index) => ({ id: ['baker', 'castle'][index] ?? '', at, robot: '' })),
      },
      { green1: { ...tank, at: 'K8' }, green2: { at: 'A1' }, yellow1: { at: 'U1', chassis: 'hoverbot' } },
    );
  expectEven((turn) => aims(place(turn), 'green1'), ['I9', 'M9']);
});

test('the easy bot shoots at either enemy that is as near', () => {
  const place = (turn: number) =>
    given({
      phase: 'movement',
      order: ['green1'],
      turn,
      robots: {
        green1: { chassis: 'helibot', at: 'K8', facing: 'north' },
        yellow1: { ...tank, at: 'F8' },
        yellow2: { ...tank, at: 'P8' },
      },
    });
  const sides = TURNS.map((turn): string => {
    const action = choice('easy', place(turn), turn);
    if (action.type !== 'move') return '';
    return action.to < 'K8' ? 'left' : 'right';
  });
  expect(sides).toEqual(expect.arrayContaining(['left', 'right']));
});
