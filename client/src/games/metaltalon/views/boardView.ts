import { SPACE_IDS, spaceOf } from '@gearhall/shared/games/metaltalon/content/board';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { Container, Graphics, type Text } from 'pixi.js';
import { hazardBars } from '../../../stage/geometry/hexBoard';
import type { Labels } from '../../../stage/drawing/labels';
import { mix, seatColour, type Palette } from '../../../stage/drawing/palette';
import { disc } from '../../../stage/drawing/shapes';
import { BORDERS, CELL_RADIUS, PLATE, pointOf } from '../looks/layout';

/** No letter is smaller than this on the screen, in pixels. */
const LEGIBLE = 15;
/** Below this scale, in screen pixels per unit, a space has no room for its name. */
const ROOM = 0.3;
export const PRINT = 19;
const STRIPE = 9;
/** The width of a space's edge. */
const EDGE = 2;

/** What everything else stands on. */
export interface Ground {
  readonly root: Container;
  /** `owners`: by space, the seat that it belongs to. */
  update(owners: readonly (Seat | undefined)[]): void;
  /** `scale`: screen pixels per unit of the board. */
  zoomed(scale: number): void;
  /** Whether the names of the spaces are wanted at this moment. */
  nameSpaces?(isNamed: boolean): void;
  destroy?(): void;
}

/** The name of every space that is no base. */
export const spaceNames = ({ print }: Palette, labels: Labels): readonly Text[] =>
  SPACE_IDS.filter((id) => spaceOf(id).base === undefined).map((id) => {
    const name = labels.make(id, { size: PRINT, colour: print, weight: '500' });
    name.position.copyFrom(pointOf(id));
    return name;
  });

/** Keeps names legible; false where there is no room for them. */
export function growNames(names: readonly Text[], scale: number, labels: Labels): boolean {
  const growth = Math.max(1, LEGIBLE / (PRINT * scale));
  for (const name of names) labels.grow(name, growth);
  return scale >= ROOM;
}

/** The plate, the 136 spaces in the colours of their territories, and the striped borders. */
export class BoardView implements Ground {
  /** A render group of its own: it is not traversed again while ships move. */
  readonly root = new Container({ isRenderGroup: true });
  private readonly ground = new Graphics();
  private readonly names = new Container();
  private readonly prints: readonly Text[];
  private drawn = '';

  constructor(
    private readonly palette: Palette,
    private readonly labels: Labels,
  ) {
    this.root.addChild(this.ground, this.names);
    this.prints = spaceNames(palette, labels);
    this.names.addChild(...this.prints);
  }

  /** `owners`: by space, the seat that it belongs to. */
  update(owners: readonly (Seat | undefined)[]): void {
    const key = JSON.stringify(owners);
    if (key === this.drawn) return;
    this.drawn = key;
    this.ground.clear();
    this.drawPlate();
    this.drawCells(owners);
    this.drawBorders();
  }

  /** `scale`: screen pixels per unit of the board. */
  zoomed(scale: number): void {
    this.names.visible = growNames(this.prints, scale, this.labels);
  }

  private drawPlate(): void {
    const { x, y, width, height } = PLATE;
    const { plate, plateEdge, ground } = this.palette;
    this.ground
      .roundRect(x, y, width, height, 54)
      .fill(plate)
      .stroke({ color: plateEdge, width: 4, alignment: 1 });
    this.ground.roundRect(x + 9, y + 9, width - 18, height - 18, 46).stroke({ color: ground, width: 3 });
  }

  private drawCells(owners: readonly (Seat | undefined)[]): void {
    const { cell, cellEdge, tint } = this.palette;
    const tinted = (colour: number, owner: Seat | undefined, share: number) =>
      owner === undefined ? colour : mix(colour, seatColour(owner), share);
    SPACE_IDS.forEach((id, index) => {
      if (spaceOf(id).base !== undefined) return;
      const owner = owners[index];
      const at = pointOf(id);
      disc(this.ground, at, CELL_RADIUS + EDGE / 2).fill(tinted(cellEdge, owner, tint * 2));
      disc(this.ground, at, CELL_RADIUS - EDGE / 2).fill(tinted(cell, owner, tint));
    });
  }

  private drawBorders(): void {
    const { hazard, hazardDark } = this.palette;
    for (const line of BORDERS) {
      const [from, to] = line;
      this.ground
        .moveTo(from.x, from.y)
        .lineTo(to.x, to.y)
        .stroke({ color: hazardDark, width: STRIPE + 3, cap: 'round' });
    }
    for (const line of BORDERS) {
      for (const bar of hazardBars(line, STRIPE, 4)) this.ground.poly(bar).fill(hazard);
    }
  }
}
