import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { Viewer } from '@gearhall/shared/core/seats';
import type { Showing } from '@gearhall/shared/core/showHistory';
import { isCoreEvent } from '@gearhall/shared/core/coreEvents';
import { chronicleOf, nextTurn, toldOf, turnBefore, type Chronicle, type Describe } from './chronicle';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds per action at speed 1; an action without a log line for this viewer takes less. */
const TOLD_PAUSE = 1300;
const SILENT_PAUSE = 300;

/** The scene that shows the game. */
export interface Audience {
  /** The next step is about to be shown: its events. */
  events(events: readonly TypedThing[]): void;
  /** Another moment is shown at once: running animations are ended. */
  cut(): void;
}

interface Start {
  readonly pointOfView: Viewer;
  readonly at?: number;
}

/** A replay at a step, from a point of view: stepped by hand, or playing. */
export class Playback {
  readonly step = signal(0);
  readonly pointOfView = signal<Viewer>('spectator');
  readonly playing = signal(false);
  readonly speed = signal<Speed>(1);
  readonly view = signal<unknown>(undefined);
  readonly chronicle: ReadonlySignal<Chronicle>;

  private readonly chronicles = new Map<Viewer, Chronicle>();
  private readonly audience = new Set<Audience>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly showing: Showing,
    /** Begins a log of what one viewer saw. */
    private readonly begin: () => Describe,
    { pointOfView, at = 0 }: Start,
  ) {
    this.pointOfView.value = showing.viewers.includes(pointOfView)
      ? pointOfView
      : (showing.viewers[0] ?? 'spectator');
    this.chronicle = computed(() => this.chronicleFor(this.pointOfView.value));
    this.to(at);
  }

  get length(): number {
    return this.showing.length;
  }

  /** Goes to another moment; if it is the next one, by playing its events. */
  to(step: number): void {
    const wanted = Math.min(this.length, Math.max(0, Math.round(step)));
    const before = this.step.peek();
    const isNext = wanted === before + 1;
    if (isNext) this.tell(wanted);
    else for (const one of this.audience) one.cut();
    batch(() => {
      this.step.value = wanted;
      this.view.value = this.showing.view(wanted, this.pointOfView.peek());
    });
    if (wanted === this.length) this.pause();
    else if (this.playing.peek()) this.wait();
  }

  by(steps: number): void {
    this.to(this.step.peek() + steps);
  }

  byTurn(direction: 1 | -1): void {
    const now = this.step.peek();
    const chronicle = this.chronicle.peek();
    this.to(direction > 0 ? nextTurn(chronicle, now, this.length) : turnBefore(chronicle, now));
  }

  /** Shows the same moment to another viewer. */
  look(pointOfView: Viewer): void {
    if (!this.showing.viewers.includes(pointOfView) || pointOfView === this.pointOfView.peek()) return;
    for (const one of this.audience) one.cut();
    batch(() => {
      this.pointOfView.value = pointOfView;
      this.view.value = this.showing.view(this.step.peek(), pointOfView);
    });
  }

  /** Starts playing; from the end, starts over. */
  play(): void {
    if (this.playing.peek() || this.length === 0) return;
    if (this.step.peek() === this.length) this.to(0);
    this.playing.value = true;
    this.wait();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing.value = false;
  }

  toggle(): void {
    if (this.playing.peek()) this.pause();
    else this.play();
  }

  pace(speed: Speed): void {
    this.speed.value = speed;
    if (this.playing.peek()) this.wait();
  }

  /** Subscribes to what is shown from now on; returns the function that unsubscribes. */
  join(one: Audience): () => void {
    this.audience.add(one);
    return () => this.audience.delete(one);
  }

  /** Events of the core go to the log only: no scene of a game knows them. */
  private tell(step: number): void {
    const events = this.showing.events(step, this.pointOfView.peek()).filter((event) => !isCoreEvent(event));
    if (events.length > 0) for (const one of this.audience) one.events(events);
  }

  private wait(): void {
    clearTimeout(this.timer);
    const says = toldOf(this.chronicle.peek(), this.step.peek()).length > 0;
    const pause = (says ? TOLD_PAUSE : SILENT_PAUSE) / this.speed.peek();
    this.timer = setTimeout(() => this.by(1), pause);
  }

  private chronicleFor(pointOfView: Viewer): Chronicle {
    const known = this.chronicles.get(pointOfView);
    if (known) return known;
    const chronicle = chronicleOf(this.showing, pointOfView, this.begin());
    this.chronicles.set(pointOfView, chronicle);
    return chronicle;
  }
}
