import { Container, Graphics } from 'pixi.js';
import type { Surface } from '../contract/boardDefinition';
import type { Labels } from '../drawing/labels';
import type { Palette } from '../drawing/palette';
import type { Point } from '../geometry/geometry';
import { cardShape, drawRim, FACE_WIDTH, SoftEdges } from './cardLooks';
import { FLIGHT_MS, poseAt } from './flight';
import { TALLNESS, type Place } from './layouts';
import type { LaidCard } from './tableLayout';

/** How long a card takes to turn over, in milliseconds. */
const TURN_MS = 260;
const NOTE_SIZE = 12;
/** Between a note and the edge of its plate, both sides together, in units of the face. */
const NOTE_EDGE = 10;
/** How far below the card its note stands, in units of the face. */
const NOTE_DROP = 15;
/** A card that is held lies above all others. */
const HELD = 10_000;

export interface Faces {
  drawFace(face: string, palette: Palette): Container;
  drawBadge?(badge: string, palette: Palette): Container;
  turnsOver?(before: string, after: string): boolean;
}

/** What cards are drawn with. */
export interface Drawn {
  readonly palette: Palette;
  readonly faces: Faces;
  readonly labels: Labels;
  readonly surface: Surface;
}

type Noted = Pick<LaidCard, 'place' | 'noteRoom'>;

/** A card that turns over: it shows its other face from the middle of the turn on. */
interface Turn {
  readonly to: string;
  share: number;
}

/** A card on a table; it flies from where it was to where it belongs. */
export class CardSprite {
  readonly holder = new Container();
  readonly face = new Container();
  readonly rim = new Graphics();
  readonly extras = new Container();
  /** The spot that it goes to when it vanishes, and the face that it shows there. */
  to: string | undefined;
  private becomes: string | undefined;
  /** What is drawn over it. */
  badge: string | undefined;
  private readonly shade = new Graphics();
  /** What turns over and is pressed flat. */
  private readonly body = new Container();
  private readonly soft: SoftEdges | undefined;
  private shown = '';
  private dressed = '';
  private turn: Turn | undefined;
  private lifted = 0;

  constructor(
    private readonly drawn: Drawn,
    private from: Place,
    /** The share of its flight, 0 to 1. */
    private flown: number,
    private goal = from,
  ) {
    this.soft = drawn.surface.isFlat ? undefined : new SoftEdges(drawn.surface, drawn.palette);
    this.body.addChild(this.rim, this.face, this.shade, this.extras);
    if (this.soft) this.holder.addChild(this.soft.shadow, this.soft.glow);
    this.holder.addChild(this.body);
  }

  /** `isFirst`: it is simply there. */
  update(card: LaidCard, isFirst: boolean): void {
    this.to = card.to;
    this.becomes = card.becomes;
    this.badge = card.badge;
    if (this.soft) this.soft.shadow.visible = card.isFloating !== true;
    this.show(card.face);
    this.dress(card);
    if (isSamePlace(this.goal, card.place)) return;
    this.from = isFirst ? card.place : this.placeNow();
    this.goal = card.place;
    this.flown = isFirst ? 1 : 0;
    if (isFirst) this.fly(0);
  }

  /** Moves it on; `share`: of a whole flight. True while it moves. */
  step(share: number): boolean {
    const isTurning = this.turnOn(share);
    return this.fly(share) || isTurning;
  }

  /** The card leaves the table for a place, without what was written on it, and no larger than that. */
  leave({ x, y }: Point, room: number): void {
    this.extras.visible = false;
    this.from = this.placeNow();
    this.goal = { ...this.goal, x, y, rotation: 0, width: Math.min(this.goal.width, room) };
    this.flown = 0;
    if (this.becomes !== undefined) this.show(this.becomes);
  }

  /** The share of its flight. */
  get progress(): number {
    return this.flown;
  }

  /** It follows the pointer. */
  hold(at: Point): void {
    this.flown = 1;
    this.from = this.goal;
    this.holder.position.copyFrom(at);
    this.holder.rotation = 0;
    this.holder.zIndex = HELD;
    this.soft?.raise(12);
  }

  letGo(): void {
    this.from = { ...this.goal, x: this.holder.x, y: this.holder.y };
    this.flown = 0;
  }

  /** The name of the face that it shows, or will show once it has turned over. */
  get faceName(): string {
    return this.turn?.to ?? this.shown;
  }

