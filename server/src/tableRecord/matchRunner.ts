import { eventsOf } from '@gearhall/shared/core/log/coreEvents';
import { matchSeed } from '@gearhall/shared/core/dice/dice';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import { Match } from '@gearhall/shared/core/match';
import { BrokenRule, isRefusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { StoredEntry, TableCore, TableRecord } from '../store/contract/table';
import { botOn } from './seating';
import type { SeatState } from '../store/contract/seating';
import { settingsOf } from './settings';

/** The start of a table's match. */
export function startOf(core: TableCore, tableRecord: TableRecord): Match['start'] {
  const { seed, seating, carried } = tableRecord;
  const { options } = settingsOf(core, tableRecord);
  const salts = seating.seats.map(({ salt }) => salt);
  const start = { options, seats: seating.seats.length, seed: matchSeed(seed, salts) };
  return carried === undefined ? start : { ...start, carried };
}

/** A step of a stored match. */
export interface Replayed {
  readonly match: Match;
  readonly events: readonly TypedThing[];
  /** Absent for the set-up. */
  readonly entry: StoredEntry | undefined;
}

/** Replays a stored match, reporting each step as if it were just played. Throws on a bad record. */
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

/** The first seat to act that a bot acts for. */
export function botToAct(match: Match, seats: readonly SeatState[]): Seat | undefined {
  return match.toAct.find((seat) => botOn(seats[seat]) !== '');
}
