import { Container, type Graphics } from 'pixi.js';
import type { Box, Point } from '../../../stage/geometry/geometry';
import type { Labels } from '../../../stage/drawing/labels';
import { mix, type Palette } from '../../../stage/drawing/palette';
import type { Face, PlateItem } from '../looks/picture';

/** Cells of a slot plate, side by side. */
const fills = (palette: Palette): Readonly<Record<Face, number>> => ({
  open: palette.silver,
  back: mix(palette.steelDark, palette.ink, 0.25),
  empty: palette.ink,
  part: mix(palette.copperDark, palette.ink, 0.1),
});

/** The box of the cell at `index` in a row of `of` cells around a point. */
export const cellAt = ({ x, y }: Point, index: number, of: number, cell: number): Box => ({
  x: x + (index - of / 2) * cell,
  y: y - cell / 2,
  width: cell,
  height: cell,
});

/**
 * A row of cells: open cards light, backs hatched, empty slots with a cross; damage as discs, a disable
 * as a bar.
 */
export function drawPlate(
  pen: Graphics,
  items: readonly PlateItem[],
  { at, cell, palette }: { readonly at: Point; readonly cell: number; readonly palette: Palette },
): void {
  items.forEach((item, index) => {
    const box = cellAt(at, index, items.length, cell);
    const inner = { x: box.x + cell * 0.06, y: box.y + cell * 0.06, size: cell * 0.88 };
    pen
      .rect(inner.x, inner.y, inner.size, inner.size)
      .fill(fills(palette)[item.face])
      .stroke({ color: item.face === 'part' ? palette.copper : palette.print, width: cell * 0.07 });
    drawFace(pen, item, inner, palette);
    drawMarkers(pen, item, inner, palette);
  });
}

interface Inner extends Point {
  readonly size: number;
}

/** The energy of a power core as dots below its star. */
function drawFace(
  pen: Graphics,
  { face, item, level }: PlateItem,
  { x, y, size }: Inner,
  palette: Palette,
): void {
  const line = { color: palette.steel, width: size * 0.08 };
  if (face === 'back') {
    for (const share of [0.33, 0.66])
      pen
        .moveTo(x + size * share, y)
        .lineTo(x, y + size * share)
        .moveTo(x + size, y + size * share)
        .lineTo(x + size * share, y + size)
        .stroke(line);
  }
  if (face === 'empty')
    pen
      .moveTo(x, y)
      .lineTo(x + size, y + size)
      .moveTo(x + size, y)
      .lineTo(x, y + size)
      .stroke({ color: palette.plateEdge, width: size * 0.06 });
  if (item === 'core') pen.star(x + size / 2, y + size / 2, 6, size * 0.36, size * 0.2).fill(palette.copper);
  for (let step = 0; step < (level ?? 0); step += 1)
    pen.circle(x + size * (0.14 + 0.145 * step), y + size * 0.88, size * 0.075).fill(palette.text);
  if (item === 'drive')
    pen.circle(x + size / 2, y + size / 2, size * 0.3).stroke({ color: palette.copper, width: size * 0.13 });
}

/** Damage: discs with a light rim; a disable: an orange bar across. */
function drawMarkers(
  pen: Graphics,
  item: PlateItem,
  { x, y, size }: Inner,
  { ink, danger, text, hazard }: Palette,
): void {
  if (item.disabled)
    pen
      .moveTo(x + size * 0.08, y + size * 0.92)
      .lineTo(x + size * 0.92, y + size * 0.08)
      .stroke({ color: ink, width: size * 0.3 })
      .moveTo(x + size * 0.08, y + size * 0.92)
      .lineTo(x + size * 0.92, y + size * 0.08)
      .stroke({ color: hazard, width: size * 0.18 });
  const shown = Math.min(4, item.damage);
  for (let mark = 0; mark < shown; mark += 1) {
    const [across, down] = shown === 1 ? [0.5, 0.5] : [mark % 2 === 0 ? 0.3 : 0.7, mark < 2 ? 0.32 : 0.7];
    pen
      .circle(x + size * across, y + size * down, size * 0.2)
      .fill(danger)
      .stroke({ color: item.face === 'open' ? ink : text, width: size * 0.06 });
  }
}

/** The numbers that lead to each item, over its cell; the energy of the power core on its star. */
export function numberPlate(
  items: readonly PlateItem[],
  { at, cell, palette }: { readonly at: Point; readonly cell: number; readonly palette: Palette },
  labels: Labels,
): Container {
  const words = new Container();
  const levelOn = (box: Point, level: number): Container => {
    const label = labels.make(String(level), {
      size: cell * 0.52,
      colour: palette.text,
      outline: palette.ink,
      weight: '800',
    });
    label.position.set(box.x + cell / 2, box.y + cell / 2);
    return label;
  };
  items.forEach(({ numbers, level }, index) => {
    const box = cellAt(at, index, items.length, cell);
    if (level !== undefined) words.addChild(levelOn(box, level));
    if (numbers === '') return;
    const label = labels.make([...numbers].join(' '), {
      size: cell * 0.42,
      colour: palette.text,
      outline: palette.ink,
      weight: '800',
    });
    label.position.set(box.x + cell / 2, box.y - cell * 0.3);
    words.addChild(label);
  });
  return words;
}
