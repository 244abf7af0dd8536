import { anyGame } from '../../../../core/game';
import { playout } from '../../../../core/testing/playout';
import { kriegbot } from '../..';
import { isDefense } from '../../content/cards';
import { options } from '../../options';
import { type State } from '../../state';
import { WINDOW_KINDS, type WindowKind } from '../../state/tasks';
import { eagerPlayer } from '../../testing/players/eager';
import { given, position } from '../../testing/given';
import { answersOf } from './windows';

/** What is going on while each kind of interrupt is open: exactly this. */
const GOING_ON: Readonly<Record<WindowKind, (state: State) => boolean>> = {
  clamp: ({ phase, movement, assault }) => phase === 'movement' && !movement && !assault,
  before: ({ assault }) => assault?.rolled === 0,
  reroll: (state) => isStruck(state),
  after: (state) => isStruck(state),
  counter: (state) => isStruck(state),
  mend: ({ phase }) => phase === 'status',
  wake: ({ phase }) => phase === 'setup',
};
/** By an attack, or by a ram. */
const isStruck = ({ assault, movement, robots }: State): boolean =>
  assault !== undefined || robots[movement?.robot ?? '']?.marks.option === 'ram';

/** Every interrupt of some games of two robots each. */
const interrupts: readonly State[] = ['one', 'two', 'three'].flatMap((seed) => {
  const plan = { game: anyGame(kriegbot), options: options.parse({ robots: 2 }), seed };
  const states = [...playout({ ...plan, players: [eagerPlayer, eagerPlayer], limit: 1500 })];
  return states.map(({ match }) => match.state as State).filter(({ window }) => window);
});

/** What Musical Chairs asks before its first turn. */
const wakings: readonly State[] = [
  ...playout({
    game: anyGame(kriegbot),
    options: options.parse({ scenario: 'musicalChairs', turnLimit: 15 }),
    seed: 'one',
    players: Array.from({ length: 4 }, () => eagerPlayer),
    limit: 80,
  }),
].flatMap(({ match }) => {
  const state = match.state as State;
  return state.window?.kind === 'wake' ? [state] : [];
});
const of = (kind: WindowKind): State[] =>
  [...interrupts, ...wakings].filter(({ window }) => window?.kind === kind);

describe('K33: robots may break in before a movement, around an attack or a ram, at no other time', () => {
  test.each(WINDOW_KINDS)('%s', (kind) => {
    expect(of(kind).length).toBeGreaterThan(0);
    expect(of(kind).filter((state) => !GOING_ON[kind](state))).toEqual([]);
  });

  test('mending in the status phase costs no defense action', () => {
    const answers = of('mend').flatMap((state) =>
      (state.window?.asked ?? []).flatMap((robot) => answersOf(state, robot)),
    );
    expect(answers.some(({ cards }) => cards.length > 0)).toBe(true);
    expect(answers.flatMap(({ cards }) => cards).filter(isDefense)).toEqual([]);
  });
});

describe('K60: a team with one human, whose card is open', () => {
  /** Green shoots at the second robot of yellow, which might have any pilot as long as the human is unknown. */
  const shot = (shown: readonly 'hotshotPilot'[]) =>
    given({
      scenario: 'killTheHuman',
      robots: {
        green1: { chassis: 'robotank', at: 'K8', facing: 'north', slots: { primary: 'heavyMachineGun' } },
        green2: { chassis: 'spiderbot', at: 'B14' },
        yellow1: { chassis: 'robocar', at: 'T2', slots: { inner: 'hotshotPilot' }, shown },
        yellow2: { chassis: 'hoverbot', at: 'K6', slots: { inner: 'radar' } },
      },
      order: ['green1', 'yellow2'],
    });
  const kindsOn = (shown: readonly 'hotshotPilot'[]) =>
    shot(shown)
      .attack('green1', 'heavyMachineGun', 'yellow2')
      .decline({ rolls: [2, 3, 4] }).window?.kind;

  test('nobody is asked for a pilot on another robot of that team', () => {
    expect(kindsOn([])).toBe('reroll');
    expect(kindsOn(['hotshotPilot'])).not.toBe('reroll');
  });
  test('nor for the second attack that a Combat Pilot would give', () => {
    const after = (shown: readonly 'hotshotPilot'[]) => {
      const { state } = shot(shown);
      const spent = { ...state.robots['yellow2']!, marks: { ...state.robots['yellow2']!.marks, attacks: 1 } };
      return position({ ...state, robots: { ...state.robots, yellow2: spent } }).play('green1', {
        type: 'pass',
      });
    };
    expect(after([]).question).toMatchObject({ kind: 'attack', robot: 'yellow2', brief: true });
    expect(after(['hotshotPilot']).question?.kind).not.toBe('attack');
  });
});
