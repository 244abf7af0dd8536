import { signal, type ReadonlySignal } from '@preact/signals';
import { eased } from '../motions/animation';
import type { Camera, Shot } from './camera';
import type { Frame } from './framing';
import type { Box } from '../geometry/geometry';

/** At normal pace. */
const GLIDE_MS = 400;
/** A shot that shows the whole box is kept unless another one would show it larger by this factor. */
const MUCH_LARGER = 1.35;
/** A share of the window: parts of the box that stick out by no more than this count as visible. */
const SLACK = 0.02;

interface Glide {
  readonly from: Shot;
  readonly to: Shot;
  played: number;
  last?: number;
}

/** Is notified of camera motion. */
export interface CameraWatcher {
  /** The camera is about to move to this shot. */
  heads(shot: Shot): void;
  /** The camera has moved. */
  moved(): void;
}

/** Moves a camera to where things happen, smoothly, until somebody takes over the camera. */
export class Follower {
  private readonly following = signal(true);
  private wanted: Frame | undefined;
  private glide: Glide | undefined;

  constructor(
    private readonly camera: Camera,
    /** 1 is normal, 2 twice as fast, Infinity at once. */
    private readonly pace: () => number,
    private readonly spectator: CameraWatcher,
  ) {}

  get isOn(): ReadonlySignal<boolean> {
    return this.following;
  }

  /** Milliseconds at normal pace until the camera has arrived. */
  get rest(): number {
    return this.glide ? GLIDE_MS - this.glide.played : 0;
  }

  /** Sets what is to be shown from now on. The first time the camera jumps there. */
  frame(box: Frame): void {
    const isFirst = this.wanted === undefined;
    this.wanted = box;
    if (!this.following.peek()) return;
    const now = this.glide?.to ?? this.camera.shot;
    const next = this.camera.shotOf(box);
    if (box.isExact === true ? this.isNearly(now, next) : this.isGoodEnough(now, next, box)) return;
    if (isFirst || this.pace() === Infinity) this.jump(next);
    else this.head(next);
  }

  stop(): void {
    this.glide = undefined;
    this.following.value = false;
  }

  resume(): void {
    this.following.value = true;
    if (this.wanted) this.head(this.camera.shotOf(this.wanted));
  }

  /** The window has changed size, so the shot changes too, at once. */
  refit(): void {
    if (this.wanted && this.following.peek()) this.jump(this.camera.shotOf(this.wanted));
  }

  finish(): void {
    if (this.glide) this.jump(this.glide.to);
  }

  /** Advances to the time `now` (milliseconds); true while frames are needed. */
  step(now: number): boolean {
    const { glide } = this;
    if (!glide) return false;
    glide.played += (now - (glide.last ?? now)) * this.pace();
    glide.last = now;
    // At the pace "at once" the glide ends immediately.
    if (glide.played >= GLIDE_MS || this.pace() === Infinity) {
      this.jump(glide.to);
      return false;
    }
    this.camera.take(between(glide.from, glide.to, eased(glide.played / GLIDE_MS)));
    this.spectator.moved();
    return true;
  }

  private jump(shot: Shot): void {
    this.glide = undefined;
    this.camera.take(shot);
    this.spectator.heads(shot);
    this.spectator.moved();
  }

  private head(to: Shot): void {
    this.glide = { from: this.camera.shot, to, played: 0 };
    this.spectator.heads(to);
    this.spectator.moved();
  }

  /** Whether hardly anybody would see a difference. */
  private isNearly(now: Shot, next: Shot): boolean {
    const { width, height } = this.camera.size;
    const [old, other] = [this.camera.seen(now), this.camera.seen(next)];
    const moved = Math.abs(old.x - other.x) / width + Math.abs(old.y - other.y) / height;
    return Math.abs(now.scale / next.scale - 1) < SLACK && moved * next.scale < SLACK;
  }

  private isGoodEnough(now: Shot, next: Shot, { core, ...box }: Frame): boolean {
    if (next.scale >= now.scale * MUCH_LARGER) return false;
    const [seen, best] = [this.camera.seen(now), this.camera.seen(next)];
    return holds(seen, best, box) || (core !== undefined && holds(seen, best, core));
  }
}

/** Whether a shot shows all of the box that the best shot would. */
function holds(now: Box, best: Box, box: Box): boolean {
  const isInside = (from: 'x' | 'y', length: 'width' | 'height'): boolean => {
    const slack = now[length] * SLACK;
    const [low, high] = [Math.max(box[from], best[from]), Math.min(end(box), end(best))];
    return low >= now[from] - slack && high <= end(now) + slack;
    function end(one: Box): number {
      return one[from] + one[length];
    }
  };
  return isInside('x', 'width') && isInside('y', 'height');
}

const between = (from: Shot, to: Shot, share: number): Shot => ({
  scale: from.scale + (to.scale - from.scale) * share,
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
