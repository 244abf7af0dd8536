import type { BotLevel } from '@gearhall/shared/core/bots/bot';
import type { Choice, Thought } from '@gearhall/shared/core/bots/PlannedTurn';
import type { AnyGame } from '@gearhall/shared/core/game';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { LocalMatch } from '../LocalMatch';

/** A bot that is to act, at a table in this page. */
export interface AskedBot {
  readonly rules: AnyGame;
  readonly match: LocalMatch;
  readonly seat: Seat;
  readonly level: BotLevel;
}

/** Asks bots that think. */
export interface BotAsker {
  /** Resolves with nothing where the bot has not been answered. */
  choose(asked: AskedBot): Promise<Choice | undefined>;
  /** Ends what it has started. */
  end(): void;
}

const loadAsker = async (): Promise<BotAsker> => new (await import('./PageAsker')).PageAsker();

/** Where the bots of a table in this page think: what that needs is loaded when the first one does. */
export class LocalThinking {
  private asker: Promise<BotAsker> | undefined;

  constructor(private readonly load = loadAsker) {}

  think(asked: AskedBot): Thought {
    let isWanted = true;
    const choose = async (): Promise<Choice | undefined> => {
      const asker = await (this.asker ??= this.load());
      return isWanted ? asker.choose(asked) : undefined;
    };
    const choice = choose().catch((error: unknown) => {
      // Without a network, it may come another time.
      this.asker = undefined;
      reportError(error);
      return undefined;
    });
    return { choice, abandon: () => void (isWanted = false) };
  }

  /** The page leaves the table. */
  end(): void {
    void this.asker?.then((asker) => asker.end()).catch(() => undefined);
    this.asker = undefined;
  }
}
