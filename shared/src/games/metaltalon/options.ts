import { z } from 'zod';

export const VARIANTS = ['none', 'takeover', 'spoilsOfWar'] as const;
/** All ten races, or only those that bend no rule, without a choice at the start. */
export const RACE_CHOICES = ['all', 'plain'] as const;
export const ROLLERS = ['die', 'stopwatch'] as const;

/** The options of a table; the defaults make the standard game (T9, T12, T13, T15, T35). */
export const options = z.strictObject({
  /** Cents in each cash reserve at the start, before changes by a race. */
  stake: z.union([15, 20, 25, 30, 35, 40, 45, 50].map((cents) => z.literal(cents))).default(25),
  roller: z.enum(ROLLERS).default('die'),
  races: z.enum(RACE_CHOICES).default('all'),
  variant: z.enum(VARIANTS).default('none'),
  /** The number of rounds after which the richest player wins. */
  roundLimit: z.union([20, 40, 60, 90].map((rounds) => z.literal(rounds))).default(60),
});
export type Options = z.output<typeof options>;
export type Variant = Options['variant'];
export type Roller = Options['roller'];
