import type { Container } from 'pixi.js';
import { AnimationQueue, type Animation } from '../motions/animation';

/** What can be seen of a film, in one look after each `apart` milliseconds, until nothing moves any more. */
export function framesOf<Look>(animations: readonly Animation[], look: () => Look, apart = 100): Look[] {
  const queue = new AnimationQueue();
  queue.add(...animations);
  const frames: Look[] = [];
  for (let now = 0; queue.step(now); now += apart) frames.push(look());
  return frames;
}

/** What of a unit's end can be seen at one moment. */
interface EndOfUnit {
  /** The unit is a white silhouette. */
  readonly isWhite: boolean;
  /** The colours of all that flies. */
  readonly colours: readonly number[];
}

/** `unit`: the unit as long as it is there; a stand-in has no parts of its own. */
export const lookAtEnd =
  (particles: { readonly root: Container }, unit: () => Container | undefined) => (): EndOfUnit => ({
    isWhite: (unit()?.children.length ?? 0) > 0,
    colours: particles.root.children.flatMap(({ visible, tint }) => (visible ? [Number(tint)] : [])),
  });

/** The most things of one of these colours that fly at the same time, and in how many frames any of them do. */
export function flying(frames: readonly EndOfUnit[], colours: readonly number[]) {
  const counts = frames.map((frame) => frame.colours.filter((one) => colours.includes(one)).length);
  return { most: Math.max(...counts), frames: counts.filter((count) => count > 0).length };
}
