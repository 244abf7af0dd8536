import type { TypedThing } from './game';
import type { Entry, TakeBack } from './entry';
import type { Showing } from './showHistory';
import type { Seat } from './seats';

/** An event of a finished game, and the step in which it happened (showHistory.ts). */
export interface Told<Event extends TypedThing = TypedThing> {
  readonly event: Event;
  readonly step: number;
}

/** What a seat has done. */
export interface SeatSummary {
  /** What it has achieved, in the game's own measure: mostly points taken from others. */
  readonly damage: number;
  /**
   * Its dice that count for luck: their total, and the average for fair dice. The higher, the luckier. All 0 in a game
   * without dice.
   */
  readonly dice: number;
  readonly rolled: number;
  readonly expected: number;
}

/** The summary of a finished game. */
export interface Summary<Event extends TypedThing = TypedThing> {
  readonly rounds: number;
  readonly seats: readonly SeatSummary[];
  /** What decided the game; absent if nothing stands out. */
  readonly decided?: Told<Event>;
}

/** The input of a game's summary: everything that happened and was not undone. */
export interface Finished<Event extends TypedThing, Options> {
  readonly seats: number;
  readonly options: Options;
  readonly emitted: readonly Told<Event>[];
}

export type Summarise<Event extends TypedThing, Options> = (
  finished: Finished<Event, Options>,
) => Summary<Event>;

export type AnySummarise = Summarise<TypedThing, unknown>;

/** Everything that happened, in order, without what was undone. */
export function toldIn(showing: Showing, entries: readonly Pick<Entry, 'action'>[]): Told[] {
  const viewer = showing.viewers.includes('everyone') ? 'everyone' : 'spectator';
  return stepsThatCount(entries).flatMap((step) =>
    showing.events(step, viewer).map((event) => ({ event, step })),
  );
}

/** The set-up is step 0, and the entry at `index` step `index + 1`. */
function stepsThatCount(entries: readonly Pick<Entry, 'action'>[]): number[] {
  let steps = [0];
  for (const [index, { action }] of entries.entries()) {
    if (isTakeBack(action)) steps = steps.filter((step) => step <= action.to);
    else steps.push(index + 1);
  }
  return steps;
}

/** Duplicated here so that code that summarizes a record need not load the code that plays the game. */
const isTakeBack = (action: TypedThing): action is TakeBack => action.type === 'takeBack';

/** Adds up what the seats have done. */
export class Tally {
  private readonly seats: { damage: number; dice: number; rolled: number; expected: number }[];

  constructor(seats: number) {
    this.seats = Array.from({ length: seats }, () => ({ damage: 0, dice: 0, rolled: 0, expected: 0 }));
  }

  /** Damage without a source counts for nobody, and nobody is credited for damage to themselves. */
  damage(by: Seat | undefined, to: Seat | undefined, points: number): void {
    const seat = by === undefined || by === to ? undefined : this.seats[by];
    if (seat) seat.damage += points;
  }

  /** Dice of a seat: the result and the average of each. */
  rolled(by: Seat | undefined, dice: readonly number[], mean: number): void {
    const seat = by === undefined ? undefined : this.seats[by];
    if (!seat) return;
    seat.dice += dice.length;
    seat.rolled += dice.reduce((sum, die) => sum + die, 0);
    seat.expected += dice.length * mean;
  }

  /** Dice whose sum varies: their total, and the average total. */
  rolledInAll(
    by: Seat | undefined,
    dice: number,
    sums: { readonly rolled: number; readonly expected: number },
  ): void {
    const seat = by === undefined ? undefined : this.seats[by];
    if (!seat) return;
    seat.dice += dice;
    seat.rolled += sums.rolled;
    seat.expected += sums.expected;
  }

  get summaries(): readonly SeatSummary[] {
    return this.seats;
  }
}

/** The last event that satisfies the condition. */
export function lastTold<Event extends TypedThing>(
  told: readonly Told<Event>[],
  holds: (event: Event) => boolean,
): Told<Event> | undefined {
  return told.findLast(({ event }) => holds(event));
}

/** The first of the events with the highest weight; undefined if no event has any. */
export function weightiest<Event extends TypedThing>(
  told: readonly Told<Event>[],
  weigh: (event: Event) => number,
): Told<Event> | undefined {
  let best: Told<Event> | undefined;
  let most = 0;
  for (const one of told) {
    const weight = weigh(one.event);
    if (weight > most) [best, most] = [one, weight];
  }
  return best;
}
