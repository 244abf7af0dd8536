import type { TypedThing } from '@gearhall/shared/core/game';
import type { Victory } from '../contract/celebration';
import type { SceneContext, Following, MountScene, Scene } from '../contract/contract';
import { AnimationQueue, type Animation } from '../motions/animation';
import { createStage, type Stage } from '../renderer/stage';
import { BoardSurface } from './BoardSurface';
import { AtRest } from './atRest';
import { LastingMarks } from './LastingMarks';
import { celebrate, loadCelebration } from './celebrating';
import { BoardCamera } from '../camera/BoardCamera';
import type { Box, Point } from '../geometry/geometry';
import type { Marked } from '../highlights/GuideMarks';
import { LessonMarks } from '../highlights/LessonMarks';
import { frameRound, type Frame, type Padding } from '../camera/framing';
import { paletteFor } from '../drawing/palette';
import { listenToPlayer } from './playerInput';
import { followTable, leadTo } from './sceneWiring';
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
  private readonly camera: BoardCamera;
  private readonly queue: AnimationQueue;
  private readonly atRest: AtRest;
  private readonly stops: readonly (() => void)[];
  private readonly surface: BoardSurface;
  private readonly overlay: Overlay | undefined;
  private readonly marks: LessonMarks;
  private readonly lasting: LastingMarks<View, Event, BoardSprites>;
  private sprites: BoardSprites;
  private isStale = true;
  /** The board shows a position of the game. */
  private hasShown = false;

  constructor(
    private readonly context: SceneContext<View, Action, Event>,
    private readonly stage: Stage,
    defineBoard: DefineBoard<View, Action, Event, BoardSprites, Pointed>,
  ) {
    this.definition = defineBoard(context, () => this.invalidate());
    this.queue = new AnimationQueue(() => stage.invalidate());
    this.atRest = new AtRest(stage.canvas);
    const isStill = (): boolean => this.queue.pace === Infinity || context.settings.lessMotion.peek();
    this.surface = new BoardSurface(stage, isStill, this.definition.colours);
    this.lasting = new LastingMarks(context.past, () => this.definition.lasting?.(this.sprites));
    this.camera = this.createCamera();
    this.sprites = this.createSprites(context.settings.contrast.peek());
    this.overlay = this.definition.overlay?.({
      host: context.host,
      look: (at) => this.camera.steer((camera) => camera.centre(at)),
    });
    this.marks = new LessonMarks(context.guide, stage, (id) => this.markedAt(id));
    this.addToWorld();
    if (this.definition.places) void this.marks.load(() => this.marksLoaded());
    void loadCelebration();
    stage.onFrame((now) => this.frame(now));
    stage.onResize((size) => this.camera.resize(size));
    this.camera.resize(stage.size);
    this.stops = [...this.followTable(), ...this.listenToPlayer()];
  }

  get following(): Following | undefined {
    const { camera } = this;
    const { follower } = camera;
    return (
      follower && {
        isOn: follower.isOn,
        resume: () => follower.resume(),
        whole: () => camera.steer((steered) => steered.fit()),
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
    this.camera.finish();
    this.invalidate();
  }

  celebrate(victory: Victory, done: () => void): boolean {
    const { context, stage, queue, camera, definition } = this;
    const { celebrated } = definition;
    const lent = { context, stage, queue, celebrated, seen: camera.seen, scale: camera.shot.scale };
    const own = { markedAt: (id: string) => this.markedAt(id), begins: () => this.unsettle() };
    return celebrate<View>({ ...lent, ...own }, victory, done);
  }

  placeOf(event: TypedThing): Point | undefined {
    const { definition, camera } = this;
    const at = this.markedAt(definition.heard?.unitOf(event as Event) ?? '');
    const { scale, x, y } = camera.shot;
    return at && { x: x + at.x * scale, y: y + at.y * scale };
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

  private createCamera(): BoardCamera {
    const { definition, context, stage } = this;
    return new BoardCamera({
      stage,
      world: definition.worldOf(context.view.peek()),
      isFollowing: definition.frames !== undefined || this.guidePadding !== undefined,
      pace: () => this.queue.pace,
      isCalm: () => context.settings.lessMotion.peek(),
      heads: ({ scale }, seen) => {
        this.sprites.zoomed(scale, stage.density, seen);
        this.marks.zoomed(scale);
        this.overlay?.seen(seen);
      },
      moved: () => this.unsettle(),
    });
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
    const isCameraMoving = this.camera.step(now);
    const isFading = this.surface.fades.step(now);
    const isFilming = isMoving || isCameraMoving;
    if (!isFilming) this.settle();
    else if (!this.queue.busy && !isCameraMoving) this.atRest.linger();
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

  private sync(): void {
    this.isStale = false;
    const view = this.context.view.peek();
    if (!view) return;
    this.hasShown = true;
    this.camera.inhabit(this.definition.worldOf(view));
    this.definition.sync(this.sprites, view);
    this.lasting.lay(this.sprites, view);
    this.marks.update(this.sprites.palette);
    const box = this.guideBox() ?? this.definition.frames?.of(view, this.camera.size);
    if (box) this.camera.follower?.frame(box);
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

  /** The room round what a lesson is about, where the game leaves it to the lesson to say. */
  private get guidePadding(): Padding | undefined {
    return this.context.guide && this.definition.places?.padding;
  }

  private guideBox(): Box | undefined {
    const { guidePadding, marks } = this;
    const points = guidePadding ? marks.about : [];
    const radius = this.definition.places?.radius ?? 0;
    return guidePadding && points.length > 0 ? frameRound(points, guidePadding, radius * 2) : undefined;
  }

  /** Moves the camera to where an event will happen. */
  private lead(event: Event): readonly Animation[] {
    const { definition, camera } = this;
    const box = (): Frame | undefined => definition.frames?.before(event, this.sprites, camera.size);
    return camera.follower ? [leadTo(camera.follower, box)] : [];
  }

  private followTable(): readonly (() => void)[] {
    const { queue, definition, camera } = this;
    return followTable<View, Action, Event, BoardSprites>(this.context, {
      queue,
      heard: definition.heard,
      acrossAt: (id) => this.acrossAt(id),
      sprites: () => this.sprites,
      recolour: (highContrast) => this.recreateSprites(highContrast),
      refresh: () => definition.controller.refresh?.(),
      invalidate: () => this.invalidate(),
      shaker: camera.shaker,
      playsBeginning: definition.playsBeginning,
      clear: () => {
        // The beginning of a game comes before the first frame.
        if (!this.hasShown) this.sync();
        definition.clear?.(this.sprites);
        this.marks.clear();
      },
      forget: () => {
        this.sprites.sparks?.traces.clear();
        this.lasting.forget();
      },
      animationsOf: (event, effects, following) => {
        this.lasting.filmed(event);
        return [...this.lead(event), ...(definition.animationsOf?.(event, effects, following) ?? [])];
      },
    });
  }

  /** The colours have changed: recreates everything. */
  private recreateSprites(highContrast: boolean): void {
    if (this.surface.palette(highContrast) === this.sprites.palette) return;
    this.queue.finishAll();
    this.destroySprites();
    this.sprites = this.createSprites(highContrast);
    this.lasting.forget();
    this.addToWorld();
    this.camera.look();
    this.invalidate();
  }

  private listenToPlayer(): readonly (() => void)[] {
    const { context, stage, camera, definition } = this;
    return listenToPlayer({
      host: context.host,
      canvas: stage.canvas,
      camera,
      controller: definition.controller,
      thingAt: (point) => definition.thingAt(this.sprites, point),
      finish: () => this.queue.finishAll(),
    });
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
