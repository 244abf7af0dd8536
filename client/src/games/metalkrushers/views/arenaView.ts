import { angleOf, corners, HEX_RADIUS, pointOf } from '../looks/layout';
import { HEXES, type ArenaHex } from '@gearhall/shared/games/metalkrushers/content/arena';
import { turned } from '@gearhall/shared/core/game/hex';
import { Container, Graphics } from 'pixi.js';
import { away, type Point } from '../../../stage/geometry/geometry';
import type { Labels } from '../../../stage/drawing/labels';
import { mix, type Palette } from '../../../stage/drawing/palette';
import { growNames, hexNames } from './hexNames';
import { drawWall } from './wall';

/** What everything else in the arena stands on. */
export interface Arena {
  readonly root: Container;
  update(arena: { readonly pickUp: boolean }): void;
  /** `scale`: screen pixels per unit of the board. */
  zoomed(scale: number): void;
  /** Whether the names of the hexes are wanted at this moment. */
  nameHexes?(isNamed: boolean): void;
  destroy?(): void;
}

/** The wall, the 217 hexes in it, the null field along it, entry hexes and pick-up points. */
export class ArenaView implements Arena {
  /** A render group of its own: it is not traversed again while Krushers move. */
  readonly root = new Container({ isRenderGroup: true });
  private readonly ground = new Graphics();
  private readonly names: Container;
  private drawn: boolean | undefined;

  constructor(
    private readonly palette: Palette,
    labels: Labels,
  ) {
    this.names = hexNames(palette, labels);
    this.root.addChild(this.ground, this.names);
  }

  update({ pickUp }: { readonly pickUp: boolean }): void {
    if (this.drawn === pickUp) return;
    this.drawn = pickUp;
    this.ground.clear();
    drawWall(this.ground, this.palette);
    for (const hex of HEXES) this.drawHex(hex, pickUp);
  }

  /** `scale`: screen pixels per unit of the board. */
  zoomed(scale: number): void {
    this.names.visible = growNames(this.names, scale);
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
