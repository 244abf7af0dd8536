import { instant, type Animation, type AnimationQueue } from '../motions/animation';
import type { Heard } from '../contract/boardDefinition';

/** Heard when the end of a game is celebrated, and not before: its last event is still to be seen. */
export const FANFARE = 'fanfare';

/** What a scene knows of where its sounds come from. */
interface Ears<Event> {
  readonly queue: AnimationQueue;
  readonly heard?: Heard<Event> | undefined;
  acrossAt(id: string): number | undefined;
}

interface Hearing {
  /** Before the animations of the event: what is heard as it begins. */
  readonly begin: Animation;
  /** What is heard from then on. */
  play(sound: string): void;
}

/** The sounds of an event come from where it begins. What is skipped, and what nobody looks at, is silent. */
export function hearing<Event>(
  event: Event,
  speaker: { play?(sound: string, across?: number): void },
  { queue, heard, acrossAt }: Ears<Event>,
): Hearing {
  let across: number | undefined;
  const play = (sound: string): void => {
    if (sound !== FANFARE && !queue.isSkipping && !document.hidden) speaker.play?.(sound, across);
  };
  const begin = instant(() => {
    across = acrossAt(heard?.unitOf(event) ?? '');
    const sound = heard?.soundOf(event);
    if (sound !== undefined) play(sound);
  });
  return { begin, play };
}

/** Where a point of a window is, from -1 (left) to 1. */
export const acrossOf = (x: number | undefined, width: number): number | undefined =>
  x === undefined || width <= 0 ? undefined : (x / width) * 2 - 1;
