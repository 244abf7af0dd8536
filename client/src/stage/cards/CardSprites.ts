import { Container, Graphics } from 'pixi.js';
import type { Point } from '../geometry/geometry';
import { Keyed } from '../sprites/keyed';
import { Labels } from '../drawing/labels';
import type { Palette } from '../drawing/palette';
import type { LaidCard, Mark, TableLayout } from './tableLayout';
import { TALLNESS, type Place } from './layouts';

/** The width of a face in its own units. */
export const FACE_WIDTH = 120;
/** How long a card takes from place to place, in milliseconds. */
export const FLIGHT_MS = 320;
const LEAVING_ALPHA = 0.2;
const NOTE_SIZE = 12;
type Noted = Pick<LaidCard, 'place' | 'noteRoom'>;
/** Between a note and the edge of its plate, both sides together, in units of the face. */
const NOTE_EDGE = 10;
/** How far below the card its note stands, in units of the face. */
const NOTE_DROP = 15;

export interface CardSprite {
  readonly holder: Container;
  readonly face: Container;
  readonly rim: Graphics;
  readonly shade: Graphics;
  readonly extras: Container;
  shown: string;
  dressed: string;
  from: Place;
  goal: Place;
  /** Share of its flight, 0 to 1. */
  flown: number;
  to: string | undefined;
}

interface Faces {
  drawFace(face: string, palette: Palette): Container;
  drawBadge?(badge: string, palette: Palette): Container;
}

/** All cards on a table; each flies from where it was to where it belongs. */
export class CardSprites {
  readonly root = new Container({ sortableChildren: true });
  private readonly leaving = new Set<CardSprite>();
  private readonly labels = new Labels();
  private layout: TableLayout | undefined;
  /** The first layout is simply there. */
  private isFirst = true;

  readonly cards = new Keyed<LaidCard, CardSprite>({
    create: (_, card) => this.create(card),
    update: (sprite, card) => this.update(sprite, card),
    remove: (sprite) => this.remove(sprite),
  });

  constructor(
    readonly palette: Palette,
    private readonly faces: Faces,
    density: number,
  ) {
    this.labels.sharpen(density);
  }

  sync(layout: TableLayout): void {
    this.layout = layout;
    this.cards.sync(layout.cards.map((card) => [card.key, card]));
    this.isFirst = false;
  }

  /** Moves everything on; `share`: of a whole flight. True while something moves. */
  step(share: number): boolean {
    let moves = false;
    for (const [, sprite] of this.cards.entries()) moves = this.fly(sprite, share) || moves;
    for (const sprite of this.leaving) {
      const flies = this.fly(sprite, share);
      sprite.holder.alpha = 1 - sprite.flown * (1 - LEAVING_ALPHA);
      if (!flies) this.bury(sprite);
      moves ||= flies;
    }
    return moves;
  }

  /** A card is held: it follows the pointer until it is let go. */
  hold(key: string, at: Point): void {
    const sprite = this.cards.get(key);
    if (!sprite) return;
    sprite.flown = 1;
    sprite.from = sprite.goal;
    sprite.holder.position.copyFrom(at);
    sprite.holder.rotation = 0;
    sprite.holder.zIndex = 10_000;
  }

  letGo(key: string): void {
    const sprite = this.cards.get(key);
    if (!sprite) return;
    sprite.from = { ...sprite.goal, x: sprite.holder.x, y: sprite.holder.y };
    sprite.flown = 0;
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }

  private create(card: LaidCard): CardSprite {
    const holder = new Container();
    const [face, extras] = [new Container(), new Container()];
    const [rim, shade] = [new Graphics(), new Graphics()];
    holder.addChild(rim, face, shade, extras);
    this.root.addChild(holder);
    const start = this.startOf(card);
    return {
      ...{ holder, face, rim, shade, extras, shown: '', dressed: '', from: start, goal: start },
      ...{ flown: this.isFirst ? 1 : 0, to: card.to },
    };
  }

  private startOf({ from, place }: LaidCard): Place {
    const box = this.isFirst || from === undefined ? undefined : this.layout?.spots[from]?.box;
    return box ? { ...place, x: box.x + box.width / 2, y: box.y + box.height / 2 } : place;
  }

  private update(sprite: CardSprite, card: LaidCard): void {
    sprite.to = card.to;
    if (sprite.shown !== card.face) {
      sprite.face.removeChildren().forEach((child) => child.destroy({ children: true }));
      sprite.face.addChild(this.faces.drawFace(card.face, this.palette));
      sprite.shown = card.face;
    }
    this.dress(sprite, card);
    if (isSamePlace(sprite.goal, card.place)) return;
    sprite.from = this.isFirst ? card.place : placeNow(sprite);
    sprite.goal = card.place;
    sprite.flown = this.isFirst ? 1 : 0;
    if (this.isFirst) this.fly(sprite, 0);
  }

