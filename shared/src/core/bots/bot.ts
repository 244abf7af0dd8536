import type { Dice } from '../dice/dice';
import type { TypedThing } from '../game';
import type { Seat } from '../ground/seats';

/** A step with the whole view. */
export interface SeenStep<View = unknown> {
  readonly view: View;
  readonly events: readonly TypedThing[];
}

/** Every game has bots of these levels: the weakest first. */
export const USUAL_LEVELS = ['easy', 'normal', 'hard'] as const;
export type UsualLevel = (typeof USUAL_LEVELS)[number];

/**
 * What a game may have besides (`About.bots`). An expert thinks, and beats the hard bot. Characters are hard bots that like
 * something else; each beats the normal one.
 */
export const CHARACTERS = ['brawler', 'runner', 'sniper'] as const;
export type Character = (typeof CHARACTERS)[number];
export const SPECIAL_LEVELS = ['expert', ...CHARACTERS] as const;
export type SpecialLevel = (typeof SPECIAL_LEVELS)[number];

export const BOT_LEVELS = [...USUAL_LEVELS, ...SPECIAL_LEVELS] as const;
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
   * last step has the present view. Computed on demand, at worst in time proportional to the length of the match. Only for
   * a bot that `remembers`: it throws for any other.
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
  /**
   * Does it take so long that it must be asked in a thread of its own (choiceRequest.ts)? Where it cannot be asked there
   * in time, the best level that does not think acts for it. Absent: no.
   */
  readonly thinks?: true;
  /** Does it ask for its `history`? Then everything that its seat has seen goes with it into its thread. Absent: no. */
  readonly remembers?: true;
}

/** The bots of a game, by level. */
export type Bots<View, Action> = Readonly<Record<UsualLevel, Bot<View, Action>>> &
  Readonly<Partial<Record<SpecialLevel, Bot<View, Action>>>>;

/** The levels of a game's bots: the weakest first, characters last. */
export const levelsOf = ({ bots = [] }: { readonly bots?: readonly SpecialLevel[] }): readonly BotLevel[] => [
  ...USUAL_LEVELS,
  ...bots,
];

/** The bot of a level; the hard one where a game has none of this level (any more). */
export const botAt = <View, Action>(bots: Bots<View, Action>, level: BotLevel): Bot<View, Action> =>
  bots[level] ?? bots.hard;
