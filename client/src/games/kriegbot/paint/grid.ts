import { HEX_IDS, type HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { Point } from '../../../stage/geometry/geometry';
import { seeded } from '../../../stage/paint/noise';
import type { Brush } from '../../../stage/paint/pieces';
import { HEX_RADIUS, outlineOf, pointOf, SHEET } from '../looks/layout';

/** Paints some of the sharp things on the ground. */
export type Step = (brush: Brush) => void;

/** Hexes that are drawn at a time. */
const AT_ONCE = 65;
/** The grid is engraved: a dark line, and light on the edge that faces away from the light. */
const LINES = [
  [0.8, 'rgba(255,246,214,.10)'],
  [0, 'rgba(10,14,8,.34)'],
] as const;
const TUFTS = 420;

const parts = (hexes: readonly HexId[]): readonly (readonly HexId[])[] =>
  Array.from({ length: Math.ceil(hexes.length / AT_ONCE) }, (_, part) =>
    hexes.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );

/** What lies on the ground, part by part: tufts of grass, reeds in the marsh, and the grid. */
export const gridSteps = (marsh: readonly HexId[]): readonly Step[] => [
  drawTufts,
  ...parts(marsh).map(
    (hexes): Step =>
      (brush) =>
        drawReeds(brush, hexes),
  ),
  ...parts(HEX_IDS).map(
    (hexes): Step =>
      (brush) =>
        engrave(brush, hexes),
  ),
];

function engrave(brush: Brush, hexes: readonly HexId[]): void {
  brush.lineWidth = 1.2;
  brush.lineJoin = 'round';
  for (const [by, colour] of LINES) {
    brush.strokeStyle = colour;
    brush.beginPath();
    for (const id of hexes) {
      const [first, ...corners] = outlineOf(id);
      if (!first) continue;
      brush.moveTo(first.x + by, first.y + by);
      for (const { x, y } of corners) brush.lineTo(x + by, y + by);
      brush.closePath();
    }
    brush.stroke();
  }
}

/** Blades that grow out of one root. */
function tuft(brush: Brush, { x, y }: Point, high: number): void {
  for (const lean of [-0.5, 0, 0.55]) {
    brush.moveTo(x, y);
    brush.quadraticCurveTo(x + lean * high * 0.3, y - high * 0.6, x + lean * high, y - high);
  }
}

function drawTufts(brush: Brush): void {
  const next = seeded(5);
  brush.lineCap = 'round';
  for (const [colour, by] of [
    ['rgba(12,16,8,.4)', 0.9],
    ['rgba(150,156,96,.34)', 0],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = 0.9;
    brush.beginPath();
    for (let index = 0; index < TUFTS / 2; index += 1)
      tuft(
        brush,
        { x: SHEET.x + next() * SHEET.width + by, y: SHEET.y + next() * SHEET.height + by },
        3 + next() * 3,
      );
    brush.stroke();
  }
}

const REEDS = 7;

/** Wet spots that mirror the sky, and reeds. */
function drawReeds(brush: Brush, hexes: readonly HexId[]): void {
  const next = seeded(21);
  for (const id of hexes) {
    const middle = pointOf(id);
    for (let index = 0; index < REEDS; index += 1) {
      const [angle, far] = [next() * 2 * Math.PI, Math.sqrt(next()) * HEX_RADIUS * 0.8];
      const at = { x: middle.x + Math.cos(angle) * far, y: middle.y + Math.sin(angle) * far };
      brush.fillStyle = `rgba(108,146,150,${0.24 + next() * 0.26})`;
      brush.beginPath();
      brush.ellipse(at.x, at.y, 2.5 + next() * 4, 1 + next() * 1.2, 0, 0, 2 * Math.PI);
      brush.fill();
      if (index % 2 === 1) continue;
      brush.strokeStyle = 'rgba(134,138,84,.6)';
      brush.lineWidth = 0.9;
      brush.beginPath();
      tuft(brush, at, 5 + next() * 4);
      brush.stroke();
    }
  }
}