  /** Where it lies, or will lie. */
  get place(): Place {
    return this.goal;
  }

  destroy(): void {
    this.holder.destroy({ children: true });
  }

  /** Shows a face, and turns over where that is its other side. */
  show(face: string): void {
    if (face === (this.turn?.to ?? this.shown)) return;
    const { turnsOver } = this.drawn.faces;
    if (this.shown !== '' && turnsOver?.(this.shown, face) === true) this.turn = { to: face, share: 0 };
    else this.draw(face);
  }

  private draw(face: string): void {
    this.turn = undefined;
    this.body.scale.x = 1;
    this.face.removeChildren().forEach((child) => child.destroy({ children: true }));
    this.face.addChild(this.drawn.faces.drawFace(face, this.drawn.palette));
    this.shown = face;
  }

  private turnOn(share: number): boolean {
    const { turn } = this;
    if (!turn) return false;
    turn.share += (share * FLIGHT_MS) / TURN_MS;
    if (turn.share >= 0.5 && this.shown !== turn.to) {
      this.draw(turn.to);
      this.turn = turn;
    }
    if (turn.share >= 1) this.turn = undefined;
    this.body.scale.x = Math.max(0.04, Math.abs(Math.cos(Math.min(1, turn.share) * Math.PI)));
    return this.turn !== undefined;
  }

  private dress(card: LaidCard): void {
    const { mark, note, noteOver, noteRoom, badge, place } = card;
    const { palette, faces, surface } = this.drawn;
    const dressed = `${mark} ${note ?? ''} ${noteOver ?? ''} ${badge ?? ''} ${place.width} ${noteRoom ?? ''}`;
    if (dressed === this.dressed) return;
    this.dressed = dressed;
    this.soft?.mark(mark);
    drawRim(this.rim, mark, palette, { unit: FACE_WIDTH / place.width, isFlat: surface.isFlat });
    this.shade.clear();
    if (mark === 'idle') cardShape(this.shade, 0).fill({ color: palette.ground, alpha: 0.35 });
    this.extras.removeChildren().forEach((child) => child.destroy({ children: true }));
    if (badge !== undefined && faces.drawBadge) this.extras.addChild(faces.drawBadge(badge, palette));
    const foot = (FACE_WIDTH * TALLNESS) / 2;
    if (note !== undefined) this.writeNote(note, card, foot + NOTE_DROP);
    if (noteOver !== undefined) this.writeNote(noteOver, { place }, 0);
    this.fly(0);
  }

  /** Words on a plate, at their own size on screen, or as large as there is room. */
  private writeNote(note: string, { place, noteRoom }: Noted, y: number): void {
    const { labels, palette } = this.drawn;
    const growth = FACE_WIDTH / place.width;
    const text = labels.make(note, { size: NOTE_SIZE, colour: palette.text });
    text.style.align = 'center';
    text.scale.set(growth);
    const wanted = (text.width + NOTE_EDGE) / growth;
    text.scale.set(growth * Math.min(1, (noteRoom ?? wanted) / wanted));
    const [width, height] = [text.width + NOTE_EDGE, Math.max(18 * growth, text.height + 4 * growth)];
    const plate = new Graphics();
    plate.roundRect(-width / 2, y - height / 2, width, height, 5).fill({ color: palette.ink, alpha: 0.92 });
    text.position.set(0, y);
    this.extras.addChild(plate, text);
  }

  private fly(share: number): boolean {
    if (this.flown >= 1 && share > 0) return false;
    const { holder, from, goal } = this;
    this.flown = Math.min(1, this.flown + share);
    const { x, y, rotation, width, lift, height } = poseAt(from, goal, this.flown);
    holder.position.set(x, y - lift);
    holder.rotation = rotation;
    holder.scale.set(width / FACE_WIDTH);
    holder.zIndex = goal.z + (this.flown < 1 ? 1000 : 0);
    this.body.scale.y = height;
    this.lifted = lift;
    this.soft?.raise((lift * FACE_WIDTH) / width);
    return this.flown < 1;
  }

  private placeNow(): Place {
    const { holder, goal, lifted } = this;
    const { x, y, rotation, scale } = holder;
    return { x, y: y + lifted, rotation, width: scale.x * FACE_WIDTH, z: goal.z };
  }
}

const isSamePlace = (one: Place, other: Place): boolean =>
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.rotation === other.rotation &&
  one.z === other.z;
