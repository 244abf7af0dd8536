import { withDice } from '@gearhall/shared/core/testing/means';
import { seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import { anyGame, type Game, type TypedThing } from '@gearhall/shared/core/game';
import { Match } from '@gearhall/shared/core/match';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';

/** A moment of a played game, seen from the seat that acts. */
export interface Moment<View, Action, Event> {
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  /** The events of the action chosen in this moment. */
  readonly events: readonly Event[];
}

export interface Played {
  readonly seats: number;
  readonly seed: string;
  readonly most?: number;
  readonly options?: object;
}

/** A game of bots, moment by moment, to its end or to `most` actions. */
export function* playedGameOf<
  State,
  Action extends TypedThing,
  View extends object,
  Options,
  Event extends TypedThing,
>(
  rules: Game<State, Action, View, Options, Event>,
  { seats, seed, most = 400, options = {} }: Played,
): Generator<Moment<View, Action, Event>> {
  const start = { options: rules.options.parse(options), seats, seed: seedFrom(seed) };
  let { match } = Match.begin(anyGame(rules), start);
  const dice = seededDice(seedFrom(seed, 'bots'));
  for (let turn = 0; turn < most && !match.outcome; turn += 1) {
    const [seat] = match.toAct;
    if (seat === undefined) return;
    const view = match.project(seat) as View;
    const legal = match.legal(seat) as Action[];
    const played = match.play(seat, rules.bots.easy.choose(view, seat, legal, withDice(dice)));
    if (isRefusal(played)) throw new Error(`A bot was refused: ${played.refused}.`);
    match = played.match;
    yield { view, seat, legal, events: played.events as unknown as Event[] };
  }
}
