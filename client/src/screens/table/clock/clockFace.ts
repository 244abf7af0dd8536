import type { SeatInfoView, TableView } from '@gearhall/shared/core/table/table';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Terms } from '@gearhall/shared/core/table/terms';
import { CLOCK_WORDS } from '../../../ui/words/table/clocks';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a seat's clock shows at a moment. */
export interface ClockFace {
  /** The main time: that of this move, or all that is left. */
  readonly main: string;
  /** What is left in the bank, where that differs. */
  readonly bank: string;
  /** In words, for people who cannot see it. */
  readonly words: string;
  readonly runs: boolean;
  readonly low: boolean;
}

/** "2 d 4 h", "4 h 12 min", "12:05": as exact as needed. */
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

/** A second that has begun counts as whole. */
const secondsIn = (ms: number): number => Math.ceil(ms / SECOND);

/** When the time of a seat runs out (server's clock); 0 while its clock is stopped. */
export function dueOf(table: TableView | undefined, seat: Seat | undefined): number {
  if (seat === undefined || table?.status !== 'playing' || table.pause !== '') return 0;
  return table.seats[seat]?.due ?? 0;
}

/**
 * When the seat's time runs out, for a question with an answer deadline: the same for all who are asked.
 * 0 while it is asked no such question.
 */
export function answerDue(table: TableView | undefined, seat: Seat | undefined): number {
  if (seat === undefined || table?.status !== 'playing' || !table.toAct.includes(seat)) return 0;
  return table.answerDeadline;
}

/**
 * The longest delay of a message that is compensated: a new question never shows a second more than there
 * is.
 */
const ON_THE_WAY = SECOND / 4;

/** A question with an answer deadline, as the table shows it to everybody. */
export type Waited = Pick<TableView, 'answerDeadline' | 'answerTime'>;

/** The time left at `now` (server's clock), in ms; never more than the full time. */
const leftOf = ({ answerDeadline, answerTime }: Waited, now: number): number =>
  Math.min(answerTime, answerDeadline - now - ON_THE_WAY);

/** The clock face for an answer deadline, at `now` (server's clock). */
export function answerFace(waited: Waited, now: number): ClockFace {
  const main = formatSpan(leftOf(waited, now));
  return { main, bank: '', words: CLOCK_WORDS.running(main), runs: true, low: false };
}

/**
 * How much of that time is left, from 0 to 1. In whole seconds, as on the clock face, so that everybody
 * sees the same, even people who have just come.
 */
export function answerShareLeft(waited: Waited, now: number): number {
  const { answerTime } = waited;
  return answerTime > 0 ? (Math.max(0, secondsIn(leftOf(waited, now))) * SECOND) / answerTime : 0;
}

type Times = Pick<SeatInfoView, 'due' | 'bank'>;

/**
 * The face of a seat's clock at `now` (server's clock); undefined where there is nothing to show. A clock
 * that is stopped shows its bank.
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

/** Milliseconds until a clock with this time left shows something else. */
export const untilNextTick = (left: number): number => (left > 0 ? left % SECOND || SECOND : SECOND);

/** When to warn, in milliseconds from now, about a time that runs out in `left`. */
export function warningsAhead(
  left: number,
): readonly { readonly after: number; readonly seconds: 60 | 10 }[] {
  return ([60, 10] as const)
    .map((seconds) => ({ after: left - seconds * SECOND, seconds }))
    .filter(({ after }) => after > 0);
}

/** The last seconds that tick. */
const TICKS = [5, 4, 3, 2, 1] as const;

/** When the last seconds begin, in milliseconds from now, of a time that runs out in `left`. */
export const secondsAhead = (left: number): readonly number[] =>
  TICKS.map((seconds) => left - seconds * SECOND).filter((after) => after > 0);
