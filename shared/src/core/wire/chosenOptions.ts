import { z } from 'zod';

/** How large the options of a table can be, whatever its game; a message bounds them too (`LIMITS.message`). */
const OPTION_LIMITS = {
  /** Options of a table, entries of one that has several, and characters of a key. */
  entries: 40,
  key: 40,
  /** Characters of a text: a whole scenario that somebody has made is one. */
  text: 4000,
} as const;

const { entries, key, text } = OPTION_LIMITS;

const single = z.union([z.string().max(text), z.number(), z.boolean()]);
const list = z.array(single).max(entries);
const byKey = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string().max(key), value)
    .refine((options) => Object.keys(options).length <= entries, `No game has more than ${entries} options.`);

/** Options of a game by their keys, two levels deep at most; the game validates what they say. */
export const chosenOptions = byKey(z.union([single, list, byKey(z.union([single, list]))]));
