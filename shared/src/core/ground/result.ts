/** Why an action was not accepted: a code from the game's closed list, and details for the sentence. */
export interface Refusal<Code extends string = string> {
  readonly refused: Code;
  readonly detail?: Readonly<Record<string, string | number>>;
}

/**
 * Says no to an action: a code from the list of the game, and details for the sentence that the player reads.
 *
 * @example
 * ```ts
 * import { isRefusal, refuse } from '@gearhall/shared/core/ground/result';
 *
 * const refusal = refuse('tooFewCoins', { left: 2 });
 * isRefusal(refusal); // true
 * ```
 */
export function refuse<Code extends string>(
  refused: Code,
  detail?: Readonly<Record<string, string | number>>,
): Refusal<Code> {
  return detail ? { refused, detail } : { refused };
}

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value;
}

/** Refusals that the core itself gives, for every game alike. */
export const CORE_REFUSALS = ['gameOver', 'notYourTurn', 'seatOut'] as const;
export type CoreRefusal = (typeof CORE_REFUSALS)[number];

/** A bug of ours, never a player's mistake: the message is a full sentence for the log. */
export class BrokenRule extends Error {
  override readonly name = 'BrokenRule';
}

/** Asserts a value that the rules guarantee; throws with a full sentence if it is undefined. */
export function expectDefined<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new BrokenRule(`The rules expected ${what}, but there was none.`);
  return value;
}
