import type { Dice } from '../../dice/dice';
import { draftOf, settled } from '../../game/drafts';
import type { Transition } from '../../game';
import { refuse, type Refusal } from '../../ground/result';
import { seatsOf, type Seat } from '../../ground/seats';
import { addPoints, beginRevealing, end, isIn, nextSeat, passTurn, toAct, type Work } from './course';
import {
  HIGHEST_NUMBER,
  type Action,
  type ActionOf,
  type Card,
  type Event,
  type Options,
  type State,
} from './vocabulary';

type Rule<Type extends Action['type']> = (
  work: Work,
  seat: Seat,
  action: ActionOf<Type>,
) => Refusal | undefined;

const RULES: { [Type in Action['type']]: Rule<Type> } = {
  file(work, seat, { number }) {
    if (work.state.phase !== 'filing') return refuse('wrongPhase');
    const filer = work.state.seats[seat];
    if (!filer || filer.number !== undefined) return refuse('alreadyFiled');
    filer.number = number;
    work.events.push({ type: 'filed', seat }, { type: 'noted', to: seat, number });
    beginRevealing(work);
    return undefined;
  },
  reveal(work, seat, { card }) {
    const chosen = work.state.seats[seat]?.cards[card];
    const refusal = turnRefusal(work.state, seat) ?? cardRefusal(chosen);
    if (refusal || !chosen) return refusal;
    chosen.open = true;
    work.events.push({ type: 'revealed', seat, card, value: chosen.value });
    addPoints(work, seat, chosen.value);
    const asked = nextSeat(work.state, seat, (other) => other !== seat);
    if (asked !== undefined && (work.state.seats[asked]?.takes ?? 0) > 0) {
      work.state.question = { seat: asked, from: seat, value: chosen.value };
    } else {
      passTurn(work);
    }
    return undefined;
  },
  peek(work, seat, { seat: owner, card }) {
    const chosen = work.state.seats[owner]?.cards[card];
    const refusal = turnRefusal(work.state, seat);
    if (refusal) return refusal;
    const peeker = work.state.seats[seat];
    if (!peeker?.peeks) return refuse('noPeekLeft');
    if (owner === seat) return refuse('ownCard');
    if (!chosen || chosen.open) return cardRefusal(chosen);
    peeker.peeks -= 1;
    chosen.seenBy.push(seat);
    work.events.push({ type: 'peeked', by: seat, seat: owner, card });
    work.events.push({ type: 'saw', to: seat, seat: owner, card, value: chosen.value });
    return undefined;
  },
  take(work, seat) {
    const { question } = work.state;
    const taker = work.state.seats[seat];
    if (question?.seat !== seat || !taker) return refuse('notAsked');
    taker.takes -= 1;
    addPoints(work, question.from, -question.value);
    addPoints(work, seat, question.value);
    work.events.push({ type: 'taken', seat, from: question.from, value: question.value });
    passTurn(work);
    return undefined;
  },
  leave(work, seat) {
    if (work.state.question?.seat !== seat) return refuse('notAsked');
    work.events.push({ type: 'left', seat });
    passTurn(work);
    return undefined;
  },
};

export function setup(options: Options, seats: number, dice: Dice): Transition<State, Event> {
  const deck = dice.shuffle(
    seatsOf(seats).flatMap(() => Array.from({ length: HIGHEST_NUMBER }, (_, value) => value + 1)),
  );
  const hands = seatsOf(seats).map((seat) => deck.slice(seat * options.hand, (seat + 1) * options.hand));
  const state: State = {
    options,
    phase: 'filing',
    turn: dice.roll(seats) - 1,
    seats: hands.map((hand) => ({
      cards: hand.map((value) => ({ value, open: false, seenBy: [] })),
      points: 0,
      peeks: options.peeks ? 1 : 0,
      takes: 1,
      out: false,
    })),
    deck: deck.slice(seats * options.hand),
  };
  return { state, events: [{ type: 'dealt', seats, hand: options.hand }] };
}

export function apply(
  state: State,
  seat: Seat,
  action: Action,
  dice: Dice,
): Transition<State, Event> | Refusal {
  return step(state, dice, (work) => (RULES[action.type] as Rule<typeof action.type>)(work, seat, action));
}

export function resign(state: State, seat: Seat, dice: Dice): Transition<State, Event> {
  const result = step(state, dice, (work) => {
    const loser = work.state.seats[seat];
    if (loser) loser.out = true;
    work.events.push({ type: 'resigned', seat });
    const left = seatsOf(work.state.seats.length).filter((other) => isIn(work.state, other));
    if (left.length === 1) end(work, left, 'lastOne');
    else if (work.state.phase === 'filing') beginRevealing(work);
    else if (toAct(work.state).includes(seat)) passTurn(work);
    return undefined;
  });
  return result as Transition<State, Event>;
}

function step(
  state: State,
  dice: Dice,
  change: (work: Work) => Refusal | undefined,
): Transition<State, Event> | Refusal {
  const events: Event[] = [];
  const draft = draftOf(state);
  return change({ state: draft, events, dice }) ?? { state: settled(state, draft), events };
}

function turnRefusal(state: State, seat: Seat): Refusal | undefined {
  if (state.phase !== 'revealing') return refuse('wrongPhase');
  if (state.turn !== seat) return refuse('notYourTurn');
  return state.question ? refuse('answerFirst') : undefined;
}

function cardRefusal(card: Card | undefined): Refusal | undefined {
  if (!card) return refuse('noSuchCard');
  return card.open ? refuse('cardIsOpen') : undefined;
}
