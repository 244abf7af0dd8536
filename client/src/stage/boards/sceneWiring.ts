import { effect, untracked } from '@preact/signals';
import type { TypedThing } from '@gearhall/shared/core/game';
import { instant, type Animation, type AnimationQueue } from '../motions/animation';
import type { EffectContextOf, Heard } from '../contract/boardDefinition';
import type { AnimationSpeed, SceneContext } from '../contract/contract';
import type { Follower } from '../camera/follower';
import type { Shaker } from '../camera/shaker';
import type { Frame } from '../camera/framing';
import type { Point } from '../geometry/geometry';
import { hearing } from './hearing';

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
  /** Absent where there is no camera. */
  readonly shaker?: Shaker;
  sprites(): Sprites;
  /** The settings ask for other colours, or for the same. */
  recolour(highContrast: boolean): void;
  /** The view, the seat, the legal actions or a plan has changed. */
  refresh(): void;
  /** The drawing is out of date. */
  invalidate(): void;
  /** New events have come; before their animations. */
  clear?(): void;
  /** What has been played counts no more, and is over. */
  forget?(): void;
  animationsOf(
    event: Event,
    effects: EffectContextOf<Sprites>,
    following: readonly Event[],
  ): readonly Animation[];
  /** It plays also what has happened just before it was there: the beginning of the game. */
  readonly playsBeginning?: boolean | undefined;
  readonly heard?: Heard<Event> | undefined;
  /** Where a unit or a space is on the screen, from -1 (left) to 1; undefined where there is none. */
  acrossAt(id: string): number | undefined;
}

/** Keeps a scene up to date with its table and the settings, until all of these are called. */
export function followTable<View, Action extends TypedThing, Event extends TypedThing, Sprites>(
  context: SceneContext<View, Action, Event>,
  followed: Followed<Event, Sprites>,
): readonly (() => void)[] {
  const { settings, view, seat, legal, names, past, planned, pointedOrder, guide } = context;
  const { queue, shaker } = followed;
  let isThere = false;
  const stops = [
    effect(() => {
      queue.pace = PACES[settings.animation.value];
    }),
    effect(() => followed.recolour(settings.contrast.value)),
    effect(() => {
      void [view.value, seat.value, legal.value, names.value, planned?.value, pointedOrder?.value];
      void [guide?.marks.value, guide?.next.value, past?.value];
      untracked(() => followed.refresh());
      followed.invalidate();
    }),
    context.onEvents(
      (events, played) => {
        if (!isThere && followed.playsBeginning !== true) return played?.(events.length - 1);
        if (queue.backlog > MAX_BACKLOG_MS) queue.finishAll();
        followed.clear?.();
        const table = {
          sprites: followed.sprites(),
          me: () => seat.peek(),
          names: () => names.peek(),
          jolt: (trauma: number) => shaker?.jolt(trauma),
          punch: () => shaker?.punch(),
          isCalm: () => settings.lessMotion.peek(),
        };
        for (const [place, event] of events.entries()) {
          const { begin, play } = hearing(event, context, followed);
          queue.add(
            begin,
            ...followed.animationsOf(event, { ...table, play }, events.slice(place + 1)),
            instant(() => played?.(place)),
          );
        }
        if (document.hidden) queue.finishAll();
        followed.invalidate();
      },
      () => {
        queue.finishAll();
        followed.forget?.();
        followed.invalidate();
      },
    ),
  ];
  isThere = true;
  return stops;
}

/** Moves the camera to where something will happen; whether it has to move at all is known only when that begins. */
export function leadTo(follower: Follower, boxOf: () => Frame | undefined): Animation {
  let ms = 0;
  const begin = (): void => {
    const box = boxOf();
    if (box) follower.frame(box);
    ms = follower.rest;
  };
  return {
    begin,
    frame: () => undefined,
    get ms() {
      return ms;
    },
  };
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
