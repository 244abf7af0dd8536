import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

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
});
export type Restored = z.output<typeof restored>;

/** How long people are told, in ms: two weeks. */
const TOLD_FOR_MS = 14 * 24 * 60 * 60 * 1000;

/** What people are told at this time. */
export const toldAt = (fact: Restored | undefined, now: number): Restored | undefined =>
  fact && now < fact.at + TOLD_FOR_MS ? fact : undefined;

const fileIn = (folder: string): string => join(folder, 'gearhall.restored');

export const writeRestored = (folder: string, fact: Restored): void =>
  writeFileSync(fileIn(folder), JSON.stringify(fact));

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
