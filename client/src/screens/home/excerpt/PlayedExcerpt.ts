import { signal } from '@preact/signals';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { SeenStep } from '@gearhall/shared/core/bots/bot';

/** In milliseconds: before the first step, between two steps, and after the last one. */
const BEFORE = 500;
const BETWEEN = 150;
const AFTER = 1500;
type Listener = (events: readonly TypedThing[], played?: (place: number) => void) => void;

interface Spectator {
  readonly listener: Listener;
  readonly rewound: () => void;
}

/** A few steps of a game, played once: the next one as soon as the board has played the one before. */
export class PlayedExcerpt {
  readonly view = signal<unknown>(undefined);
  private readonly spectators = new Set<Spectator>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;
  private step = 0;
  /** Changes when it is stopped: what was asked of the board before counts no more. */
  private run: symbol | undefined;

  /** `over`: called once, when all has been played. */
  constructor(
    private readonly steps: readonly SeenStep[],
    private readonly over: () => void = () => undefined,
  ) {
    this.view.value = steps[0]?.view;
  }

  /** Subscribes a board. */
  join(listener: Listener, rewound: () => void = () => undefined): () => void {
    const one = { listener, rewound };
    this.spectators.add(one);
    return () => this.spectators.delete(one);
  }

  /** Plays it from its beginning, unless it has been played to its end. */
  play(): void {
    if (this.run !== undefined || this.isOver) return;
    this.run = Symbol('run');
    if (this.step > 0) for (const { rewound } of this.spectators) rewound();
    this.show(0);
    this.in(BEFORE, () => this.next());
  }

  /** What is shown stays. */
  stop(): void {
    clearTimeout(this.timer);
    this.run = undefined;
  }

  private next(): void {
    const { run } = this;
    const wanted = this.step + 1;
    const events = this.steps[wanted]?.events;
    if (!events) return this.in(AFTER, () => this.end());
    const played = (place: number): void => {
      if (place < events.length - 1 || run !== this.run) return;
      this.in(BETWEEN, () => this.next());
    };
    for (const { listener } of this.spectators) listener(events, played);
    this.show(wanted);
  }

  private end(): void {
    this.isOver = true;
    this.stop();
    this.over();
  }

  private show(step: number): void {
    this.step = step;
    this.view.value = this.steps[step]?.view;
  }

  private in(ms: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, ms);
  }
}
