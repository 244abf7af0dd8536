import { eventsOf } from '@gearhall/shared/core/coreEvents';
import { matchSeed, seededDice } from '@gearhall/shared/core/dice';
import type { AnyGame, BotLevel, TypedThing } from '@gearhall/shared/core/game';
import { Match, type Played } from '@gearhall/shared/core/match';
import { BrokenRule, isRefusal } from '@gearhall/shared/core/result';
import type { Seat } from '@gearhall/shared/core/seats';
import type { StoredEntry, TableAffairs, TableCore } from '../store/store';
import { botOn, type Chair } from './seating';

/** What the match of a table begins from. */
export function startOf(core: TableCore, { seed, seating }: TableAffairs): Match['start'] {
  const salts = seating.chairs.map(({ salt }) => salt);
  return { options: core.options, seats: seating.chairs.length, seed: matchSeed(seed, salts) };
}

/** Runs a stored match again, telling of each step as if it were just played. Throws on a bad record. */
export function replay(
  game: AnyGame,
  start: Match['start'],
  entries: readonly StoredEntry[],
  onStep: (match: Match, events: readonly TypedThing[], entry: StoredEntry | undefined) => void,
): Match {
  let { match, events } = Match.begin(game, start);
  onStep(match, events, undefined);
  for (const entry of entries) {
    const played = match.play(entry.seat, entry.action);
    if (isRefusal(played)) {
      throw new BrokenRule(`Action ${match.length + 1} of a stored match is refused: ${played.refused}.`);
    }
    ({ match, events } = played);
    onStep(match, eventsOf(entry, events), entry);
  }
  return match;
}

/** The first seat that the match waits for and a bot acts for. */
export function botToAct(match: Match, chairs: readonly Chair[]): Seat | undefined {
  return match.toAct.find((seat) => botOn(chairs[seat]) !== '');
}

/** Lets the bot choose from its seat's view, with dice of its own, and plays its choice. */
export function playBot(match: Match, seat: Seat, level: BotLevel, seed: string): Played {
  const view = match.project(seat);
  const legal = match.game.legal(view, seat);
  const action = match.game.bots[level].choose(view, seat, legal, seededDice(seed));
  const played = match.play(seat, action);
  if (isRefusal(played)) {
    throw new BrokenRule(`A bot (${level}) chose "${action.type}", which is refused: ${played.refused}.`);
  }
  return played;
}
