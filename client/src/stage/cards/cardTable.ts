import { Container, Graphics } from 'pixi.js';
import type { TypedThing } from '@gearhall/shared/core/game';
import { AnimationQueue } from '../animation';
import { createStage, type Stage } from '../app';
import type { MountScene, Scene, SceneContext } from '../contract';
import type { Box, Point, Size } from '../geometry';
import type { GuideMarks, Marked } from '../GuideMarks';
import { paletteFor } from '../palette';
import { listenToPointer } from '../pointer';
import { followTable, listenToKeys, onPage } from '../sceneWiring';
import { Sounds } from '../sound';
import { CardSprites, FLIGHT_MS } from './CardSprites';
import type { CardTable, DefineCardTable, LaidCard, Pointed, TableLayout, Zone } from './contract';
import { TALLNESS } from './layouts';

/** There is no camera: what `data-shot` says of a board at rest. */
const AS_IT_IS = JSON.stringify({ scale: 1, x: 0, y: 0 });

/** Where a card may be open, as shares of its width from its centre. */
const OPENINGS = [0, -0.2, -0.35, -0.45, 0.2, 0.35, 0.45];

/** How far around a card its marks stand, in pixels. */
const AROUND = 4;

const NOTHING: TableLayout = { cards: [], spots: {}, zones: [] };

