import type { TypedThing } from '../game';
import type { Entry, TakeBack } from '../log/entry';
import type { Showing } from './showHistory';
import type { Seat } from '../ground/seats';

/** An event of a finished game, and the step in which it happened (showHistory.ts). */
export interface EventAtStep<Event extends TypedThing = TypedThing> {
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
  readonly decided?: EventAtStep<Event>;
  /** The best that each seat has done in one step, in the measure of `damage`; undefined where it has done nothing. */
  readonly best: readonly (EventAtStep<Event> | undefined)[];
}

/** The input of a game's summary: everything that happened and was not undone. */
export interface Finished<Event extends TypedThing, Options> {
  readonly seats: number;
  readonly options: Options;
  readonly emitted: readonly EventAtStep<Event>[];
}

export type Summarise<Event extends TypedThing, Options> = (
  finished: Finished<Event, Options>,
) => Summary<Event>;

export type AnySummarise = Summarise<TypedThing, unknown>;

/** Everything that happened, in order, without what was undone. */
export function toldIn(showing: Showing, entries: readonly Pick<Entry, 'action'>[]): EventAtStep[] {
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

/** What a seat has done in one step: the first event that counts, and all points of the step. */
interface Blow<Event extends TypedThing> {
  readonly first: EventAtStep<Event>;
  readonly points: number;
}

/** Adds up what the seats have done. */
export class Tally<Event extends TypedThing = TypedThing> {
  private readonly seats: { damage: number; dice: number; rolled: number; expected: number }[];
  /** The blow that each seat strikes now, and the best one so far. */
  private readonly now = new Map<Seat, Blow<Event>>();
  private readonly strongest = new Map<Seat, Blow<Event>>();

  constructor(seats: number) {
    this.seats = Array.from({ length: seats }, () => ({ damage: 0, dice: 0, rolled: 0, expected: 0 }));
  }

  /** Damage without a source counts for nobody, and nobody is credited for damage to themselves. */
  damage(by: Seat | undefined, to: Seat | undefined, points: number, at: EventAtStep<Event>): void {
    const seat = by === undefined || by === to ? undefined : this.seats[by];
    if (!seat || by === undefined) return;
    seat.damage += points;
    if (points > 0) this.struck(by, points, at);
  }

  private struck(by: Seat, points: number, at: EventAtStep<Event>): void {
    const before = this.now.get(by);
    const goesOn = before?.first.step === at.step;
    const blow = goesOn ? { ...before, points: before.points + points } : { first: at, points };
    this.now.set(by, blow);
    if (blow.points > (this.strongest.get(by)?.points ?? 0)) this.strongest.set(by, blow);
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

  /** The best blow of each seat: by its first event. */
  get best(): readonly (EventAtStep<Event> | undefined)[] {
    return this.seats.map((_seat, by) => this.strongest.get(by)?.first);
  }
}

/** The last event that satisfies the condition. */
export function lastTold<Event extends TypedThing>(
  told: readonly EventAtStep<Event>[],
  holds: (event: Event) => boolean,
): EventAtStep<Event> | undefined {
  return told.findLast(({ event }) => holds(event));
}

/** The first of the events with the highest weight; undefined if no event has any. */
export function weightiest<Event extends TypedThing>(
  told: readonly EventAtStep<Event>[],
  weigh: (event: Event) => number,
): EventAtStep<Event> | undefined {
  let best: EventAtStep<Event> | undefined;
  let most = 0;
  for (const one of told) {
    const weight = weigh(one.event);
    if (weight > most) [best, most] = [one, weight];
  }
  return best;
}
