import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { Viewer } from '@gearhall/shared/core/ground/seats';
import type { Showing } from '@gearhall/shared/core/replay/showHistory';
import { isCoreEvent } from '@gearhall/shared/core/log/coreEvents';
import { chronicleOf, nextTurn, toldOf, turnBefore, type Chronicle, type Describe } from './chronicle';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds per action at speed 1; an action without a log line for this viewer takes less. */
const TOLD_PAUSE = 1300;
const SILENT_PAUSE = 300;

/** After its last step the board rests, before anything says how the game ended (milliseconds). */
const REST_MS = 600;
/** A film from which nothing has come for longer is not waited for (milliseconds). */
const LOST_MS = 15_000;

/** The scene that shows the game. */
export interface Audience {
  /** The next step is about to be shown: its events. Returns whether `played` is called once they have been seen. */
  events(events: readonly TypedThing[], played: () => void): boolean;
  /** Another moment is shown at once: running animations are ended. */
  cut(): void;
  /** After a cut: what has been played has not happened, or not before these eyes. */
  rewind?(): void;
  /** Celebrates the winners, and then calls `done`. Not true where there is nothing to see. */
  celebrate?(done: () => void): boolean;
}

interface Start {
  readonly pointOfView: Viewer;
  readonly at?: number;
}

/** A replay at a step, from a point of view: stepped by hand, or playing. */
export class Playback {
  readonly step = signal(0);
  /** The step that the page tells about: while the board plays the next ones, the last one that has been seen. */
  readonly told: ReadonlySignal<number> = computed(() => (this.film.value[0] ?? this.step.value + 1) - 1);
  readonly pointOfView = signal<Viewer>('spectator');
  readonly playing = signal(false);
  readonly speed = signal<Speed>(1);
  readonly view = signal<unknown>(undefined);
  /** What the point of view sees at the step that is told. */
  readonly toldView: ReadonlySignal<unknown> = computed(() =>
    this.told.value === this.step.value
      ? this.view.value
      : this.showing.view(this.told.value, this.pointOfView.value),
  );
  /** All that the point of view knows to have happened, up to this step. */
  readonly past: ReadonlySignal<readonly TypedThing[]> = computed(() =>
    Array.from({ length: this.step.value + 1 }, (_, step) =>
      this.showing.events(step, this.pointOfView.value),
    ).flat(),
  );
  readonly chronicle: ReadonlySignal<Chronicle>;

  private readonly chronicles = new Map<Viewer, Chronicle>();
  private readonly audience = new Set<Audience>();
  /** The steps that the board still plays, in their order. */
  private readonly film = signal<readonly number[]>([]);
  /** The next step is due, and waits for the board. */
  private isDue = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lost: ReturnType<typeof setTimeout> | undefined;

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
    batch(() => {
      // What is still on its way is brought to its end: nobody waits for a film that they have stepped over.
      if (!isNext || this.isFilming) this.cut();
      if (wanted < before) this.rewind();
      if (isNext) this.tell(wanted);
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
    batch(() => {
      this.cut();
      this.rewind();
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
    this.isDue = false;
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

  private get isFilming(): boolean {
    return this.film.peek().length > 0;
  }

  /** The board shows the present at once, and the page tells it. */
  private cut(): void {
    for (const one of this.audience) one.cut();
    this.release();
  }

  private rewind(): void {
    for (const one of this.audience) one.rewind?.();
  }

  /** Events of the core go to the log only: no scene of a game knows them. */
  private tell(step: number): void {
    const events = this.showing.events(step, this.pointOfView.peek()).filter((event) => !isCoreEvent(event));
    if (events.length === 0) return;
    let isSeen = false;
    const played = (): void => {
      isSeen = true;
      this.seen(step);
    };
    const plays = [...this.audience].map((one) => one.events(events, played));
    if (plays.includes(true) && !isSeen) this.hold(step);
  }

  private hold(step: number): void {
    this.film.value = [...this.film.peek(), step];
    this.wake(LOST_MS);
  }

  /** The board has played this step; the last one rests for a moment. */
  private seen(step: number): void {
    if (!this.film.peek().includes(step)) return;
    if (step === this.length) return this.wake(REST_MS, () => this.celebrate());
    this.film.value = this.film.peek().filter((other) => other > step);
    if (!this.isFilming) this.release();
  }

  /** The board has rested after the last step. */
  private celebrate(): void {
    const done = (): void => this.release();
    const celebrate = [...this.audience].map((one) => one.celebrate?.(done));
    if (celebrate.includes(true)) this.wake(LOST_MS);
    else this.release();
  }

  private wake(inMs: number, then = (): void => this.release()): void {
    clearTimeout(this.lost);
    this.lost = setTimeout(then, inMs);
  }

  private release(): void {
    clearTimeout(this.lost);
    this.film.value = [];
    if (this.isDue) this.timer = setTimeout(() => this.goOn());
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.isDue = false;
    const says = toldOf(this.chronicle.peek(), this.step.peek()).length > 0;
    const pause = (says ? TOLD_PAUSE : SILENT_PAUSE) / this.speed.peek();
    this.timer = setTimeout(() => this.goOn(), pause);
  }

  /** The next step, as soon as the board has played this one. */
  private goOn(): void {
    this.isDue = this.isFilming;
    if (!this.isDue) this.by(1);
  }

  private chronicleFor(pointOfView: Viewer): Chronicle {
    const known = this.chronicles.get(pointOfView);
    if (known) return known;
    const chronicle = chronicleOf(this.showing, pointOfView, this.begin());
    this.chronicles.set(pointOfView, chronicle);
    return chronicle;
  }
}
