import { schema, t } from '@colyseus/schema';
import type { Dice } from '../../dice/dice';
import type { Plain } from '../../game';
import type { Seat, Viewer } from '../../ground/seats';
import { HIGHEST_NUMBER, type Action, type Card, type SeatState, type State } from './vocabulary';

/** The value is 0 for a card that the viewer does not know. */
const CardView = schema({ value: t.uint8(), open: t.boolean(), seenBy: t.array('uint8') }, 'SealedCard');
const SeatView = schema(
  {
    filed: t.boolean(),
    /** 0 unless the viewer knows it. */
    number: t.uint8(),
    cards: t.array(CardView),
    points: t.int16(),
    peeks: t.uint8(),
    takes: t.uint8(),
    out: t.boolean(),
  },
  'SealedSeat',
);
const QuestionView = schema({ seat: t.uint8(), from: t.uint8(), value: t.uint8() }, 'SealedQuestion');
export const SealedView = schema(
  {
    phase: t.string<State['phase']>(),
    turn: t.uint8(),
    seats: t.array(SeatView),
    deck: t.uint8(),
    question: t.ref(QuestionView).optional(),
  },
  'SealedView',
);
export type View = Plain<typeof SealedView>;

function knowsCard(viewer: Viewer, owner: Seat, card: Card): boolean {
  if (card.open || viewer === 'everyone' || viewer === owner) return true;
  return viewer !== 'spectator' && card.seenBy.includes(viewer);
}

function knowsNumber(state: State, viewer: Viewer, owner: Seat): boolean {
  const opened = state.end?.cause === 'highest' && !state.seats[owner]?.out;
  return opened || viewer === 'everyone' || viewer === owner;
}

export function project(state: State, viewer: Viewer): View {
  const { phase, turn, question } = state;
  return {
    phase,
    turn,
    seats: state.seats.map((owner, seat) => ({
      filed: owner.number !== undefined,
      number: knowsNumber(state, viewer, seat) ? (owner.number ?? 0) : 0,
      cards: owner.cards.map((card) => ({
        value: knowsCard(viewer, seat, card) ? card.value : 0,
        open: card.open,
        seenBy: [...card.seenBy],
      })),
      points: owner.points,
      peeks: owner.peeks,
      takes: owner.takes,
      out: owner.out,
    })),
    deck: state.deck.length,
    ...(question ? { question: { ...question } } : {}),
  };
}

export function redeal(state: State, viewer: Viewer, dice: Dice): State {
  const unknown = state.seats.flatMap(({ cards }, seat) =>
    cards.filter((card) => !knowsCard(viewer, seat, card)).map(({ value }) => value),
  );
  // Sorted, because the deck's order would otherwise reveal the cards.
  const pool = dice.shuffle([...unknown, ...state.deck].sort((one, other) => one - other));
  const draw = () => pool.pop() ?? 0;
  const dealAnew = (owner: SeatState, seat: Seat): SeatState => ({
    ...owner,
    ...(owner.number === undefined || knowsNumber(state, viewer, seat)
      ? {}
      : { number: dice.roll(HIGHEST_NUMBER) }),
    cards: owner.cards.map((card) => (knowsCard(viewer, seat, card) ? card : { ...card, value: draw() })),
  });
  return { ...state, seats: state.seats.map(dealAnew), deck: pool };
}

export function legal(view: View, seat: Seat): readonly Action[] {
  const me = view.seats[seat];
  if (!me || me.out || view.phase === 'over') return [];
  if (view.phase === 'filing') return me.filed ? [] : EXAMPLES;
  if (view.question) return view.question.seat === seat ? [{ type: 'take' }, { type: 'leave' }] : [];
  if (view.turn !== seat) return [];
  return [...reveals(view, seat), ...(me.peeks > 0 ? peeksOf(view, seat) : [])];
}

export function fallback(view: View, seat: Seat): Action {
  if (view.question) return { type: 'leave' };
  return legal(view, seat)[0] ?? { type: 'leave' };
}

/** The form could hold any number; these are examples. */
const EXAMPLES: readonly Action[] = [1, 5, 9].map((number) => ({ type: 'file', number }));

function closedCards(view: View, seat: Seat): number[] {
  return view.seats[seat]?.cards.flatMap((card, index) => (card.open ? [] : [index])) ?? [];
}

function reveals(view: View, seat: Seat): Action[] {
  return closedCards(view, seat).map((card) => ({ type: 'reveal', card }));
}

function peeksOf(view: View, seat: Seat): Action[] {
  return view.seats.flatMap((_, owner) =>
    owner === seat
      ? []
      : closedCards(view, owner).map((card): Action => ({ type: 'peek', seat: owner, card })),
  );
}
