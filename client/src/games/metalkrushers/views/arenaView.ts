import { angleOf, corners, HEX_RADIUS, pointOf, WALL } from '../looks/layout';
import { HEXES, type ArenaHex } from '@gearhall/shared/games/metalkrushers/content/arena';
import { turned } from '@gearhall/shared/core/game/hex';
import { Container, Graphics, type Text } from 'pixi.js';
import { hazardBars } from '../../../stage/geometry/hexBoard';
import { away, type Point } from '../../../stage/geometry/geometry';
import type { Labels } from '../../../stage/drawing/labels';
import { mix, type Palette } from '../../../stage/drawing/palette';

/** Letters smaller than this many screen pixels are not drawn at all. */
const LEGIBLE = 9;
const PRINT = 9;
/** They do not grow beyond this many. */
const LARGEST = 12;
const MIDDLE: Point = { x: 0, y: 0 };
/** The arena is flat-topped, its hexes are pointy-topped. */
const LYING = Math.PI / 6;

/** The wall, the 217 hexes in it, the null field along it, entry hexes and pick-up points. */
export class ArenaView {
  /** A render group of its own: it is not traversed again while Krushers move. */
  readonly root = new Container({ isRenderGroup: true });
  private readonly ground = new Graphics();
  private readonly names = new Container();
  private drawn: boolean | undefined;

  constructor(
    private readonly palette: Palette,
    labels: Labels,
  ) {
    this.root.addChild(this.ground, this.names);
    for (const hex of HEXES) this.names.addChild(this.nameOf(hex, labels));
  }

  update({ pickUp }: { readonly pickUp: boolean }): void {
    if (this.drawn === pickUp) return;
    this.drawn = pickUp;
    this.ground.clear();
    this.drawWall();
    for (const hex of HEXES) this.drawHex(hex, pickUp);
  }

  /** `scale`: screen pixels per unit of the board. */
  zoomed(scale: number): void {
    this.names.visible = PRINT * scale >= LEGIBLE;
    const size = Math.min(1, LARGEST / (PRINT * scale));
    for (const name of this.names.children) name.scale.set(size);
  }

  private nameOf({ id }: ArenaHex, labels: Labels): Text {
    const name = labels.make(id, { size: PRINT, colour: this.palette.print, weight: '500' });
    const { x, y } = pointOf(id);
    name.position.set(x, y + HEX_RADIUS - 10);
    name.alpha = 0.8;
    return name;
  }

  /** A heavy frame, striped where the null field begins. */
  private drawWall(): void {
    const { plate, plateEdge, hazard, hazardDark, steelDark, steel, ink } = this.palette;
    const outer = corners(MIDDLE, WALL.outer, LYING);
    const inner = corners(MIDDLE, WALL.inner, LYING);
    this.ground.poly(outer).fill(steelDark).stroke({ color: plateEdge, width: 5, join: 'round' });
    this.ground.poly(corners(MIDDLE, WALL.outer - 9, LYING)).stroke({ color: steel, width: 2, alpha: 0.5 });
    this.ground.poly(inner).fill(plate).stroke({ color: ink, width: 4, join: 'round' });
    const middles = corners(MIDDLE, (WALL.outer + WALL.inner) / 2 - 4, LYING);
    middles.forEach((from, index) => {
      const to = middles[(index + 1) % 6] ?? from;
      this.ground
        .moveTo(from.x, from.y)
        .lineTo(to.x, to.y)
        .stroke({ color: hazardDark, width: 12, cap: 'round' });
      for (const bar of hazardBars([from, to], 8, 22))
        this.ground.poly(bar).fill({ color: hazard, alpha: 0.8 });
    });
    for (const { x, y } of middles) {
      this.ground.circle(x, y, 17).fill(steelDark).stroke({ color: plateEdge, width: 4 });
      this.ground.circle(x, y, 6).fill(ink);
    }
  }

  private drawHex(hex: ArenaHex, pickUp: boolean): void {
    const { cell, cellEdge, ground, hazard } = this.palette;
    const at = pointOf(hex.id);
    const fill = hex.isNull ? mix(cell, ground, 0.75) : cell;
    this.ground
      .poly(corners(at, HEX_RADIUS - 1.5))
      .fill(fill)
      .stroke({ color: cellEdge, width: 1.5 });
    if (hex.isNull) this.hatch(at, mix(fill, hazard, 0.3));
    if (hex.entry !== undefined) this.drawEntry(at, angleOf(turned(hex.entry, 3)));
    if (pickUp && hex.pickUp !== undefined) this.drawPickUp(at);
  }

  private hatch({ x, y }: Point, color: number): void {
    for (const offset of [-24, -8, 8, 24]) {
      const half = 24 - Math.abs(offset) * 0.5;
      this.ground
        .moveTo(x + offset - half / 2, y + half * 0.87)
        .lineTo(x + offset + half / 2, y - half * 0.87)
        .stroke({ color, width: 2.5 });
    }
  }

  /** Two chevrons that point into the arena. */
  private drawEntry(at: Point, angle: number): void {
    const { brass, cell } = this.palette;
    this.ground
      .poly(corners(at, HEX_RADIUS - 5))
      .fill(mix(cell, brass, 0.14))
      .stroke({
        color: mix(cell, brass, 0.7),
        width: 2,
      });
    for (const shift of [-7, 5]) {
      const tip = away(at, angle, shift + 8);
      const [left, right] = [away(tip, angle + 2.5, 16), away(tip, angle - 2.5, 16)];
      this.ground
        .poly([left, tip, right], false)
        .stroke({ color: mix(cell, brass, 0.6), width: 3, join: 'round', cap: 'round' });
    }
  }

  /** A crate with crossed bars. */
  private drawPickUp(at: Point): void {
    const { copper, copperDark, cell } = this.palette;
    this.ground
      .poly(corners(at, HEX_RADIUS - 5))
      .fill(mix(cell, copper, 0.2))
      .stroke({ color: copper, width: 2.5 });
    this.ground
      .roundRect(at.x - 14, at.y - 14, 28, 28, 4)
      .fill(mix(cell, copperDark, 0.7))
      .stroke({ color: copper, width: 2.5 });
    for (const turn of [1, -1])
      this.ground
        .moveTo(at.x - 9, at.y - 9 * turn)
        .lineTo(at.x + 9, at.y + 9 * turn)
        .stroke({ color: copper, width: 3, cap: 'round' });
  }
}
