import { BASE_SPACES, type BaseId } from '@gearhall/shared/games/metaltalon/content/board';
import { Container, Graphics, Sprite, type Text } from 'pixi.js';
import type { Labels } from '../../../stage/drawing/labels';
import { seatColour, type Palette } from '../../../stage/drawing/palette';
import { shapePath } from '../../../stage/drawing/shapes';
import type { Textures } from '../../../stage/sprites/Textures';
import { seatLook } from '../../../ui/theme/seatLooks';
import { pointOf } from '../looks/layout';
import type { BasePicture } from '../looks/picture';
import { coinPainting } from '../paint/ship';
import { RIM, stationPainting } from '../paint/station';

/** How high letters are near by: up to three of them, and more. */
const [SHORT, LONG] = [27, 25];
const SIGN = { x: 0, y: 43 } as const;
/** The cash lies round the dome as well: a coin for each five cents, as far as there is room. */
const RING = { coins: 12, cents: 5, scale: 0.62 } as const;

/** How many coins lie round the dome. */
export const coinsInRing = (cash: number): number => Math.min(RING.coins, Math.ceil(cash / RING.cents));

/** A base as a station, with its cash on the dome. */
export class StationView {
  readonly root = new Container();
  private readonly station = new Sprite();
  private readonly ring = new Container();
  private readonly sign = new Graphics();
  private readonly cash: Text;

  constructor(
    base: BaseId,
    private readonly palette: Palette,
    private readonly tools: { readonly labels: Labels; readonly textures: Textures },
  ) {
    this.cash = tools.labels.make('', { size: 26, colour: palette.text, weight: '900' });
    this.station.anchor.set(0.5);
    this.root.position.copyFrom(pointOf(BASE_SPACES[base]));
    this.root.addChild(this.station, this.ring, this.sign, this.cash);
  }

  /** `letters`: their height when zoomed out, where the cash is written without its sign. */
  update({ owner, cash, mine }: BasePicture, letters: number | undefined): void {
    const { text, danger, print } = this.palette;
    this.station.texture = this.tools.textures.of(`station ${owner ?? ''}`, stationPainting(owner));
    this.drawRing(owner === undefined ? 0 : coinsInRing(cash));
    const words = owner === undefined ? '+1¢' : `${cash}¢`;
    this.cash.text = letters === undefined ? words : words.replace('¢', '');
    this.cash.style.fontSize = letters ?? (this.cash.text.length > 3 ? LONG : SHORT);
    this.cash.style.fill = owner === undefined ? print : cash === 0 ? danger : text;
    this.sign.clear();
    if (owner !== undefined) this.drawSign(owner, mine, letters === undefined ? 1 : 1.6);
  }

  private drawRing(count: number): void {
    if (this.ring.children.length === count) return;
    for (const child of this.ring.removeChildren()) child.destroy();
    for (let index = 0; index < count; index += 1) {
      const angle = (index / RING.coins) * 2 * Math.PI - Math.PI / 2;
      const coin = new Sprite(this.tools.textures.of('pennies', coinPainting('pennies')));
      coin.position.set(Math.cos(angle) * RIM, Math.sin(angle) * RIM);
      coin.scale.set(RING.scale);
      this.ring.addChild(coin);
    }
  }

  /** The shape of the seat; my own station has a bright ring. */
  private drawSign(owner: number, mine: boolean, growth: number): void {
    const { text, ink } = this.palette;
    if (mine) this.sign.circle(0, 0, 50).stroke({ color: text, width: 2.5, alpha: 0.9 });
    shapePath(this.sign, seatLook(owner).shape, SIGN, 12 * growth)
      .fill(seatColour(owner))
      .stroke({ color: ink, width: 3, join: 'round' });
  }
}
