import { seededDice } from '../dice/dice';
import type { AnyGame, TypedThing } from '../game';
import type { Seat } from '../ground/seats';
import type { Match } from '../match';
import { noHistory } from '../replay/history';
import { seenIn, type ViewHistory } from '../replay/viewHistory';
import { botAt, type BotLevel, type BotMeans } from './bot';
import type { Choice } from './PlannedTurn';

/**
 * What a bot is asked to choose from, where it chooses in another thread: plain values, and only what its seat may know.
 * There is no state in it and no seed of the match, and nothing that a series hands from one match to the next.
 */
export interface ChoiceRequest {
  /** The game's id. */
  readonly game: string;
  /** What everybody at the table knows. */
  readonly options: unknown;
  readonly seats: number;
  readonly seat: Seat;
  readonly level: BotLevel;
  /** The present view of the seat; what is legal follows from it. */
  readonly view: unknown;
  /** All that the seat has seen; the last step leads to the present view. Absent for a bot that does not remember. */
  readonly history?: ViewHistory | undefined;
  /** Of the bot's own dice, never of those of the match. Hex, 32 bytes. */
  readonly seed: string;
}

export interface AskedBot {
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly history: ViewHistory | undefined;
  readonly seed: string;
}

export function choiceRequestOf(
  match: Pick<Match, 'game' | 'start' | 'project'>,
  { seat, level, history, seed }: AskedBot,
): ChoiceRequest {
  const { options, seats } = match.start;
  const view = match.project(seat);
  const request = { game: match.game.about.id, options, seats, seat, level, view, seed };
  return history ? { ...request, history } : request;
}

/** The bot's choice: the same request leads to the same choice, in any thread. Throws what the bot throws. */
export function chosenBy(
  game: Pick<AnyGame, 'bots' | 'legal'>,
  request: Pick<ChoiceRequest, 'seat' | 'level' | 'view' | 'history' | 'seed'>,
): TypedThing {
  const { seat, level, view } = request;
  return botAt(game.bots, level).choose(view, seat, game.legal(view, seat), meansFor(request));
}

function meansFor({ seed, history }: Pick<ChoiceRequest, 'history' | 'seed'>): BotMeans<unknown> {
  return { dice: seededDice(seed), history: history ? () => seenIn(history) : noHistory };
}

/** What a bot has chosen when it was asked this. */
export const choiceOf = ({ seat, level, view, seed }: ChoiceRequest, action: TypedThing): Choice => ({
  ...{ seat, level, view, seed, action },
});
