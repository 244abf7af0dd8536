import { eventsOf } from '@gearhall/shared/core/coreEvents';
import { matchSeed, seededDice } from '@gearhall/shared/core/dice';
import type { AnyGame, BotLevel, TypedThing } from '@gearhall/shared/core/game';
import { Match, type Played } from '@gearhall/shared/core/match';
import { BrokenRule, isRefusal } from '@gearhall/shared/core/result';
import type { Seat } from '@gearhall/shared/core/seats';
import type { StoredEntry, TableAffairs, TableCore } from '../store/store';
import { botOn, type Chair } from './seating';
import { settingsOf } from './settings';

/** What the match of a table begins from. */
export function startOf(core: TableCore, affairs: TableAffairs): Match['start'] {
  const { seed, seating } = affairs;
  const { options } = settingsOf(core, affairs);
  const salts = seating.chairs.map(({ salt }) => salt);
  return { options, seats: seating.chairs.length, seed: matchSeed(seed, salts) };
}

/** A step of a stored match. */
export interface Replayed {
  readonly match: Match;
  readonly events: readonly TypedThing[];
  /** Absent for the set-up. */
  readonly entry: StoredEntry | undefined;
}

/** Runs a stored match again, telling of each step as if it were just played. Throws on a bad record. */
export function* replay(
  game: AnyGame,
  start: Match['start'],
  entries: readonly StoredEntry[],
): Generator<Replayed, void, undefined> {
  let { match, events } = Match.begin(game, start);
  yield { match, events, entry: undefined };
  for (const entry of entries) {
    const played = match.play(entry.seat, entry.action);
    if (isRefusal(played)) {
      throw new BrokenRule(`Action ${match.length + 1} of a stored match is refused: ${played.refused}.`);
    }
    ({ match, events } = played);
    yield { match, events: eventsOf(entry, events), entry };
  }
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
