import type { Box, Point, Size } from '../geometry/geometry';
import type { Stage } from '../renderer/stage';
import { Camera, type Shot } from './camera';
import { Follower } from './follower';
import { steer, steers } from './keys';
import { shaken, Shaker, STILL, type Shock } from './shaker';

/** What a board's camera needs to know, and whom it tells what it sees. */
interface Surroundings {
  readonly stage: Stage;
  /** The whole board, in units of its world. */
  readonly world: Box;
  /** The camera goes to where things happen until a player takes it over. */
  readonly isFollowing: boolean;
  /** 1 is normal, 2 twice as fast, Infinity: at once. */
  pace(): number;
  isCalm(): boolean;
  /** The camera is about to show this shot, which shows this part of the world. */
  heads(shot: Shot, seen: Box): void;
  /** The camera has moved. */
  moved(): void;
}

/** The camera of a board: what it shows, what it follows, who steers it, and what shakes it. */
export class BoardCamera {
  readonly shaker: Shaker;
  readonly follower: Follower | undefined;
  private readonly camera: Camera;

  constructor(private readonly around: Surroundings) {
    const pace = (): number => around.pace();
    this.camera = new Camera(around.world);
    this.shaker = new Shaker(pace, () => around.isCalm());
    const told = { heads: (shot: Shot) => this.tell(shot), moved: () => this.place() };
    this.follower = around.isFollowing ? new Follower(this.camera, pace, told) : undefined;
  }

  get shot(): Shot {
    return this.camera.shot;
  }

  /** In pixels of the screen. */
  get size(): Size {
    return this.camera.size;
  }

  get seen(): Box {
    return this.camera.seen();
  }

  /** A point of the canvas in units of the world. */
  toWorld(point: Point): Point {
    return this.camera.toWorld(point);
  }

  resize(size: Size): void {
    this.camera.resize(size);
    this.look();
    this.follower?.refit();
  }

  /** The world has this size from now on. */
  inhabit(world: Box): void {
    if (this.camera.inhabit(world)) this.look();
  }

  /** Advances to the time `now` (milliseconds). True as long as the camera is not still. */
  step(now: number): boolean {
    const isGliding = this.follower?.step(now) === true;
    return this.shake(now) || isGliding;
  }

  /** The player takes over the camera. */
  steer(change: (camera: Camera) => void): void {
    this.follower?.stop();
    change(this.camera);
    this.look();
  }

  /** True when it was one of the camera's keys. */
  key(key: string): boolean {
    if (!steers(key)) return false;
    this.steer((camera) => steer(camera, key));
    return true;
  }

  /** Ends all motion where it leads to. */
  finish(): void {
    this.shaker.stop();
    this.follower?.finish();
  }

  /** Shows what there is to see, and tells the board of it. */
  look(): void {
    this.tell(this.camera.shot);
    this.place();
  }

  private tell(shot: Shot): void {
    this.around.heads(shot, this.camera.seen(shot));
  }

  private place(): void {
    this.show(STILL);
    this.around.moved();
  }

  private shake(now: number): boolean {
    if (!this.shaker.isMoving) return false;
    this.show(this.shaker.step(now));
    return this.shaker.isMoving;
  }

  /** Shows what the camera sees, from where a shock has moved it. */
  private show(shock: Shock): void {
    const { world } = this.around.stage;
    const { scale, x, y } = shaken(this.camera.shot, shock, this.camera.size);
    world.position.set(x, y);
    world.scale.set(scale);
  }
}
