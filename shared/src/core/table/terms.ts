import { z } from 'zod';

const MINUTE = 60_000;

/** Time controls, chosen for each table. */
export const clockTerms = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  /** Each action has `move` seconds of its own; the time beyond that is taken from the bank (minutes). */
  z.strictObject({
    type: z.literal('live'),
    bank: z.int().min(0).max(180),
    move: z.int().min(5).max(600),
  }),
  z.strictObject({ type: z.literal('correspondence'), days: z.int().min(1).max(7) }),
]);
export type ClockTerms = z.output<typeof clockTerms>;

/** How people without a seat can watch a running game. The end of the game lifts every delay. */
export const watchingTerms = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('live') }),
  /** They see the position as it was so many actions ago. */
  z.strictObject({ type: z.literal('actions'), count: z.int().min(1).max(50) }),
  /** They see the position as it was so many minutes ago. */
  z.strictObject({ type: z.literal('minutes'), count: z.int().min(1).max(60) }),
  /** Not at all. */
  z.strictObject({ type: z.literal('closed') }),
]);
export type WatchingTerms = z.output<typeof watchingTerms>;

/** Whether spectators see a position that the players have left behind. */
export const isDelayed = ({ type }: WatchingTerms): boolean => type === 'actions' || type === 'minutes';

export const ON_TIMEOUT = ['bot', 'resign'] as const;

/**
 * What may be taken back: anything, if the others agree where something was learned; only what taught nobody anything;
 * or nothing.
 */
export const TAKE_BACKS = ['ask', 'free', 'off'] as const;

/** What a table agrees on besides the options of its game. `terms.parse({})` gives a table without a clock. */
export const terms = z.strictObject({
  clock: clockTerms.default({ type: 'none' }),
  /** What happens to a seat whose time has run out: a bot answers for it, or it resigns. */
  onTimeout: z.enum(ON_TIMEOUT).default('bot'),
  watching: watchingTerms.default({ type: 'live' }),
  takeBack: z.enum(TAKE_BACKS).default('ask'),
  /** Every player may ask what a bot would do. */
  hints: z.boolean().default(false),
});
export type Terms = z.output<typeof terms>;

export const NO_TERMS: Terms = {
  clock: { type: 'none' },
  onTimeout: 'bot',
  watching: { type: 'live' },
  takeBack: 'ask',
  hints: false,
};

/** A seat's time for one action and its bank at the start, in milliseconds; undefined without a clock. */
export function allowanceOf(clock: ClockTerms): { move: number; bank: number } | undefined {
  if (clock.type === 'none') return undefined;
  if (clock.type === 'live') return { move: clock.move * 1000, bank: clock.bank * MINUTE };
  return { move: clock.days * 24 * 60 * MINUTE, bank: 0 };
}
