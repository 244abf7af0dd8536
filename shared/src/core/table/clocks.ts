import type { Seat } from '../ground/seats';
import type { Proxy } from '../log/coreEvents';
import { allowanceOf, type ClockTerms } from './terms';

/** A period that counts for nobody because the hall was down or the table paused; in ms since 1970. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

export interface SeatClock {
  /** The time left in the bank, in ms; while the seat is to act, the value at the beginning of the move. */
  readonly bank: number;
  /** When its move time began; absent while the seat is not to act. */
  readonly since?: number;
  /** How many times in a row its time has run out. */
  readonly missed: number;
}

/** The clocks of a table: a value computed from the terms, the gaps, and the times of all actions. */
export interface Clocks {
  /** The time for each action before it is taken from the bank, in ms. */
  readonly move: number;
  /** In order, without overlaps. */
  readonly gaps: readonly Gap[];
  readonly seats: readonly SeatClock[];
}

/** A moment, and the seats to act from then on. */
export interface Moment {
  readonly at: number;
  readonly toAct: readonly Seat[];
}

/** An action: its seat, its time, the seats to act afterwards, and what decided it if no person did. */
export interface TimedAction extends Moment {
  readonly seat: Seat;
  readonly by?: Proxy;
  /** Some viewer did not see it, so no clock may show it either. */
  readonly unseen?: boolean;
}

/** The clocks at the beginning of the game; undefined at a table without clocks. */
export function beginClocks(
  terms: ClockTerms,
  seats: number,
  { at, toAct }: Moment,
  gaps: readonly Gap[] = [],
): Clocks | undefined {
  const allowance = allowanceOf(terms);
  if (!allowance) return undefined;
  const clockOf = (_: unknown, seat: Seat): SeatClock => ({
    bank: allowance.bank,
    missed: 0,
    ...(toAct.includes(seat) ? { since: at } : {}),
  });
  return { move: allowance.move, gaps: merged(gaps), seats: Array.from({ length: seats }, clockOf) };
}

/**
 * The clocks after an action. Each seat that is newly to act, and the acting seat if it is still to act, begins a new
 * move time (unless the action was invisible to somebody); time spent beyond the allowance is gone from the bank for
 * good.
 */
export function clocksAfter(clocks: Clocks, deed: TimedAction): Clocks {
  return { ...clocks, seats: clocks.seats.map((clock, seat) => seatAfter(clocks, clock, seat, deed)) };
}

/** The same clocks with additional gaps. */
export function withGaps(clocks: Clocks, gaps: readonly Gap[]): Clocks {
  return { ...clocks, gaps: merged(gaps) };
}

/** The same clocks where a stored time lies after `now`, because the time of day has been set back: it counts as now. */
export function begunBy(clocks: Clocks | undefined, now: number): Clocks | undefined {
  if (!clocks?.seats.some(({ since = 0 }) => since > now)) return clocks;
  const seats = clocks.seats.map((seat) => ((seat.since ?? 0) > now ? { ...seat, since: now } : seat));
  return { ...clocks, seats };
}

/** When the seat's time is up; undefined while it is not to act. */
export function dueOf({ move, gaps, seats }: Clocks, seat: Seat): number | undefined {
  const clock = seats[seat];
  if (clock?.since === undefined) return undefined;
  let due = clock.since + move + clock.bank;
  for (const { from, to } of gaps) {
    if (from >= due) break;
    if (to > clock.since) due += to - Math.max(from, clock.since);
  }
  return due;
}

function seatAfter(clocks: Clocks, clock: SeatClock, seat: Seat, deed: TimedAction): SeatClock {
  const isOwn = seat === deed.seat;
  const isAwaited = deed.toAct.includes(seat);
  const missed = isOwn ? missedAfter(clock, deed) : clock.missed;
  if (clock.since !== undefined && isAwaited && (!isOwn || deed.unseen)) return { ...clock, missed };
  const taken = clock.since === undefined ? 0 : elapsed(clocks.gaps, clock.since, deed.at);
  return {
    bank: Math.max(0, clock.bank - Math.max(0, taken - clocks.move)),
    missed,
    ...(isAwaited ? { since: deed.at } : {}),
  };
}

function missedAfter({ missed }: SeatClock, { by }: TimedAction): number {
  if (by === 'patience') return missed;
  return by === 'clock' ? missed + 1 : 0;
}

/** The time between two moments, without the gaps. */
function elapsed(gaps: readonly Gap[], from: number, to: number): number {
  const lost = gaps.map((gap) => Math.max(0, Math.min(gap.to, to) - Math.max(gap.from, from)));
  return lost.reduce((left, gap) => left - gap, to - from);
}

/** Sorted by time; gaps that touch or overlap are merged. */
export function merged(gaps: readonly Gap[]): Gap[] {
  const whole: Gap[] = [];
  for (const gap of [...gaps].sort((one, other) => one.from - other.from)) {
    const last = whole.at(-1);
    if (last && gap.from <= last.to) whole.splice(-1, 1, { ...last, to: Math.max(last.to, gap.to) });
    else if (gap.to > gap.from) whole.push(gap);
  }
  return whole;
}
