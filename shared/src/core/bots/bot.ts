import type { Dice } from '../dice/dice';
import type { TypedThing } from '../game';
import type { Seat } from '../ground/seats';

/** A step with the whole view. */
export interface SeenStep<View = unknown> {
  readonly view: View;
  readonly events: readonly TypedThing[];
}

export const BOT_LEVELS = ['easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/**
 * What a bot has besides its view.
 *
 * @example
 * ```ts
 * import type { BotMeans } from '@gearhall/shared/core/bots/bot';
 *
 * // How often somebody has bet so far, as this seat has seen it.
 * export const betsSeen = ({ history }: BotMeans<unknown>): number =>
 *   history().flatMap(({ events }) => events.filter(({ type }) => type === 'bet')).length;
 * ```
 */
export interface BotMeans<View> {
  /** Its own dice, not those of the match. */
  readonly dice: Dice;
  /**
   * Everything that its seat has seen since the set-up: views with the events that led to them (replay/history.ts). The
   * last step has the present view. Computed on demand, at worst in time proportional to the length of the match.
   */
  history(): readonly SeenStep<View>[];
}

/**
 * A player made of code: it knows what its seat knows, and what is legal now.
 *
 * @example
 * ```ts
 * import type { Bot } from '@gearhall/shared/core/bots/bot';
 *
 * // Never folds where it can do anything else.
 * export const brave: Bot<unknown, { type: string }> = {
 *   choose: (_view, _seat, legal, { dice }) => {
 *     const others = legal.filter(({ type }) => type !== 'fold');
 *     return dice.pick(others.length > 0 ? others : legal);
 *   },
 * };
 * ```
 */
export interface Bot<View, Action> {
  /** One of `legal`, or a secret form of its own where `legal` gives only examples. */
  choose(view: View, seat: Seat, legal: readonly Action[], means: BotMeans<View>): Action;
}
