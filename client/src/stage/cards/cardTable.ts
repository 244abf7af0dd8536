import { Container } from 'pixi.js';
import type { TypedThing } from '@gearhall/shared/core/game';
import { AnimationQueue } from '../motions/animation';
import { createStage, type Stage } from '../renderer/stage';
import type { Victory } from '../contract/celebration';
import type { MountScene, Scene, SceneContext } from '../contract/contract';
import type { Point } from '../geometry/geometry';
import type { Marked } from '../highlights/GuideMarks';
import { LessonMarks } from '../highlights/LessonMarks';
import { paletteFor } from '../drawing/palette';
import { listenToPointer } from '../camera/pointer';
import { followTable, listenToKeys, onPage } from '../boards/sceneWiring';
import { AtRest } from '../boards/atRest';
import { celebrate, loadCelebration } from '../boards/celebrating';
import { acrossOf } from '../boards/hearing';
import { BoardSurface } from '../boards/BoardSurface';
import { Shaker } from '../camera/shaker';
import { CardSprites } from './CardSprites';
import { FLIGHT_MS } from './flight';
import type { CardTable, DefineCardTable, Pointed, TableFloor } from './contract';
import { cardAt, isBeside, isIn, markedIn, middleOf, mostOf, openPointOf, thingAt } from './pointing';
import type { TableLayout, Zone } from './tableLayout';

const NOTHING: TableLayout = { cards: [], spots: {}, zones: [] };

/** A table of cards as a scene: no camera, everything is laid out for the window's size. */
class CardScene<View, Action extends TypedThing, Event extends TypedThing> implements Scene {
  private readonly table: CardTable<View, Event>;
  private readonly queue: AnimationQueue;
  private readonly atRest: AtRest;
  private readonly stops: (() => void)[] = [];
  private readonly scrolled = new Map<string, number>();
  private readonly ground = new Container();
  private readonly marks: LessonMarks;
  private readonly surface: BoardSurface;
  private readonly shaker: Shaker;
  private floor: TableFloor<View> | undefined;
  private sprites: CardSprites;
  private layout = NOTHING;
  private isStale = true;
  /** The chosen cards that have been scrolled to. */
  private chosen = '';
  private last: number | undefined;
  private held: { readonly card: Pointed } | undefined;

  constructor(
    private readonly context: SceneContext<View, Action, Event>,
    private readonly stage: Stage,
    define: DefineCardTable<View, Action, Event>,
  ) {
    this.table = define(context, () => this.invalidate());
    this.queue = new AnimationQueue(() => stage.invalidate());
    this.atRest = new AtRest(stage.canvas);
    this.surface = new BoardSurface(stage, () => this.queue.pace === Infinity, this.table.colours);
    this.shaker = new Shaker(
      () => this.queue.pace,
      () => context.settings.lessMotion.peek(),
    );
    stage.canvas.dataset['cards'] = '';
    stage.world.addChild(this.ground);
    this.marks = new LessonMarks(context.guide, stage, (id) => this.markedAt(id));
    this.sprites = this.freshSprites();
    stage.onFrame((now) => this.frame(now));
    stage.onResize(() => this.invalidate());
    this.followTable();
    this.listenToPlayer();
    void this.marks.load(() => this.invalidate());
    void loadCelebration();
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
    this.shake(0);
    this.sprites.step(1);
    this.invalidate();
  }

  celebrate(victory: Victory, done: () => void): boolean {
    const { context, stage, queue, table } = this;
    const seen = { x: 0, y: 0, ...stage.size };
    const lent = { context, stage, queue, celebrated: table.celebrated, seen, scale: 1 };
    const own = { markedAt: (id: string) => this.markedAt(id), begins: () => this.unsettle() };
    return celebrate<View>({ ...lent, ...own }, victory, done);
  }

  destroy(): void {
    this.marks.close();
    for (const stop of this.stops) stop();
    this.queue.pause();
    this.context.inspect(undefined);
    this.destroySprites();
    this.stage.destroy();
  }

