import { ARMS } from '@gearhall/shared/games/metalkrushers/content/sides';
import { INTERNAL_LINKAGE } from '@gearhall/shared/games/metalkrushers/content/chassis';
import { linkageLeft } from '@gearhall/shared/games/metalkrushers/rules/arms/condition';
import { Container, Graphics, type Text } from 'pixi.js';
import type { Labels } from '../../../stage/drawing/labels';
import { mix, numberOf, type Palette } from '../../../stage/drawing/palette';
import { shapePath } from '../../../stage/drawing/shapes';
import type { UnitView } from '../../../stage/sprites/UnitSprites';
import { away } from '../../../stage/geometry/geometry';
import { mirrored } from '../../../stage/geometry/outline';
import { angleOf, corners } from '../looks/layout';
import { HEARTS, HULLS, SCALE } from '../looks/looks';
import type { KrusherPicture } from '../looks/picture';
import { drawArm, HANDS, isShown } from './armament';
import { drawArmor } from './armorRing';
import { drawSigns } from './signs';

/** Below this scale, in screen pixels per unit, the middle shows only the seat's shape. */
const NUMBERED = 0.6;
/** From this scale on its name is written under it. */
const NAMED = 1.2;
/** Its letters do not grow beyond this many pixels. */
const LARGEST_NAME = 14;
const NAME = 13;
const NAME_ROOM = 86;
const MIDDLE = { x: 0, y: 0 };
/** Behind the visor, at this distance from the middle. */
const HEART = -5;

/** A Krusher from above: a hull in its seat's colour and facing, its arms, its armor around it. */
export class KrusherView implements UnitView<KrusherPicture> {
  readonly root = new Container();
  private readonly halo = new Graphics();
  /** Rotated with the facing. */
  private readonly body = new Graphics();
  private readonly heart = new Graphics();
  private readonly number: Text;
  private readonly signs = new Graphics();
  private readonly name: Text;
  readonly tops: readonly Container[];
  private readonly covers = new Map<'left' | 'right', Text>();
  private drawn = '';
  private nameSize = 1;
  private shown: KrusherPicture | undefined;

  constructor(
    private readonly palette: Palette,
    labels: Labels,
  ) {
    this.number = labels.make('', { size: 20, colour: palette.text, weight: '900', outline: palette.ink });
    this.name = labels.make('', { size: NAME, colour: palette.text, weight: '600', outline: palette.ink });
    this.name.position.set(0, 47);
    this.tops = [this.name, this.signs];
    this.root.addChild(this.halo, this.body, this.heart, this.number, this.name, this.signs);
    for (const arm of ['left', 'right'] as const) {
      const mark = labels.make('?', { size: 24, colour: palette.text, weight: '900' });
      this.covers.set(arm, mark);
      this.root.addChild(mark);
    }
  }

  /** What it shows now. */
  get picture(): KrusherPicture | undefined {
    return this.shown;
  }

  /** `scale`: screen pixels per unit of the board. */
  zoomed(scale: number): void {
    this.number.visible = scale >= NUMBERED;
    this.name.visible = scale >= NAMED;
    this.nameSize = Math.min(1, LARGEST_NAME / (NAME * SCALE * scale));
    this.fitName();
  }

  update(picture: KrusherPicture): void {
    this.shown = picture;
    this.name.text = picture.name;
    this.fitName();
    this.root.alpha = 1;
    this.root.position.copyFrom(picture.at);
    this.root.scale.set(SCALE);
    this.root.zIndex = picture.asked || picture.attacked ? 1 : 0;
    this.face(angleOf(picture.facing));
    const key = JSON.stringify({ ...picture, at: 0, facing: 0 });
    if (key === this.drawn) return;
    this.drawn = key;
    this.drawHalo(picture);
    this.drawBody(picture);
    this.drawHeart(picture);
    drawSigns(this.signs.clear(), picture.signs, this.palette);
  }

  /** Turns it to an angle, in radians clockwise from the east. */
  face(angle: number): void {
    this.body.rotation = angle;
    const heart = away(MIDDLE, angle, HEART);
    this.heart.position.copyFrom(heart);
    this.number.position.copyFrom(heart);
    for (const [arm, mark] of this.covers) {
      const { x, y } = HANDS[arm];
      mark.visible = this.shown?.arms[arm] === 'hidden';
      mark.position.copyFrom(away(MIDDLE, angle + Math.atan2(y, x + 9), Math.hypot(x + 9, y)));
    }
  }

  /** Keeps the names of neighbours from overlapping. */
  private fitName(): void {
    this.name.scale.set(1);
    this.name.scale.set(Math.min(this.nameSize, NAME_ROOM / Math.max(1, this.name.width)));
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }

  private drawHalo({ asked, attacked, look }: KrusherPicture): void {
    const { text, danger } = this.palette;
    this.halo.clear();
    this.halo.circle(3, 6, 44).fill({ color: 0x000000, alpha: 0.4 });
    this.halo
      .circle(0, 0, 41)
      .fill({ color: mix(this.palette.hull, numberOf(look.colour), 0.22), alpha: 0.95 });
    if (asked) this.halo.poly(corners(MIDDLE, 56)).stroke({ color: text, width: 5, join: 'round' });
    if (attacked) this.halo.poly(corners(MIDDLE, 56)).stroke({ color: danger, width: 6, join: 'round' });
  }

  private drawBody(picture: KrusherPicture): void {
    const { palette, body } = this;
    const { chassis, look, arms, uses, worn } = picture;
    const colour = numberOf(look.colour);
    body.clear();
    // The nose sticks out over the armor, so that the facing is visible from afar.
    body
      .poly([39, -9, 51, 0, 39, 9])
      .fill(palette.text)
      .stroke({ color: palette.ink, width: 2.5, join: 'round' });
    drawArmor(body, picture, palette);
    for (const arm of ARMS.filter((one) => isShown(arms, one)))
      drawArm(body, { arm, held: arms[arm], use: uses[arm], worn: worn[arm] }, palette);
    body
      .poly(mirrored(HULLS[chassis]))
      .fill(mix(palette.hull, colour, 0.55))
      .stroke({ color: palette.ink, width: 6, join: 'round' });
    body.poly(mirrored(HULLS[chassis])).stroke({ color: colour, width: 3.5, join: 'round' });
    // The visor marks the front even where the hull is blunt.
    body
      .poly([15, -9, 25, 0, 15, 9], false)
      .stroke({ color: palette.ink, width: 8, join: 'round', cap: 'round' });
    body
      .poly([15, -9, 25, 0, 15, 9], false)
      .stroke({ color: palette.text, width: 4, join: 'round', cap: 'round' });
  }

  /** The shape of the seat, with the Internal Linkage that is left on it. */
  private drawHeart(picture: KrusherPicture): void {
    const { look, armor, pierced, chassis } = picture;
    const { ink, danger } = this.palette;
    const left = armor && linkageLeft(picture, armor);
    this.heart.clear();
    shapePath(this.heart, look.shape, MIDDLE, HEARTS[chassis])
      .fill(numberOf(look.colour))
      .stroke({ color: ink, width: 3, join: 'round' });
    const isWeak = (left ?? INTERNAL_LINKAGE - pierced) <= INTERNAL_LINKAGE / 2;
    if (isWeak)
      shapePath(this.heart, look.shape, MIDDLE, HEARTS[chassis] + 4).stroke({
        color: danger,
        width: 3.5,
        join: 'round',
      });
    this.number.text = left === undefined ? (pierced > 0 ? `−${pierced}` : '') : String(left);
  }
}
