import { z } from 'zod';
import type { Bot, Game, TypedThing } from './game';
import { BrokenRule } from './result';

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

/** Fills in what a small game leaves out. Throws if a game with secrets has no `redeal` of its own. */
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
