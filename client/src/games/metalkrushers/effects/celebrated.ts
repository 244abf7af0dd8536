import type { View } from '@gearhall/shared/games/metalkrushers/view';
import type { Celebrated } from '../../../stage/contract/celebration';
import { INK, plate, type Brush } from '../../../stage/paint/pieces';

const STEEL = ['#aab4bb', '#8a959d', '#c9a24a'] as const;
/** Where the thread of a bolt is cut, along it. */
const THREAD = [1, 5, 9, 13] as const;

const HEXAGON = [0, 1, 2, 3, 4, 5].map((corner) => ({
  x: 11 * Math.cos((corner * Math.PI) / 3),
  y: 11 * Math.sin((corner * Math.PI) / 3),
}));
const HEAD = [
  { x: -8, y: -16 },
  { x: 8, y: -16 },
  { x: 9, y: -7 },
  { x: -9, y: -7 },
];
const SHAFT = [
  { x: -4.5, y: -8 },
  { x: 4.5, y: -8 },
  { x: 4.5, y: 15 },
  { x: -4.5, y: 15 },
];

function nut(brush: Brush, tone: string): void {
  plate(brush, HEXAGON, tone, 2);
  brush.fillStyle = INK;
  brush.beginPath();
  brush.arc(0, 0, 4.6, 0, 2 * Math.PI);
  brush.fill();
}

function bolt(brush: Brush, tone: string): void {
  plate(brush, SHAFT, tone, 2);
  brush.strokeStyle = INK;
  brush.lineWidth = 1.2;
  for (const y of THREAD) {
    brush.beginPath();
    brush.moveTo(-4, y + 1.4);
    brush.lineTo(4, y - 1.4);
    brush.stroke();
  }
  plate(brush, HEAD, tone, 2);
}

/** Nuts and bolts rain on the Krushers that stand. */
export const celebrated: Celebrated<View> = {
  matter: STEEL.flatMap((tone) =>
    [nut, bolt].map((draw) => ({
      ...{ width: 36, height: 36, density: 2 },
      paint: (brush: Brush) => draw(brush, tone),
    })),
  ),
  piecesOf: ({ krushers }, seat) => Object.keys(krushers).filter((id) => krushers[id]?.seat === seat),
};
