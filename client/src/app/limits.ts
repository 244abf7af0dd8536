import type { LIMITS as WIRE } from '@gearhall/shared/core/wire/limits';

/**
 * The limits of text fields, repeated so that the first page does without zod; the type guarantees that
 * they equal those of the wire.
 */
export const LIMITS = {
  name: 24,
  chat: 300,
  announcement: 300,
  reason: 200,
} as const satisfies Partial<typeof WIRE>;
