import { ApiError } from './api';
import { waitBefore } from './backoff';
import { whenBack } from './whenBack';

/** What is asked for again and again until there is an answer. */
export interface Trying<T> {
  readonly ask: () => Promise<T>;
  readonly onAnswer: (answer: T) => void;
  /** Is told of each failure; `isFinal`: it is not asked again. */
  readonly onFailure?: (error: unknown, isFinal: boolean) => void;
  /** Whether asking again is of no use; by default it always is. */
  readonly isFinal?: (error: unknown) => boolean;
  /** Milliseconds after an answer before it is asked for anew; absent: one answer is enough. */
  readonly every?: number;
}

/** In milliseconds, where the hall has answered and says no: it need not be asked every few seconds. */
const LONGEST_AFTER_NO = 30_000;

/** What the tests replace. */
interface TryingMeans {
  /** Calls back after `ms` milliseconds; returns the function that cancels it. */
  readonly later: (ms: number, then: () => void) => () => void;
  readonly chance: () => number;
  readonly whenBack: (hurry: () => void) => () => void;
  /** Nobody looks at a hidden page: nothing is asked for until somebody does. */
  readonly isHidden: () => boolean;
}

const MEANS: TryingMeans = {
  later: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
  whenBack,
  isHidden: () => document.visibilityState === 'hidden',
};

/**
 * Asks until there is an answer: with growing, bounded pauses after failures, and at once when the network, the hall or
 * the person is back. Returns the function that stops it.
 */
export function keepTrying<T>(trying: Trying<T>, means: TryingMeans = MEANS): () => void {
  const one = new Attempts(trying, means);
  one.begin();
  return () => one.stop();
}

class Attempts<T> {
  private failures = 0;
  private isAsking = false;
  /** There is nothing left to ask for. */
  private isOver = false;
  private callOff = (): void => undefined;
  private stopListening = (): void => undefined;

  constructor(
    private readonly trying: Trying<T>,
    private readonly means: TryingMeans,
  ) {}

  begin(): void {
    this.stopListening = this.means.whenBack(() => this.attempt());
    void this.ask();
  }

  stop(): void {
    this.isOver = true;
    this.callOff();
    this.stopListening();
  }

  private attempt(): void {
    this.callOff();
    if (!this.isOver && !this.isAsking && !this.means.isHidden()) void this.ask();
  }

  private async ask(): Promise<void> {
    const { ask, onAnswer, every } = this.trying;
    this.isAsking = true;
    try {
      const answer = await ask();
      if (this.isOver) return;
      this.failures = 0;
      onAnswer(answer);
      if (every === undefined) this.stop();
      else this.plan(every);
    } catch (error) {
      if (!this.isOver) this.onFailure(error);
    } finally {
      this.isAsking = false;
    }
  }

  private onFailure(error: unknown): void {
    const { isFinal, onFailure } = this.trying;
    const isLast = isFinal?.(error) ?? false;
    this.failures += 1;
    if (isLast) this.stop();
    else this.plan(this.waitAfter(error));
    onFailure?.(error, isLast);
  }

  private waitAfter(error: unknown): number {
    const hasAnswered = error instanceof ApiError && error.code !== 'network';
    const { failures, means } = this;
    return waitBefore(failures, means.chance(), hasAnswered ? LONGEST_AFTER_NO : undefined);
  }

  private plan(ms: number): void {
    this.callOff = this.means.later(ms, () => this.attempt());
  }
}

/** The first answer; undefined once nobody wants it any more. Rejects with a final error. */
export function untilAnswered<T>(
  { ask, isFinal, onFailure }: Omit<Trying<T>, 'onAnswer' | 'every'>,
  isOver?: AbortSignal,
): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const stop = keepTrying({
      ask,
      ...(isFinal && { isFinal }),
      onAnswer: resolve,
      onFailure: (error, isLast) => {
        onFailure?.(error, isLast);
        if (isLast) reject(error as Error);
      },
    });
    isOver?.addEventListener('abort', () => {
      stop();
      resolve(undefined);
    });
  });
}