  private freshSprites(): CardSprites {
    const { stage, table } = this;
    const isFlat = this.context.settings.contrast.peek();
    const palette = this.surface.palette(isFlat);
    const surface = this.surface.open(isFlat);
    this.floor = table.createFloor?.(surface, palette);
    const density = Math.max(2, stage.density);
    const sprites = new CardSprites({ palette, faces: table, surface, density, floor: this.floor });
    if (this.floor) stage.world.addChildAt(this.floor.root, 0);
    stage.world.addChild(sprites.root);
    this.marks.raise();
    return sprites;
  }

  private destroySprites(): void {
    this.sprites.destroy();
    this.floor?.destroy();
    this.surface.clear();
  }

  private acrossAt(id: string): number | undefined {
    return acrossOf(this.markedAt(id)?.x, this.stage.size.width);
  }

  private markedAt(id: string): Marked | undefined {
    return markedIn(this.layout, id);
  }

  private thingAt(point: Point, except?: Pointed): Pointed | undefined {
    return thingAt(this.layout, point, except);
  }

  private invalidate(): void {
    this.isStale = true;
    this.unsettle();
  }

  private unsettle(): void {
    this.atRest.unsettle();
    this.stage.invalidate();
  }

  private frame(now: number): boolean {
    const { queue, sprites } = this;
    if (this.isStale) this.sync();
    const passed = this.last === undefined ? 0 : now - this.last;
    const share = queue.pace === Infinity ? 1 : Math.max(0.001, (passed * queue.pace) / FLIGHT_MS);
    const flies = sprites.step(share);
    const plays = queue.step(now);
    const shakes = this.shake(now);
    const appears = this.surface.fades.step(now);
    this.last = flies ? now : undefined;
    if (!flies && !plays && !shakes) this.settle();
    else if (!flies && !queue.busy && !shakes) this.atRest.linger();
    return flies || plays || shakes || appears;
  }

  /** True as long as the table is not still. */
  private shake(now: number): boolean {
    const { x, y } = this.shaker.step(now);
    this.stage.world.position.set(x, y);
    return this.shaker.isMoving;
  }

  private settle(): void {
    const { cards, spots } = this.layout;
    const marks = [...Object.entries(spots).map(([key, { mark }]) => ({ key, mark })), ...cards];
    this.atRest.settle({
      places: [
        ...Object.entries(spots).map(([key, { box }]) => [key, middleOf(box)] as const),
        ...cards.map((card) => [card.key, openPointOf(this.layout, card)] as const),
      ],
      lit: marks.flatMap(({ key, mark }) => (mark === 'can' ? [key] : [])),
    });
  }

  private sync(): void {
    this.isStale = false;
    const view = this.context.view.peek();
    if (!view) return;
    const { size } = this.stage;
    this.layout = this.table.layOut(view, size, (zone) => this.scrolled.get(zone));
    for (const zone of this.layout.zones) this.keepInside(zone);
    this.ground.removeChildren().forEach((child) => child.destroy({ children: true }));
    const root = new Container();
    this.ground.addChild(root);
    this.floor?.update(view, this.layout, size);
    const { palette, isFlat } = this.sprites;
    this.table.drawTable(view, this.layout, { root, palette, size, isFlat });
    this.sprites.fit(size);
    this.sprites.sync(this.layout);
    this.marks.update(this.sprites.palette);
    this.scrollToChosen();
  }

  /** Scrolls to a chosen card that lies outside of its zone: an order or a lesson may point at it. */
  private scrollToChosen(): void {
    const chosen = this.layout.cards.filter(({ mark }) => mark === 'chosen');
    const key = chosen.map((card) => card.key).join(' ');
    if (key === this.chosen) return;
    this.chosen = key;
    for (const { place } of chosen) {
      const zone = this.layout.zones.find(({ box }) => isBeside(box, place));
      if (!zone) continue;
      const by = place.x - (zone.box.x + zone.box.width / 2);
      this.scrollBy(zone, by);
      this.invalidate();
    }
  }

  private scrollBy(zone: Zone, by: number): void {
    const { id, opensAtEnd = false } = zone;
    this.scrolled.set(id, (this.scrolled.get(id) ?? (opensAtEnd ? mostOf(zone) : 0)) + by);
    this.keepInside(zone);
  }

