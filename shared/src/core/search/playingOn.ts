import type { UsualLevel } from '../bots/bot';
import { quickDice, seedFrom, type Dice } from '../dice/dice';
import type { AnyGame, TypedThing } from '../game';
import { BrokenRule, isRefusal } from '../ground/result';
import { seatsOf, type Seat } from '../ground/seats';

/** A state of a game, and how bots play on from it. */
export interface PlayingOn {
  readonly game: AnyGame;
  readonly seats: number;
  /** Which bots play all seats. */
  readonly level: UsualLevel;
  /** Actions after which a game is played no further. */
  readonly limit: number;
  /**
   * By seat: the part of the win that it has of a game that is played no further, together 1. Absent: equal parts for
   * those who are still in.
   */
  estimate?(state: unknown): readonly number[];
}

/** An action that is known to be legal, on a state of its own or on a frozen one. */
export function carried(
  game: AnyGame,
  state: unknown,
  action: { readonly seat: Seat; readonly action: TypedThing; readonly dice: Dice },
): unknown {
  const step = (game.carry ?? game.apply).call(game, state, action.seat, action.action, action.dice);
  if (!isRefusal(step)) return step.state;
  throw new BrokenRule(`"${action.action.type}" was taken for legal, and is refused: ${step.refused}.`);
}

/** Plays a state on between bots, to the end or the limit; by seat, what each has of the win (`sharesOf`). */
export function playedOn(on: PlayingOn, from: unknown, dice: Dice): readonly number[] {
  const { game, limit } = on;
  let state = from;
  for (let count = 0; count < limit; count += 1) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    state = carried(game, state, { seat, action: choiceOf(on, state, { seat, dice }), dice });
  }
  return game.outcome(state) || !on.estimate ? sharesOf(game, state, on.seats) : on.estimate(state);
}

/** What a bot does; where it fails, what the rules do for somebody who is away. */
function choiceOf(
  { game, level }: PlayingOn,
  state: unknown,
  { seat, dice }: { readonly seat: Seat; readonly dice: Dice },
): TypedThing {
  const view = game.project(state, seat);
  try {
    return game.bots[level].choose(view, seat, game.legal(view, seat), { dice, history: () => [] });
  } catch {
    return game.fallback(view, seat);
  }
}

/**
 * By seat: its part of the win, together 1; a draw, and a game that goes on, in equal parts for those who are in. Alone
 * against the game, a loss is 0.
 */
export function sharesOf(game: AnyGame, state: unknown, seats: number): readonly number[] {
  const winners = game.outcome(state)?.winners ?? seatsOf(seats).filter((seat) => game.isIn(state, seat));
  if (winners.length === 0) return seatsOf(seats).map(() => (seats === 1 ? 0 : 1 / seats));
  return seatsOf(seats).map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** Worlds that look to the seat like this one (`Game.redeal`). */
export const redealing =
  (game: AnyGame, state: unknown, seat: Seat) =>
  (dice: Dice): unknown =>
    game.redeal(state, seat, dice);

/** Dice for one simulated game: the same words give the same game. */
export const diceOf = (...words: readonly (string | number)[]): Dice => quickDice(seedFrom(...words));
