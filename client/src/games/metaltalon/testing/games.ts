import { seededDice, seedFrom } from '@gearhall/shared/core/dice';
import { anyGame } from '@gearhall/shared/core/game';
import { Match } from '@gearhall/shared/core/match';
import { isRefusal } from '@gearhall/shared/core/result';
import type { Seat } from '@gearhall/shared/core/seats';
import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import type { Event } from '@gearhall/shared/games/metaltalon/events';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { given, type Given } from '@gearhall/shared/games/metaltalon/testing/given';
import type { View } from '@gearhall/shared/games/metaltalon/view';

/** A moment of a played game, seen from the seat that acts. */
export interface Moment {
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  /** What the action chosen in this moment led to. */
  readonly events: readonly Event[];
}

/** A game of bots, moment by moment, to its end or to `most` actions. */
export function* playedGame(
  seats: number,
  seed: string,
  { most = 400, options = {} }: { most?: number; options?: object } = {},
): Generator<Moment> {
  const game = anyGame(metaltalon);
  const start = { options: metaltalon.options.parse(options), seats, seed: seedFrom(seed) };
  let { match } = Match.begin(game, start);
  const dice = seededDice(seedFrom(seed, 'bots'));
  for (let turn = 0; turn < most && !match.outcome; turn += 1) {
    const [seat] = match.toAct;
    if (seat === undefined) return;
    const view = match.project(seat) as View;
    const legal = match.legal(seat) as Action[];
    const action = metaltalon.bots.easy.choose(view, seat, legal, dice);
    const played = match.play(seat, action);
    if (isRefusal(played)) throw new Error(`A bot was refused: ${played.refused}.`);
    match = played.match;
    yield { view, seat, legal, events: played.events as Event[] };
  }
}

/** The view of a position told in a few words. */
export const viewOf = (situation: Given): View => metaltalon.project(given(situation).state, 'spectator');
