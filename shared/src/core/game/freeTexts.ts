import type { TypedThing } from '../game';

/** Gives a text that somebody has written another wording: '' where nothing of it may stay. */
export type Reword = (text: string) => string;

/**
 * Where a game keeps what people write themselves: names, titles, stories. Each gives the same thing with its texts in
 * another wording; what the game reads of it besides stays. The hall masks words by it, silences people, and deletes
 * what they have written. Chat, the names of people, and reports belong to the hall, not to a game.
 *
 * @example
 * ```ts
 * import type { FreeTexts } from '@gearhall/shared/core/game/freeTexts';
 *
 * type Action = { type: 'name'; ship: string } | { type: 'launch' };
 *
 * export const freeTexts: FreeTexts<Action, object> = {
 *   inAction: (action, reword) => (action.type === 'name' ? { ...action, ship: reword(action.ship) } : action),
 * };
 * ```
 */
export interface FreeTexts<Action, Options> {
  /** Absent: the options hold no such text. */
  inOptions?(options: Options, reword: Reword): Options;
  /** Absent: no action holds such a text. */
  inAction?(action: Action, reword: Reword): Action;
}

/** As much of a game as is needed to reword what belongs to it. */
interface Worded {
  readonly freeTexts?: FreeTexts<TypedThing, unknown>;
}

export const optionsWith = ({ freeTexts }: Worded, options: unknown, reword: Reword): unknown =>
  freeTexts?.inOptions ? freeTexts.inOptions(options, reword) : options;

export const actionWith = ({ freeTexts }: Worded, action: TypedThing, reword: Reword): TypedThing =>
  freeTexts?.inAction ? freeTexts.inAction(action, reword) : action;

/** The texts that a rewording meets, without those that are empty. */
export function textsMet(visit: (reword: Reword) => unknown): readonly string[] {
  const met: string[] = [];
  visit((text) => {
    if (text !== '') met.push(text);
    return text;
  });
  return met;
}
