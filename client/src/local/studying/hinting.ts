import type { SeenStep } from '@gearhall/shared/core/bots/bot';
import { seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import { BrokenRule, expectDefined, isRefusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { Match } from '@gearhall/shared/core/match';
import { leftTrace, noHistory, seenAt } from '@gearhall/shared/core/replay/history';
import { playable, type StudiedGame } from './studied';

/** What a hard bot would do on a seat now, from what that seat has seen; undefined where it is asked nothing. */
export function hintFor(rules: AnyGame, game: StudiedGame, seat: Seat): TypedThing | undefined {
  const { match } = expectDefined([...positionsOf(rules, game)].at(-1), 'a position of a game');
  const view = match.project(seat);
  const legal = rules.legal(view, seat);
  if (legal.length === 0) return undefined;
  const { hard } = rules.bots;
  const dice = seededDice(seedFrom(game.seed, 'hint', game.entries.length));
  const history = hard.remembers ? () => seenBy(rules, game, seat) : noHistory;
  return hard.choose(view, seat, legal, { dice, history });
}

/** All that a seat has seen, up to now. */
function seenBy(rules: AnyGame, game: StudiedGame, seat: Seat): readonly SeenStep[] {
  const seen: SeenStep[] = [];
  for (const { match, events } of positionsOf(rules, game)) {
    const now = seenAt(match, events, seat);
    if (seen.length === 0 || leftTrace(seen.at(-1), now)) seen.push(now);
  }
  return seen;
}

/** A game from its set-up on, as its log has it. */
function* positionsOf(rules: AnyGame, studied: StudiedGame): Generator<ReturnType<typeof Match.begin>> {
  const { game, record } = playable(rules, studied);
  let position = Match.begin(game, record);
  yield position;
  for (const { seat, action, seed } of record.entries) {
    const played = position.match.play(seat, action, seededDice(seed ?? record.seed, position.match.drawn));
    if (isRefusal(played)) throw new BrokenRule(`A game refuses its own action: ${played.refused}.`);
    position = played;
    yield position;
  }
}
