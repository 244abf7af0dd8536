import type { TypedThing } from '../game';
import type { Seat } from '../ground/seats';
import type { BotLevel } from './bot';

/** What a bot has chosen in another thread, and from which view. */
export interface Choice {
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly view: unknown;
  readonly action: TypedThing;
  /** Of its dice. */
  readonly seed: string;
}

/** A bot that thinks in another thread. */
export interface Thought {
  /** Resolves with nothing where the bot has not been answered. Never rejects. */
  readonly choice: Promise<Choice | undefined>;
  /** Nobody wants the choice any more. */
  abandon(): void;
}

type Cancel = () => void;

/**
 * The planned turn of a bot. One that thinks begins with its pause, so that the pause hides it; after the pause the turn
 * waits until the choice is there, but not for ever.
 */
export class PlannedTurn {
  private planned: Cancel | undefined;
  private thought: Thought | undefined;

  /** `after`: plans a job, in milliseconds. `patienceMs`: how long after its pause a bot is waited for. */
  constructor(
    private readonly after: (ms: number, job: () => void) => Cancel,
    private readonly patienceMs: number,
  ) {}

  /** Also while the bot still thinks. */
  get isPlanned(): boolean {
    return this.planned !== undefined;
  }

  /** Replaces what was planned before; of a thought that is under way, nothing is heard any more. */
  plan(pauseMs: number, act: (choice?: Choice) => void, think?: () => Thought): void {
    this.cancel();
    if (think) this.planThinking(pauseMs, act, think());
    else this.planNext(pauseMs, act);
  }

  cancel(): void {
    this.planned?.();
    this.planned = undefined;
    this.thought?.abandon();
    this.thought = undefined;
  }

  private planNext(ms: number, job: () => void): void {
    this.planned = this.after(ms, () => {
      this.planned = undefined;
      job();
    });
  }

  private planThinking(pauseMs: number, act: (choice?: Choice) => void, thought: Thought): void {
    this.thought = thought;
    let chosen: { readonly choice: Choice | undefined } | undefined;
    let isPauseOver = false;
    const settle = (): void => {
      if (this.thought !== thought || !isPauseOver || !chosen) return;
      this.cancel();
      act(chosen.choice);
    };
    const choose = (choice?: Choice): void => {
      chosen ??= { choice };
      settle();
    };
    this.planNext(pauseMs, () => {
      isPauseOver = true;
      if (chosen) settle();
      else this.planNext(this.patienceMs, choose);
    });
    void thought.choice.then(choose);
  }
}
