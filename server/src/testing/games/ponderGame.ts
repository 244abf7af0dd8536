import { schema, t } from '@colyseus/schema';
import type { Bot } from '@gearhall/shared/core/bots/bot';
import { anyGame, type Game, type Plain } from '@gearhall/shared/core/game';
import { refuse } from '@gearhall/shared/core/ground/result';
import { seatsOf, type Viewer } from '@gearhall/shared/core/ground/seats';
import { z } from 'zod';

const CHOOSERS = ['person', 'easy', 'thought', 'hard', 'fallback'] as const;
type Chooser = (typeof CHOOSERS)[number];
/** What the bots that think do in their thread. */
const MOODS = ['quick', 'busy', 'throw', 'exit', 'hang', 'cheat'] as const;

/** `seen`: how many steps the chooser knew of. */
const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('step'), by: z.enum(CHOOSERS), seen: z.int() }),
  z.strictObject({ type: z.literal('end') }),
  /** Another card for oneself, which nobody else notices. */
  z.strictObject({ type: z.literal('draw') }),
]);
type Action = z.output<typeof action>;
const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('stepped'), seat: z.int(), by: z.enum(CHOOSERS), seen: z.int() }),
]);
export type Stepped = z.output<typeof event>;
const options = z.strictObject({
  mood: z.enum(MOODS).default('quick'),
  /** CPU time of a choice. */
  busyMs: z.int().default(0),
});
type Options = z.output<typeof options>;

interface State extends Options {
  readonly cards: readonly number[];
  readonly steps: number;
  readonly turn: number;
  readonly over: boolean;
}
const PonderView = schema(
  {
    mood: t.string<Options['mood']>(),
    busyMs: t.uint16(),
    card: t.uint32(),
    steps: t.uint32(),
    turn: t.int8(),
  },
  'PonderView',
);
type View = Plain<typeof PonderView>;

const choosing = (by: Chooser): Bot<View, Action> => ({
  choose: ({ steps }) => ({ type: 'step', by, seen: steps }),
});

/** It is asked in a thread of its own, and does there what the table's options say. */
const thinking: Bot<View, Action> = {
  thinks: true,
  remembers: true,
  choose({ mood, busyMs, steps }, _seat, _legal, { history }) {
    const end = performance.now() + busyMs;
    while (performance.now() < end || mood === 'hang');
    if (mood === 'throw') throw new Error('A bot has a fault.');
    if (mood === 'exit') process.exit(1);
    const { steps: known } = history().at(-1)?.view ?? { steps: -1 };
    return mood === 'cheat'
      ? { type: 'step', by: 'thought', seen: -1 }
      : { type: 'step', by: 'thought', seen: Math.min(steps, known) };
  },
};

/**
 * A game for tests of bots that think: seat 0 may step at any time, the others in turn; everybody has a card that only
 * they see. The normal bot thinks; each step tells who has chosen it.
 */
const rules: Game<State, Action, View, Options, Stepped> = {
  about: {
    id: 'ponder',
    title: 'Ponder',
    tagline: 'For tests only.',
    seats: { min: 2, max: 4 },
    minutes: { min: 1, max: 1 },
    secrets: ['cards'],
    rulesVersion: 1,
    credits: { designers: ['Gearhall'], publisher: 'Gearhall', year: 2026 },
  },
  options,
  action,
  event,
  refusals: ['unknownStep'],
  view: PonderView,
  setup: ({ mood, busyMs }, seats, dice) => ({
    state: {
      mood,
      busyMs,
      cards: seatsOf(seats).map(() => dice.roll(1_000_000)),
      steps: 0,
      turn: 1,
      over: false,
    },
    events: [],
  }),
  toAct: ({ turn, over }) => (over ? [] : [0, turn]),
  apply(state, seat, chosen) {
    if (chosen.type === 'end') return { state: { ...state, over: true }, events: [] };
    if (chosen.type === 'draw') {
      const redrawn = state.cards.map((card, at) => (at === seat ? card + 1 : card));
      return { state: { ...state, cards: redrawn }, events: [] };
    }
    if (chosen.seen < 0) return refuse('unknownStep');
    const { steps, turn, cards } = state;
    const next = seat === turn ? 1 + (turn % (cards.length - 1)) : turn;
    const { by, seen } = chosen;
    return {
      state: { ...state, steps: steps + 1, turn: next },
      events: [{ type: 'stepped', seat, by, seen }],
    };
  },
  resign: (state) => ({ state: { ...state, over: true }, events: [] }),
  isIn: () => true,
  project: ({ mood, busyMs, cards, steps, turn }, viewer: Viewer) => ({
    ...{ mood, busyMs, steps, turn },
    card: typeof viewer === 'number' ? (cards[viewer] ?? 0) : 0,
  }),
  audience: () => undefined,
  legal: ({ steps }, seat) => [{ type: 'step', by: seat === 0 ? 'person' : 'easy', seen: steps }],
  fallback: ({ steps }) => ({ type: 'step', by: 'fallback', seen: steps }),
  redeal: (state, viewer, dice) => ({
    ...state,
    cards: state.cards.map((card, seat) => (seat === viewer ? card : dice.roll(1_000_000))),
  }),
  outcome: ({ over }) => (over ? { winners: [0], cause: 'said' } : undefined),
  bots: { easy: choosing('easy'), normal: thinking, hard: choosing('hard') },
};

export const ponderGame = anyGame(rules);
