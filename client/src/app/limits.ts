import type { LIMITS as WIRE } from '@gearhall/shared/core/wire';

/**
 * The limits of text fields, repeated so that the first page does without zod; the type guarantees that
 * they equal those of the wire.
 */
export const LIMITS = { name: 24, chat: 300 } as const satisfies Pick<typeof WIRE, 'name' | 'chat'>;
