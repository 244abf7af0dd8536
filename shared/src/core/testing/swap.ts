import { schema, t } from '@colyseus/schema';
import { z } from 'zod';
import type { Dice } from '../dice/dice';
import type { Game, Outcome, Plain, Transition } from '../game';
import type { Bot } from '../bots/bot';
import { refuse, type Refusal } from '../ground/result';
import { seatsOf, type Seat, type Viewer } from '../ground/seats';

const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('keep') }),
  z.strictObject({ type: z.literal('swap') }),
]);
type Action = z.output<typeof action>;

const seat = z.int();
const card = z.int();
const event = z.discriminatedUnion('type', [
  /** For `to` alone, like the next ones. */
  z.strictObject({ type: z.literal('dealt'), to: seat, card }),
  z.strictObject({ type: z.literal('drew'), to: seat, card }),
  z.strictObject({ type: z.literal('kept'), seat }),
  z.strictObject({ type: z.literal('discarded'), seat, card }),
  z.strictObject({ type: z.literal('left'), seat }),
  z.strictObject({ type: z.literal('shown'), cards: z.array(card) }),
]);
type Event = z.output<typeof event>;

const SeatView = schema({ card: t.uint8(), done: t.boolean(), out: t.boolean() }, 'SwapSeat');
const SwapView = schema(
  { seats: t.array(SeatView), turn: t.int8(), deck: t.uint8(), discards: t.array('uint8') },
  'SwapView',
);
export type SwapView = Plain<typeof SwapView>;

export interface SwapState {
  readonly seats: readonly { readonly card: number; readonly done: boolean; readonly out: boolean }[];
  /** The first one is drawn. */
  readonly deck: readonly number[];
  readonly discards: readonly number[];
}

export type SwapGame = Game<SwapState, Action, SwapView, object, Event>;
/** May the viewer see the card of a seat? */
export type Knows = (viewer: Viewer, owner: Seat) => boolean;

const ownCard: Knows = (viewer, owner) => viewer === owner || viewer === 'everyone';
const nextOf = ({ seats }: SwapState): Seat => seats.findIndex(({ done, out }) => !done && !out);
const seatsIn = ({ seats }: SwapState): Seat[] => seatsOf(seats.length).filter((seat) => !seats[seat]?.out);
const isOver = (state: SwapState): boolean => nextOf(state) < 0 || seatsIn(state).length === 1;
/** The cards are shown at the end, unless all others have left. */
const isShown = (state: SwapState, owner: Seat): boolean =>
  nextOf(state) < 0 && seatsIn(state).length > 1 && !state.seats[owner]?.out;

/**
 * "Swap", a game for tests only, with as few secrets as a card game can have: each seat is dealt a card and may, in
 * turn, exchange it for the top card of the deck; the highest wins. `knows` says who sees which card, in views and
 * redeals alike.
 */
export const swapGame = (knows: Knows = ownCard): SwapGame => ({
  about: {
    id: 'swap',
    title: 'Swap',
    tagline: 'For tests only: keep your card, or draw another.',
    seats: { min: 2, max: 3 },
    minutes: { min: 1, max: 1 },
    secrets: ['the cards in hand'],
    rulesVersion: 1,
    credits: { designers: ['Gearhall'], publisher: 'Gearhall', year: 2026 },
  },
  options: z.strictObject({}),
  action,
  event,
  refusals: ['notYourTurn'],
  view: SwapView,
  setup,
  toAct: (state) => (isOver(state) ? [] : [nextOf(state)]),
  apply,
  resign: (state, leaver) => {
    const seats = state.seats.map((seat, index) => (index === leaver ? { ...seat, out: true } : seat));
    return ended({ ...state, seats }, [{ type: 'left', seat: leaver }]);
  },
  isIn: ({ seats }, seat) => seats[seat]?.out === false,
  project: (state, viewer) => ({
    seats: state.seats.map(({ card, done, out }, owner) => ({
      card: knows(viewer, owner) || isShown(state, owner) ? card : 0,
      done,
      out,
    })),
    turn: isOver(state) ? -1 : nextOf(state),
    deck: state.deck.length,
    discards: [...state.discards],
  }),
  audience: (happened) => ('to' in happened ? [happened.to] : undefined),
  legal: ({ turn }, seat) => (turn === seat ? [{ type: 'keep' }, { type: 'swap' }] : []),
  fallback: () => ({ type: 'keep' }),
  redeal: (state, viewer, dice) => {
    const isKnown = (owner: Seat) => knows(viewer, owner) || isShown(state, owner);
    const hidden = state.seats.flatMap(({ card }, owner) => (isKnown(owner) ? [] : [card]));
    const pool = dice.shuffle([...hidden, ...state.deck].sort((one, other) => one - other));
    const seats = state.seats.map((seat, owner) =>
      isKnown(owner) ? seat : { ...seat, card: pool.pop() ?? 0 },
    );
    return { ...state, seats, deck: pool };
  },
  outcome,
  bots: { easy: bot, normal: bot, hard: bot },
});

const bot: Bot<SwapView, Action> = { choose: (_view, _seat, legal, { dice }) => dice.pick(legal) };

function setup(_options: object, seats: number, dice: Dice): Transition<SwapState, Event> {
  const deck = dice.shuffle(seatsOf(2 * seats).map((card) => card + 1));
  const hands = seatsOf(seats).map(() => deck.pop() ?? 0);
  return {
    state: { seats: hands.map((card) => ({ card, done: false, out: false })), deck, discards: [] },
    events: hands.map((card, to) => ({ type: 'dealt', to, card })),
  };
}

function apply(state: SwapState, seat: Seat, { type }: Action): Transition<SwapState, Event> | Refusal {
  const mine = state.seats[seat];
  if (isOver(state) || nextOf(state) !== seat || !mine) return refuse('notYourTurn');
  if (type === 'keep') {
    const seats = state.seats.with(seat, { ...mine, done: true });
    return ended({ ...state, seats }, [{ type: 'kept', seat }]);
  }
  const [drawn = 0, ...deck] = state.deck;
  const next = {
    seats: state.seats.with(seat, { ...mine, card: drawn, done: true }),
    deck,
    discards: [...state.discards, mine.card],
  };
  return ended(next, [
    { type: 'discarded', seat, card: mine.card },
    { type: 'drew', to: seat, card: drawn },
  ]);
}

function ended(state: SwapState, events: readonly Event[]): Transition<SwapState, Event> {
  const isShowdown = seatsIn(state).some((seat) => isShown(state, seat));
  const cards = seatsIn(state).map((seat) => state.seats[seat]?.card ?? 0);
  return { state, events: isShowdown ? [...events, { type: 'shown', cards }] : events };
}

function outcome(state: SwapState): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const cardOf = (seat: Seat): number => state.seats[seat]?.card ?? 0;
  const best = seatsIn(state).toSorted((one, other) => cardOf(other) - cardOf(one));
  return { winners: best.slice(0, 1), cause: 'highest' };
}
