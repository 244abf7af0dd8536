import { signal } from '@preact/signals';
import { isSame } from '@gearhall/shared/core/json/equality';
import type { TypedThing } from '@gearhall/shared/core/game';

/** The order that a lesson recommends; undefined where none is. */
export const suggestedOrder = signal<TypedThing | undefined>(undefined);

/** Whether a lesson recommends this action; what draws a button for it marks it. */
export const isSuggested = (action: unknown): boolean =>
  suggestedOrder.value !== undefined && isSame(action, suggestedOrder.value);

/** The class of a button for an action, marked where a lesson recommends it. */
export const lookOf = (look: string, action: unknown): string =>
  isSuggested(action) ? `${look} suggested` : look;
