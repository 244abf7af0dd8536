import { effect, untracked } from '@preact/signals';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { AnimationSpeed, Desk, Following, MountScene, Scene } from '../games/contract';
import { AnimationQueue, type Animation } from './animation';
import { createStage, type Stage } from './app';
import { Camera, type Shot } from './camera';
import { Follower } from './follower';
import type { Point, Size } from './geometry';
import { steer, steers } from './keys';
import { paletteFor } from './palette';
import { listenToPointer } from './pointer';
import { Sounds } from './sound';
import type { MakeKit, Overlay, TableCast, TableKit, TableShow } from './tableKit';

const PACES: Readonly<Record<AnimationSpeed, number>> = { off: Infinity, slow: 0.55, normal: 1, fast: 2.4 };

/** More than this is not caught up with, but skipped (milliseconds at normal pace). */
const PATIENCE = 9000;

/** A game's board on a desk: a stage, what is on it, the hand over it, and what happens. */
class Table<
  View,
  Action extends TypedThing,
  Event extends TypedThing,
  Cast extends TableCast,
  Pointed,
> implements Scene {
  private readonly kit: TableKit<View, Event, Cast, Pointed>;
  private readonly camera: Camera;
  private readonly follower: Follower | undefined;
  private readonly queue: AnimationQueue;
  private readonly sounds: Sounds;
  private readonly stops: (() => void)[] = [];
  private readonly overlay: Overlay | undefined;
  private cast: Cast;
  private isStale = true;

  constructor(
    private readonly desk: Desk<View, Action, Event>,
    private readonly stage: Stage,
    makeKit: MakeKit<View, Action, Event, Cast, Pointed>,
  ) {
    const { settings } = desk;
    this.kit = makeKit(desk, () => this.spoil());
    this.camera = new Camera(this.kit.worldOf(desk.view.peek()));
    this.queue = new AnimationQueue(() => stage.invalidate());
    this.follower = this.kit.frames && this.makeFollower();
    this.sounds = new Sounds(() => settings.sound.peek());
    this.cast = this.kit.dress(paletteFor(settings.contrast.peek()));
    this.overlay = this.kit.overlay?.({
      host: desk.host,
      look: (at) => this.steer(() => this.camera.centre(at)),
    });
    stage.world.addChild(this.cast.root);
    stage.onFrame((now) => this.frame(now));
    stage.onResize((size) => this.resize(size));
    this.look(() => this.camera.resize(stage.size));
    this.watchDesk();
    this.watchHand();
  }

  get following(): Following | undefined {
    const { follower } = this;
    return (
      follower && {
        isOn: follower.isOn,
        resume: () => follower.resume(),
        whole: () => this.steer(() => this.camera.fit()),
      }
    );
  }

  onLost(listener: () => void): void {
    this.stage.onLost(listener);
  }

  finishAnimations(): void {
    this.queue.finishAll();
    this.follower?.finish();
    this.spoil();
  }

  destroy(): void {
    for (const stop of this.stops) stop();
    this.queue.pause();
    this.sounds.close();
    this.desk.inspect(undefined);
    this.overlay?.destroy();
    this.cast.destroy();
    this.stage.destroy();
  }

  /** What is drawn is not what is so any more: draw anew when all motion has ended. */
  private spoil(): void {
    this.isStale = true;
    this.unsettle();
  }

  private frame(now: number): boolean {
    const isMoving = this.queue.step(now);
    if (!isMoving && this.isStale) this.sync();
    const isGliding = this.follower?.step(now) === true;
    if (!isMoving && !isGliding) this.settle();
    return isMoving || isGliding;
  }

  /** While the board is at rest its canvas carries where it is seen from, where a browser test can read it. */
  private settle(): void {
    const { scale, x, y } = this.camera.shot;
    this.stage.canvas.dataset['shot'] = JSON.stringify({ scale, x, y });
  }

  private unsettle(): void {
    delete this.stage.canvas.dataset['shot'];
    this.stage.invalidate();
  }

  private makeFollower(): Follower {
    return new Follower(this.camera, () => this.queue.pace, {
      heads: (shot) => this.tell(shot),
      moved: () => this.place(),
    });
  }

  private sync(): void {
    this.isStale = false;
    const view = this.desk.view.peek();
    if (!view) return;
    if (this.camera.inhabit(this.kit.worldOf(view))) this.look(() => undefined);
    this.kit.sync(this.cast, view);
    const box = this.kit.frames?.of(view, this.camera.size);
    if (box) this.follower?.frame(box);
  }

  /** The camera goes where an event will happen. */
  private lead(event: Event): Animation[] {
    const { follower, kit } = this;
    if (!follower) return [];
    let ms = 0;
    const begin = (): void => {
      const box = kit.frames?.before(event, this.cast, this.camera.size);
      if (box) follower.frame(box);
      ms = follower.rest;
    };
    // Only when its time has come it is known whether there is a way to go at all.
    return [
      {
        begin,
        frame: () => undefined,
        get ms() {
          return ms;
        },
      },
    ];
  }

  private resize(size: Size): void {
    this.look(() => this.camera.resize(size));
    this.follower?.refit();
  }

  private watchDesk(): void {
    const { desk, queue, kit, sounds } = this;
    this.stops.push(
      effect(() => {
        queue.pace = PACES[desk.settings.animation.value];
      }),
      effect(() => this.redress(desk.settings.contrast.value)),
      effect(() => {
        void [desk.view.value, desk.seat.value, desk.legal.value, desk.names.value];
        void [desk.planned?.value, desk.pointedOrder?.value];
        untracked(() => kit.hand.refresh());
        this.spoil();
      }),
      desk.onEvents((events) => {
        if (document.hidden || queue.backlog > PATIENCE) queue.finishAll();
        const { cast } = this;
        kit.clear(cast);
        const show: TableShow<Cast> = {
          cast,
          me: () => desk.seat.peek(),
          names: () => desk.names.peek(),
          play: (sound) => sounds.play(sound),
        };
        for (const event of events) queue.add(...this.lead(event), ...kit.animationsOf(event, show));
        this.spoil();
      }),
    );
  }

  /** Other colours: everything is made anew. */
  private redress(highContrast: boolean): void {
    const palette = paletteFor(highContrast);
    if (palette === this.cast.palette) return;
    this.queue.finishAll();
    this.cast.destroy();
    this.cast = this.kit.dress(palette);
    this.stage.world.addChild(this.cast.root);
    this.stage.paint(palette.ground);
    this.look(() => undefined);
    this.spoil();
  }

  private watchHand(): void {
    const { canvas } = this.stage;
    const { hand } = this.kit;
    const { host } = this.desk;
    const page = (point: Point): Point => {
      const box = canvas.getBoundingClientRect();
      return { x: point.x + box.left, y: point.y + box.top };
    };
    const stopKeys = new AbortController();
    // The host carries the board's role and name; keys steer the camera when it has the focus.
    host.tabIndex = 0;
    host.addEventListener('keydown', (event) => this.key(event), { signal: stopKeys.signal });
    this.stops.push(
      () => {
        stopKeys.abort();
        host.removeAttribute('tabindex');
      },
      listenToPointer(canvas, {
        tap: (point) => this.tap(point),
        longPress: (point) => hand.inspect(this.thingAt(point), page(point)),
        hover: (point) => {
          const thing = point && this.thingAt(point);
          hand.point(thing);
          hand.inspect(thing, point ? page(point) : { x: 0, y: 0 });
          canvas.style.cursor = thing ? 'pointer' : 'grab';
        },
        pan: (by) => this.steer(() => this.camera.pan(by)),
        zoom: (factor, point) => this.steer(() => this.camera.zoom(factor, point)),
        doubleTap: (point) => {
          if (hand.awaits?.(this.thingAt(point)) === true) this.tap(point);
          else this.steer(() => this.camera.toggle(point));
        },
      }),
    );
  }

  private tap(point: Point): void {
    // What has been tapped lies where it was seen, wherever the camera goes now.
    const at = this.camera.toWorld(point);
    this.queue.finishAll();
    this.kit.hand.tap(this.kit.thingAt(this.cast, at));
  }

  /** Somebody takes the camera into their own hands. */
  private steer(change: () => void): void {
    this.follower?.stop();
    this.look(change);
  }

  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') this.kit.hand.putDown();
    else if (steers(event.key)) this.steer(() => steer(this.camera, event.key));
    else return;
    event.preventDefault();
  }

  /** Changes what the camera sees. */
  private look(change: () => void): void {
    change();
    this.tell(this.camera.shot);
    this.place();
  }

  private tell(shot: Shot): void {
    const seen = this.camera.seen(shot);
    this.cast.zoomed(shot.scale, this.stage.density, seen);
    this.overlay?.seen(seen);
  }

  private place(): void {
    const { scale, x, y } = this.camera.shot;
    this.stage.world.position.set(x, y);
    this.stage.world.scale.set(scale);
    this.unsettle();
  }

  private thingAt(point: Point): Pointed | undefined {
    return this.kit.thingAt(this.cast, this.camera.toWorld(point));
  }
}

/** A scene that shows a game's board with what the game brings to it. */
export const mountTable =
  <View, Action extends TypedThing, Event extends TypedThing, Cast extends TableCast, Pointed>(
    makeKit: MakeKit<View, Action, Event, Cast, Pointed>,
  ): MountScene<View, Action, Event> =>
  async (desk) =>
    new Table(desk, await createStage(desk.host, paletteFor(desk.settings.contrast.peek()).ground), makeKit);
