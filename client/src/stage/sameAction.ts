import type { TypedThing } from '@gearhall/shared/core/game';

/** The same words for the same action, whatever the order of its fields. */
const keyOf = (action: TypedThing): string => JSON.stringify(Object.entries(action).sort());

export const isSameAction = (one: TypedThing, other: TypedThing): boolean => keyOf(one) === keyOf(other);
