import { schema, t } from '@colyseus/schema';
import { z } from 'zod';
import { defineGame } from '@gearhall/shared/core/game/defineGame';
import type { Outcome, Plain } from '@gearhall/shared/core/game';
import { refuse } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { about } from './about';

const COINS = 21;
const MOST_TAKEN = 3;

/** The whole game as plain data: it is stored, and never changed in place. */
interface State {
  readonly coins: number;
  readonly turn: Seat;
  /** By seat: still in the game? */
  readonly isIn: readonly boolean[];
  readonly end?: { readonly winner: Seat; readonly cause: 'lastCoin' | 'lastPlayer' };
}

/** What a player can do. Anything else that a client sends is refused before it gets here. */
const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('take'), coins: z.int().min(1).max(MOST_TAKEN) }),
]);
type Action = z.output<typeof action>;

/** What happens, for the log and the animations. */
const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('took'), seat: z.int(), coins: z.int() }),
  z.strictObject({ type: z.literal('gaveUp'), seat: z.int() }),
]);
type Event = z.output<typeof event>;

/** What can reach a client. A game without secrets shows everything to everybody. */
const StarterSeat = schema({ isIn: t.boolean() }, 'StarterSeat');
const StarterView = schema({ coins: t.uint8(), turn: t.int8(), seats: t.array(StarterSeat) }, 'StarterView');
type View = Plain<typeof StarterView>;

const project = ({ coins, turn, isIn, end }: State): View => ({
  coins,
  turn: end ? -1 : turn,
  seats: isIn.map((one) => ({ isIn: one })),
});

/** From the view alone, so that the client offers just what the server accepts. */
function legal({ coins, turn }: View, seat: Seat): Action[] {
  if (turn !== seat) return [];
  return [1, 2, MOST_TAKEN]
    .filter((count) => count <= coins)
    .map((count) => ({ type: 'take', coins: count }));
}

function apply(state: State, seat: Seat, { coins }: Action) {
  if (state.end || state.turn !== seat) return refuse('notYourTurn');
  if (coins > state.coins) return refuse('tooFewCoins');
  const after = { ...state, coins: state.coins - coins };
  const events: Event[] = [{ type: 'took', seat, coins }];
  if (after.coins === 0)
    return { state: { ...after, end: { winner: seat, cause: 'lastCoin' as const } }, events };
  return { state: { ...after, turn: nextSeat(after) }, events };
}

function nextSeat({ turn, isIn }: State): Seat {
  const seats = isIn.map((_, step) => (turn + step + 1) % isIn.length);
  return seats.find((seat) => isIn[seat]) ?? turn;
}

function resign(state: State, seat: Seat) {
  const after = { ...state, isIn: state.isIn.with(seat, false) };
  const events: Event[] = [{ type: 'gaveUp', seat }];
  const [winner = 0, ...others] = after.isIn.flatMap((isIn, one) => (isIn ? [one] : []));
  if (others.length === 0)
    return { state: { ...after, end: { winner, cause: 'lastPlayer' as const } }, events };
  return { state: { ...after, turn: state.turn === seat ? nextSeat(after) : state.turn }, events };
}

const outcome = ({ end }: State): Outcome | undefined => end && { winners: [end.winner], cause: end.cause };

export const starter = defineGame<State, Action, View, Event>({
  about,
  action,
  event,
  refusals: ['tooFewCoins'],
  view: StarterView,
  setup: (_options, seats) => ({
    state: { coins: COINS, turn: 0, isIn: Array<boolean>(seats).fill(true) },
    events: [],
  }),
  toAct: ({ turn, end }) => (end ? [] : [turn]),
  apply,
  legal,
  resign,
  isIn: ({ isIn }, seat) => isIn[seat] ?? false,
  project,
  outcome,
});
