import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { OWNERS_FILE } from './ownersOnly';

/**
 * A hall that goes on without what it had stored before, from a backup or after an accepted loss. People are told so for
 * a while (http/api.ts). With SQLite it is noted in a file beside the database, with PostgreSQL in the database itself
 * (postgresRestored.ts).
 */
const restored = z.strictObject({
  /** When the last change was stored that is still there, in ms since 1970; 0: nothing is. */
  from: z.number().int(),
  /** When the hall was set back to it. */
  at: z.number().int(),
  /** Nobody knows whether anything is missing: the operator alone is told. */
  isDoubt: z.literal(true).optional(),
});
export type Restored = z.output<typeof restored>;

/** How long people are told, in ms: two weeks. */
const TOLD_FOR_MS = 14 * 24 * 60 * 60 * 1000;

/** What the operator is told at this time. */
export const toldToOperator = (fact: Restored | undefined, now: number): Restored | undefined =>
  fact && now < fact.at + TOLD_FOR_MS ? fact : undefined;

/** What people are told at this time. */
export const toldAt = (fact: Restored | undefined, now: number): Restored | undefined =>
  fact?.isDoubt ? undefined : toldToOperator(fact, now);

const fileIn = (folder: string): string => join(folder, 'gearhall.restored');

export const writeRestored = (folder: string, fact: Restored): void =>
  writeFileSync(fileIn(folder), JSON.stringify(fact), { mode: OWNERS_FILE });

/** Notes that there may have been something after `from`, unless people are told of a loss already. */
export function noteDoubt(folder: string, from: number, now: number): void {
  if (toldAt(readRestored(folder), now)) return;
  writeRestored(folder, { from, at: now, isDoubt: true });
}

/** What the folder says; undefined when nothing was lost, or when the file cannot be read. */
export function readRestored(folder: string): Restored | undefined {
  const file = fileIn(folder);
  if (!existsSync(file)) return undefined;
  try {
    return restored.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}
