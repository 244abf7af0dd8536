import { eventsOf } from './coreEvents';
import { matchSeed, type Roll } from './dice';
import type { AnyGame, TypedThing } from './game';
import { isTakeBack, Match, takeBackAction, type Entry } from './match';
import type { GameRecord, RecordedEntry } from './record';
import { seenIn, type Reel, type SeenStep } from './reel';
import { BrokenRule, isRefusal } from './result';
import { seatsOf, type Seat, type Viewer } from './seats';
import { atOnce, unhurried, type Pace, type Work } from './unhurried';

/** A game that can be looked at step by step: from a record by its rules, or from stored views (a reel). */
export interface Showing {
  /** Steps after the set-up, which is step 0. */
  readonly length: number;
  /** The viewers whose eyes can be borrowed. */
  readonly viewers: readonly Viewer[];
  view(step: number, viewer: Viewer): unknown;
  /** What happened in the step, as far as the viewer may know. */
  events(step: number, viewer: Viewer): readonly TypedThing[];
  /** Whose action the step was; undefined for the set-up, and where it is not known. */
  actor(step: number): Seat | undefined;
  /** The dice of the step; empty where they are not known. */
  rolls(step: number): readonly Roll[];
}

/** What of a record its game is played again from. */
export type Script = Pick<GameRecord, 'options' | 'names' | 'seed' | 'salts'> & {
  readonly entries: readonly (Entry & Pick<RecordedEntry, 'by'>)[];
};

/** A step of a game that is played again. */
export interface Shown {
  /** As it stood after the step. */
  readonly match: Match;
  readonly events: readonly TypedThing[];
  readonly rolls: readonly Roll[];
  /** Absent for the set-up. */
  readonly entry?: Entry;
}

/** Plays a record again, from the set-up on. Throws BrokenRule where the rules do not take it. */
export function* shownSteps(game: AnyGame, script: Script): Generator<Shown, void, undefined> {
  let shown: Shown = beginning(game, script);
  yield shown;
  for (const entry of script.entries) {
    const played = next(shown.match, entry.seat, entry.action);
    shown = { ...played, events: eventsOf(entry, played.events) };
    yield shown;
  }
}

function beginning(game: AnyGame, { options, names, seed, salts }: Script): Shown {
  const parsed = game.options.safeParse(options);
  if (!parsed.success) throw new BrokenRule(`${game.about.title} has no such options as the record's.`);
  const { min, max } = game.about.seats;
  if (names.length < min || names.length > max) {
    throw new BrokenRule(`${game.about.title} is not for ${names.length} seats.`);
  }
  return Match.begin(game, { options: parsed.data, seats: names.length, seed: matchSeed(seed, salts) });
}

function next(before: Match, seat: Seat, action: TypedThing): Shown {
  const parsed = isTakeBack(action) ? takeBackAction.safeParse(action).data : before.parse(action);
  const played = parsed ? before.play(seat, parsed) : { refused: 'malformed' };
  if (!isRefusal(played)) return played;
  throw new BrokenRule(`Action ${before.length + 1} of the record is refused: ${played.refused}.`);
}

/** The work of `showRecord` in pieces, for pages that must stay alive meanwhile. */
export function* showingWork(game: AnyGame, script: Script): Work<Showing> {
  const steps: Shown[] = [];
  for (const shown of shownSteps(game, script)) {
    steps.push(shown);
    yield steps.length / (script.entries.length + 1);
  }
  return showingOf(steps, script.names.length);
}

/** Plays the record once and keeps how the match stood after every step, so that any jump only projects. */
export function showRecord(game: AnyGame, script: Script): Showing {
  return atOnce(showingWork(game, script));
}

/** The same with pauses. */
export function loadShowing(
  game: AnyGame,
  script: Script,
  pace: Pace & { readonly onProgress?: (done: number) => void },
): Promise<Showing> {
  return unhurried(showingWork(game, script), pace, pace.onProgress);
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

type Reels = Readonly<Record<string, Reel>>;

/** What is known beside the stored views: whose actions the steps were, and their dice. */
export interface Told {
  readonly rolls: readonly Roll[];
  readonly entries: readonly Pick<RecordedEntry, 'seat' | 'rolls'>[];
}

/**
 * Shows stored views, by viewer. Where only those of "everyone" are stored, they are what every pair
 * of eyes saw (`GameRecord.reels`). `told` must have been of the same steps.
 */
export function showReel(reels: Reels, told?: Told): Showing {
  const seen = new Map(Object.entries(reels).map(([key, reel]) => [key, seenIn(reel)]));
  const shared = seen.size === 1 ? seen.get('everyone') : undefined;
  const at = (step: number, viewer: Viewer): SeenStep => {
    const steps = seen.get(String(viewer)) ?? shared;
    if (!steps) throw new BrokenRule(`What viewer "${viewer}" saw is not stored.`);
    return placed(steps, step);
  };
  const lengths = seen.size > 0 ? [...seen.values()].map((steps) => steps.length) : [0];
  const entryOf = (step: number) => (step > 0 ? told?.entries[step - 1] : undefined);
  return {
    length: Math.max(0, Math.min(...lengths) - 1),
    viewers: [...seen.keys()].map(viewerOf),
    view: (step, viewer) => at(step, viewer).view,
    events: (step, viewer) => at(step, viewer).events,
    actor: (step) => entryOf(step)?.seat,
    rolls: (step) => (step === 0 ? told?.rolls : entryOf(step)?.rolls) ?? [],
  };
}

export function viewerOf(key: string): Viewer {
  return key === 'spectator' || key === 'everyone' ? key : Number(key);
}

function placed<T>(steps: readonly T[], step: number): T {
  const found = steps[step];
  if (found === undefined) throw new BrokenRule(`There is no step ${step} to be shown.`);
  return found;
}
