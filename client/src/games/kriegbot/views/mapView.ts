import {
  type EdgeId,
  groundAt,
  HEX_IDS,
  type HexId,
  type TerrainId,
} from '@gearhall/shared/games/kriegbot/content/map';
import { groundOn } from '@gearhall/shared/games/kriegbot/rules/field/structuresOnMap';
import { TEAM_IDS, type TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { Container, Graphics, type Text } from 'pixi.js';
import type { Point } from '../../../stage/geometry/geometry';
import type { Labels } from '../../../stage/drawing/labels';
import { mix, type Palette } from '../../../stage/drawing/palette';
import type { Surface } from '../../../stage/contract/boardDefinition';
import type { Landscape } from '../paint';
import type { Painters } from './painters';
import { FRAME, HEX_RADIUS, outlineOf, PITCH, pointOf, SHEET } from '../looks/layout';
import { GROUND, TEAM_COLOURS } from '../looks/looks';

/** Letters smaller than this many screen pixels are not drawn at all. */
const LEGIBLE = 7;
const PRINT = 10;
/** On painted ground they are there from this many screen pixels per unit on, or for one hex at a time. */
const NEAR = 2;
/** They do not grow beyond this many. */
const LARGEST = 15;

/** The parts of the map that can change. */
export interface MapChanges {
  readonly flooded: boolean;
  /** The map of an edited scenario; absent for the sheet. */
  readonly edited?: string | undefined;
  /** The sides that begin at an edge. */
  readonly edges: Readonly<Partial<Record<TeamId, EdgeId | ''>>>;
}

type Draw = (pen: Graphics, at: Point, palette: Palette) => void;

/** The sign of each terrain, for people who cannot see its colour; open ground has none. */
const SIGNS: Readonly<Partial<Record<TerrainId, Draw>>> = {
  woods: (pen, at) => {
    for (const [x, y, size] of [
      [-15, -5, 13],
      [11, -12, 12],
      [2, 11, 14],
      [-12, 17, 9],
      [18, 9, 10],
    ] as const) {
      const foot = { x: at.x + x, y: at.y + y };
      pen
        .poly([
          foot.x,
          foot.y - size,
          foot.x + size * 0.72,
          foot.y + size * 0.5,
          foot.x - size * 0.72,
          foot.y + size * 0.5,
        ])
        .fill(0x3f7a42)
        .stroke({ color: 0x10200f, width: 2, join: 'round' });
    }
  },
  hill: (pen, { x, y }) => {
    for (const [wide, high] of [
      [27, 21],
      [18, 13],
      [9, 6],
    ] as const)
      pen
        .ellipse(x, y, wide, high)
        .fill({ color: 0x8d6d42, alpha: 0.28 })
        .stroke({ color: 0xc49a5e, width: 2, alpha: 0.75 });
  },
  water: (pen, at) => {
    for (const [x, y] of [
      [-14, -13],
      [4, 1],
      [-16, 15],
    ] as const)
      wave(pen, { x: at.x + x, y: at.y + y }, 0x6fb4d6);
  },
  plain: (pen, at) => {
    for (const [x, y] of [
      [-17, -14],
      [9, -16],
      [-4, 0],
      [17, 5],
      [-16, 13],
      [6, 18],
    ] as const)
      pen.circle(at.x + x, at.y + y, 2.2).fill({ color: 0x6fb4d6, alpha: 0.8 });
  },
};

function wave(pen: Graphics, { x, y }: Point, color: number): void {
  pen
    .moveTo(x - 8, y)
    .quadraticCurveTo(x - 3, y - 7, x + 2, y)
    .quadraticCurveTo(x + 7, y + 7, x + 13, y)
    .stroke({ color, width: 2.2, alpha: 0.85, cap: 'round' });
}

/** The sheet: 325 hexes with their terrain, its frame with the edge of each team, the coordinates. */
export class MapView {
  /** A render group of its own: it is not traversed again while robots move. */
  readonly root = new Container({ isRenderGroup: true });
  private readonly frame = new Graphics();
  /** Flat colours and signs, until the landscape covers them. */
  private readonly ground = new Graphics();
  private landscape: Landscape | undefined;
  private terrainOf: ((id: HexId) => TerrainId) | undefined;
  private readonly names = new Container();
  private readonly name: Text;
  private drawn = '';

  /** `isQuiet`: the hexes are named only where somebody looks closely. */
  constructor(
    private readonly palette: Palette,
    labels: Labels,
    private readonly isQuiet = false,
  ) {
    this.name = labels.make('', { size: PRINT, colour: palette.text, weight: '700', outline: palette.ink });
    this.root.addChild(this.frame, this.ground, this.names, this.name);
    for (const id of HEX_IDS) this.names.addChild(this.nameOf(id, labels));
  }

  update(lie: MapChanges): void {
    const key = JSON.stringify(lie);
    if (this.drawn === key) return;
    this.drawn = key;
    this.ground.clear();
    this.drawFrame(lie);
    const terrainOf = (id: HexId): TerrainId => {
      const terrain = groundOn({ options: lie }, id);
      return terrain === 'plain' && lie.flooded ? 'water' : terrain;
    };
    this.terrainOf = terrainOf;
    this.landscape?.update(terrainOf);
    for (const id of HEX_IDS) this.drawHex(id, terrainOf(id));
    for (const id of HEX_IDS) SIGNS[terrainOf(id)]?.(this.ground, inside(id), this.palette);
  }

  /** What is painted comes over what is drawn flat, and takes its place. */
  paint({ Landscape: Painted }: Painters, surface: Surface): void {
    const landscape = new Painted(surface, () => (this.ground.visible = false));
    this.landscape = landscape;
    this.root.addChildAt(landscape.root, 2);
    if (this.terrainOf) landscape.update(this.terrainOf);
  }

  destroy(): void {
    this.landscape?.destroy();
  }

  /** `scale`: screen pixels per unit of the board. */
  zoomed(scale: number): void {
    this.names.visible = this.isQuiet ? scale >= NEAR : PRINT * scale >= LEGIBLE;
    const size = Math.min(1, LARGEST / (PRINT * scale));
    for (const name of this.names.children) name.scale.set(size);
    this.name.scale.set(LARGEST / (PRINT * scale));
  }

  /** Names the hex that somebody points at, or none. */
  nameHex(id: HexId | ''): void {
    this.name.text = this.isQuiet && !this.names.visible ? id : '';
    if (id !== '') this.name.position.copyFrom(nameSpot(id));
  }

  private nameOf(id: HexId, labels: Labels): Text {
    const name = labels.make(id, { size: PRINT, colour: this.palette.print, weight: '600' });
    name.position.copyFrom(nameSpot(id));
    name.alpha = 0.9;
    return name;
  }

  private drawHex(id: HexId, terrain: TerrainId): void {
    const fill = GROUND[terrain];
    const { cellEdge, print } = this.palette;
    this.ground
      .poly(outlineOf(id))
      .fill(fill)
      .stroke({ color: mix(mix(fill, print, 0.22), cellEdge, 0.25), width: 1.4, join: 'round' });
  }

  /**
   * The edges of the teams, with their stripes, are along the top and the bottom, once they have been
   * drawn by lot.
   */
  private drawFrame({ edges }: MapChanges): void {
    const { plate, plateEdge, ink } = this.palette;
    this.frame.clear();
    const rim = FRAME - 4;
    this.frame
      .roundRect(SHEET.x - rim, SHEET.y - rim, SHEET.width + rim * 2, SHEET.height + rim * 2, 14)
      .fill(plate)
      .stroke({ color: plateEdge, width: 3 });
    for (const team of TEAM_IDS) {
      const edge = edges[team] ?? '';
      if (edge === '') continue;
      const top = edge === 'top' ? SHEET.y - FRAME + 10 : SHEET.y + SHEET.height + 6;
      const high = FRAME - 16;
      this.frame.rect(SHEET.x, top, SHEET.width, high).fill(mix(ink, TEAM_COLOURS[team], 0.35));
      this.drawStripes(team, top, high);
    }
    this.frame.rect(SHEET.x - 1, SHEET.y - 1, SHEET.width + 2, SHEET.height + 2).fill(GROUND.clear);
  }

  /** Green: dots; yellow: slanted bars. */
  private drawStripes(team: TeamId, top: number, high: number): void {
    const color = TEAM_COLOURS[team];
    for (let x = SHEET.x + 12; x < SHEET.x + SHEET.width - 12; x += 26) {
      if (team === 'green') this.frame.circle(x, top + high / 2, high / 3).fill(color);
      else this.frame.poly([x - 9, top + high, x, top, x + 9, top, x, top + high]).fill(color);
    }
  }
}

/** At the lower edge of a hex, on the map. */
function nameSpot(id: HexId): Point {
  const { x, y } = pointOf(id);
  return { x, y: groundAt(id).halves === 30 ? y - 8 : y + PITCH / 2 - 9 };
}

/** Where signs lie in a hex: in a half-hex, in the half that is on the map. */
function inside(id: HexId): Point {
  const { x, y } = pointOf(id);
  const { halves } = groundAt(id);
  if (halves === 0) return { x, y: y + HEX_RADIUS * 0.5 };
  return halves === 30 ? { x, y: y - HEX_RADIUS * 0.5 } : { x, y };
}
