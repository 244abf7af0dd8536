import type { SeenStep } from '@gearhall/shared/core/bots/bot';
import { seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import { BrokenRule, isRefusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { Match } from '@gearhall/shared/core/match';
import { leftTrace, seenAt } from '@gearhall/shared/core/replay/history';
import { playable, type StudiedGame } from './studied';

/** What a hard bot would do on a seat now, from what that seat has seen; undefined where it is asked nothing. */
export function hintFor(rules: AnyGame, game: StudiedGame, seat: Seat): TypedThing | undefined {
  const seen = seenBy(rules, game, seat);
  const view = seen.at(-1)?.view;
  const legal = rules.legal(view, seat);
  if (legal.length === 0) return undefined;
  const dice = seededDice(seedFrom(game.seed, 'hint', game.entries.length));
  return rules.bots.hard.choose(view, seat, legal, { dice, history: () => seen });
}

/** All that a seat has seen, up to now. */
function seenBy(rules: AnyGame, studied: StudiedGame, seat: Seat): readonly SeenStep[] {
  const { game, record } = playable(rules, studied);
  let { match, events } = Match.begin(game, record);
  const seen = [seenAt(match, events, seat)];
  for (const { seat: actor, action, seed } of record.entries) {
    const played = match.play(actor, action, seededDice(seed ?? record.seed, match.drawn));
    if (isRefusal(played)) throw new BrokenRule(`A game refuses its own action: ${played.refused}.`);
    ({ match, events } = played);
    const now = seenAt(match, events, seat);
    if (leftTrace(seen.at(-1), now)) seen.push(now);
  }
  return seen;
}
