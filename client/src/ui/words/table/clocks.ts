import type { Terms } from '@gearhall/shared/core/table/terms';
import { count } from '../language/counting';

const minutes = (n: number): string => count(n, 'minute', 'minutes');
const days = (n: number): string => count(n, 'day', 'days');

/** Time limits: the form, the table's facts, and the clocks. */
export const CLOCK_WORDS = {
  title: 'Time to think',
  kinds: {
    none: 'No clock',
    live: 'Live',
    correspondence: 'Days per move',
  } satisfies Record<Terms['clock']['type'], string>,
  help: {
    none: 'Take as long as you like.',
    live: 'For an evening together: a few seconds per move, and a bank of minutes for the hard ones.',
    correspondence: 'For a game over days or weeks: play whenever you have time.',
  } satisfies Record<Terms['clock']['type'], string>,
  bank: 'Bank',
  bankValue: (n: number) => (n === 0 ? 'None' : minutes(n)),
  move: 'Each move',
  moveValue: (n: number) => (n % 60 === 0 ? minutes(n / 60) : count(n, 'second', 'seconds')),
  days: 'Each move',
  daysValue: days,
  onTimeout: 'When time runs out',
  timeouts: {
    bot: 'A bot answers for the seat',
    resign: 'The seat resigns',
  } satisfies Record<Terms['onTimeout'], string>,
  /** A table's time limit, in one line. */
  summary: {
    live: (bank: string, move: string) =>
      bank === '' ? `${move} per move` : `${move} per move, with a bank of ${bank}`,
    correspondence: (each: string) => `${each} per move`,
  },
  running: (time: string) => `Time left: ${time}`,
  runningOf: (move: string, bank: string) => `Time left: ${move} for this move, ${bank} in the bank`,
  standing: (bank: string) => `${bank} in the bank`,
  bankShort: (bank: string) => `bank ${bank}`,
  deciding: 'Time to decide',
  decidingLeft: (time: string) => `Time to decide: ${time} left`,
  low: 'less than a minute',
  out: 'time is up',
  announced: {
    60: 'One minute left to act.',
    10: 'Ten seconds left to act.',
  },
  units: { d: 'd', h: 'h', min: 'min' },
} as const;
