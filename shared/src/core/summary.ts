import type { TypedThing } from './game';
import type { Entry, TakeBack } from './match';
import type { Showing } from './reelShowing';
import type { Seat } from './seats';

/** An event of a finished game, and the step that it happened in (reelShowing.ts). */
export interface Told<Event extends TypedThing = TypedThing> {
  readonly event: Event;
  readonly step: number;
}

/** What a seat has done. */
export interface SeatSummary {
  /** Points, in the game's own measure, that it took off others. */
  readonly damage: number;
  /** Its dice that count for luck, what they came to, and what fair dice come to on average. The higher, the luckier. */
  readonly dice: number;
  readonly rolled: number;
  readonly expected: number;
}

/** What a finished game comes to. */
export interface Summary<Event extends TypedThing = TypedThing> {
  readonly rounds: number;
  readonly seats: readonly SeatSummary[];
  /** What decided the game; absent where nothing stands out. */
  readonly decided?: Told<Event>;
}

/** What the summary of a game is made of: all that happened and was not taken back. */
export interface Finished<Event extends TypedThing, Options> {
  readonly seats: number;
  readonly options: Options;
  readonly told: readonly Told<Event>[];
}

export type Summarise<Event extends TypedThing, Options> = (
  finished: Finished<Event, Options>,
) => Summary<Event>;

export type AnySummarise = Summarise<TypedThing, unknown>;

/** Everything that happened, in order, without what was taken back. */
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

/** Told here, so that code which adds up a record need not load the code which plays the game. */
const isTakeBack = (action: TypedThing): action is TakeBack => action.type === 'takeBack';

/** Adds up what the seats have done. */
export class Tally {
  private readonly seats: { damage: number; dice: number; rolled: number; expected: number }[];

  constructor(seats: number) {
    this.seats = Array.from({ length: seats }, () => ({ damage: 0, dice: 0, rolled: 0, expected: 0 }));
  }

  /** Nobody's damage counts for nobody, and nobody is praised for what they did to themselves. */
  damage(by: Seat | undefined, to: Seat | undefined, points: number): void {
    const seat = by === undefined || by === to ? undefined : this.seats[by];
    if (seat) seat.damage += points;
  }

  /** Dice of a seat: what each came to, and what each comes to on average. */
  rolled(by: Seat | undefined, dice: readonly number[], mean: number): void {
    const seat = by === undefined ? undefined : this.seats[by];
    if (!seat) return;
    seat.dice += dice.length;
    seat.rolled += dice.reduce((sum, die) => sum + die, 0);
    seat.expected += dice.length * mean;
  }

  /** Dice whose sum varies: what all of them came to, and what they come to on average. */
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

/** The last of the events for which that holds. */
export function lastTold<Event extends TypedThing>(
  told: readonly Told<Event>[],
  holds: (event: Event) => boolean,
): Told<Event> | undefined {
  return told.findLast(({ event }) => holds(event));
}

/** The first of those that weigh most; undefined where nothing weighs anything. */
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
