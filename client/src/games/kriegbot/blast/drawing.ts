import { DIRECTIONS, hexTowards } from '@gearhall/shared/core/game/hex';
import { coordinatesOf, HEX_IDS, type HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { rangeBetween } from '@gearhall/shared/games/kriegbot/rules/field/arcs';
import type { Graphics } from 'pixi.js';
import type { Point } from '../../../stage/geometry/geometry';
import type { Palette } from '../../../stage/drawing/palette';
import type { DrawContext } from '../../../stage/highlights/drawContext';
import { corners, HEX_RADIUS, outlineOf, PITCH, pointOf, SHEET } from '../looks/layout';
import type { Harm, Reach, Ring } from './reach';
import { RING_NAMES } from './words';

/** Where a blast is drawn: under the figures, and over them. */
export interface BlastBoard {
  readonly ground: Graphics;
  readonly slate: DrawContext;
  /** Scale of marks, and of text beside them. */
  readonly size: number;
  readonly told: number;
  readonly spotOf: (id: string) => Point | undefined;
}

const colourOf = (harm: Harm, { danger, hazard }: Palette): number => (harm === 'harmed' ? hazard : danger);

/** Both rings of a nuke, or the one of a bomb, a word on each, and a mark on all that is struck. */
export function drawReach(board: BlastBoard, { at, rings, struck }: Reach): void {
  const { ground, slate } = board;
  rings.forEach(({ within, harm }, index) => {
    const inner = rings[index - 1]?.within ?? -1;
    const hexes = HEX_IDS.filter((hex) => {
      const range = rangeBetween(at, hex);
      return range <= within && range > inner;
    });
    for (const hex of hexes) drawHex(ground, hex, harm, slate.palette);
  });
  for (const ring of rings.toReversed()) drawBorder(ground, at, ring, slate.palette);
  for (const { id, at: place, harm } of struck)
    drawMark(slate, board.spotOf(id) ?? pointOf(place), harm, board.size);
  for (const ring of rings) tell(board, at, ring);
}

/** What is destroyed is hatched, what is damaged has a dot in each hex: they differ without their colours. */
function drawHex(pen: Graphics, hex: HexId, harm: Harm, palette: Palette): void {
  const color = colourOf(harm, palette);
  const { x, y } = pointOf(hex);
  pen.poly(outlineOf(hex, HEX_RADIUS)).fill({ color, alpha: harm === 'harmed' ? 0.08 : 0.24 });
  if (harm === 'harmed') {
    pen.circle(x, y, 4).fill({ color, alpha: 0.75 });
    return;
  }
  for (const shift of [-22, 0, 22])
    pen
      .moveTo(x + shift - 9, y + 9)
      .lineTo(x + shift + 9, y - 9)
      .stroke({ color, width: 2.5, alpha: 0.6 });
}

/** The line around all hexes within this distance: whole around what is destroyed, otherwise broken. */
function drawBorder(pen: Graphics, at: HexId, { within, harm }: Ring, palette: Palette): void {
  const color = colourOf(harm, palette);
  for (const [from, to] of borderOf(at, within)) {
    const end = harm === 'harmed' ? { x: from.x * 0.4 + to.x * 0.6, y: from.y * 0.4 + to.y * 0.6 } : to;
    for (const [ink, width] of [
      [palette.ink, 9],
      [color, 5],
    ] as const)
      pen.moveTo(from.x, from.y).lineTo(end.x, end.y).stroke({ color: ink, width, cap: 'round' });
  }
}

/** The sides of hexes on which the distance grows beyond this, also where the map ends there. */
function borderOf(at: HexId, within: number): readonly (readonly [Point, Point])[] {
  const inside = new Set(HEX_IDS.filter((hex) => rangeBetween(at, hex) <= within).map(keyOf));
  return HEX_IDS.filter((hex) => inside.has(keyOf(hex))).flatMap((hex) => {
    const points = corners(pointOf(hex), HEX_RADIUS).map(onSheet);
    return DIRECTIONS.flatMap((direction) => {
      const { q, r } = hexTowards(coordinatesOf(hex), direction);
      const [from, to] = [points[direction], points[(direction + 1) % 6]];
      return !inside.has(`${q} ${r}`) && from && to ? [[from, to] as const] : [];
    });
  });
}

/** Half-hexes end at the edge of the map. */
const onSheet = ({ x, y }: Point): Point => ({
  x,
  y: Math.min(SHEET.y + SHEET.height, Math.max(SHEET.y, y)),
});

function keyOf(hex: HexId): string {
  const { q, r } = coordinatesOf(hex);
  return `${q} ${r}`;
}

/** A cross for what is destroyed, a spark for what is damaged, a die's face for what is rolled for. */
function drawMark({ pen, palette }: DrawContext, { x, y }: Point, harm: Harm, size: number): void {
  const { ink, danger, hazard, text } = palette;
  const arm = 17 * size;
  if (harm === 'harmed') {
    pen
      .star(x, y - arm, 5, arm * 0.8, arm * 0.36)
      .fill(hazard)
      .stroke({ color: ink, width: 3 });
    return;
  }
  if (harm === 'rolled') {
    const half = arm * 0.6;
    pen
      .roundRect(x - half, y - arm - half, half * 2, half * 2, 4)
      .fill(ink)
      .stroke({ color: danger, width: 3 });
    for (const side of [-1, 0, 1])
      pen.circle(x + side * half * 0.5, y - arm + side * half * 0.5, half * 0.17).fill(text);
    return;
  }
  for (const [color, width] of [
    [ink, 10],
    [danger, 5.5],
  ] as const)
    for (const way of [1, -1])
      pen
        .moveTo(x - arm, y - arm * way)
        .lineTo(x + arm, y + arm * way)
        .stroke({ color, width: width * size, cap: 'round' });
}

/** A word on the ring, at its top, or at its foot where the top lies off the map. */
function tell({ slate, told }: BlastBoard, at: HexId, { within, harm }: Ring): void {
  const { pen, palette, labels } = slate;
  const { x, y } = pointOf(at);
  const rise = (within + 0.5) * PITCH;
  const place = { x, y: y - rise > SHEET.y ? y - rise : y + rise };
  const letters = 17 * told;
  const label = labels.make(`${RING_NAMES[harm]} within ${within}`, {
    size: letters,
    colour: palette.text,
    weight: '700',
  });
  label.position.set(place.x, place.y);
  const [half, high] = [label.width / 2 + letters * 0.6, letters * 0.8];
  pen
    .roundRect(place.x - half, place.y - high, half * 2, high * 2, 6)
    .fill({ color: palette.ink, alpha: 0.95 })
    .stroke({ color: colourOf(harm, palette), width: 2 });
  slate.words.addChild(label);
}
