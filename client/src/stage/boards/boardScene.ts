import type { TypedThing } from '@gearhall/shared/core/game';
import type { Victory } from '../contract/celebration';
import type { SceneContext, Following, MountScene, Scene } from '../contract/contract';
import { AnimationQueue, type Animation } from '../motions/animation';
import { createStage, type Stage } from '../renderer/stage';
import { BoardSurface } from './BoardSurface';
import { AtRest } from './atRest';
import { celebrate } from './celebrating';
import { Camera, type Shot } from '../camera/camera';
import { Follower } from '../camera/follower';
import { shaken, Shaker, STILL, type Shock } from '../camera/shaker';
import type { Box, Point, Size } from '../geometry/geometry';
import type { Marked } from '../highlights/GuideMarks';
import { LessonMarks } from '../highlights/LessonMarks';
import { frameRound } from '../camera/framing';
import { steer, steers } from '../camera/keys';
import { paletteFor } from '../drawing/palette';
import { listenToPointer } from '../camera/pointer';
import { followTable, leadTo, listenToKeys, onPage } from './sceneWiring';
import { acrossOf } from './hearing';
import type { DefineBoard, Overlay, Sprites, BoardDefinition } from '../contract/boardDefinition';

/** A game's board as a scene: stage, camera, sprites, controller and animations. */
class BoardScene<
  View,
  Action extends TypedThing,
  Event extends TypedThing,
  BoardSprites extends Sprites,
  Pointed,
