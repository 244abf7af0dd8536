import { z } from 'zod';
import { PROXIES, type Proxy } from './coreEvents';
import type { Roll } from './dice';
import type { BotLevel, Outcome, TypedThing } from './game';
import type { Reel } from './reel';
import type { Seat } from './seats';

export const RECORD_FORMAT = 'gearhall-record-1';

/** An accepted action of a finished game. */
export interface RecordedEntry {
  readonly seat: Seat;
  readonly action: TypedThing;
  /** The dice that it rolled; absent for none. */
  readonly rolls?: readonly Roll[];
  /** Who decided, if no person did. */
  readonly by?: Proxy;
  /** Milliseconds since the start of the game. */
  readonly at: number;
}

/** Everything about a finished game: what a replay needs, and what proves that nobody bent it. A JSON file. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  /** Id of its table. */
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  /** In the order of the seats, as they were at the end. */
  readonly names: readonly string[];
  /** When the game began, ISO 8601. */
  readonly began: string;
  /** SHA-256 of `seed`, as it was published before any salt was given. */
  readonly seal: string;
  /** The hall's seed, hex. */
  readonly seed: string;
  /** What each seat's browser added; '' for none. */
  readonly salts: readonly string[];
  /** The dice of the set-up. */
  readonly rolls: readonly Roll[];
  readonly entries: readonly RecordedEntry[];
  readonly outcome: Outcome;
  /**
   * What each pair of eyes saw, so that the game can be watched when its rules are gone: by viewer
   * (seat, "spectator", "everyone"), each with a step for the set-up and one for every entry, also
   * those that left no trace for the viewer. Of a game without secrets there is one reel alone,
   * under "everyone": what all saw.
   */
  readonly reels: Readonly<Record<string, Reel>>;
  /** SHA-256 of all of the above (canonical.ts). */
  readonly digest: string;
  /** The hall's Ed25519 key (hex) and its signature of the digest (signing.ts). */
  readonly key: string;
  readonly signature: string;
}

/** How a bot is named in a record. */
export const recordedBot = (level: BotLevel): string => `Bot (${level})`;

/** What a file may hold at most: a dropped file may be anything. */
export const RECORD_LIMITS = {
  characters: 64 * 1024 * 1024,
  seats: 16,
  entries: 50_000,
  rolls: 1000,
  sides: 1000,
  /** Objects and lists within each other. */
  depth: 64,
} as const;

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`, 'u'));
const seat = z
  .int()
  .min(0)
  .max(RECORD_LIMITS.seats - 1);
const short = z.string().max(100);
const typed = z.looseObject({ type: z.string().max(40) });
const side = z.int().min(1).max(RECORD_LIMITS.sides);
const roll = z.tuple([side, side]).refine(([sides, value]) => value <= sides, 'A value that the die has.');
const rolls = z.array(roll).max(RECORD_LIMITS.rolls);
const seats = <T>(item: z.ZodType<T>) => z.array(item).min(1).max(RECORD_LIMITS.seats);

const entry = z.strictObject({
  seat,
  action: typed,
  rolls: rolls.min(1).optional(),
  by: z.enum(PROXIES).optional(),
  at: z.int().min(0),
});
const reel = z.array(z.strictObject({ change: z.unknown(), events: z.array(typed) }));

const recordFile = z
  .strictObject({
    format: z.literal(RECORD_FORMAT),
    table: short,
    game: short,
    rulesVersion: z.int().min(0),
    options: z.unknown(),
    names: seats(short),
    began: z.iso.datetime(),
    seal: hex(64),
    seed: hex(64),
    salts: seats(z.union([z.literal(''), hex(32)])),
    rolls,
    entries: z.array(entry).max(RECORD_LIMITS.entries),
    outcome: z.strictObject({ winners: z.array(seat).max(RECORD_LIMITS.seats), cause: short }),
    reels: z.record(z.string().regex(/^(?:\d|1[0-5]|spectator|everyone)$/u), reel),
    digest: hex(64),
    key: hex(64),
    signature: hex(128),
  })
  .refine(({ names, salts }) => names.length === salts.length, 'A salt for each seat.')
  .refine(({ names, entries }) => entries.every((one) => one.seat < names.length), 'Seats that exist.')
  .refine(
    ({ entries, reels }) => Object.values(reels).every(({ length }) => length === entries.length + 1),
    'A step for every entry.',
  );

/** Why a file is no record. */
export interface NoRecord {
  readonly problem: 'tooLarge' | 'notJson' | 'notARecord';
  /** Where in it the first thing is wrong. */
  readonly where?: string;
}

export const isNoRecord = (value: GameRecord | NoRecord): value is NoRecord => 'problem' in value;

/** Reads a file. What it gives has the shape of a record; whether it is true, recordCheck.ts tells. */
export function parseRecord(text: string): GameRecord | NoRecord {
  if (text.length > RECORD_LIMITS.characters) return { problem: 'tooLarge' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'notJson' };
  }
  if (isDeeperThan(value, RECORD_LIMITS.depth)) return { problem: 'notARecord' };
  const parsed = recordFile.safeParse(value);
  // The value as it was read: so its digest is that of the file, whatever the schema would make of it.
  if (parsed.success) return value as GameRecord;
  const where = parsed.error.issues[0]?.path.join('.');
  return { problem: 'notARecord', ...(where ? { where } : {}) };
}

function isDeeperThan(value: unknown, depth: number): boolean {
  let layer = [value].filter(isBranch);
  for (let level = 0; level <= depth; level += 1) {
    if (layer.length === 0) return false;
    layer = layer.flatMap((branch) => Object.values(branch).filter(isBranch));
  }
  return true;
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
