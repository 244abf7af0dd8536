import { z } from 'zod';

/**
 * Parses any value without throwing. Zod reads the `length` of a value before it checks its type, and throws when that
 * is an object without a primitive form, such as `{ length: { toString: 1 } }`.
 */
export function safeParse<S extends z.ZodType>(schema: S, value: unknown): z.ZodSafeParseResult<z.output<S>> {
  try {
    return schema.safeParse(value);
  } catch {
    return z.never().safeParse(value);
  }
}
