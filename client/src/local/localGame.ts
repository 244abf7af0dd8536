import { BOT_LEVELS } from '@gearhall/shared/core/bots/bot';
import { UNITS_EACH } from '@gearhall/shared/core/text/tidyText';
import { LIMITS } from '@gearhall/shared/core/wire/limits';
import { z } from 'zod';
import { tidyName } from '../net/guest/guest';

/** Who plays a seat: I do, somebody who is handed this device, or a bot. */
const PLAYERS = ['me', 'passed', ...BOT_LEVELS] as const;
export type Player = (typeof PLAYERS)[number];

/** Anybody may have made a name: it stays in its line. */
const name = z
  .string()
  .max(LIMITS.name * UNITS_EACH)
  .transform(tidyName);
const seat = z.strictObject({ name, by: z.enum(PLAYERS) });
const entry = z.strictObject({
  seat: z.int().min(0).max(15),
  action: z.looseObject({ type: z.string().max(40) }),
  /** Which of the possible rolls it got; absent: the dice of the game that it was taken from. */
  chance: z.int().min(0).max(1_000_000).optional(),
  /** The page has given it by itself, since no other would have changed anything. */
  idle: z.literal(true).optional(),
});

/** The most entries of a game in this page: far above the longest honest game. */
const MOST_ENTRIES = 20_000;

/** Hex, 32 bytes. */
const seed = z.string().regex(/^[0-9a-f]{64}$/u);
const entries = z.array(entry).max(MOST_ENTRIES);

/** A part of a game, after which all that `seat` could not know was dealt anew. */
const redealtPart = z.strictObject({ entries, seat: entry.shape.seat, seed });
/** Nobody goes on from a position of a position of a position more often. */
const MOST_PARTS = 20;

/** A game that is played in this page alone: plain data, so that it can be kept, saved and shared. */
export const localGame = z.strictObject({
  game: z.string().max(40),
  rulesVersion: z.int(),
  options: z.unknown(),
  /** What a series had handed to the game that it was taken from. */
  carried: z.unknown().optional(),
  seed,
  seats: z.array(seat).min(1).max(16),
  /** What was played before; absent: the game is played from its set-up. */
  redealt: z.array(redealtPart).max(MOST_PARTS).optional(),
  /** Since then. */
  entries,
});
export type LocalGame = z.output<typeof localGame>;
export type LocalSeat = z.output<typeof seat>;
export type LocalEntry = z.output<typeof entry>;

/** The seed that no other game has. */
export const ownSeed = ({ seed: first, redealt }: LocalGame): string => redealt?.at(-1)?.seed ?? first;

/** A fresh seed for the dice, from the browser's own chance. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
