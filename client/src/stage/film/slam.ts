import type { Container } from 'pixi.js';
import { easedOut, type Animation } from '../motions/animation';
import { scene } from '../motions/motions';

/** How long it takes to fall onto the board, in milliseconds, and how large it is at first. */
const FALL_MS = 120;
const FALLS_FROM = 1.9;
const APPEARS_MS = 50;

interface Slammed {
  /** Makes it, where it will lie; undefined: there is nothing to show. */
  readonly make: () => Container | undefined;
  /** The size at which it lies there. */
  readonly size: () => number;
  readonly ms: number;
  /** In radians. */
  readonly tilt?: number;
  /** It does not fall: it is there, and goes. */
  readonly isCalm: boolean;
}

/** A plate or a word falls onto the board, lies there for a moment, and fades. */
export const slam = ({ make, size, ms, tilt = 0, isCalm }: Slammed): Animation =>
  scene(ms, () => {
    const thing = make();
    if (!thing) return undefined;
    const lying = size();
    thing.rotation = tilt;
    return (share) => {
      if (thing.destroyed) return;
      const now = share * ms;
      const height = isCalm ? 0 : 1 - easedOut(Math.min(1, now / FALL_MS));
      thing.scale.set(lying * (1 + (FALLS_FROM - 1) * height));
      thing.alpha = Math.min(1, isCalm ? 1 : now / APPEARS_MS, (1 - share) * 5);
      if (share === 1) thing.destroy({ children: true });
    };
  });
