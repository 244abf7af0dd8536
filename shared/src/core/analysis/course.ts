import { seededDice } from '../dice/dice';
import type { AnyGame, TypedThing } from '../game';
import { BrokenRule, isRefusal } from '../ground/result';
import type { Seat } from '../ground/seats';
import type { Entry } from '../log/entry';
import { RESIGN } from '../log/resign';
import { Match, type MatchRecord } from '../match';
import type { PlayingOn } from '../search/playingOn';

/** An entry that still stood at the end. */
export interface Act {
  /** Its number in the log: the number of entries before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly action: TypedThing;
  /** Did it roll dice? */
  readonly rolled: boolean;
}

/** A game that is over, with its position after each entry. */
export interface Course {
  readonly on: PlayingOn;
  /** By the number of entries before it. */
  readonly positions: readonly Match[];
  /** Without what was taken back. */
  readonly acts: readonly Act[];
}

/** An entry whose dice may be its own, as in a game that somebody has played in a page alone. */
interface PlayedEntry extends Entry {
  /** Hex: what its dice come from. Absent: the seed of the match. */
  readonly seed?: string;
}

/** The part of a record that decides what happened. */
export type PlayedRecord = Omit<MatchRecord, 'game' | 'rulesVersion' | 'entries'> & {
  readonly entries: readonly PlayedEntry[];
};

/** In actions, at least: games that bots play on take as long as those of people. */
const LEAST_LIMIT = 600;
/** A simulated game may be this many times as long as the whole one was. */
const LIMIT_TIMES = 3;

/** Replays a record. Throws where its rules refuse it. */
export function courseOf(game: AnyGame, record: PlayedRecord): Course {
  let { match } = Match.begin(game, record);
  const positions = [match];
  const rolled: boolean[] = [];
  for (const { seat, action, seed = record.seed } of record.entries) {
    const played = match.play(seat, action, seededDice(seed, match.drawn));
    if (isRefusal(played))
      throw new BrokenRule(`Action ${match.length} of the record is refused: ${played.refused}.`);
    ({ match } = played);
    positions.push(match);
    rolled.push(played.rolls.length > 0);
  }
  const limit = Math.max(LEAST_LIMIT, LIMIT_TIMES * record.entries.length);
  return {
    on: { game, seats: record.seats, level: 'hard', limit },
    positions,
    acts: match.path.map(({ entry, at }) => ({ ...entry, at, rolled: rolled[at] ?? false })),
  };
}

/** Had the seat a choice there, of what can be compared? */
export function isChoice({ positions }: Course, { at, seat, action }: Act): boolean {
  const before = positions[at];
  if (!before || action.type === RESIGN.type) return false;
  return before.toAct.includes(seat) && before.legal(seat).length > 1;
}
