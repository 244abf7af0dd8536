import { z } from 'zod';
import type { Game, TypedThing } from '../game';
import type { Bot } from '../bots/bot';
import { BrokenRule } from '../ground/result';

/** What a small game may leave out, and the default for each. */
type Defaults =
  /** No refusal codes of its own. */
  | 'refusals'
  /** Everybody learns of every event. */
  | 'audience'
  /** The first legal action. */
  | 'fallback'
  /** Without secrets: the state unchanged. */
  | 'redeal'
  /** A bot that picks any legal action; a missing level plays like the one below it. */
  | 'bots'
  /** No options. */
  | 'options';

/** A game as its author states it. */
export type SmallGame<State, Action extends TypedThing, View, Options, Event extends TypedThing> = Omit<
  Game<State, Action, View, Options, Event>,
  Defaults
> &
  Partial<Pick<Game<State, Action, View, Options, Event>, Exclude<Defaults, 'bots'>>> & {
    readonly bots?: Partial<Game<State, Action, View, Options, Event>['bots']>;
  };

/**
 * Fills in what a small game leaves out. Throws if a game with secrets has no `redeal` of its own.
 *
 * @example
 * ```ts
 * import { schema, t } from '@colyseus/schema';
 * import { defineGame } from '@gearhall/shared/core/game/defineGame';
 * import { z } from 'zod';
 * import { about } from './about';
 *
 * interface State {
 *   readonly coins: number;
 * }
 * const Coins = schema({ coins: t.uint8() }, 'ExampleCoins');
 *
 * // Alone with 21 coins: a turn takes one.
 * export const coins = defineGame<State, { type: 'take' }, State, { type: 'took' }>({
 *   about: { ...about, secrets: [], seats: { min: 1, max: 1 } },
 *   action: z.strictObject({ type: z.literal('take') }),
 *   event: z.strictObject({ type: z.literal('took') }),
 *   view: Coins,
 *   setup: () => ({ state: { coins: 21 }, events: [] }),
 *   toAct: (state) => (state.coins > 0 ? [0] : []),
 *   legal: (view) => (view.coins > 0 ? [{ type: 'take' }] : []),
 *   apply: (state) => ({ state: { coins: state.coins - 1 }, events: [{ type: 'took' }] }),
 *   resign: () => ({ state: { coins: 0 }, events: [] }),
 *   isIn: () => true,
 *   project: (state) => ({ coins: state.coins }),
 *   outcome: (state) => (state.coins > 0 ? undefined : { winners: [0], cause: 'lastCoin' }),
 * });
 * ```
 */
export function defineGame<
  State,
  Action extends TypedThing,
  View,
  Event extends TypedThing,
  Options = object,
>(game: SmallGame<State, Action, View, Options, Event>): Game<State, Action, View, Options, Event> {
  const { about, legal } = game;
  if (about.secrets.length > 0 && !game.redeal) {
    throw new BrokenRule(`${about.title} has secrets, so it must say how they are dealt anew (redeal).`);
  }
  const anyAction: Bot<View, Action> = { choose: (_view, _seat, choices, { dice }) => dice.pick(choices) };
  const { easy = anyAction, normal = easy, hard = normal } = game.bots ?? {};
  return {
    options: z.strictObject({}) as unknown as Game<State, Action, View, Options, Event>['options'],
    refusals: [],
    audience: () => undefined,
    fallback: (view, seat) => {
      const [first] = legal(view, seat);
      if (!first) throw new BrokenRule(`${about.title} waits for seat ${seat}, which can do nothing.`);
      return first;
    },
    redeal: (state) => state,
    ...game,
    bots: { easy, normal, hard },
  };
}
