import { Container, Graphics, type Text } from 'pixi.js';
import type { Labels } from '../../../stage/drawing/labels';
import type { Palette } from '../../../stage/drawing/palette';
import type { Surface } from '../../../stage/contract/boardDefinition';
import { LANES } from '@gearhall/shared/games/rushncrush/content/tiles';
import {
  acrossOf,
  bandOn,
  CELL,
  CM,
  HALF_ROAD,
  placeOn,
  spotOn,
  type Layout,
  type Tile,
} from '../looks/layout';
import { desertColours, trackColours, type TrackColours } from '../looks/looks';
import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import { DesertView } from './desertView';
import { drawMarkings } from './markings';
import { drawWalls } from './walls';

const KERB = 0.28 * CM;
const SHOULDER = 0.75 * CM;
/** Number of stones on the ground of a cell. */
const STONES = 14;
/** Half the width of the dark line that tyres leave in the middle of a lane. */
const RACING_LINE = 0.24 * CM;

/** The tiles as laid: ground, road, walls, the line. Drawn once per course. */
export class GroundView {
  /** A render group of its own: it is not traversed again while cars move. */
  readonly root = new Container({ isRenderGroup: true });
  private readonly pen = new Graphics();
  private readonly names = new Container();
  private readonly colours: TrackColours;
  private readonly desert: DesertView | undefined;
  private drawn: Layout | undefined;

  constructor(
    private readonly palette: Palette,
    private readonly labels: Labels,
    /** Absent, or flat: tiles on a plain ground. */
    surface?: Surface,
  ) {
    this.desert = surface && !surface.isFlat ? new DesertView(surface) : undefined;
    this.colours = this.desert ? desertColours(palette) : trackColours(palette);
    if (this.desert) this.root.addChild(this.desert.root);
    this.root.addChild(this.pen, this.names);
  }

  /** `grid`: where the cars stand at the start. */
  update(layout: Layout, grid: readonly SpaceId[]): void {
    if (this.drawn === layout) return;
    this.drawn = layout;
    this.pen.clear();
    for (const child of this.names.removeChildren()) child.destroy();
    this.desert?.update(layout);
    if (!this.desert) for (const tile of layout.tiles) this.drawEarth(tile);
    for (const tile of layout.tiles) this.drawRoad(tile);
    if (this.desert) for (const tile of layout.tiles) this.drawRubber(tile);
    drawMarkings(this.pen, layout, grid, { palette: this.palette, colours: this.colours });
    for (const tile of layout.tiles)
      drawWalls(this.pen, tile, { palette: this.palette, colours: this.colours });
    for (const tile of layout.tiles) this.names.addChild(this.nameOf(tile));
  }

  destroy(): void {
    this.desert?.destroy();
  }

  /** A darker line in the middle of each lane. */
  private drawRubber(tile: Tile): void {
    for (let lane = 1; lane <= LANES; lane += 1)
      this.pen
        .poly(bandOn(tile, [0, 1], [acrossOf(lane) - RACING_LINE, acrossOf(lane) + RACING_LINE]))
        .fill({ color: 0x1b1b1d, alpha: 0.28 });
  }

  private drawEarth(tile: Tile): void {
    const { earth, stone } = this.colours;
    const { plateEdge } = this.palette;
    const taken = new Set(tile.cells.map(({ x, y }) => `${x},${y}`));
    for (const { x, y } of tile.cells) this.pen.rect(x, y, CELL, CELL).fill(earth);
    for (const [index, cell] of tile.cells.entries()) this.strew(tile, cell, index, stone);
    for (const { x, y } of tile.cells)
      for (const [dx, dy, line] of [
        [0, -1, [x, y, x + CELL, y]],
        [0, 1, [x, y + CELL, x + CELL, y + CELL]],
        [-1, 0, [x, y, x, y + CELL]],
        [1, 0, [x + CELL, y, x + CELL, y + CELL]],
      ] as const) {
        if (taken.has(`${x + dx * CELL},${y + dy * CELL}`)) continue;
        const [x1, y1, x2, y2] = line;
        this.pen
          .moveTo(x1, y1)
          .lineTo(x2, y2)
          .stroke({ color: plateEdge, width: 2.5, alpha: 0.55, cap: 'square' });
      }
  }

  /** Stones beside the road, always the same ones. */
  private strew(tile: Tile, { x, y }: Tile['cells'][number], index: number, color: number): void {
    for (let stone = 0; stone < STONES; stone += 1) {
      const seed = (index + 1) * 7919 + stone * 104_729 + tile.side.charCodeAt(0) * 31;
      const at = { x: x + 8 + ((seed * 37) % (CELL - 16)), y: y + 8 + ((seed * 53) % (CELL - 16)) };
      const isClear = [-1, 0, 1].every((side) => !spotOn(tile, { x: at.x + side * CM, y: at.y + side * CM }));
      if (
        !isClear ||
        spotOn(tile, { x: at.x - CM, y: at.y + CM }) ||
        spotOn(tile, { x: at.x + CM, y: at.y - CM })
      )
        continue;
      const size = 2 + (seed % 5);
      this.pen
        .poly([
          at.x - size,
          at.y,
          at.x - size * 0.3,
          at.y - size * 0.8,
          at.x + size,
          at.y - size * 0.2,
          at.x,
          at.y + size * 0.6,
        ])
        .fill({ color, alpha: 0.5 });
    }
  }

  private drawRoad(tile: Tile): void {
    const { shoulder, asphalt, kerb } = this.colours;
    this.pen
      .poly(bandOn(tile, [0, 1], [-HALF_ROAD - SHOULDER, HALF_ROAD + SHOULDER]))
      .fill({ color: shoulder, alpha: 0.75 });
    this.pen.poly(bandOn(tile, [0, 1], [-HALF_ROAD, HALF_ROAD])).fill(asphalt);
    const blocks = 2 * Math.round(tile.length / (2 * CM));
    for (const side of [-1, 1])
      for (let block = 0; block < blocks; block += 1) {
        const edges = [side * HALF_ROAD, side * (HALF_ROAD + KERB)].sort((one, other) => one - other);
        const [from = 0, to = 0] = edges;
        this.pen
          .poly(bandOn(tile, [block / blocks, (block + 1) / blocks], [from, to]))
          .fill(kerb[block % 2] ?? 0);
      }
  }

  /** The number of the tile and its side, as printed in one of its corners. */
  private nameOf(tile: Tile): Text {
    const colour = this.desert ? this.palette.ink : this.palette.print;
    const name = this.labels.make(tile.side, { size: 26, colour, weight: '700' });
    const { at } = placeOn(tile, 0.09, -4.3 * CM);
    name.position.copyFrom(at);
    name.alpha = 0.75;
    return name;
  }
}
