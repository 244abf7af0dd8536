import type { Point, Size } from '../geometry/geometry';
import type { Shot } from './camera';

/** How far a camera moves at the most, in pixels of the screen. */
const FARTHEST = 10;
/** How much of a shock is left after a second less than before it. */
const DECAY = 1.6;
/** How long a camera takes to go close and back, in milliseconds, and how close it goes. */
const PUNCH_MS = 220;
const PUNCH = 0.04;

/** What a shock does to a camera for the moment: it is moved by pixels of the screen, and goes closer. */
export interface Shock extends Point {
  readonly zoom: number;
}

export const STILL: Shock = { x: 0, y: 0, zoom: 1 };

/** A shot as a shock shows it: closer to the middle of the window, and moved. */
export function shaken({ scale, x, y }: Shot, { zoom, ...by }: Shock, { width, height }: Size): Shot {
  return {
    scale: scale * zoom,
    x: x + (width / 2 - x) * (1 - zoom) + by.x,
    y: y + (height / 2 - y) * (1 - zoom) + by.y,
  };
}

/** Shakes a camera: the harder it was hit, the farther, and soon less. */
export class Shaker {
  /** From 0 to 1: how hard it was hit. */
  private trauma = 0;
  private punched = PUNCH_MS;
  private last: number | undefined;

  constructor(
    /** 1 is normal, 2 twice as fast, Infinity: it never shakes. */
    private readonly pace: () => number,
    /** Somebody does not bear it. */
    private readonly isCalm: () => boolean,
  ) {}

  get isMoving(): boolean {
    return this.trauma > 0 || this.punched < PUNCH_MS;
  }

  /** A blow; 0.35 is a hit, 0.8 the end of somebody. */
  jolt(trauma: number): void {
    if (this.isStill) return;
    this.trauma = Math.min(1, this.trauma + trauma);
  }

  /** The camera goes close for a moment. */
  punch(): void {
    if (!this.isStill) this.punched = 0;
  }

  stop(): void {
    this.trauma = 0;
    this.punched = PUNCH_MS;
    this.last = undefined;
  }

  /** Advances to the time `now` (milliseconds). */
  step(now: number): Shock {
    if (!this.isMoving || this.isStill) {
      this.stop();
      return STILL;
    }
    const ms = (now - (this.last ?? now)) * this.pace();
    this.last = now;
    this.trauma = Math.max(0, this.trauma - (DECAY * ms) / 1000);
    this.punched = Math.min(PUNCH_MS, this.punched + ms);
    return this.at(now);
  }

  private get isStill(): boolean {
    return this.pace() === Infinity || this.isCalm();
  }

  private at(now: number): Shock {
    const reach = FARTHEST * this.trauma ** 2;
    return {
      x: reach * wobble(now / 31),
      y: reach * wobble(now / 37 + 5),
      zoom: 1 + PUNCH * Math.sin((this.punched / PUNCH_MS) * Math.PI),
    };
  }
}

/** From -1 to 1, without a pattern that an eye finds. */
const wobble = (time: number): number => (Math.sin(time * 1.9) + Math.sin(time * 3.1 + 1)) / 2;
