import { refuse } from '../ground/result';
import type { Rules } from './judging';
import { carryOut, rulebook } from './rulebook';
import { rigged } from '../testing/rigged';

interface State {
  readonly sum: number;
  readonly open: boolean;
}
type Action = { readonly type: 'add'; readonly by: number } | { readonly type: 'close' };
interface Event {
  readonly sum: number;
}

const rules: Rules<State, State, Event, Action> = {
  add: {
    whyNot: (_state, _seat, { by }) => (by > 3 ? refuse('tooMuch') : undefined),
    apply: (context, _seat, { by }) => {
      context.state.sum += by + context.dice.roll(6);
      context.emit({ sum: context.state.sum });
    },
    list: () => [1, 2, 3].map((by) => ({ type: 'add', by })),
  },
  close: {
    whyNot: () => undefined,
    apply: (context) => void (context.state.open = false),
    list: () => [{ type: 'close' }],
  },
};

const { whyNot, legal, apply } = rulebook<State, State, Event, Action>({
  rules,
  whyNotNow: ({ open }, _seat, type, action) => {
    if (open) return undefined;
    return action?.type === 'add' && action.by > 100 ? refuse('absurd') : refuse(`${type}TooLate`);
  },
  seenBy: (state) => state,
  afterwards: (context) => {
    if (context.state.sum > 9) context.state.open = false;
  },
});

const START: State = { sum: 0, open: true };

test('what is legal is listed kind by kind, in the order of the table', () => {
  expect(legal(START, 0)).toEqual([
    { type: 'add', by: 1 },
    { type: 'add', by: 2 },
    { type: 'add', by: 3 },
    { type: 'close' },
  ]);
  expect(legal({ ...START, open: false }, 0)).toEqual([]);
});

test('an action is carried out on a copy, and returns its events', () => {
  const step = apply(START, 0, { type: 'add', by: 2 }, rigged(4));
  expect(step).toEqual({ state: { sum: 6, open: true }, events: [{ sum: 6 }] });
  expect(START.sum).toBe(0);
});

test('what follows by itself follows every action', () => {
  const { state } = carryOut({ sum: 8, open: true }, rigged(), () => undefined);
  expect(state.open).toBe(true);
  expect(apply(state, 0, { type: 'add', by: 1 }, rigged(1))).toMatchObject({
    state: { sum: 10, open: false },
  });
});

test('a refusal asks no dice', () => {
  expect(apply(START, 0, { type: 'add', by: 4 }, rigged())).toEqual({ refused: 'tooMuch' });
  expect(whyNot(START, 0, { type: 'add', by: 4 })).toEqual({ refused: 'tooMuch' });
});

test('whyNotNow is asked first, and may look at the action', () => {
  const closed = { ...START, open: false };
  expect(whyNot(closed, 0, { type: 'add', by: 4 })).toEqual({ refused: 'addTooLate' });
  expect(whyNot(closed, 0, { type: 'add', by: 101 })).toEqual({ refused: 'absurd' });
  expect(whyNot(closed, 0, { type: 'close' })).toEqual({ refused: 'closeTooLate' });
});
