import { effect, untracked } from '@preact/signals';
import './orders/forms.css';
import { AnimationQueue } from '../../stage/animation';
import { createStage, type Stage } from '../../stage/app';
import { Camera } from '../../stage/camera';
import type { Point } from '../../stage/geometry';
import { steer } from '../../stage/keys';
import { paletteFor } from '../../stage/palette';
import { listenToPointer } from '../../stage/pointer';
import { Sounds } from '../../stage/sound';
import type { AnimationSpeed, Scene } from '../contract';
import { Cast } from './cast';
import { animationsOf } from './effects';
import type { Show } from './effects/show';
import { Hand, type MetalTalonDesk } from './hand';
import { thingAt } from './hit';
import { WORLD } from './layout';
import type { ShipPicture } from './picture';
import type { Pointed } from './tools/tool';

const PACES: Readonly<Record<AnimationSpeed, number>> = { off: Infinity, slow: 0.55, normal: 1, fast: 2.4 };

/** More than this is not caught up with, but skipped (milliseconds at normal pace). */
const PATIENCE = 9000;

/** The board of MetalTalon on a desk: a stage, what is on it, the hand over it, and what happens. */
class Table implements Scene {
  private readonly camera = new Camera(WORLD);
  private readonly queue: AnimationQueue;
  private readonly sounds: Sounds;
  private readonly hand: Hand;
  private readonly stops: (() => void)[] = [];
  private cast: Cast;
  private isStale = true;

  constructor(
    private readonly desk: MetalTalonDesk,
    private readonly stage: Stage,
  ) {
    const { settings } = desk;
    this.queue = new AnimationQueue(() => stage.invalidate());
    this.sounds = new Sounds(() => settings.sound.peek());
    this.hand = new Hand(desk, () => this.spoil());
    this.cast = new Cast(paletteFor(settings.contrast.peek()));
    stage.world.addChild(this.cast.root);
    stage.onFrame((now) => this.frame(now));
    stage.onResize((size) => this.look(() => this.camera.resize(size)));
    this.look(() => this.camera.resize(stage.size));
    this.watchDesk();
    this.watchHand();
  }

  finishAnimations(): void {
    this.queue.finishAll();
    this.spoil();
  }

  destroy(): void {
    for (const stop of this.stops) stop();
    this.queue.pause();
    this.sounds.close();
    this.desk.inspect(undefined);
    this.cast.destroy();
    this.stage.destroy();
  }

  /** What is drawn is not what is so any more: draw anew when all motion has ended. */
  private spoil(): void {
    this.isStale = true;
    this.stage.invalidate();
  }

  private frame(now: number): boolean {
    const isMoving = this.queue.step(now);
    if (!isMoving && this.isStale) this.sync();
    return isMoving;
  }

  private sync(): void {
    this.isStale = false;
    const view = this.desk.view.peek();
    if (!view) return;
    this.cast.sync(view, this.desk.seat.peek(), this.hand.budgets());
    this.cast.showRange(this.hand.range());
  }

  private watchDesk(): void {
    const { desk, queue } = this;
    const show: Show = this.show();
    this.stops.push(
      effect(() => {
        queue.pace = PACES[desk.settings.animation.value];
      }),
      effect(() => this.redress(desk.settings.contrast.value)),
      effect(() => {
        void [desk.view.value, desk.seat.value, desk.legal.value, desk.names.value];
        untracked(() => this.hand.refresh());
        this.spoil();
      }),
      desk.onEvents((events) => {
        if (document.hidden || queue.backlog > PATIENCE) queue.finishAll();
        this.cast.showRange(undefined);
        for (const event of events) queue.add(...animationsOf(event, show));
        this.spoil();
      }),
    );
  }

  private show(): Show {
    const { desk, sounds } = this;
    const cast = (): Cast => this.cast;
    return {
      get cast() {
        return cast();
      },
      me: () => desk.seat.peek(),
      names: () => desk.names.peek(),
      roller: () => desk.view.peek()?.roller ?? 'die',
      play: (sound) => sounds.play(sound),
    };
  }

  /** Other colours: everything is made anew. */
  private redress(highContrast: boolean): void {
    const palette = paletteFor(highContrast);
    if (palette === this.cast.palette) return;
    this.queue.finishAll();
    this.cast.destroy();
    this.cast = new Cast(palette);
    this.stage.world.addChild(this.cast.root);
    this.stage.paint(palette.ground);
    this.look(() => undefined);
    this.spoil();
  }

  private watchHand(): void {
    const { canvas } = this.stage;
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
        longPress: (point) => this.hand.inspect(this.thingAt(point), page(point)),
        hover: (point) => {
          const thing = point && this.thingAt(point);
          this.hand.point(thing);
          this.hand.inspect(thing, point ? page(point) : { x: 0, y: 0 });
          canvas.style.cursor = thing ? 'pointer' : 'grab';
        },
        pan: (by) => this.look(() => this.camera.pan(by)),
        zoom: (factor, point) => this.look(() => this.camera.zoom(factor, point)),
        doubleTap: (point) => this.look(() => this.camera.toggle(point)),
      }),
    );
  }

  private tap(point: Point): void {
    this.queue.finishAll();
    this.hand.tap(this.thingAt(point));
  }

  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') this.hand.putDown();
    else if (!this.look(() => steer(this.camera, event.key))) return;
    event.preventDefault();
  }

  /** Changes what the camera sees. */
  private look<Result>(change: () => Result): Result {
    const result = change();
    const { scale, x, y } = this.camera.shot;
    this.stage.world.position.set(x, y);
    this.stage.world.scale.set(scale);
    this.cast.zoomed(scale, this.stage.density);
    this.stage.invalidate();
    return result;
  }

  private thingAt(point: Point): Pointed | undefined {
    const shown = this.cast.ships
      .entries()
      .flatMap(([id, { picture }]): [string, ShipPicture][] => (picture ? [[id, picture]] : []));
    return thingAt(this.camera.toWorld(point), shown);
  }
}

export const mountScene = async (desk: MetalTalonDesk): Promise<Scene> => {
  const { ground } = paletteFor(desk.settings.contrast.peek());
  const stage = await createStage(desk.host, ground);
  return new Table(desk, stage);
};
