/** A piece of motion: `frame` is called with 0 to 1; the last call is always 1. */
export interface Animation {
  readonly ms: number;
  /** Called once, just before the first frame. */
  readonly begin?: () => void;
  readonly frame: (share: number) => void;
  /** Called once, after the last frame. */
  readonly end?: () => void;
}

/** Backlog in milliseconds that is still played at the chosen pace; more is played faster. */
const LEISURE = 2500;

/**
 * Plays animations one after the other. It has no clock of its own: the owner calls `step` with the time
 * for each frame, as long as `busy` is true.
 */
export class AnimationQueue {
  private readonly waiting: Animation[] = [];
  private current: Animation | undefined;
  private played = 0;
  private last: number | undefined;
  private paused = false;
  /** 1 is normal, 2 twice as fast, Infinity shows only the ends. */
  pace = 1;

  constructor(private readonly wake: () => void = () => undefined) {}

  get busy(): boolean {
    return this.current !== undefined || this.waiting.length > 0;
  }

  /** Milliseconds at normal pace until everything has played. */
  get backlog(): number {
    const rest = this.current ? this.current.ms - this.played : 0;
    return this.waiting.reduce((sum, animation) => sum + animation.ms, rest);
  }

  /** Above 1 when the backlog is too long: the board must not fall far behind. */
  private get hurry(): number {
    return Math.max(1, this.backlog / LEISURE);
  }

  add(...animations: readonly Animation[]): void {
    this.waiting.push(...animations);
    if (this.busy && !this.paused) this.wake();
  }

  pause(): void {
    this.paused = true;
    this.last = undefined;
  }

  resume(): void {
    this.paused = false;
    if (this.busy) this.wake();
  }

  /** Advances to the time `now` (milliseconds); true while frames are needed. */
  step(now: number): boolean {
    if (this.paused) return false;
    let time = this.last === undefined ? 0 : (now - this.last) * this.pace * this.hurry;
    if (this.pace === Infinity) time = Infinity;
    this.last = now;
    while (this.busy && time >= 0) time = this.spend(time);
    if (!this.busy) this.last = undefined;
    return this.busy;
  }

  /** Everything that is playing or queued jumps to its end, in order. */
  finishAll(): void {
    while (this.busy) this.spend(Infinity);
    this.last = undefined;
  }

  /** Plays the current animation for `time` and returns the time left over, or -1 when it needs more. */
  private spend(time: number): number {
    const animation = this.current ?? this.startNext();
    if (!animation) return -1;
    const rest = animation.ms - this.played;
    if (time < rest) {
      this.played += time;
      animation.frame(this.played / animation.ms);
      return -1;
    }
    this.current = undefined;
    animation.frame(1);
    animation.end?.();
    return time - rest;
  }

  private startNext(): Animation | undefined {
    this.current = this.waiting.shift();
    this.played = 0;
    this.current?.begin?.();
    return this.current;
  }
}

/** Several animations at the same time, as one. */
export function together(...animations: readonly Animation[]): Animation {
  const ms = Math.max(0, ...animations.map((animation) => animation.ms));
  return {
    ms,
    begin: () => {
      for (const animation of animations) animation.begin?.();
    },
    frame: (share) => {
      for (const animation of animations) {
        animation.frame(animation.ms === 0 ? 1 : Math.min(1, (share * ms) / animation.ms));
      }
    },
    end: () => {
      for (const animation of animations) animation.end?.();
    },
  };
}

export const instant = (change: () => void): Animation => ({ ms: 0, frame: () => undefined, end: change });
export const rest = (ms: number): Animation => ({ ms, frame: () => undefined });

/** Slow at both ends. */
export const eased = (share: number): number => share * share * (3 - 2 * share);
/** Fast at first. */
export const easedOut = (share: number): number => 1 - (1 - share) ** 3;