  private dress(sprite: CardSprite, card: LaidCard): void {
    const { mark, note, noteOver, noteRoom, badge, place } = card;
    const dressed = `${mark} ${note ?? ''} ${noteOver ?? ''} ${badge ?? ''} ${place.width} ${noteRoom ?? ''}`;
    if (dressed === sprite.dressed) return;
    sprite.dressed = dressed;
    drawRim(sprite.rim, mark, this.palette);
    sprite.shade.clear();
    if (mark === 'idle') cardShape(sprite.shade, 0).fill({ color: this.palette.ground, alpha: 0.35 });
    sprite.extras.removeChildren().forEach((child) => child.destroy({ children: true }));
    if (badge !== undefined && this.faces.drawBadge) {
      sprite.extras.addChild(this.faces.drawBadge(badge, this.palette));
    }
    const foot = (FACE_WIDTH * TALLNESS) / 2;
    if (note !== undefined) this.writeNote(sprite.extras, note, card, foot + NOTE_DROP);
    if (noteOver !== undefined) this.writeNote(sprite.extras, noteOver, { place }, 0);
    this.fly(sprite, 0);
  }

  /** Words on a plate, at their own size on screen, or as large as there is room. */
  private writeNote(into: Container, note: string, { place, noteRoom }: Noted, y: number): void {
    const growth = FACE_WIDTH / place.width;
    const text = this.labels.make(note, { size: NOTE_SIZE, colour: this.palette.text });
    text.style.align = 'center';
    text.scale.set(growth);
    const wanted = (text.width + NOTE_EDGE) / growth;
    text.scale.set(growth * Math.min(1, (noteRoom ?? wanted) / wanted));
    const [width, height] = [text.width + NOTE_EDGE, Math.max(18 * growth, text.height + 4 * growth)];
    const plate = new Graphics();
    plate
      .roundRect(-width / 2, y - height / 2, width, height, 5)
      .fill({ color: this.palette.ink, alpha: 0.92 });
    text.position.set(0, y);
    into.addChild(plate, text);
  }

  private remove(sprite: CardSprite): void {
    const box = sprite.to === undefined ? undefined : this.layout?.spots[sprite.to]?.box;
    if (!box || this.isFirst) return this.bury(sprite);
    sprite.from = placeNow(sprite);
    sprite.goal = { ...sprite.goal, x: box.x + box.width / 2, y: box.y + box.height / 2, rotation: 0 };
    sprite.flown = 0;
    this.leaving.add(sprite);
  }

  private bury(sprite: CardSprite): void {
    this.leaving.delete(sprite);
    sprite.holder.destroy({ children: true });
  }

  private fly(sprite: CardSprite, share: number): boolean {
    const { holder, from, goal } = sprite;
    if (sprite.flown >= 1 && share > 0) return false;
    sprite.flown = Math.min(1, sprite.flown + share);
    const eased = 1 - (1 - sprite.flown) ** 3;
    const along = (one: number, other: number): number => one + (other - one) * eased;
    holder.position.set(along(from.x, goal.x), along(from.y, goal.y));
    holder.rotation = along(from.rotation, goal.rotation);
    holder.scale.set(along(from.width, goal.width) / FACE_WIDTH);
    holder.zIndex = goal.z + (sprite.flown < 1 ? 1000 : 0);
    return sprite.flown < 1;
  }
}

const placeNow = ({ holder, goal }: CardSprite): Place => ({
  x: holder.x,
  y: holder.y,
  rotation: holder.rotation,
  width: holder.scale.x * FACE_WIDTH,
  z: goal.z,
});

const isSamePlace = (one: Place, other: Place): boolean =>
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.rotation === other.rotation &&
  one.z === other.z;

const cardShape = (pen: Graphics, grown: number): Graphics => {
  const [width, height] = [FACE_WIDTH + 2 * grown, FACE_WIDTH * TALLNESS + 2 * grown];
  return pen.roundRect(-width / 2, -height / 2, width, height, 8 + grown);
};

/** A rim around the card: a solid one where it can be chosen, a double one where it is. */
function drawRim(pen: Graphics, mark: Mark, palette: Palette): void {
  pen.clear();
  if (mark === 'can') cardShape(pen, 4).fill(palette.reach);
  if (mark === 'chosen') {
    cardShape(pen, 9).fill(palette.text);
    cardShape(pen, 5).fill(palette.copper);
  }
}
