import { schema, t } from '@colyseus/schema';
import { z } from 'zod';
import { defineGame } from '@gearhall/shared/core/game/defineGame';
import type { Outcome, Plain } from '@gearhall/shared/core/game';
import { refuse } from '@gearhall/shared/core/ground/result';
import type { Seat, Viewer } from '@gearhall/shared/core/ground/seats';
import { about } from './about';

const CARDS = ['jack', 'queen', 'king'] as const;
type Card = (typeof CARDS)[number];

interface State {
  readonly cards: readonly Card[];
  /** Coins in the pot, by seat. */
  readonly staked: readonly number[];
  readonly turn: Seat;
  readonly end?: { readonly winner: Seat; readonly cause: 'higherCard' | 'fold' | 'left' };
}

type End = NonNullable<State['end']>;

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('check') }),
  z.strictObject({ type: z.literal('bet') }),
  z.strictObject({ type: z.literal('call') }),
  z.strictObject({ type: z.literal('fold') }),
]);
type Action = z.output<typeof action>;
const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('moved'), seat: z.int(), move: z.enum(['check', 'bet', 'call', 'fold']) }),
  z.strictObject({ type: z.literal('left'), seat: z.int() }),
  z.strictObject({ type: z.literal('shown'), cards: z.array(z.enum(CARDS)) }),
]);
export type Event = z.output<typeof event>;

const SeatView = schema({ card: t.string<Card | 'hidden'>(), coins: t.uint8() }, 'KuhnSeat');
const KuhnView = schema(
  { seats: t.array(SeatView), turn: t.int8(), ending: t.string<'' | End['cause']>() },
  'KuhnView',
);
type View = Plain<typeof KuhnView>;

/** Who may see a card: its owner, everyone after the end, and all at a showdown. */
const sees = (state: State, viewer: Viewer, owner: Seat): boolean =>
  viewer === owner || viewer === 'everyone' || state.end?.cause === 'higherCard';

const project = (state: State, viewer: Viewer): View => ({
  seats: state.cards.map((card, seat) => ({
    card: sees(state, viewer, seat) ? card : 'hidden',
    coins: state.staked[seat] ?? 0,
  })),
  turn: state.end ? -1 : state.turn,
  ending: state.end?.cause ?? '',
});

function legal({ seats, turn }: View, seat: Seat): Action[] {
  if (turn !== seat) return [];
  const isBetAgainst = (seats[1 - seat]?.coins ?? 0) > (seats[seat]?.coins ?? 0);
  return isBetAgainst ? [{ type: 'call' }, { type: 'fold' }] : [{ type: 'check' }, { type: 'bet' }];
}

function apply(state: State, seat: Seat, { type }: Action) {
  if (!legal(project(state, seat), seat).some((one) => one.type === type)) {
    return refuse(state.turn === seat ? 'notNow' : 'notYourTurn');
  }
  const staked = type === 'bet' || type === 'call' ? state.staked.with(seat, 2) : state.staked;
  const happened: Event = { type: 'moved', seat, move: type };
  if (type === 'fold') return ended({ ...state, staked }, 1 - seat, 'fold', happened);
  const isShowdown = type === 'call' || (type === 'check' && seat === 1);
  if (!isShowdown) return { state: { ...state, staked, turn: 1 - seat }, events: [happened] };
  const [mine = 0, theirs = 0] = state.cards.map((card) => CARDS.indexOf(card));
  const shown: Event = { type: 'shown', cards: [...state.cards] };
  return ended({ ...state, staked }, mine > theirs ? 0 : 1, 'higherCard', happened, shown);
}

const ended = (state: State, winner: Seat, cause: End['cause'], ...events: Event[]) => ({
  state: { ...state, end: { winner, cause } },
  events,
});

function outcome({ staked, end }: State): Outcome | undefined {
  if (!end) return undefined;
  const stake = staked[1 - end.winner] ?? 0;
  const scores = staked.map((_, seat) => (seat === end.winner ? stake : -stake));
  return { winners: [end.winner], cause: end.cause, scores };
}

export const kuhn = defineGame<State, Action, View, Event>({
  about,
  action,
  event,
  refusals: ['notNow'],
  view: KuhnView,
  setup: (_options, _seats, dice) => ({
    state: { cards: dice.shuffle(CARDS).slice(0, 2), staked: [1, 1], turn: 0 },
    events: [],
  }),
  toAct: ({ turn, end }) => (end ? [] : [turn]),
  apply,
  legal,
  resign: (state, seat) => ended(state, 1 - seat, 'left', { type: 'left', seat }),
  isIn: ({ end }, seat) => end?.cause !== 'left' || end.winner === seat,
  project,
  outcome,
  redeal: (state, viewer, dice) => {
    const known = state.cards.map((card, seat) => (sees(state, viewer, seat) ? card : undefined));
    const pool = dice.shuffle(CARDS.filter((card) => !known.includes(card)));
    return { ...state, cards: known.map((card) => card ?? pool.pop() ?? 'jack') };
  },
});
