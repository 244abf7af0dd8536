import { soloBase } from './bases';
import { Container, Graphics, type Text } from 'pixi.js';
import type { Labels } from '../../../stage/drawing/labels';
import { mix, type Palette } from '../../../stage/drawing/palette';
import type { UnitView } from '../../../stage/sprites/UnitSprites';
import { shapePath } from '../../../stage/drawing/shapes';
import { seatLook } from '../../../ui/theme/seatLooks';
import { dart } from '../../../stage/geometry/geometry';
import { angleOf, corners, PITCH } from '../looks/layout';
import { TEAM_COLOURS } from '../looks/looks';
import type { RobotPicture, Silhouette } from '../looks/picture';
import { drawBody } from './bodies';
import { drawPlate } from './plate';
import { drawSigns } from './signs';

/** A robot is drawn on a hex that is 90 wide, and scaled down by this. */
const SCALE = PITCH / 90;
/** Its plate of slots and its figures are drawn from this scale on, in screen pixels per unit. */
const DETAILED = 0.5;
/** When zoomed out it is drawn larger than its hex, by at most this factor. */
const GROWS = 1.75;
const MIDDLE = { x: 0, y: 0 };
const CELL = 12;
/** How far the seat's badge and the silhouette lie to the sides. */
const SIDE = 43;
/** Signs above and slots below move aside when the nose points there. */
const SIGNS_AT = { north: -60, else: -40 } as const;
const PLATE_AT = { south: 22, else: 0 } as const;
const NORTH = 4;
const SOUTH = 1;

const silhouetteText = ({ least, rises }: Silhouette): string => `${least}${rises ? '+' : ''}`;

/** A robot from above: its team's base, its body in its facing, its slots, its conditions. */
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
  private drawn = '';
  private shown: RobotPicture | undefined;

  constructor(
    private readonly palette: Palette,
    labels: Labels,
  ) {
    const look = { colour: palette.text, weight: '900', outline: palette.ink } as const;
    this.number = labels.make('', { ...look, size: 15 });
    this.silhouette = labels.make('', { ...look, size: 17 });
    this.tags.addChild(this.plate, this.chip, this.silhouette, this.signs);
    this.root.addChild(this.base, this.body, this.badge, this.number, this.tags);
    // On a flat-topped hex a nose never points east or west.
    this.silhouette.position.set(SIDE, 0);
    this.badge.position.set(-SIDE, 0);
    this.number.position.set(-SIDE, 0);
  }

  /** What it shows now. */
  get picture(): RobotPicture | undefined {
    return this.shown;
  }

  /** `scale`: screen pixels per unit of the board. */
  zoomed(scale: number): void {
    const isNear = scale >= DETAILED;
    for (const thing of [this.plate, this.chip, this.silhouette]) thing.visible = isNear;
    this.root.scale.set(SCALE * Math.max(1, Math.min(GROWS, 0.62 / scale)));
  }

  update(picture: RobotPicture): void {
    this.shown = picture;
    this.root.alpha = 1;
    this.root.position.copyFrom(picture.at);
    this.root.zIndex = picture.asked || picture.attacked ? 1 : 0;
    this.face(angleOf(picture.facing));
    this.signs.y = picture.facing === NORTH ? SIGNS_AT.north : SIGNS_AT.else;
    this.plate.y = picture.facing === SOUTH ? PLATE_AT.south : PLATE_AT.else;
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
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }

  /** Green stands on a round base with a plain rim, yellow on a square one with a broken rim, police on a diamond. */
  private drawBase({ team, asked, attacked, form }: RobotPicture): void {
    const { text, danger, ink } = this.palette;
    const colour = TEAM_COLOURS[team];
    const rim = { color: form === 'derelict' ? this.palette.print : colour, width: 4.5 };
    const fill = { color: mix(ink, colour, 0.2), alpha: 0.88 };
    this.base.clear();
    const solo = soloBase(this.base, team, 37);
    if (solo) solo.fill(fill).stroke(rim);
    else if (team === 'green') this.base.circle(0, 0, 37).fill(fill).stroke(rim);
    else if (team === 'police') this.base.poly([0, -44, 44, 0, 0, 44, -44, 0]).fill(fill).stroke(rim);
    else {
      this.base.roundRect(-34, -34, 68, 68, 9).fill(fill);
      for (const turn of [0, 1, 2, 3])
        for (const [from, to] of [
          [-30, -8],
          [8, 30],
        ] as const) {
          const [cos, sin] = [
            [1, 0],
            [0, 1],
            [-1, 0],
            [0, -1],
          ][turn] as [number, number];
          const point = (along: number): [number, number] => [34 * cos - along * sin, 34 * sin + along * cos];
          this.base
            .moveTo(...point(from))
            .lineTo(...point(to))
            .stroke({ ...rim, cap: 'round' });
        }
    }
    if (asked) this.base.poly(corners(MIDDLE, 50)).stroke({ color: text, width: 5, join: 'round' });
    if (attacked) this.base.poly(corners(MIDDLE, 50)).stroke({ color: danger, width: 6, join: 'round' });
  }

  private drawBody({ team, chassis, form }: RobotPicture): void {
    const { palette, body } = this;
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
    shapePath(this.badge.clear(), seatLook(seat).shape, MIDDLE, 13)
      .fill(mix(TEAM_COLOURS[team], ink, 0.35))
      .stroke({ color: TEAM_COLOURS[team], width: 2.5, join: 'round' });
    this.number.text = number;
    this.chip.clear().circle(SIDE, 0, 13).fill(ink).stroke({ color: text, width: 2 });
    this.silhouette.text = silhouetteText(silhouette);
    drawSigns(this.signs.clear(), signs, palette);
    this.plate.clear();
    if (form === 'phoenix') return;
    const wide = items.length * CELL;
    this.plate
      .roundRect(-wide / 2 - 3, 32, wide + 6, CELL + 6, 3)
      .fill(ink)
      .stroke({ color: plateEdge, width: 1.5 });
    drawPlate(this.plate, items, { at: { x: 0, y: 35 + CELL / 2 }, cell: CELL, palette });
  }
}
