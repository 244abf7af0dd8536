import { Graphics } from 'pixi.js';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { SceneContext, Following, MountScene, Scene } from './contract';
import { AnimationQueue, type Animation } from './animation';
import { createStage, type Stage } from './app';
import { Camera, type Shot } from './camera';
import { Follower } from './follower';
import type { Box, Point, Size } from './geometry';
import type { GuideMarks, Marked } from './GuideMarks';
import { frameRound } from './framing';
import { steer, steers } from './keys';
import { paletteFor } from './palette';
import { listenToPointer } from './pointer';
import { followTable, listenToKeys, onPage } from './sceneWiring';
import { Sounds } from './sound';
import type { DefineBoard, Overlay, Sprites, BoardDefinition } from './boardDefinition';

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
  private readonly sounds: Sounds;
  private readonly stops: (() => void)[] = [];
  private readonly overlay: Overlay | undefined;
  private guideMarks: GuideMarks | undefined;
  private sprites: BoardSprites;
  private isStale = true;
  private isClosed = false;

  constructor(
    private readonly context: SceneContext<View, Action, Event>,
    private readonly stage: Stage,
    defineBoard: DefineBoard<View, Action, Event, BoardSprites, Pointed>,
  ) {
    const { settings } = context;
    this.definition = defineBoard(context, () => this.invalidate());
    this.camera = new Camera(this.definition.worldOf(context.view.peek()));
    this.queue = new AnimationQueue(() => stage.invalidate());
    const isFollowed = this.definition.frames || (context.guide && this.definition.places?.padding);
    this.follower = isFollowed && this.makeFollower();
    this.sounds = new Sounds(() => settings.sound.peek());
    this.sprites = this.definition.createSprites(paletteFor(settings.contrast.peek()));
    this.overlay = this.definition.overlay?.({
      host: context.host,
      look: (at) => this.steer(() => this.camera.centre(at)),
    });
    this.addToWorld();
    void this.loadMarks();
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

  onLost(listener: () => void): void {
    this.stage.onLost(listener);
  }

  finishAnimations(): void {
    this.queue.finishAll();
    this.follower?.finish();
    this.invalidate();
  }

  destroy(): void {
    this.isClosed = true;
    for (const stop of this.stops) stop();
    this.queue.pause();
    this.sounds.close();
    this.context.inspect(undefined);
    this.overlay?.destroy();
    this.sprites.destroy();
    this.stage.destroy();
  }

  /** The drawing is out of date: redraws it when all motion has ended. */
  private invalidate(): void {
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

  /**
   * While the board is at rest the canvas carries the camera position, where a browser test can read it.
   */
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
    const view = this.context.view.peek();
    if (!view) return;
    if (this.camera.inhabit(this.definition.worldOf(view))) this.look(() => undefined);
    this.definition.sync(this.sprites, view);
    this.guide();
    const box = this.guideBox() ?? this.definition.frames?.of(view, this.camera.size);
    if (box) this.follower?.frame(box);
  }

  /** What is drawn, with the marks of a lesson over it. */
  private addToWorld(): void {
    this.stage.world.addChild(this.sprites.root);
    if (this.guideMarks) this.stage.world.addChild(this.guideMarks.root);
  }

  /** Adds the marks of a lesson over what is drawn. A lesson goes on without them where they cannot be loaded. */
  private async loadMarks(): Promise<void> {
    const [guide, places] = [this.context.guide, this.definition.places];
    const Marks = places && (await guide?.loadMarks().catch(() => undefined));
    if (!places || !Marks || this.isClosed) return;
    this.guideMarks = new Marks(new Graphics());
    this.guideMarks.zoomed(this.camera.shot.scale);
    this.addToWorld();
    this.invalidate();
  }

  private guide(): void {
    const { guide } = this.context;
    if (!guide || !this.guideMarks) return;
    const radius = this.definition.places?.radius ?? 0;
    const pointsOf = (ids: readonly string[]): Marked[] =>
      ids.map((id) => this.placeOf(id)).flatMap((at) => (at ? [{ ...at, radius }] : []));
    const [marks, next] = [pointsOf(guide.marks.peek()), pointsOf(guide.next.peek())];
    this.guideMarks.update({ marks, next }, this.sprites.palette);
    // How many, where a browser test can read it.
    this.stage.canvas.dataset['marks'] = `${marks.length} ${next.length}`;
  }

  private placeOf(id: string): Point | undefined {
    return this.definition.places?.at(this.sprites, id);
  }

  /** What a lesson is about, where the game leaves it to the lesson to say. */
  private guideBox(): Box | undefined {
    const padding = this.definition.places?.padding;
    const points = this.context.guide?.marks.peek().flatMap((id) => this.placeOf(id) ?? []) ?? [];
    const radius = this.definition.places?.radius ?? 0;
    return padding && points.length > 0 ? frameRound(points, padding, radius * 2) : undefined;
  }

  /** Moves the camera to where an event will happen. */
  private lead(event: Event): Animation[] {
    const { follower, definition } = this;
    if (!follower) return [];
    let ms = 0;
    const begin = (): void => {
      const box = definition.frames?.before(event, this.sprites, this.camera.size);
      if (box) follower.frame(box);
      ms = follower.rest;
    };
    // Whether the camera has to move at all is known only when the animation begins.
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

  private followTable(): void {
    const { queue, sounds, definition } = this;
    this.stops.push(
      ...followTable<View, Action, Event, BoardSprites>(this.context, {
        queue,
        sounds,
        sprites: () => this.sprites,
        recolour: (highContrast) => this.recreateSprites(highContrast),
        refresh: () => definition.controller.refresh?.(),
        invalidate: () => this.invalidate(),
        clear: () => {
          definition.clear?.(this.sprites);
          this.guideMarks?.clear();
        },
        animationsOf: (event, effects) => [
          ...this.lead(event),
          ...(definition.animationsOf?.(event, effects) ?? []),
        ],
      }),
    );
  }

  /** The colours have changed: recreates everything. */
  private recreateSprites(highContrast: boolean): void {
    const palette = paletteFor(highContrast);
    if (palette === this.sprites.palette) return;
    this.queue.finishAll();
    this.sprites.destroy();
    this.sprites = this.definition.createSprites(palette);
    this.addToWorld();
    this.stage.paint(palette.ground);
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
    this.guideMarks?.zoomed(shot.scale);
    this.overlay?.seen(seen);
  }

  private place(): void {
    const { scale, x, y } = this.camera.shot;
    this.stage.world.position.set(x, y);
    this.stage.world.scale.set(scale);
    this.unsettle();
  }

  private thingAt(point: Point): Pointed | undefined {
    return this.definition.thingAt(this.sprites, this.camera.toWorld(point));
  }
}

/** A scene that draws a game's board from the game's definition. */
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
