import { effect, untracked } from '@preact/signals';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { Animation, AnimationQueue } from './animation';
import type { EffectContextOf } from './boardDefinition';
import type { AnimationSpeed, SceneContext } from './contract';
import type { Point } from './geometry';
import type { Sounds } from './sound';

const PACES: Readonly<Record<AnimationSpeed, number>> = {
  off: Infinity,
  slow: 0.55,
  normal: 1,
  fast: 2.4,
};

/** A longer backlog is skipped instead of played (milliseconds at normal pace). */
const MAX_BACKLOG_MS = 9000;

/** What a scene does when something has changed around it. */
export interface Followed<Event, Sprites> {
  readonly queue: AnimationQueue;
  readonly sounds: Sounds;
  sprites(): Sprites;
  /** The settings ask for other colours, or for the same. */
  recolour(highContrast: boolean): void;
  /** The view, the seat, the legal actions or a plan has changed. */
  refresh(): void;
  /** The drawing is out of date. */
  invalidate(): void;
  /** New events have come; before their animations. */
  clear?(): void;
  animationsOf(event: Event, effects: EffectContextOf<Sprites>): readonly Animation[];
}

/** Keeps a scene up to date with its table and the settings, until all of these are called. */
export function followTable<View, Action extends TypedThing, Event extends TypedThing, Sprites>(
  context: SceneContext<View, Action, Event>,
  followed: Followed<Event, Sprites>,
): readonly (() => void)[] {
  const { settings, view, seat, legal, names, planned, pointedOrder, guide } = context;
  const { queue, sounds } = followed;
  return [
    effect(() => {
      queue.pace = PACES[settings.animation.value];
    }),
    effect(() => followed.recolour(settings.contrast.value)),
    effect(() => {
      void [view.value, seat.value, legal.value, names.value, planned?.value, pointedOrder?.value];
      void [guide?.marks.value, guide?.next.value];
      untracked(() => followed.refresh());
      followed.invalidate();
    }),
    context.onEvents((events) => {
      if (document.hidden || queue.backlog > MAX_BACKLOG_MS) queue.finishAll();
      followed.clear?.();
      const effects: EffectContextOf<Sprites> = {
        sprites: followed.sprites(),
        me: () => seat.peek(),
        names: () => names.peek(),
        play: (sound) => sounds.play(sound),
      };
      for (const event of events) queue.add(...followed.animationsOf(event, effects));
      followed.invalidate();
    }),
  ];
}

/** Lets a scene have the keys while its host has the focus; until the result is called. */
export function listenToKeys(host: HTMLElement, onKey: (event: KeyboardEvent) => void): () => void {
  const stop = new AbortController();
  // The host carries the board's role and name.
  host.tabIndex = 0;
  host.addEventListener('keydown', onKey, { signal: stop.signal });
  return () => {
    stop.abort();
    host.removeAttribute('tabindex');
  };
}

/** A point of the canvas on the page. */
export function onPage(canvas: HTMLCanvasElement, { x, y }: Point): Point {
  const { left, top } = canvas.getBoundingClientRect();
  return { x: x + left, y: y + top };
}