  private keepInside(zone: Zone): void {
    const now = this.scrolled.get(zone.id);
    if (now !== undefined) this.scrolled.set(zone.id, Math.min(mostOf(zone), Math.max(0, now)));
  }

  private scroll(at: Point, by: number): boolean {
    const zone = this.layout.zones.find(({ box }) => isIn(box, at));
    if (!zone) return false;
    this.scrollBy(zone, -by);
    this.invalidate();
    this.finishFlights();
    return true;
  }

  private finishFlights(): void {
    this.sync();
    this.sprites.step(1);
  }

  private followTable(): void {
    const { queue, table } = this;
    this.stops.push(
      ...followTable<View, Action, Event, CardSprites>(this.context, {
        queue,
        shaker: this.shaker,
        heard: table.heard,
        acrossAt: (id) => this.acrossAt(id),
        sprites: () => this.sprites,
        recolour: (highContrast) => this.recolour(highContrast),
        refresh: () => table.refresh(),
        invalidate: () => this.invalidate(),
        animationsOf: (event, effects) => table.animationsOf?.(event, effects) ?? [],
      }),
    );
  }

  private recolour(highContrast: boolean): void {
    if (this.surface.palette(highContrast) === this.sprites.palette) return;
    this.queue.finishAll();
    this.destroySprites();
    this.sprites = this.freshSprites();
    this.invalidate();
  }

  private listenToPlayer(): void {
    const { canvas } = this.stage;
    const { table } = this;
    const page = (point: Point): Point => onPage(canvas, point);
    let scrollsAt: Point = { x: 0, y: 0 };
    this.stops.push(
      listenToKeys(this.context.host, ({ key }) => key === 'Escape' && table.cancel()),
      listenToPointer(canvas, {
        tap: (point) => this.tap(point),
        doubleTap: (point) => this.tap(point),
        longPress: (point) => table.inspect(this.thingAt(point), page(point)),
        hover: (point) => {
          const thing = point && this.thingAt(point);
          table.point?.(thing);
          table.inspect(thing, point ? page(point) : { x: 0, y: 0 });
          canvas.style.cursor = thing === undefined ? 'default' : 'pointer';
        },
        grab: (start, to) => {
          scrollsAt = start;
          return this.grab(start, to);
        },
        drag: (point) => this.drag(point),
        drop: (point) => this.drop(point),
        pan: (by) => void this.scroll(scrollsAt, by.x),
        zoom: (factor, point) => void this.scroll(point, Math.log(factor) * 300),
      }),
    );
  }

  /** Somebody who taps does not wait for what still plays. */
  private tap(point: Point): void {
    this.queue.finishAll();
    this.table.tap(this.thingAt(point));
  }

  /** A finger that moves along a zone that scrolls does not take a card along. */
  private grab(start: Point, to: Point): boolean {
    const card = cardAt(this.layout, start);
    const zone = this.layout.zones.find(({ box, length }) => isIn(box, start) && length > box.width);
    if (card === undefined || this.table.grab?.(card) !== true) return false;
    if (zone && Math.abs(to.x - start.x) > Math.abs(to.y - start.y)) return false;
    this.context.inspect(undefined);
    this.held = { card };
    return true;
  }

  private drag(point: Point): void {
    if (!this.held) return;
    this.sprites.hold(this.held.card, point);
    this.stage.invalidate();
  }

  private drop(point: Point | undefined): void {
    const { held } = this;
    if (!held) return;
    this.held = undefined;
    this.sprites.letGo(held.card);
    this.table.drop?.(held.card, point && this.thingAt(point, held.card));
    this.invalidate();
  }
}

/** A scene that draws a game's table of cards from the game's definition. */
export const mountCardTable =
  <View, Action extends TypedThing, Event extends TypedThing>(
    define: DefineCardTable<View, Action, Event>,
  ): MountScene<View, Action, Event> =>
  async (context) =>
    new CardScene(
      context,
      await createStage(context.host, paletteFor(context.settings.contrast.peek()).ground),
      define,
    );
