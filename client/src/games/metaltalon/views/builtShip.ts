import { Container, Sprite } from 'pixi.js';
import type { Labels } from '../../../stage/drawing/labels';
import type { Palette } from '../../../stage/drawing/palette';
import type { Point } from '../../../stage/geometry/geometry';
import { turned } from '../../../stage/paint/pieces';
import type { Textures } from '../../../stage/sprites/Textures';
import type { ShipPicture } from '../looks/picture';
import { angleOf, bowPainting, coinPainting, FACINGS, hullPainting, NUMBER_AT, SLOTS } from '../paint/ship';
import { COINS, type Coin } from './coinPiles';

/** The facing of a ship that has come from one point to another. */
export const facingOf = (from: Point, to: Point): number =>
  (Math.round((Math.atan2(to.y - from.y, to.x - from.x) / (2 * Math.PI)) * FACINGS) + FACINGS) % FACINGS;

/** A ship built of its coins: pennies at the stern, nickels at the sides, dimes before the bow. */
export class BuiltShip {
  readonly root = new Container();

  constructor(
    private readonly textures: Textures,
    private readonly labels: Labels,
    private readonly palette: Palette,
  ) {}

  /** `hasParts`: whether it is close enough for its coins to be counted. */
  draw(picture: ShipPicture, facing: number, hasParts: boolean): void {
    for (const child of this.root.removeChildren()) child.destroy();
    const { owner } = picture;
    this.add(this.textures.of(`hull ${owner} ${facing}`, hullPainting(owner, facing)), { x: 0, y: 0 });
    for (const coin of COINS) this.addCoins(coin, picture[coin], facing);
    if (!hasParts) return;
    for (const coin of COINS) this.addNumber(coin, picture[coin], angleOf(facing));
  }

  private addCoins(coin: Coin, count: number, facing: number): void {
    const texture = this.textureOf(coin, facing);
    for (const slot of SLOTS[coin].slice(0, count)) this.add(texture, turned(slot, angleOf(facing)));
  }

  private textureOf(coin: Coin, facing: number): Sprite['texture'] {
    if (coin === 'dimes') return this.textures.of(`bow ${facing}`, bowPainting(facing));
    return this.textures.of(coin, coinPainting(coin));
  }

  private add(texture: Sprite['texture'], at: Point): void {
    const sprite = new Sprite(texture);
    sprite.position.copyFrom(at);
    this.root.addChild(sprite);
  }

  /** More coins than the ship has room to show are a number. */
  private addNumber(coin: Coin, count: number, angle: number): void {
    if (count <= SLOTS[coin].length) return;
    const { text, ink } = this.palette;
    const number = this.labels.make(String(count), { size: 22, colour: text, weight: '900', outline: ink });
    number.position.copyFrom(turned(NUMBER_AT[coin], angle));
    this.root.addChild(number);
  }
}