> implements Scene {
  private readonly definition: BoardDefinition<View, Event, BoardSprites, Pointed>;
  private readonly camera: Camera;
  private readonly follower: Follower | undefined;
  private readonly queue: AnimationQueue;
  private readonly atRest: AtRest;
  private readonly shaker: Shaker;
  private readonly stops: (() => void)[] = [];
  private readonly surface: BoardSurface;
  private readonly overlay: Overlay | undefined;
  private readonly marks: LessonMarks;
  private sprites: BoardSprites;
  private isStale = true;

  constructor(
    private readonly context: SceneContext<View, Action, Event>,
    private readonly stage: Stage,
    defineBoard: DefineBoard<View, Action, Event, BoardSprites, Pointed>,
  ) {
    this.definition = defineBoard(context, () => this.invalidate());
    this.camera = new Camera(this.definition.worldOf(context.view.peek()));
    this.queue = new AnimationQueue(() => stage.invalidate());
    this.atRest = new AtRest(stage.canvas);
    this.surface = new BoardSurface(stage, () => this.queue.pace === Infinity, this.definition.colours);
    this.shaker = new Shaker(
      () => this.queue.pace,
      () => context.settings.lessMotion.peek(),
    );
    const isFollowed = this.definition.frames || (context.guide && this.definition.places?.padding);
    this.follower = isFollowed && this.makeFollower();
    this.sprites = this.createSprites(context.settings.contrast.peek());
    this.overlay = this.definition.overlay?.({
      host: context.host,
      look: (at) => this.steer(() => this.camera.centre(at)),
    });
    this.marks = new LessonMarks(context.guide, stage, (id) => this.markedAt(id));
    this.addToWorld();
    if (this.definition.places) void this.marks.load(() => this.marksLoaded());
    stage.onFrame((now) => this.frame(now));
    stage.onResize((size) => this.resize(size));
    this.look(() => this.camera.resize(stage.size));
    this.followTable();
    this.listenToPlayer();
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

  onRest(listener: (isAtRest: boolean) => void): void {
    this.atRest.onChange(listener);
  }

  onLost(listener: () => void): void {
    this.stage.onLost(listener);
  }

  onFailed(listener: (error: unknown) => void): void {
    this.stage.onFailed(listener);
  }

  finishAnimations(): void {
    this.queue.finishAll();
    this.shaker.stop();
    this.follower?.finish();
    this.invalidate();
  }

  celebrate(victory: Victory, done: () => void): boolean {
    const { context, stage, queue, camera, definition } = this;
    const { celebrated } = definition;
    const lent = { context, stage, queue, celebrated, seen: camera.seen(), scale: camera.shot.scale };
    const own = { markedAt: (id: string) => this.markedAt(id), begins: () => this.unsettle() };
    return celebrate<View>({ ...lent, ...own }, victory, done);
  }

  destroy(): void {
    this.marks.close();
    for (const stop of this.stops) stop();
    this.queue.pause();
    this.context.inspect(undefined);
    this.overlay?.destroy();
    this.destroySprites();
    this.stage.destroy();
  }

  private createSprites(isFlat: boolean): BoardSprites {
    const surface = this.surface.open(isFlat);
    return this.definition.createSprites(this.surface.palette(isFlat), surface);
  }

  private destroySprites(): void {
    this.sprites.destroy();
    this.surface.clear();
  }

  /** The drawing is out of date: redraws it when all motion has ended. */
  private invalidate(): void {
    this.isStale = true;
    this.unsettle();
  }

  private frame(now: number): boolean {
    const isMoving = this.queue.step(now);
    if (!this.queue.busy && this.isStale) this.sync();
    const isGliding = this.follower?.step(now) === true;
    const isFading = this.surface.fades.step(now);
    const isShaking = this.shake(now);
    const isFilming = isMoving || isGliding || isShaking;
    if (!isFilming) this.settle();
    return isFilming || isFading;
  }

  private settle(): void {
    const places = this.definition.places?.standing(this.sprites) ?? [];
    this.atRest.settle({ shot: this.camera.shot, places });
  }

  private unsettle(): void {
    this.atRest.unsettle();
    this.stage.invalidate();
  }

  /** True as long as the camera is not still. */
  private shake(now: number): boolean {
    if (!this.shaker.isMoving) return false;
    this.show(this.shaker.step(now));
    return this.shaker.isMoving;
  }

  private makeFollower(): Follower {
    return new Follower(this.camera, () => this.queue.pace, {
      heads: (shot) => this.tell(shot),
      moved: () => this.place(),
    });
  }

  private sync(): void {
    this.isStale = false;
    const view = this.context.view.peek();
    if (!view) return;
    if (this.camera.inhabit(this.definition.worldOf(view))) this.look(() => undefined);
    this.definition.sync(this.sprites, view);
    this.marks.update(this.sprites.palette);
    const box = this.guideBox() ?? this.definition.frames?.of(view, this.camera.size);
    if (box) this.follower?.frame(box);
  }

  /** What is drawn, with the marks of a lesson over it. */
  private addToWorld(): void {
    this.stage.world.addChild(this.sprites.root);
    this.marks.raise();
  }

  private marksLoaded(): void {
    this.marks.zoomed(this.camera.shot.scale);
    this.invalidate();
  }

  private markedAt(id: string): Marked | undefined {
    const { places } = this.definition;
    const at = places?.at(this.sprites, id);
    return at && { ...at, radius: places?.radius ?? 0 };
  }

  private acrossAt(id: string): number | undefined {
    const [point, { scale, x }] = [this.markedAt(id), this.camera.shot];
    return acrossOf(point && point.x * scale + x, this.camera.size.width);
  }

  /** What a lesson is about, where the game leaves it to the lesson to say. */
  private guideBox(): Box | undefined {
    const { padding, radius = 0 } = this.definition.places ?? {};
    const points = padding ? this.marks.about : [];
    return padding && points.length > 0 ? frameRound(points, padding, radius * 2) : undefined;
  }

  /** Moves the camera to where an event will happen. */
  private lead(event: Event): readonly Animation[] {
    const { follower, definition, camera } = this;
    const box = (): Box | undefined => definition.frames?.before(event, this.sprites, camera.size);
    return follower ? [leadTo(follower, box)] : [];
  }

  private resize(size: Size): void {
    this.look(() => this.camera.resize(size));
    this.follower?.refit();
  }

  private followTable(): void {
    const { queue, definition } = this;
    this.stops.push(
      ...followTable<View, Action, Event, BoardSprites>(this.context, {
        queue,
        heard: definition.heard,
        acrossAt: (id) => this.acrossAt(id),
        sprites: () => this.sprites,
        recolour: (highContrast) => this.recreateSprites(highContrast),
        refresh: () => definition.controller.refresh?.(),
        invalidate: () => this.invalidate(),
        shaker: this.shaker,
        clear: () => {
          definition.clear?.(this.sprites);
          this.marks.clear();
        },
        forget: () => this.sprites.sparks?.traces.clear(),
        animationsOf: (event, effects) => [
          ...this.lead(event),
          ...(definition.animationsOf?.(event, effects) ?? []),
        ],
      }),
    );
  }

  /** The colours have changed: recreates everything. */
  private recreateSprites(highContrast: boolean): void {
    if (this.surface.palette(highContrast) === this.sprites.palette) return;
    this.queue.finishAll();
    this.destroySprites();
    this.sprites = this.createSprites(highContrast);
    this.addToWorld();
    this.look(() => undefined);
    this.invalidate();
  }

  private listenToPlayer(): void {
    const { canvas } = this.stage;
    const { controller } = this.definition;
    const page = (point: Point): Point => onPage(canvas, point);
    this.stops.push(
      listenToKeys(this.context.host, (event) => this.key(event)),
      listenToPointer(canvas, {
        tap: (point) => this.tap(point),
        longPress: (point) => controller.inspect?.(this.thingAt(point), page(point)),
        hover: (point) => {
          const thing = point && this.thingAt(point);
          controller.point?.(thing);
          controller.inspect?.(thing, point ? page(point) : { x: 0, y: 0 });
          canvas.style.cursor = thing ? 'pointer' : 'grab';
        },
        pan: (by) => this.steer(() => this.camera.pan(by)),
        zoom: (factor, point) => this.steer(() => this.camera.zoom(factor, point)),
        doubleTap: (point) => {
          if (controller.awaits?.(this.thingAt(point)) === true) this.tap(point);
          else this.steer(() => this.camera.toggle(point));
        },
      }),
    );
  }

  private tap(point: Point): void {
    // Converted at once: the camera may move before the tap is handled.
    const at = this.camera.toWorld(point);
    this.queue.finishAll();
    this.definition.controller.tap(this.definition.thingAt(this.sprites, at));
  }

  /** The player takes over the camera. */
  private steer(change: () => void): void {
    this.follower?.stop();
    this.look(change);
  }

  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') this.definition.controller.cancel?.();
    else if (steers(event.key)) this.steer(() => steer(this.camera, event.key));
    else return;
    event.preventDefault();
  }

  /** Changes what the camera shows. */
  private look(change: () => void): void {
    change();
    this.tell(this.camera.shot);
    this.place();
  }

  private tell(shot: Shot): void {
    const seen = this.camera.seen(shot);
    this.sprites.zoomed(shot.scale, this.stage.density, seen);
    this.marks.zoomed(shot.scale);
    this.overlay?.seen(seen);
  }

  private place(): void {
    this.show(STILL);
    this.unsettle();
  }

  /** Shows what the camera sees, from where a shock has moved it. */
  private show(shock: Shock): void {
    const { scale, x, y } = shaken(this.camera.shot, shock, this.camera.size);
    this.stage.world.position.set(x, y);
    this.stage.world.scale.set(scale);
  }

  private thingAt(point: Point): Pointed | undefined {
    return this.definition.thingAt(this.sprites, this.camera.toWorld(point));
  }
}

