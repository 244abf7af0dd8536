import { Container, Graphics, type Text } from 'pixi.js';
import type { Labels } from '../../../stage/drawing/labels';
import { mix, type Palette } from '../../../stage/drawing/palette';
import type { UnitView } from '../../../stage/sprites/UnitSprites';
import { shapePath } from '../../../stage/drawing/shapes';
import { seatLook } from '../../../ui/theme/seatLooks';
import { dart } from '../../../stage/geometry/geometry';
import type { Textures } from '../../../stage/sprites/Textures';
import type { RobotBody } from '../paint';
import type { Painters } from './painters';
import { DETAILED, placesOn, robotScale, SIGN_SIZE } from './plateLayout';
import { angleOf, corners } from '../looks/layout';
import { TEAM_COLOURS } from '../looks/looks';
import type { RobotPicture, Silhouette } from '../looks/picture';
import { drawBase } from './bases';
import { drawBody } from './bodies';
import { drawPlate } from './plate';
import { drawSigns } from './signs';

const MIDDLE = { x: 0, y: 0 };
/** The plate moves aside when the gun points there. */
const PLATE_AT = { south: 46, else: 31 } as const;
const SOUTH = 1;

const silhouetteText = ({ least, rises }: Silhouette): string => `${least}${rises ? '+' : ''}`;

/**
 * A robot from above: its team's base, its body in its facing, and one plate below it with its seat, its silhouette, its
 * slots and its conditions.
 */
export class RobotView implements UnitView<RobotPicture> {
  readonly root = new Container();
  private readonly base = new Graphics();
  /** Rotated with the facing. */
  private readonly body = new Graphics();
  private readonly badge = new Graphics();
  private readonly number: Text;
  private readonly tags = new Container();
  readonly tops = [this.tags];
  private readonly plate = new Graphics();
  private readonly signs = new Graphics();
  private readonly silhouette: Text;
  private readonly chip = new Graphics();
  private painted: RobotBody | undefined;
  private drawn = '';
  private shown: RobotPicture | undefined;

  constructor(
    private readonly palette: Palette,
    labels: Labels,
  ) {
    const look = { colour: palette.text, weight: '900', outline: palette.ink } as const;
    this.number = labels.make('', { ...look, size: 24 });
    this.silhouette = labels.make('', { ...look, size: 24 });
    this.tags.addChild(this.plate, this.badge, this.number, this.chip, this.silhouette, this.signs);
    this.root.addChild(this.base, this.body, this.tags);
  }

  /** From now on its body is a painted machine. */
  paint({ RobotBody: Painted }: Painters, textures: Textures): void {
    this.painted = new Painted(textures);
    this.body.visible = false;
    this.root.addChildAt(this.painted.shadow, 0);
    this.root.addChildAt(this.painted.root, 2);
    if (!this.shown) return;
    this.drawBody(this.shown);
    this.face(angleOf(this.shown.facing));
  }

  /** What is no part of the machine. */
  get aside(): readonly Container[] {
    return [this.base, this.tags, ...(this.painted ? [this.painted.shadow] : [])];
  }

  /** What it shows now. */
  get picture(): RobotPicture | undefined {
    return this.shown;
  }

  /** `scale`: screen pixels per unit of the board. */
  zoomed(scale: number): void {
    this.tags.visible = scale >= DETAILED;
    this.root.scale.set(robotScale(scale));
  }

  update(picture: RobotPicture): void {
    this.shown = picture;
    this.root.alpha = 1;
    this.root.position.copyFrom(picture.at);
    this.root.zIndex = picture.asked || picture.attacked ? 1 : 0;
    this.face(angleOf(picture.facing));
    this.tags.y = picture.facing === SOUTH ? PLATE_AT.south : PLATE_AT.else;
    const key = JSON.stringify({ ...picture, at: 0, facing: 0 });
    if (key === this.drawn) return;
    this.drawn = key;
    this.drawBase(picture);
    this.drawBody(picture);
    this.drawTags(picture);
  }

  /** Turns it to an angle, in radians clockwise from the east. */
  face(angle: number): void {
    this.body.rotation = angle;
    this.painted?.face(angle);
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }

  private drawBase({ team, asked, attacked, form }: RobotPicture): void {
    const { text, danger, print, ink } = this.palette;
    const colour = TEAM_COLOURS[team];
    drawBase(this.base.clear(), team, { ink, colour, rim: form === 'derelict' ? print : colour });
    if (asked) this.base.poly(corners(MIDDLE, 50)).stroke({ color: text, width: 5, join: 'round' });
    if (attacked) this.base.poly(corners(MIDDLE, 50)).stroke({ color: danger, width: 6, join: 'round' });
  }

  private drawBody({ team, chassis, form }: RobotPicture): void {
    const { palette, body, painted } = this;
    if (painted) return painted.draw({ chassis, form, side: TEAM_COLOURS[team] });
    body.clear();
    // The nose sticks out over everything, so that the facing is visible from afar.
    body
      .poly(dart(MIDDLE, 0, [33, 50, 12]))
      .fill(palette.text)
      .stroke({ color: palette.ink, width: 3, join: 'round' });
    const isDead = form === 'derelict';
    drawBody(body, chassis, form, { team: isDead ? palette.steelDark : TEAM_COLOURS[team], palette });
    if (!isDead) return;
    for (const way of [1, -1])
      for (const [color, width] of [
        [palette.ink, 11],
        [palette.print, 6],
      ] as const)
        body
          .moveTo(-22, -22 * way)
          .lineTo(22, 22 * way)
          .stroke({ color, width, cap: 'round' });
  }

  private drawTags({ seat, team, number, silhouette, items, signs, form }: RobotPicture): void {
    const { palette } = this;
    const { ink, plateEdge, text } = palette;
    const slots = form === 'phoenix' ? [] : items;
    const { box, badge, chip, strip, cell, row } = placesOn(slots.length, signs.length);
    this.plate
      .clear()
      .roundRect(box.x, box.y, box.width, box.height, 5)
      .fill({ color: ink, alpha: 0.94 })
      .stroke({ color: plateEdge, width: 1.5 });
    shapePath(this.badge.clear(), seatLook(seat).shape, badge, 12)
      .fill(mix(TEAM_COLOURS[team], ink, 0.35))
      .stroke({ color: TEAM_COLOURS[team], width: 2.2, join: 'round' });
    this.number.text = number;
    this.number.position.copyFrom(badge);
    this.chip.clear().circle(chip.x, chip.y, 12).fill(ink).stroke({ color: text, width: 1.8 });
    this.silhouette.text = silhouetteText(silhouette);
    this.silhouette.position.copyFrom(chip);
    this.signs.position.copyFrom(row);
    this.signs.scale.set(SIGN_SIZE);
    drawSigns(this.signs.clear(), signs, palette);
    if (slots.length > 0) drawPlate(this.plate, slots, { at: strip, cell, palette });
  }
}
