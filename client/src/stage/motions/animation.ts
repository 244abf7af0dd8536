/** A piece of motion: `frame` is called with 0 to 1; the last call is always 1. */
export interface Animation {
  readonly ms: number;
  /** Called once, just before the first frame. */
  readonly begin?: () => void;
  readonly frame: (share: number) => void;
  /** Called once, after the last frame. */
  readonly end?: () => void;
  /** Begin together with it and run on beside what follows: nothing waits for them. */
  readonly trails?: readonly Animation[];
}

/** An animation that trails, and how long it has played. */
interface Trailing {
  readonly animation: Animation;
  played: number;
}

/** What is made only when it begins takes no longer, in milliseconds. */
const LONGEST_LATER = 1400;
/** Backlog in milliseconds that is still played at the chosen pace; more is played faster. */
const LEISURE = 2500;

/**
 * Plays animations one after the other, and beside them what trails. It has no clock of its own: the owner calls
 * `step` with the time for each frame, as long as `isMoving` is true.
 */
export class AnimationQueue {
  private readonly waiting: Animation[] = [];
  private trailing: readonly Trailing[] = [];
  private current: Animation | undefined;
  private played = 0;
  private last: number | undefined;
  private paused = false;
  private skips = false;
  /** 1 is normal, 2 twice as fast, Infinity shows only the ends. */
  pace = 1;

  constructor(private readonly wake: () => void = () => undefined) {}

  /** Something plays that others wait for. */
  get busy(): boolean {
    return this.current !== undefined || this.waiting.length > 0;
  }

  /** Something plays, or trails. */
  get isMoving(): boolean {
    return this.busy || this.trailing.length > 0;
  }

  /** Milliseconds at normal pace until everything has played that others wait for. */
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
    if (this.isMoving) this.wake();
  }

  /** Advances to the time `now` (milliseconds); true while frames are needed. */
  step(now: number): boolean {
    if (this.paused) return false;
    if (this.pace === Infinity) this.finishAll();
    else this.advance(this.last === undefined ? 0 : (now - this.last) * this.pace * this.hurry);
    this.last = this.isMoving ? now : undefined;
    return this.isMoving;
  }

  /** Everything that is playing, queued or trailing jumps to its end, in order. */
  finishAll(): void {
    this.skips = true;
    while (this.isMoving) {
      this.trail(Infinity);
      if (this.busy) this.spend(Infinity);
    }
    this.skips = false;
    this.last = undefined;
  }

  /** What happens now is jumped over. */
  get isSkipping(): boolean {
    return this.skips;
  }

  private advance(ms: number): void {
    this.trail(ms);
    for (let time = ms; this.busy && time >= 0;) time = this.spend(time);
  }

  /** Plays what trails for `time`. */
  private trail(time: number): void {
    const now = this.trailing;
    this.trailing = [];
    const left = now.filter((one) => {
      one.played += time;
      return playTo(one.animation, one.played);
    });
    this.trailing = [...left, ...this.trailing];
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
    const trails = this.current?.trails ?? [];
    for (const animation of [...trails, ...(this.current ? [this.current] : [])]) animation.begin?.();
    this.trailing = [...this.trailing, ...trails.map((animation) => ({ animation, played: 0 }))];
    return this.current;
  }
}

/** Shows an animation as it is after `played` milliseconds, and ends it; true while it goes on. */
function playTo(animation: Animation, played: number): boolean {
  const isOver = played >= animation.ms;
  animation.frame(isOver ? 1 : played / animation.ms);
  if (isOver) animation.end?.();
  return !isOver;
}

/** Several animations at the same time, as one; each ends in its own time. */
export function together(...animations: readonly Animation[]): Animation {
  const ms = Math.max(0, ...animations.map((animation) => animation.ms));
  let going = animations;
  return {
    ms,
    begin: () => {
      going = animations;
      for (const animation of animations) animation.begin?.();
    },
    frame: (share) => {
      going = going.filter((animation) => playTo(animation, share === 1 ? Infinity : share * ms));
    },
    ...trailsOf(animations.flatMap(({ trails = [] }) => trails)),
  };
}

/** An animation that begins `ms` milliseconds later. */
export function after(ms: number, animation: Animation): Animation {
  let hasBegun = false;
  return {
    ms: ms + animation.ms,
    frame: (share) => {
      const played = share === 1 ? Infinity : share * (ms + animation.ms) - ms;
      if (played < 0) return;
      if (!hasBegun) animation.begin?.();
      hasBegun = true;
      animation.frame(played >= animation.ms ? 1 : played / animation.ms);
    },
    ...(animation.end && { end: animation.end }),
    ...trailsOf((animation.trails ?? []).map((trail) => after(ms, trail))),
  };
}

/** What is made only when it begins, since it depends on how things are then; `ms`: how long others wait for it. */
export function later(make: () => Animation, ms: number): Animation {
  const made: Animation[] = [];
  const all = (): readonly Animation[] => {
    if (made.length > 0) return made;
    const { trails = [], ...own } = make();
    made.push(own, ...trails);
    for (const one of made) one.begin?.();
    return made;
  };
  let going: readonly Animation[] | undefined;
  const play = (played: number): void => {
    going = (going ?? all()).filter((one) => playTo(one, played));
  };
  return {
    ms,
    frame: () => undefined,
    trails: [{ ms: LONGEST_LATER, frame: (share) => play(share === 1 ? Infinity : share * LONGEST_LATER) }],
  };
}

/** Several animations one after the other, as one. */
export function inOrder(...animations: readonly Animation[]): Animation {
  let ms = 0;
  const placed = animations.map((animation) => {
    const start = ms;
    ms += animation.ms;
    return after(start, animation);
  });
  return together(...placed);
}

/** Animations that nothing waits for. */
export const trailing = (...animations: readonly Animation[]): Animation => ({
  ms: 0,
  frame: () => undefined,
  trails: animations.flatMap(({ trails = [], ...own }) => [own, ...trails]),
});

const trailsOf = (trails: readonly Animation[]): Pick<Animation, 'trails'> =>
  trails.length > 0 ? { trails } : {};

export const instant = (change: () => void): Animation => ({ ms: 0, frame: () => undefined, end: change });
export const rest = (ms: number): Animation => ({ ms, frame: () => undefined });

/** Slow at both ends. */
export const eased = (share: number): number => share * share * (3 - 2 * share);
/** Fast at first. */
export const easedOut = (share: number): number => 1 - (1 - share) ** 3;
