import { Container, Graphics, type Text } from 'pixi.js';
import type { Labels } from '../../../stage/drawing/labels';
import { mix, seatColour, type Palette } from '../../../stage/drawing/palette';
import { shapePath } from '../../../stage/drawing/shapes';
import { seatLook } from '../../../ui/theme/seatLooks';
import type { ShipPicture } from '../looks/picture';
import type { Textures } from '../../../stage/sprites/Textures';
import { gap, type Point } from '../../../stage/geometry/geometry';
import { FAR_SHIP, PITCH } from '../looks/layout';
import { BuiltShip, facingOf } from './builtShip';
import { COINS, COIN_LOOKS, heightOf, PileContexts, pilesOf } from './coinPiles';

/** From this many coins on, a pile shows its number. */
const NUMBERED = 4;
/** Below this many screen pixels a space, piles give way to one coin with a number each. */
const CLOSE_ENOUGH = 0.5;
/** How high letters are from afar, in units of the board: 12 pixels on the screen, as far as there is room. */
export function farLetters(scale: number): number | undefined {
  return scale >= CLOSE_ENOUGH ? undefined : Math.min(48, 3 * Math.ceil(4 / scale));
}
/** How much larger a ship is drawn from afar: so that a finger can hit it, and at most until it covers its neighbours. */
export const growthAt = (letters: number | undefined): number =>
  letters === undefined ? 1 : Math.min(FAR_SHIP.most, Math.max(FAR_SHIP.least, letters / FAR_SHIP.letters));
/** The badge when zoomed out: how much larger it is, and where. */
const FAR_BADGE = { growth: 1.8, at: { x: 0, y: 36 } } as const;
/** The height of the number on the badge. */
const NUMBER = { flat: 19, painted: 18 } as const;
const LIFT = 7;

export interface ShipTools {
  readonly palette: Palette;
  readonly labels: Labels;
  readonly piles: PileContexts;
  /** Absent where a ship is drawn flat, as piles of coins in a ring. */
  readonly textures?: Textures;
}

/** A ship: built of its coins or, drawn flat, a stack of coins in a ring of its owner's colour and shape. */
export class ShipView {
  readonly root = new Container();
  private readonly shadow = new Graphics();
  private readonly body = new Container();
  private readonly hull = new Graphics();
  private readonly cargo = new Container();
  private readonly badge = new Graphics();
  private readonly number: Text;
  private readonly gauge = new Container();
  private readonly built: BuiltShip | undefined;
  /** Which way its bow points: where it has gone last. */
  private facing: number | undefined;
  private drawn = '';
  private shown: ShipPicture | undefined;

  constructor(
    readonly id: string,
    private readonly tools: ShipTools,
  ) {
    const { labels, palette, textures } = tools;
    this.built = textures && new BuiltShip(textures, labels, palette);
    // A painted deck shows more behind the number than a flat badge.
    const onDeck = {
      size: NUMBER.painted,
      colour: palette.text,
      outline: palette.ink,
      weight: '900',
    } as const;
    const onBadge = { size: NUMBER.flat, colour: palette.ink, weight: '900' } as const;
    this.number = labels.make(id.slice(1), textures ? onDeck : onBadge);
    this.number.position.set(0, 40);
    this.gauge.scale.set(GAUGE.scale);
    this.gauge.y = GAUGE.drop;
    if (this.built) this.body.addChild(this.built.root);
    this.body.addChild(this.hull, this.cargo, this.badge, this.number, this.gauge);
    this.root.addChild(this.shadow, this.body);
    if (!this.built) this.shadow.ellipse(0, 0, 44, 40).fill({ color: 0x000000, alpha: 0.45 });
  }

  /** What it shows now. */
  get picture(): ShipPicture | undefined {
    return this.shown;
  }

