import { eventsOf } from '../log/coreEvents';
import { matchSeed, type Roll } from '../dice/dice';
import { seatLimits, type AnyGame, type TypedThing } from '../game';
import { Match } from '../match';
import { isTakeBack, takeBackAction, type Entry } from '../log/entry';
import type { GameRecord, RecordedEntry } from '../record/record';
import { placed, type Showing } from './showHistory';
import { BrokenRule, isRefusal } from '../ground/result';
import { seatsOf, type Seat } from '../ground/seats';
import { atOnce, timeSliced, type Pace, type Work } from '../ground/timeSliced';
import { safeParse } from '../json/safeParse';

/** The part of a record that a replay needs. */
export type Script = Pick<GameRecord, 'options' | 'carried' | 'names' | 'seed' | 'salts'> & {
  readonly entries: readonly (Entry & Pick<RecordedEntry, 'by'>)[];
};

/** One step of a replayed game. */
export interface Shown {
  /** The match after the step. */
  readonly match: Match;
  readonly events: readonly TypedThing[];
  readonly rolls: readonly Roll[];
  /** Absent for the set-up. */
  readonly entry?: Entry;
}

/** Replays a record, beginning with the set-up. Throws BrokenRule if the rules refuse an entry. */
export function* shownSteps(game: AnyGame, script: Script): Generator<Shown, void, undefined> {
  let shown: Shown = beginning(game, script);
  yield shown;
  for (const entry of script.entries) {
    const played = next(shown.match, entry.seat, entry.action);
    shown = { ...played, events: eventsOf(entry, played.events) };
    yield shown;
  }
}

function beginning(game: AnyGame, { options, carried, names, seed, salts }: Script): Shown {
  const parsed = safeParse(game.storedOptions ?? game.options, options);
  if (!parsed.success) throw new BrokenRule(`${game.about.title} has no such options as the record's.`);
  const { min, max } = seatLimits(game, parsed.data);
  if (names.length < min || names.length > max) {
    throw new BrokenRule(`${game.about.title} is not for ${names.length} seats.`);
  }
  return Match.begin(game, {
    options: parsed.data,
    seats: names.length,
    seed: matchSeed(seed, salts),
    ...(carried === undefined ? {} : { carried }),
  });
}

function next(before: Match, seat: Seat, action: TypedThing): Shown {
  const parsed = isTakeBack(action) ? safeParse(takeBackAction, action).data : before.parse(action);
  const played = parsed ? before.play(seat, parsed) : { refused: 'malformed' };
  if (!isRefusal(played)) return played;
  throw new BrokenRule(`Action ${before.length + 1} of the record is refused: ${played.refused}.`);
}

/** The work of `showRecord` in pieces, for pages that must stay responsive. */
export function* showingWork(game: AnyGame, script: Script): Work<Showing> {
  const steps: Shown[] = [];
  for (const shown of shownSteps(game, script)) {
    steps.push(shown);
    yield steps.length / (script.entries.length + 1);
  }
  return showingOf(steps, script.names.length);
}

/** Replays the record once and keeps the match after every step, so that a jump only needs a projection. */
export function showRecord(game: AnyGame, script: Script): Showing {
  return atOnce(showingWork(game, script));
}

/** Like `showRecord`, with pauses. */
export function loadShowing(
  game: AnyGame,
  script: Script,
  pace: Pace & { readonly onProgress?: (done: number) => void },
): Promise<Showing> {
  return timeSliced(showingWork(game, script), pace, pace.onProgress);
}

function showingOf(steps: readonly Shown[], seats: number): Showing {
  const at = (step: number): Shown => placed(steps, step);
  return {
    length: steps.length - 1,
    viewers: [...seatsOf(seats), 'spectator', 'everyone'],
    view: (step, viewer) => at(step).match.project(viewer),
    events(step, viewer) {
      const { match, events } = at(step);
      return match.eventsFor(events, viewer);
    },
    actor: (step) => at(step).entry?.seat,
    rolls: (step) => at(step).rolls,
  };
}
