import { AnimationQueue, type Animation } from '../motions/animation';

const FRAME_MS = 20;

/**
 * How long the next event waits for these animations, in milliseconds at normal pace. It plays them frame by frame on a
 * clock of its own, and what trails to its end.
 */
export function blockingTime(animations: readonly Animation[]): number {
  const queue = new AnimationQueue();
  let [now, ms] = [0, 0];
  for (const animation of animations) {
    queue.add(animation);
    do {
      now += FRAME_MS;
      queue.step(now);
    } while (queue.busy);
    // How long it takes may be known only once it has begun.
    ms += animation.ms;
  }
  queue.finishAll();
  return ms;
}