/** A table of cards as a scene: no camera, everything is laid out for the window's size. */
class CardScene<View, Action extends TypedThing, Event extends TypedThing> implements Scene {
  private readonly table: CardTable<View, Event>;
  private readonly queue: AnimationQueue;
  private readonly sounds: Sounds;
  private readonly stops: (() => void)[] = [];
  private readonly scrolled = new Map<string, number>();
  private readonly ground = new Container();
  private sprites: CardSprites;
  private guideMarks: GuideMarks | undefined;
  private isClosed = false;
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
    const { settings } = context;
    this.table = define(context, () => this.invalidate());
    this.queue = new AnimationQueue(() => stage.invalidate());
    this.sounds = new Sounds(() => settings.sound.peek());
    stage.canvas.dataset['cards'] = '';
    stage.world.addChild(this.ground);
    this.sprites = this.freshSprites();
    stage.onFrame((now) => this.frame(now));
    stage.onResize(() => this.invalidate());
    this.followTable();
    this.listenToPlayer();
    void this.loadMarks();
  }

  onLost(listener: () => void): void {
    this.stage.onLost(listener);
  }

  finishAnimations(): void {
    this.queue.finishAll();
    this.sprites.step(1);
    this.invalidate();
  }

  destroy(): void {
    this.isClosed = true;
    for (const stop of this.stops) stop();
    this.queue.pause();
    this.sounds.close();
    this.context.inspect(undefined);
    this.stage.destroy();
  }

  private freshSprites(): CardSprites {
    const palette = paletteFor(this.context.settings.contrast.peek());
    const sprites = new CardSprites(palette, this.table, Math.max(2, this.stage.density));
    this.stage.world.addChild(sprites.root);
    if (this.guideMarks) this.stage.world.addChild(this.guideMarks.root);
    this.stage.paint(palette.ground);
    return sprites;
  }

  /** Adds the marks of a lesson over the cards. A lesson goes on without them where they cannot be loaded. */
  private async loadMarks(): Promise<void> {
    const Marks = await this.context.guide?.loadMarks().catch(() => undefined);
    if (!Marks || this.isClosed) return;
    this.guideMarks = new Marks(new Graphics());
    this.stage.world.addChild(this.guideMarks.root);
    this.invalidate();
  }

  private guide(): void {
    const { guide } = this.context;
    if (!guide || !this.guideMarks) return;
    const marked = (ids: readonly string[]): Marked[] => ids.flatMap((id) => this.markedAt(id) ?? []);
    const [marks, next] = [marked(guide.marks.peek()), marked(guide.next.peek())];
    this.guideMarks.update({ marks, next }, this.sprites.palette);
    // How many, where a browser test can read it.
    this.stage.canvas.dataset['marks'] = `${marks.length} ${next.length}`;
  }

  private markedAt(id: string): Marked | undefined {
    const place = this.layout.cards.find(({ key }) => key === id)?.place;
    const size = place && { width: place.width, height: place.width * TALLNESS };
    const box = this.layout.spots[id]?.box;
    if (place && size) return { x: place.x, y: place.y, size: around(size) };
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2, size: around(box) };
  }

  private invalidate(): void {
    this.isStale = true;
    delete this.stage.canvas.dataset['shot'];
    delete this.stage.canvas.dataset['places'];
    this.stage.invalidate();
  }

  private frame(now: number): boolean {
    const { queue, sprites } = this;
    if (this.isStale) this.sync();
    const passed = this.last === undefined ? 0 : now - this.last;
    const share = queue.pace === Infinity ? 1 : Math.max(0.001, (passed * queue.pace) / FLIGHT_MS);
    const flies = sprites.step(share);
    const plays = queue.step(now);
    this.last = flies ? now : undefined;
    if (!flies && !plays) this.settle();
    return flies || plays;
  }

  /** At rest the canvas tells where each thing is, for browser tests. */
  private settle(): void {
    const centres = this.layout.cards.map((card) => [card.key, this.openPointOf(card)]);
    const spots = Object.entries(this.layout.spots).map(([key, { box }]) => [
      key,
      [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)],
    ]);
    const { dataset } = this.stage.canvas;
    dataset['shot'] = AS_IT_IS;
    dataset['places'] = JSON.stringify(Object.fromEntries([...spots, ...centres]));
    const marks = [
      ...Object.entries(this.layout.spots).map(([key, { mark }]) => ({ key, mark })),
      ...this.layout.cards,
    ];
    dataset['lit'] = marks.flatMap(({ key, mark }) => (mark === 'can' ? [key] : [])).join(' ');
  }

  /** A point of the card that no other covers, near its centre. */
  private openPointOf({ key, place: { x, y, width } }: LaidCard): readonly number[] {
    const points = OPENINGS.map((share) => ({ x: x + share * width, y }));
    const open = points.find((point) => this.cardAt(point) === key) ?? { x, y };
    return [Math.round(open.x), Math.round(open.y)];
  }

  private sync(): void {
    this.isStale = false;
    const view = this.context.view.peek();
    if (!view) return;
    const { size } = this.stage;
    this.layout = this.table.layOut(view, size, (zone) => this.scrolled.get(zone) ?? 0);
    for (const zone of this.layout.zones) this.keepInside(zone);
    this.ground.removeChildren().forEach((child) => child.destroy({ children: true }));
    const root = new Container();
    this.ground.addChild(root);
    this.table.drawTable(view, this.layout, { root, palette: this.sprites.palette, size });
    this.sprites.sync(this.layout);
    this.guide();
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
      this.scrolled.set(zone.id, (this.scrolled.get(zone.id) ?? 0) + by);
      this.keepInside(zone);
      this.invalidate();
    }
  }

  private keepInside({ id, box, length }: Zone): void {
    const most = Math.max(0, length - box.width);
    this.scrolled.set(id, Math.min(most, Math.max(0, this.scrolled.get(id) ?? 0)));
  }

  private scroll(at: Point, by: number): boolean {
    const zone = this.layout.zones.find(({ box }) => isIn(box, at));
    if (!zone) return false;
    this.scrolled.set(zone.id, (this.scrolled.get(zone.id) ?? 0) - by);
    this.keepInside(zone);
    this.invalidate();
    this.finishFlights();
    return true;
  }

  private finishFlights(): void {
    this.sync();
    this.sprites.step(1);
  }

  private followTable(): void {
    const { queue, sounds, table } = this;
    this.stops.push(
      ...followTable<View, Action, Event, CardSprites>(this.context, {
        queue,
        sounds,
        sprites: () => this.sprites,
        recolour: (highContrast) => this.recolour(highContrast),
        refresh: () => table.refresh(),
        invalidate: () => this.invalidate(),
        animationsOf: (event, effects) => table.animationsOf?.(event, effects) ?? [],
      }),
    );
  }

  private recolour(highContrast: boolean): void {
    if (paletteFor(highContrast) === this.sprites.palette) return;
    this.queue.finishAll();
    this.sprites.destroy();
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
        tap: (point) => table.tap(this.thingAt(point)),
        doubleTap: (point) => table.tap(this.thingAt(point)),
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

  /** A finger that moves along a zone that scrolls does not take a card along. */
  private grab(start: Point, to: Point): boolean {
    const card = this.cardAt(start);
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

  private cardAt(point: Point, except?: Pointed): Pointed | undefined {
    return this.layout.cards
      .filter(({ key, place }) => {
        const [x, y] = [point.x - place.x, point.y - place.y];
        return (
          key !== except && Math.abs(x) <= place.width / 2 && Math.abs(y) <= (place.width * TALLNESS) / 2
        );
      })
      .sort((one, other) => other.place.z - one.place.z)[0]?.key;
  }

  private thingAt(point: Point, except?: Pointed): Pointed | undefined {
    const card = this.cardAt(point, except);
    return card ?? Object.entries(this.layout.spots).find(([, { box }]) => isIn(box, point))?.[0];
  }
}

const around = ({ width, height }: Size): Size => ({
  width: width + 2 * AROUND,
  height: height + 2 * AROUND,
});

/** Whether a card of this row or hand is not seen whole. */
const isBeside = (box: Box, { x, y, width }: LaidCard['place']): boolean =>
  y >= box.y &&
  y <= box.y + box.height &&
  (x - width / 2 < box.x - 1 || x + width / 2 > box.x + box.width + 1);

const isIn = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

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
