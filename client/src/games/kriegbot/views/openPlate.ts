import type { ItemId } from '@gearhall/shared/games/kriegbot/content/chassis';
import type { Box, Point } from '../../../stage/geometry/geometry';
import type { DrawContext } from '../../../stage/highlights/drawContext';
import type { PlateItem } from '../looks/picture';
import { cellAt, drawPlate, numberPlate } from './plate';

export interface PlatePicture {
  readonly robot: string;
  readonly items: readonly PlateItem[];
  readonly open: readonly ItemId[];
  readonly chosen: readonly ItemId[];
}

interface Place {
  /** The robot. */
  readonly at: Point;
  readonly size: number;
  /** The visible part of the map: the plate stays inside it. */
  readonly seen: Box;
}

const CELL = 40;

/** The slots of a robot, enlarged, to choose from. */
export class OpenPlate {
  private items: readonly PlateItem[] = [];
  private at: Point = { x: 0, y: 0 };
  private cell = CELL;

  close(): void {
    this.items = [];
  }

  /** The item in whose cell a point lies. */
  itemUnder(point: Point): ItemId | undefined {
    const index = this.items.findIndex((_, at, { length }) => {
      const box = cellAt(this.at, at, length, this.cell);
      const [x, y] = [point.x - box.x, point.y - box.y];
      return x >= 0 && x <= box.width && y >= -box.height * 0.5 && y <= box.height;
    });
    return this.items[index]?.item;
  }

  /** Items that may be chosen have a rim, thicker and in another colour when they are chosen. */
  draw(
    { pen, words, palette, labels }: DrawContext,
    { items, open, chosen }: PlatePicture,
    place: Place,
  ): void {
    const { size, seen } = place;
    this.items = items;
    const cell = Math.min(CELL * size, (seen.width * 0.96) / (items.length + 0.5));
    this.cell = cell;
    const half = (items.length * cell) / 2 + 8 * size;
    this.at = spotBeside(place, { half, cell });
    const look = { at: this.at, cell, palette };
    pen
      .roundRect(this.at.x - half, this.at.y - cell * 1.12, half * 2, cell * 1.78, 10 * size)
      .fill({ color: palette.ink, alpha: 0.96 })
      .stroke({ color: palette.brass, width: 2 });
    drawPlate(pen, items, look);
    words.addChild(numberPlate(items, look, labels));
    items.forEach(({ item }, index) => {
      if (!open.includes(item)) return;
      const box = cellAt(this.at, index, items.length, cell);
      const isChosen = chosen.includes(item);
      pen
        .roundRect(box.x + 1, box.y + 1, box.width - 2, box.height - 2, 5)
        .stroke({ color: isChosen ? palette.text : palette.good, width: isChosen ? 6 : 4 });
    });
  }
}

/** Below the robot, or above it where there is no room; never beyond the sides. */
function spotBeside(
  { at, seen: { x, y, width, height } }: Place,
  { half, cell }: { readonly half: number; readonly cell: number },
): Point {
  const below = at.y + 62 + cell;
  return {
    x: Math.max(x + half, Math.min(x + width - half, at.x)),
    y: below + cell < y + height ? below : at.y - 62 - cell * 0.6,
  };
}
