import { z } from 'zod';
import { PROXIES } from '../log/coreEvents';
import { duplicateKeyIn } from '../json/duplicateKeys';
import { RECORD_LIMITS, type GameRecord, type RecordedRoll, type RecordFormat } from './record';
import { safeParse } from '../json/safeParse';
import { UNITS_EACH } from '../text/tidyText';
import { LIMITS } from '../wire/limits';

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`, 'u'));
const seat = z
  .int()
  .min(0)
  .max(RECORD_LIMITS.seats - 1);
const short = z.string().max(100);
/** A name as it was, which may have parts that are not counted. */
const name = z.string().max(LIMITS.name * UNITS_EACH);
const typed = z.looseObject({ type: z.string().max(40) });
const side = z.int().min(1).max(RECORD_LIMITS.sides);
const fits = ([sides, value]: RecordedRoll) => value <= sides;
/** The form of a roll in each format. */
const ROLLS = {
  'gearhall-record-1': z.tuple([side, side]).refine(fits, 'A value that the die has.'),
  'gearhall-record-2': z.tuple([side, side, z.int().min(0)]).refine(fits, 'A value that the die has.'),
} as const satisfies Record<RecordFormat, z.ZodType<RecordedRoll>>;
const seats = <T>(item: z.ZodType<T>) => z.array(item).min(1).max(RECORD_LIMITS.seats);

const entryWith = (rolls: z.ZodArray<z.ZodType<RecordedRoll>>) =>
  z.strictObject({
    seat,
    action: typed,
    rolls: rolls.min(1).optional(),
    by: z.enum(PROXIES).optional(),
    at: z.int().min(0),
  });
const history = z.array(z.strictObject({ change: z.unknown(), events: z.array(typed) }));

function fileIn<Format extends RecordFormat>(format: Format) {
  const rolls = z.array<z.ZodType<RecordedRoll>>(ROLLS[format]).max(RECORD_LIMITS.rolls);
  return z
    .strictObject({
      format: z.literal(format),
      table: short,
      game: short,
      rulesVersion: z.int().min(0),
      options: z.unknown(),
      carried: z.unknown().optional(),
      names: seats(name),
      began: z.iso.datetime(),
      seal: hex(64),
      seed: hex(64),
      salts: seats(z.union([z.literal(''), hex(32)])),
      rolls,
      entries: z.array(entryWith(rolls)).max(RECORD_LIMITS.entries),
      outcome: z.strictObject({
        winners: z.array(seat).max(RECORD_LIMITS.seats),
        cause: short,
        scores: z.array(z.number()).max(RECORD_LIMITS.seats).optional(),
      }),
      reels: z.record(z.string().regex(/^(?:\d|1[0-5]|spectator|everyone)$/u), history),
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
}

const recordFile = z.discriminatedUnion('format', [fileIn('gearhall-record-1'), fileIn('gearhall-record-2')]);

/** Why a file is not a record. */
export interface NoRecord {
  readonly problem: 'tooLarge' | 'notJson' | 'duplicateKey' | 'notARecord';
  /** The path of the first error. */
  readonly where?: string;
}

export const isNoRecord = (value: GameRecord | NoRecord): value is NoRecord => 'problem' in value;

/** Parses a file. The result has the shape of a record; recordCheck.ts checks whether it is true. */
export function parseRecord(text: string): GameRecord | NoRecord {
  if (text.length > RECORD_LIMITS.characters) return { problem: 'tooLarge' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'notJson' };
  }
  if (isDeeperThan(value, RECORD_LIMITS.depth)) return { problem: 'notARecord' };
  const duplicate = duplicateKeyIn(text, RECORD_LIMITS.depth);
  if (duplicate === 'tooDeep') return { problem: 'notARecord' };
  if (duplicate) return { problem: 'duplicateKey', where: whereOf(duplicate.path) };
  const parsed = safeParse(recordFile, value);
  // The value as read, not as the schema returns it, so that its digest is that of the file.
  if (parsed.success) return value as GameRecord;
  const where = whereOf(parsed.error.issues[0]?.path ?? []);
  return { problem: 'notARecord', ...(where ? { where } : {}) };
}

/** The path in the file, cut short because a key may be of any length. */
const whereOf = (path: readonly PropertyKey[]): string =>
  path.map((key) => String(key).slice(0, 40)).join('.');

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
