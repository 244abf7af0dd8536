import type { TypedThing } from '../game';
import type { Showing } from './showHistory';
import { lastTold, Tally, toldIn, weightiest } from './summary';

const step = (name: string): TypedThing[] => [{ type: name }];
const STEPS = ['setup', 'a', 'b', 'back', 'c'].map(step);
const showing: Showing = {
  length: STEPS.length - 1,
  viewers: [0, 1, 'spectator', 'everyone'],
  view: () => ({}),
  events: (at, viewer) => (viewer === 'everyone' ? (STEPS[at] ?? []) : []),
  actor: () => 0,
  rolls: () => [],
};
const act = { action: { type: 'act' } };

test('all events come with their step', () => {
  expect(toldIn(showing, [act, act, act, act]).map(({ event, step: at }) => [event.type, at])).toEqual([
    ['setup', 0],
    ['a', 1],
    ['b', 2],
    ['back', 3],
    ['c', 4],
  ]);
});

test.each([
  [1, ['setup', 'a', 'c']],
  [0, ['setup', 'c']],
] as const)('what was taken back to entry %d does not count', (to, left) => {
  const takeBack = { action: { type: 'takeBack', to } };
  expect(toldIn(showing, [act, act, takeBack, act]).map(({ event }) => event.type)).toEqual(left);
});

const hitAt = (at: number) => ({ event: { type: 'hit' }, step: at });

test('damage counts for the seat that dealt it to another', () => {
  const tally = new Tally(2);
  tally.damage(0, 1, 3, hitAt(1));
  tally.damage(1, 1, 9, hitAt(2));
  tally.damage(undefined, 1, 9, hitAt(3));
  tally.rolled(1, [6, 1], 3.5);
  expect(tally.summaries).toEqual([
    { damage: 3, dice: 0, rolled: 0, expected: 0 },
    { damage: 0, dice: 2, rolled: 7, expected: 7 },
  ]);
});

test('the best blow of a seat is the step in which it dealt most', () => {
  const tally = new Tally(3);
  tally.damage(0, 1, 4, hitAt(1));
  tally.damage(0, 1, 2, hitAt(5));
  tally.damage(1, 0, 9, hitAt(5));
  tally.damage(0, 1, 3, hitAt(5));
  tally.damage(0, 1, 5, hitAt(7));
  expect(tally.best.map((one) => one?.step)).toEqual([5, 5, undefined]);
});

test('the last event of a kind, and the weightiest', () => {
  const told = [2, 5, 5, 0].map((weight, at) => ({ event: { type: 'hit', weight }, step: at }));
  expect(lastTold(told, ({ weight }) => weight === 5)?.step).toBe(2);
  expect(weightiest(told, ({ weight }) => weight)?.step).toBe(1);
  expect(weightiest(told, () => 0)).toBeUndefined();
});
