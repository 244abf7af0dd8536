import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { Viewer } from '@gearhall/shared/core/seats';
import type { Showing } from '@gearhall/shared/core/reelShowing';
import { isCoreEvent } from '@gearhall/shared/core/coreEvents';
import { chronicleOf, nextTurn, toldOf, turnBefore, type Chronicle, type Describe } from './chronicle';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for an action at speed 1; those that say nothing to these eyes pass quickly. */
const TOLD_PAUSE = 1300;
const SILENT_PAUSE = 300;

/** Whoever draws the game. */
export interface Audience {
  /** The next step, about to be shown: what happened in it. */
  events(events: readonly TypedThing[]): void;
  /** Another moment is shown at once: whatever still moves is at its end. */
  cut(): void;
}

interface Start {
  readonly eyes: Viewer;
  readonly at?: number;
}

/** A showing at a step, seen by somebody: moved by hand, or playing by itself. */
export class Playback {
  readonly step = signal(0);
  readonly eyes = signal<Viewer>('spectator');
  readonly playing = signal(false);
  readonly speed = signal<Speed>(1);
  readonly view = signal<unknown>(undefined);
  readonly chronicle: ReadonlySignal<Chronicle>;

  private readonly chronicles = new Map<Viewer, Chronicle>();
  private readonly audience = new Set<Audience>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly showing: Showing,
    /** Begins a log of what one pair of eyes saw. */
    private readonly begin: () => Describe,
    { eyes, at = 0 }: Start,
  ) {
    this.eyes.value = showing.viewers.includes(eyes) ? eyes : (showing.viewers[0] ?? 'spectator');
    this.chronicle = computed(() => this.chronicleFor(this.eyes.value));
    this.to(at);
  }

  get length(): number {
    return this.showing.length;
  }

  /** Shows another moment; the very next one by what happens in it. */
  to(step: number): void {
    const wanted = Math.min(this.length, Math.max(0, Math.round(step)));
    const before = this.step.peek();
    const isNext = wanted === before + 1;
    if (isNext) this.tell(wanted);
    else for (const one of this.audience) one.cut();
    batch(() => {
      this.step.value = wanted;
      this.view.value = this.showing.view(wanted, this.eyes.peek());
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

  /** Sees the same moment by other eyes. */
  look(eyes: Viewer): void {
    if (!this.showing.viewers.includes(eyes) || eyes === this.eyes.peek()) return;
    for (const one of this.audience) one.cut();
    batch(() => {
      this.eyes.value = eyes;
      this.view.value = this.showing.view(this.step.peek(), eyes);
    });
  }

  /** Goes on by itself; from the end, begins anew. */
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

  /** Tells somebody of what is shown from now on; returns the way to stop. */
  join(one: Audience): () => void {
    this.audience.add(one);
    return () => this.audience.delete(one);
  }

  /** Events of the core are told in the log alone: no game's scene knows them. */
  private tell(step: number): void {
    const events = this.showing.events(step, this.eyes.peek()).filter((event) => !isCoreEvent(event));
    if (events.length > 0) for (const one of this.audience) one.events(events);
  }

  private wait(): void {
    clearTimeout(this.timer);
    const says = toldOf(this.chronicle.peek(), this.step.peek()).length > 0;
    const pause = (says ? TOLD_PAUSE : SILENT_PAUSE) / this.speed.peek();
    this.timer = setTimeout(() => this.by(1), pause);
  }

  private chronicleFor(eyes: Viewer): Chronicle {
    const known = this.chronicles.get(eyes);
    if (known) return known;
    const chronicle = chronicleOf(this.showing, eyes, this.begin());
    this.chronicles.set(eyes, chronicle);
    return chronicle;
  }
}
