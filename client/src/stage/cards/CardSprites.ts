import { Container } from 'pixi.js';
import type { Surface } from '../contract/boardDefinition';
import { Labels } from '../drawing/labels';
import type { Palette } from '../drawing/palette';
import type { Box, Point, Size } from '../geometry/geometry';
import { Keyed } from '../sprites/keyed';
import { Sparks } from '../sprites/sparks';
import { CardSprite, type Drawn, type Faces } from './CardSprite';
import type { Floor } from './contract';
import { TALLNESS, type Place } from './layouts';
import { middleOf } from './pointing';
import type { LaidCard, TableLayout } from './tableLayout';

const LEAVING_ALPHA = 0.2;
/** The part of its last flight over which a card fades. */
const FADES_FROM = 0.6;

/** What a table of cards is drawn with. */
interface Laid {
  readonly palette: Palette;
  readonly faces: Faces;
  readonly surface: Surface;
  readonly density: number;
  /** What lies under everything; absent: a plain colour. */
  readonly floor?: Floor | undefined;
}

/** All cards on a table, and what bursts over them. */
export class CardSprites {
  readonly root = new Container();
  readonly lying = new Container({ sortableChildren: true });
  readonly palette: Palette;
  readonly sparks: Sparks;
  readonly floor: Floor | undefined;
  readonly isFlat: boolean;
  private readonly leaving = new Map<CardSprite, string>();
  /** Cards that an effect still needs where they are, and those among them that have left the table. */
  private readonly kept = new Set<string>();
  private readonly staying = new Map<string, CardSprite>();
  /** Where cards go that leave the table by another way than they seem to. */
  private readonly sent = new Map<string, string>();
  private readonly drawn: Drawn;
  private layout: TableLayout | undefined;
  /** The first layout is simply there. */
  private isFirst = true;

  readonly cards = new Keyed<LaidCard, CardSprite>({
    create: (key, card) => this.create(key, card),
    update: (sprite, card) => sprite.update(card, this.isFirst),
    remove: (sprite, key) => this.remove(sprite, key),
  });

  constructor({ palette, faces, surface, density, floor }: Laid) {
    const labels = new Labels();
    labels.sharpen(density);
    this.palette = palette;
    this.floor = floor;
    this.isFlat = surface.isFlat;
    this.drawn = { palette, faces, labels, surface };
    this.sparks = new Sparks(palette, labels, { x: 0, y: 0 }, surface);
    this.root.addChild(this.lying, this.sparks.root);
  }

  sync(layout: TableLayout): void {
    this.layout = layout;
    this.cards.sync(layout.cards.map((card) => [card.key, card]));
    this.isFirst = false;
  }

  /** The size of the window has changed. */
  fit({ width, height }: Size): void {
    const banner = { at: { x: width / 2, y: height / 2 }, width: width - 40 };
    this.sparks.zoomed(1, banner, { x: 0, y: 0, width, height });
  }

  /** Moves everything on; `share`: of a whole flight. True while something moves. */
  step(share: number): boolean {
    let moves = false;
    for (const [, sprite] of this.cards.entries()) moves = sprite.step(share) || moves;
    for (const [sprite] of this.leaving) {
      const flies = sprite.step(share);
      const fading = Math.max(0, (sprite.progress - FADES_FROM) / (1 - FADES_FROM));
      sprite.holder.alpha = 1 - fading * (1 - LEAVING_ALPHA);
      if (!flies) this.bury(sprite);
      moves ||= flies;
    }
    return moves;
  }

  /** A card is held: it follows the pointer until it is let go. */
  hold(key: string, at: Point): void {
    this.cards.get(key)?.hold(at);
  }

  letGo(key: string): void {
    this.cards.get(key)?.letGo();
  }

  /** A card that lies on the table, or is just leaving it. */
  find(key: string): CardSprite | undefined {
    const left = this.staying.get(key) ?? [...this.leaving].find(([, gone]) => gone === key)?.[0];
    return this.cards.get(key) ?? left;
  }

  /** A card stays where it is, even where the view has it no more, until it is released. */
  keep(key: string): void {
    this.kept.add(key);
  }

  release(key: string): void {
    this.kept.delete(key);
    const sprite = this.staying.get(key);
    this.staying.delete(key);
    if (sprite) this.bury(sprite);
  }

  /** A card that leaves the table, or has just left its place, flies to this part of the table. */
  send(key: string, spot: string): void {
    const box = this.boxOf(spot);
    const gone = [...this.leaving].find(([, left]) => left === key)?.[0];
    if (gone && box) gone.leave(middleOf(box), roomIn(box));
    else this.sent.set(key, spot);
  }

  /** A card turns over. */
  turn(key: string, face: string): void {
    this.find(key)?.show(face);
  }

  /** Where a card is drawn at this moment. */
  placeOf(key: string): Place | undefined {
    const sprite = this.find(key);
    if (!sprite) return undefined;
    const { x, y } = sprite.holder;
    return { ...sprite.place, x, y };
  }

  /** Where a part of the table is. */
  boxOf(spot: string): Box | undefined {
    return this.layout?.spots[spot]?.box;
  }

  /** The middle of a card, or of a part of the table. */
  spotOf(id: string): Point | undefined {
    const box = this.boxOf(id);
    return this.placeOf(id) ?? (box && middleOf(box));
  }

  /** A face of its own, for an effect to show. */
  face(face: string): Container {
    return this.drawn.faces.drawFace(face, this.palette);
  }

  destroy(): void {
    this.sparks.destroy();
    this.root.destroy({ children: true });
  }

  private create(key: string, card: LaidCard): CardSprite {
    this.sent.delete(key);
    const sprite = new CardSprite(this.drawn, this.startOf(card), this.isFirst ? 1 : 0);
    this.lying.addChild(sprite.holder);
    return sprite;
  }

  private startOf({ from, place }: LaidCard): Place {
    const box = this.isFirst || from === undefined ? undefined : this.boxOf(from);
    return box ? { ...place, ...middleOf(box) } : place;
  }

  private remove(sprite: CardSprite, key: string): void {
    if (this.kept.has(key)) return void this.staying.set(key, sprite);
    const to = this.sent.get(key) ?? sprite.to;
    this.sent.delete(key);
    const box = to === undefined ? undefined : this.boxOf(to);
    if (!box || this.isFirst) return this.bury(sprite);
    sprite.leave(middleOf(box), roomIn(box));
    this.leaving.set(sprite, key);
  }

  private bury(sprite: CardSprite): void {
    this.leaving.delete(sprite);
    sprite.destroy();
  }
}

/** How wide a card may be in a part of the table. */
const roomIn = ({ width, height }: Box): number => Math.min(width, height / TALLNESS);
