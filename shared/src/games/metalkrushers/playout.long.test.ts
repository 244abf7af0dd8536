import { kindsOf } from '../../core/testing/growing';
import { seededDice, seedFrom } from '../../core/dice/dice';
import { isRefusal, expectDefined } from '../../core/ground/result';
import { metalkrushers } from '.';
import { event } from './events';
import { ALL_EXTRAS } from './options';
import type { State } from './state';
import { roversChoice } from './testing/rovers';

/** The seat asked is in the game, and the Krusher that the question is for has not fallen. */
function checkQuestion({ phase, seats, krushers, question, movement }: State): void {
  if (phase === 'building' || phase === 'over') return expect(question).toBeUndefined();
  const { kind, seat, krusher, among } = expectDefined(question, 'a question');
  expect(seats[seat]?.out).toBe(false);
  for (const id of krusher === '' ? among : [krusher]) expect(krushers[id]?.fallen).toBe(false);
  expect(movement?.krusher).toBe(kind === 'move' ? krusher : undefined);
}

interface Ending {
  readonly state: State;
  readonly types: ReadonlySet<string>;
}

function playOut(seats: number, chosen: object, seed: string): Ending {
  const players = seededDice(seedFrom(seed, 'players'));
  const dice = seededDice(seedFrom(seed));
  const types = new Set<string>();
  let { state } = metalkrushers.setup(metalkrushers.options.parse(chosen), seats, dice);
  while (!metalkrushers.outcome(state)) {
    const inside = [...state.seats.keys()].filter((seat) => metalkrushers.isIn(state, seat));
    const seat = players.pick(metalkrushers.toAct(state));
    const step =
      players.roll(150) === 1
        ? metalkrushers.resign(state, players.pick(inside), dice)
        : metalkrushers.apply(state, seat, roversChoice(state, seat, players), dice);
    if (isRefusal(step)) throw new Error(`A legal action is refused: ${step.refused}.`);
    state = step.state;
    for (const { type } of step.events) types.add(type);
    checkQuestion(state);
  }
  return { state, types };
}

const ALL = { ...ALL_EXTRAS, oust: true };
const TABLES = {
  'in the basic game': {},
  'with secret sheets': { ...ALL, sheets: 'secret' },
  'in Pick-Up': { ...ALL, scenario: 'pickUp', sheets: 'secret' },
  'in two teams of five': { ...ALL, teams: 'two', krushers: 5, balance: 'openCombat' },
  'in three teams, in Pick-Up': { ...ALL, teams: 'three', krushers: 2, scenario: 'pickUp' },
};

const happened = new Set<string>();

describe.each([2, 3, 6])('random players of %i seats finish', (seats) => {
  test.each(Object.entries(TABLES))('%s', (_name, chosen) => {
    const { state, types } = playOut(seats, { ...chosen, turnLimit: 40 }, `random ${seats}`);
    expect(metalkrushers.toAct(state)).toEqual([]);
    expect(types).toContain('ended');
    for (const type of types) happened.add(type);
  });
});

test('in all of these games together everything happens that can happen', () => {
  const types = kindsOf(event);
  expect([...happened].sort()).toEqual([...types].sort());
});