/**
 * A scene that draws a game's board from the game's definition.
 *
 * @example
 * ```ts
 * import { Container, Graphics } from 'pixi.js';
 * import { mountBoard } from '../../client/src/stage/boards/boardScene';
 * import type { SceneContext } from '../../client/src/stage/contract/contract';
 *
 * type Context = SceneContext<{ coins: number }, { type: 'take' }, { type: string }>;
 *
 * // One disc, 20 units wide, on a board of 100 by 60 units; a tap on it takes a coin.
 * export const mountScene = mountBoard(({ act }: Context) => ({
 *   worldOf: () => ({ x: 0, y: 0, width: 100, height: 60 }),
 *   controller: { tap: (thing: 'coin' | undefined) => thing && act({ type: 'take' }) },
 *   createSprites: (palette) => {
 *     const root = new Container();
 *     root.addChild(new Graphics().circle(50, 30, 10).fill(palette.text));
 *     return { root, palette, zoomed: () => undefined, destroy: () => root.destroy({ children: true }) };
 *   },
 *   sync: ({ root }, { coins }) => void (root.visible = coins > 0),
 *   thingAt: (_sprites, { x, y }) => (Math.hypot(x - 50, y - 30) < 10 ? 'coin' : undefined),
 * }));
 * ```
 */
export const mountBoard =
  <View, Action extends TypedThing, Event extends TypedThing, BoardSprites extends Sprites, Pointed>(
    defineBoard: DefineBoard<View, Action, Event, BoardSprites, Pointed>,
  ): MountScene<View, Action, Event> =>
  async (context) =>
    new BoardScene(
      context,
      await createStage(context.host, paletteFor(context.settings.contrast.peek()).ground),
      defineBoard,
    );
