import type { Bot } from '../bots/bot';
import type { Dice } from '../dice/dice';
import { anyGame, type Game, type TypedThing } from '../game';
import { atOnce } from '../ground/timeSliced';
import type { Seat } from '../ground/seats';
import { candidatesFor } from './candidates';
import { comparing } from './comparing';

/** What a game says about the search of its expert. */
export interface SearchHints<State, View> {
  /**
   * A state that looks to the seat like its view; hidden things as they may be. Undefined where it has none to offer:
   * there the hard bot chooses.
   */
  imagine(view: View, seat: Seat, dice: Dice): State | undefined;
  /** The budget of one choice: simulated games, altogether. */
  readonly games: number;
  /** How many actions are compared, that of the hard bot among them. */
  readonly candidates: number;
  /** The number of actions after which a simulated game is played no further. */
  readonly limit: number;
  /** By seat, all of them: the part of the win that it has of a game that is played no further, together 1. */
  estimate(state: State): readonly number[];
}

/** Another action than that of the hard bot is better by this number of standard errors. */
const SURE = 1;

/**
 * A bot that plays on from its choices, between hard bots, in worlds that it imagines from its view alone. It does what
 * the hard bot would do unless something else wins more often. `rules`: the game with its usual bots.
 */
export function searchingBot<State, Action extends TypedThing, View, Options, Event extends TypedThing>(
  rules: Game<State, Action, View, Options, Event>,
  hints: SearchHints<State, View>,
): Bot<View, Action> {
  const game = anyGame(rules);
  return {
    thinks: true,
    choose(view, seat, legal, means) {
      const usual = rules.bots.hard.choose(view, seat, legal, means);
      const { games, limit } = hints;
      const candidates = candidatesFor(
        game,
        { view, seat, played: usual },
        hints.candidates,
      ) as readonly Action[];
      const imagined = hints.imagine(view, seat, means.dice);
      if (candidates.length < 2 || imagined === undefined) return usual;
      const estimate = (state: unknown): readonly number[] => hints.estimate(state as State);
      const seats = estimate(imagined).length;
      const on = { game, seats, level: 'hard', limit, estimate } as const;
      const world = (dice: Dice): unknown => hints.imagine(view, seat, dice);
      const seed = String(means.dice.roll(1_000_000_000));
      const [best] = atOnce(comparing(on, { world, seat, candidates, games, seed }));
      return best && best.gain.mean > SURE * best.gain.error ? (best.action as Action) : usual;
    },
  };
}

/** The game with an expert besides its usual bots. */
export const withExpert = <State, Action extends TypedThing, View, Options, Event extends TypedThing>(
  rules: Game<State, Action, View, Options, Event>,
  hints: SearchHints<State, View>,
): Game<State, Action, View, Options, Event> => ({
  ...rules,
  bots: { ...rules.bots, expert: searchingBot(rules, hints) },
});