  /** `letters`: their height when zoomed out; absent where the zoom is close enough for piles of coins. */
  update(picture: ShipPicture, letters: number | undefined): void {
    this.turnTo(picture.at);
    this.shown = picture;
    this.root.alpha = 1;
    this.root.position.copyFrom(picture.at);
    // From afar it would cover the costs of its neighbours.
    this.root.scale.set(picture.scale * (picture.budget && letters === undefined ? 1.1 : growthAt(letters)));
    this.body.alpha = picture.spent ? 0.5 : 1;
    this.body.y = picture.budget ? -LIFT : 0;
    this.shadow.position.set(picture.budget ? 8 : 3, picture.budget ? 14 : 5);
    this.root.zIndex = picture.budget ? 1 : 0;
    const { owner, pennies, nickels, dimes, budget, scale } = picture;
    const key = JSON.stringify([owner, pennies, nickels, dimes, budget, scale, letters, this.facing]);
    if (key === this.drawn) return;
    this.drawn = key;
    if (this.built) this.drawBuilt(this.built, picture, letters);
    else this.drawHull(picture, letters);
    if (letters !== undefined) this.drawCounters(picture, letters);
    else if (!this.built) this.drawPiles(picture);
    // When zoomed out it would cover the costs of neighbouring spaces; the orders have its numbers.
    this.drawGauge(letters === undefined ? picture.budget : undefined);
  }

  /** Points the bow at where it goes. A ship that only makes room for another one does not turn. */
  turnTo(to: Point): void {
    const from = this.shown?.at ?? { x: to.x + Math.sign(to.x - MIDDLE), y: to.y };
    if (this.facing === undefined || gap(from, to) > PITCH * 0.6) this.facing = facingOf(from, to);
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }

  private drawHull({ owner, budget, scale }: ShipPicture, letters: number | undefined): void {
    const { palette } = this.tools;
    const colour = seatColour(owner);
    this.hull.clear();
    if (budget) this.hull.circle(0, 0, 49).stroke({ color: palette.text, width: 3, alpha: 0.9 });
    this.hull.circle(0, 0, 43).fill(mix(palette.hull, colour, 0.16));
    this.hull.circle(0, 0, 42).stroke({ color: colour, width: 6 });
    this.hull.circle(0, 0, 37.5).stroke({ color: 0x000000, width: 2, alpha: 0.4 });
    this.drawBadge(owner, letters === undefined ? ON_HULL : this.farBadge(letters, scale));
  }

  /** The number can be read where several ships share a space and are small. */
  private farBadge(letters: number, scale: number): Badge {
    const size = this.tools.textures ? NUMBER.painted : NUMBER.flat;
    const { at, growth } = FAR_BADGE;
    return { at, growth, numberGrowth: Math.max(growth, leastLetters(letters, scale) / size) };
  }

  private drawBadge(owner: number, { at, growth = 1, numberGrowth = growth }: Badge): void {
    this.tools.labels.grow(this.number, numberGrowth);
    this.number.position.copyFrom(at);
    shapePath(this.badge.clear(), seatLook(owner).shape, at, 15 * growth)
      .fill(seatColour(owner))
      .stroke({ color: this.tools.palette.ink, width: 3, join: 'round' });
  }

  private drawBuilt(built: BuiltShip, picture: ShipPicture, letters: number | undefined): void {
    this.emptyCargo();
    built.draw(picture, this.facing ?? 0, letters === undefined);
    const { palette } = this.tools;
    this.hull.clear();
    if (picture.budget) this.hull.circle(0, 0, 49).stroke({ color: palette.text, width: 3, alpha: 0.9 });
    // From afar numbers cover the deck: the ring has its colour.
    if (letters !== undefined)
      this.hull
        .circle(0, 0, FAR_SHIP.radius)
        .stroke({ color: seatColour(picture.owner), width: FAR_SHIP.edge });
    // In the middle of the deck, clear of the coins around it.
    this.drawBadge(
      picture.owner,
      letters === undefined ? { at: ON_DECK } : this.farBadge(letters, picture.scale),
    );
  }

  private drawPiles(picture: ShipPicture): void {
    this.emptyCargo();
    const { labels, palette, piles } = this.tools;
    const shown = pilesOf(picture);
    const { scale, foot } = PILE_ROOM[shown.length - 1] ?? PILE_ROOM[0];
    shown.forEach(({ coin, count, x }, index) => {
      const coins = new Graphics(piles.get(coin, count));
      coins.position.set(x * scale, foot);
      coins.scale.set(scale);
      this.cargo.addChild(coins);
      if (count < NUMBERED) return;
      // Every second number is lower: side by side, 14 and 7 would read 147.
      const y = foot - heightOf(count) * scale * 0.55 + (index % 2) * 13;
      const look = { size: count > 9 ? 18 : 22, colour: palette.text, outline: palette.ink };
      const number = labels.make(String(count), look);
      number.position.set(x * scale, y);
      this.cargo.addChild(number);
    });
  }

