import { easedOut } from '../motions/animation';
import type { Place } from './layouts';

/** How long a card takes from place to place, in milliseconds: it is lifted, flies, and lands. */
export const FLIGHT_MS = 480;
/** Shares of that time. */
const [LIFTED, LANDED] = [80 / FLIGHT_MS, 400 / FLIGHT_MS];
/** A shorter way is no flight: the card slides, in pixels. */
const SLIDE = 40;
/** How high it is lifted, in pixels, how far its way is bent, as a share of it and at the most, and how it leans. */
const [LIFT, BEND, MOST_BEND, LEAN] = [10, 0.14, 60, Math.PI / 30];
/** How flat it gets as it lands. */
const SQUASH = 0.04;

/** Where a card is drawn at a moment of its flight. */
export interface Pose extends Omit<Place, 'z'> {
  /** How high over the table it is, in pixels. */
  readonly lift: number;
  /** Its height, as a share. */
  readonly height: number;
}

const bounded = (share: number): number => Math.min(1, Math.max(0, share));

/** `share`: of the whole flight. */
export function poseAt(from: Place, goal: Place, share: number): Pose {
  const far = Math.hypot(goal.x - from.x, goal.y - from.y);
  const isSlide = far < SLIDE;
  const way = isSlide ? share : bounded((share - LIFTED) / (LANDED - LIFTED));
  const eased = easedOut(way);
  const along = (one: number, other: number): number => one + (other - one) * eased;
  const plain = { x: along(from.x, goal.x), y: along(from.y, goal.y), width: along(from.width, goal.width) };
  const rotation = along(from.rotation, goal.rotation);
  if (isSlide || share >= 1) return { ...plain, rotation, lift: 0, height: 1 };
  const up = bounded(share / LIFTED) * (1 - bounded((share - LANDED + LIFTED) / LIFTED));
  const arc = Math.sin(eased * Math.PI);
  const landing = bounded((share - LANDED) / (1 - LANDED));
  return {
    ...plain,
    y: plain.y - arc * Math.min(MOST_BEND, far * BEND),
    rotation: rotation + arc * LEAN * Math.sign(goal.x - from.x),
    lift: up * LIFT + arc * LIFT * 0.6,
    height: 1 - SQUASH * Math.sin(landing * Math.PI),
  };
}
