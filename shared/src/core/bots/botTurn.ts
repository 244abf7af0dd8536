import type { TypedThing } from '../game';
import { BrokenRule, isRefusal, type Refusal } from '../ground/result';

/** How a bot acts at a table. */
interface BotTurn<Played extends object> {
  /** What the bot wants to do; may throw. */
  choose(): TypedThing;
  /** The rules' own action for a seat that does not act (`Game.fallback`). */
  fallback(): TypedThing;
  /** Judges and carries out an action; may throw. */
  play(action: TypedThing): Played | Refusal;
  /** Is told what went wrong, before the fallback acts. `choice`: absent where the bot has not chosen. */
  onFailure(error: unknown, choice: TypedThing | undefined): void;
}

/**
 * Plays what a bot chooses. Where it throws, or chooses what is refused or breaks a rule, the fallback acts instead:
 * a bot's bug ends no game. Throws where the fallback fails too.
 */
export function botTurn<Played extends object>(turn: BotTurn<Played>): Played {
  let choice: TypedThing | undefined;
  try {
    choice = turn.choose();
    return accepted(turn.play(choice), choice);
  } catch (error) {
    turn.onFailure(error, choice);
    const action = turn.fallback();
    return accepted(turn.play(action), action);
  }
}

function accepted<Played extends object>(played: Played | Refusal, { type }: TypedThing): Played {
  if (!isRefusal(played)) return played;
  throw new BrokenRule(`A bot's "${type}" is refused: ${played.refused}.`);
}
