import { schema, t } from '@colyseus/schema';
import { z } from 'zod';
import type { Dice } from '../dice/dice';
import { anyGame } from '../game';
import type { Bot } from '../bots/bot';

/** A game for tests only: everybody adds to a list, at any time and without end. */
const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('note'), text: z.string() }),
  z.strictObject({ type: z.literal('roll') }),
  z.strictObject({ type: z.literal('shuffle') }),
]);
type Action = z.output<typeof action>;
type State = readonly (string | number)[];
const event = z.discriminatedUnion('type', [z.strictObject({ type: z.literal('added') })]);
const ToyView = schema({ list: t.string() }, 'ToyView');

const add = (chosen: Action, dice: Dice): State[number] => {
  if (chosen.type === 'note') return chosen.text;
  return chosen.type === 'roll' ? dice.roll(6) : dice.shuffle(['a', 'b', 'c']).join('');
};
const bot: Bot<unknown, Action> = { choose: () => ({ type: 'roll' }) };

export const toy = anyGame({
  about: {
    id: 'toy',
    title: 'Toy',
    tagline: 'For tests only.',
    seats: { min: 2, max: 4 },
    minutes: { min: 1, max: 1 },
    secrets: [],
    rulesVersion: 1,
    credits: { designers: ['Gearhall'], publisher: 'Gearhall', year: 2026 },
  },
  options: z.strictObject({}),
  action,
  event,
  refusals: [],
  view: ToyView,
  setup: () => ({ state: [] as State, events: [] }),
  toAct: () => [0, 1],
  apply: (state: State, _seat, chosen: Action, dice) => ({
    state: [...state, add(chosen, dice)],
    events: [{ type: 'added' as const }],
  }),
  resign: (state: State) => ({ state, events: [] }),
  isIn: () => true,
  project: (state: State) => ({ list: state.join() }),
  audience: () => undefined,
  legal: () => [{ type: 'roll' as const }],
  fallback: () => ({ type: 'roll' as const }),
  redeal: (state: State) => state,
  outcome: () => undefined,
  bots: { easy: bot, normal: bot, hard: bot },
});
