import { INTERNAL_LINKAGE } from '@gearhall/shared/games/metalkrushers/content/chassis';
import { linkageLeft } from '@gearhall/shared/games/metalkrushers/rules/arms/condition';
import { Container, Graphics, type Text } from 'pixi.js';
import type { Labels } from '../../../stage/drawing/labels';
import { numberOf, type Palette } from '../../../stage/drawing/palette';
import { shapePath } from '../../../stage/drawing/shapes';
import type { Textures } from '../../../stage/sprites/Textures';
import type { UnitView } from '../../../stage/sprites/UnitSprites';
import { away } from '../../../stage/geometry/geometry';
import { angleOf, corners, MIDDLE } from '../looks/layout';
import { HANDS, HEARTS, SCALE } from '../looks/looks';
import type { KrusherPicture } from '../looks/picture';
import { ON_HUB } from '../paint/machine';
import { FlatBody, type Body } from './flatBody';
import { MachineBody } from './machineBody';
import { drawSigns } from './signs';

/** Below this scale, in screen pixels per unit, the middle shows only the seat's shape. */
const NUMBERED = 0.6;
/** How much larger the shape is then. */
const AFAR = 1.45;
/** From this scale on its name is written under it. */
const NAMED = 1.2;
/** Its letters do not grow beyond this many pixels. */
const LARGEST_NAME = 15;
const NAME = 17;
const NAME_ROOM = 86;
/** Behind the visor, at this distance from the middle. */
const HEART = -5;

/** A Krusher from above: a hull in its seat's colour and facing, its arms, its armor around it. */
export class KrusherView implements UnitView<KrusherPicture> {
  readonly root = new Container();
  private readonly ring = new Graphics();
  private readonly body: Body;
  private readonly heart = new Graphics();
  private readonly number: Text;
  private readonly signs = new Graphics();
  private readonly name: Text;
  readonly tops: readonly Container[];
  /** What is no part of the machine. */
  readonly aside: readonly Container[];
  private readonly covers = new Map<'left' | 'right', Text>();
  private drawn = '';
  private nameSize = 1;
  private hasRoom = true;
  private isNamed = false;
  private shown: KrusherPicture | undefined;

  constructor(
    private readonly palette: Palette,
    labels: Labels,
    /** Absent where it is drawn in flat colours. */
    private readonly textures?: Textures,
  ) {
    this.body = textures ? new MachineBody(textures) : new FlatBody(palette);
    this.number = labels.make('', {
      size: textures ? 17 : 20,
      colour: palette.text,
      weight: '900',
      outline: palette.ink,
    });
    this.name = labels.make('', { size: NAME, colour: palette.text, weight: '600', outline: palette.ink });
    this.name.position.set(0, 47);
    this.tops = [this.name, this.signs];
    this.aside = [this.ring, this.heart, this.number, ...this.tops];
    this.root.addChild(this.ring, this.body.root, this.heart, this.number, this.name, this.signs);
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
    this.heart.scale.set(scale < NUMBERED ? AFAR : 1);
    this.hasRoom = scale >= NAMED;
    this.showName();
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
    this.drawRing(picture);
    this.body.draw(picture);
    this.drawHeart(picture);
    drawSigns(this.signs.clear(), picture.signs, this.palette);
  }

  /** Turns it to an angle, in radians clockwise from the east. */
  face(angle: number): void {
    this.body.face(angle);
    const heart = away(MIDDLE, angle, HEART);
    this.heart.position.copyFrom(heart);
    this.number.position.copyFrom(heart);
    for (const [arm, mark] of this.covers) {
      const { x, y } = HANDS[arm];
      mark.visible = this.shown?.arms[arm] === 'hidden';
      mark.position.copyFrom(away(MIDDLE, angle + Math.atan2(y, x + 9), Math.hypot(x + 9, y)));
    }
  }

  /** Whether its name is wanted at this moment; in flat colours it always is. */
  nameIt(isNamed: boolean): void {
    this.isNamed = isNamed;
    this.showName();
  }

  private showName(): void {
    this.name.visible = this.hasRoom && (this.isNamed || this.textures === undefined);
  }

  /** Keeps the names of neighbours from overlapping. */
  private fitName(): void {
    this.name.scale.set(1);
    this.name.scale.set(Math.min(this.nameSize, NAME_ROOM / Math.max(1, this.name.width)));
  }

  destroy(): void {
    this.root.destroy({ children: true });
    this.body.destroy?.();
  }

  /** Who is asked something, and who is attacked. */
  private drawRing({ asked, attacked }: KrusherPicture): void {
    const { text, danger } = this.palette;
    this.ring.clear();
    if (asked) this.ring.poly(corners(MIDDLE, 56)).stroke({ color: text, width: 5, join: 'round' });
    if (attacked) this.ring.poly(corners(MIDDLE, 56)).stroke({ color: danger, width: 6, join: 'round' });
  }

  /** The shape of the seat, with the Internal Linkage that is left on it. */
  private drawHeart(picture: KrusherPicture): void {
    const { look, armor, pierced, chassis } = picture;
    const { ink, danger } = this.palette;
    const left = armor && linkageLeft(picture, armor);
    this.heart.clear();
    const size = this.textures ? ON_HUB : HEARTS[chassis];
    shapePath(this.heart, look.shape, MIDDLE, size)
      .fill(numberOf(look.colour))
      .stroke({ color: ink, width: 3, join: 'round' });
    const isWeak = (left ?? INTERNAL_LINKAGE - pierced) <= INTERNAL_LINKAGE / 2;
    if (isWeak)
      shapePath(this.heart, look.shape, MIDDLE, size + 4).stroke({
        color: danger,
        width: 3.5,
        join: 'round',
      });
    this.number.text = left === undefined ? (pierced > 0 ? `−${pierced}` : '') : String(left);
  }
}
