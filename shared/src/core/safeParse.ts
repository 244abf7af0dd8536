import { z } from 'zod';

/**
 * Parses anything, and never throws. Zod compares the `length` of a value before it has looked at its type,
 * and throws where that is an object without a primitive form, like `{ length: { toString: 1 } }`.
 */
export function safeParse<S extends z.ZodType>(schema: S, value: unknown): z.ZodSafeParseResult<z.output<S>> {
  try {
    return schema.safeParse(value);
  } catch {
    return z.never().safeParse(value);
  }
}