  private emptyCargo(): void {
    for (const child of this.cargo.removeChildren()) child.destroy();
  }

  /** When zoomed out: one large coin of each kind with its number. */
  private drawCounters(picture: ShipPicture, letters: number): void {
    this.emptyCargo();
    const { labels, palette } = this.tools;
    const present = COINS.filter((coin) => picture[coin] > 0);
    const least = leastLetters(letters, picture.scale);
    present.forEach((coin, index) => {
      const place = COUNTER_PLACES[present.length - 1]?.[index] ?? { x: 0, y: 0, radius: 24 };
      const { face, rim } = COIN_LOOKS[coin];
      const disc = new Graphics()
        .circle(place.x, place.y, place.radius)
        .fill(face(palette))
        .stroke({ color: rim(palette), width: 3 });
      const number = labels.make(String(picture[coin]), {
        size: Math.max(least, picture[coin] > 9 ? Math.min(letters, place.radius * 1.6) : letters),
        colour: palette.ink,
        weight: '900',
      });
      number.position.set(place.x, place.y);
      this.cargo.addChild(disc, number);
    });
  }

  /** What the ship may still do: a chevron with its moves, a bolt with its shots. */
  private drawGauge(budget: ShipPicture['budget']): void {
    for (const child of this.gauge.removeChildren()) child.destroy();
    if (!budget) return;
    const { labels, palette } = this.tools;
    const moves = labels.make(String(budget.moves), { size: 28, colour: palette.text });
    const shots = labels.make(String(budget.shots), { size: 28, colour: palette.text });
    const half = (ICONS + moves.width + shots.width) / 2;
    const bolt = -half + 38 + moves.width;
    const plate = new Graphics()
      .roundRect(-half, -80, half * 2, 36, 18)
      .fill({ color: palette.ink, alpha: 0.94 })
      .stroke({ color: palette.brass, width: 2 });
    plate
      .poly([-half + 14, -70, -half + 23, -62, -half + 14, -54], false)
      .stroke({ color: palette.brass, width: 4, join: 'round', cap: 'round' });
    plate
      .poly(
        [4, -74, -6, -60, 1, -60, -2, -50, 8, -65, 1, -65].map((at, index) =>
          index % 2 ? at : at + bolt + 8,
        ),
      )
      .fill(palette.danger);
    moves.position.set(-half + 28 + moves.width / 2, -62);
    shots.position.set(bolt + 20 + shots.width / 2, -62);
    this.gauge.addChild(plate, moves, shots);
  }
}

/** The middle of the deck, the same in each facing. */
const ON_DECK = { x: 0, y: 0 } as const;
/** At the rim of a flat ship. */
const ON_HULL = { at: { x: 0, y: 40 } } as const;

interface Badge {
  readonly at: Point;
  readonly growth?: number;
  readonly numberGrowth?: number;
}

/** Letters that are this high on the board, in the units of a ship that is drawn smaller or larger than it. */
const leastLetters = (letters: number, scale: number): number => letters / (growthAt(letters) * scale);
/** Ships that have not moved look toward the middle of the board. */
const MIDDLE = 500;

/** In the upper part of the ship's own space, clear of the text in the spaces above. */
const GAUGE = { scale: 0.78, drop: 9 } as const;

/** The room that the signs of the gauge take, with their margins. */
const ICONS = 72;

/** By number of piles: a single one may be large. */
const PILE_ROOM = [
  { scale: 1.55, foot: 14 },
  { scale: 1.24, foot: 16 },
  { scale: 0.98, foot: 16 },
] as const;

const COUNTER_PLACES = [
  [{ x: 0, y: -14, radius: 29 }],
  [
    { x: -21, y: -16, radius: 21 },
    { x: 21, y: -16, radius: 21 },
  ],
  [
    { x: -24, y: -8, radius: 20 },
    { x: 24, y: -8, radius: 20 },
    { x: 0, y: -33, radius: 20 },
  ],
] as const;
