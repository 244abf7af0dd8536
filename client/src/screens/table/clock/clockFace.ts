import type { SeatInfoView, TableView } from '@gearhall/shared/core/table';
import type { Seat } from '@gearhall/shared/core/seats';
import type { Terms } from '@gearhall/shared/core/terms';
import { CLOCK_WORDS } from '../../../ui/words/clocks';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a seat's clock shows at a moment. */
export interface ClockFace {
  /** The time to be read first: of this move, or all that is left. */
  readonly main: string;
  /** What is left in the bank, where that is another figure. */
  readonly bank: string;
  /** In whole words, for who cannot see it. */
  readonly words: string;
  readonly runs: boolean;
  readonly low: boolean;
}

/** "2 d 4 h", "4 h 12 min", "12:05": as exact as one needs it. */
export function formatSpan(ms: number): string {
  const { units } = CLOCK_WORDS;
  const left = Math.max(0, ms);
  if (left >= DAY)
    return `${Math.floor(left / DAY)} ${units.d} ${Math.floor((left % DAY) / HOUR)} ${units.h}`;
  if (left >= HOUR)
    return `${Math.floor(left / HOUR)} ${units.h} ${Math.floor((left % HOUR) / MINUTE)} ${units.min}`;
  const seconds = secondsIn(left);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Those that have begun count as whole. */
const secondsIn = (ms: number): number => Math.ceil(ms / SECOND);

/** When the time of a seat runs out (server's clock); 0 while its clock stands still. */
export function dueOf(table: TableView | undefined, seat: Seat | undefined): number {
  if (seat === undefined || table?.status !== 'playing' || table.pause !== '') return 0;
  return table.seats[seat]?.due ?? 0;
}

/**
 * When the seat's time runs out, where a question may not wait: the same for all who are asked. 0 while
 * nothing of the kind is asked of it.
 */
export function patienceDue(table: TableView | undefined, seat: Seat | undefined): number {
  if (seat === undefined || table?.status !== 'playing' || !table.toAct.includes(seat)) return 0;
  return table.patience;
}

/** What the clock is told late, at most: a fresh question never shows a second more than there is. */
const ON_THE_WAY = SECOND / 4;

/** A question that may not wait, as the table tells it to everybody. */
export type Waited = Pick<TableView, 'patience' | 'patienceSpan'>;

/** What is left of its time at `now` (server's clock), in ms; never more than there was. */
const leftOf = ({ patience, patienceSpan }: Waited, now: number): number =>
  Math.min(patienceSpan, patience - now - ON_THE_WAY);

/** The face of the time that a question leaves, at `now` (server's clock). */
export function patienceFace(waited: Waited, now: number): ClockFace {
  const main = formatSpan(leftOf(waited, now));
  return { main, bank: '', words: CLOCK_WORDS.running(main), runs: true, low: false };
}

/**
 * How much of that time is left, from 0 to 1. In whole seconds, those of the face, so that everybody sees the
 * same, even people who have just come.
 */
export function patienceLeft(waited: Waited, now: number): number {
  const { patienceSpan } = waited;
  return patienceSpan > 0 ? (Math.max(0, secondsIn(leftOf(waited, now))) * SECOND) / patienceSpan : 0;
}

type Times = Pick<SeatInfoView, 'due' | 'bank'>;

/**
 * The face of a seat's clock at `now` (server's clock); undefined where there is nothing to show. A
 * clock that does not run shows its bank.
 */
export function clockFace({ due, bank }: Times, { clock }: Terms, now: number): ClockFace | undefined {
  if (clock.type === 'none') return undefined;
  if (due <= 0) return clock.type === 'live' && clock.bank > 0 ? standing(bank) : undefined;
  const left = due - now;
  const ofMove = clock.type === 'live' ? left - bank : left;
  const both = clock.type === 'live' && bank > 0 && ofMove > 0;
  const main = formatSpan(both ? ofMove : left);
  const spare = both ? formatSpan(bank) : '';
  return {
    main,
    bank: spare === '' ? '' : CLOCK_WORDS.bankShort(spare),
    words: both ? CLOCK_WORDS.runningOf(main, spare) : CLOCK_WORDS.running(main),
    runs: true,
    low: left < MINUTE,
  };
}

function standing(bank: number): ClockFace {
  const time = formatSpan(bank);
  const main = CLOCK_WORDS.bankShort(time);
  return { main, bank: '', words: CLOCK_WORDS.standing(time), runs: false, low: false };
}

/** Milliseconds until a clock with so much left shows something else. */
export const untilNextTick = (left: number): number => (left > 0 ? left % SECOND || SECOND : SECOND);

/** When to warn, in milliseconds from now, of a time that runs out in `left`. */
export function warningsAhead(
  left: number,
): readonly { readonly after: number; readonly seconds: 60 | 10 }[] {
  return ([60, 10] as const)
    .map((seconds) => ({ after: left - seconds * SECOND, seconds }))
    .filter(({ after }) => after > 0);
}
