import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { Celebrated } from '../../../stage/contract/celebration';
import type { Brush } from '../../../stage/paint/pieces';

const RUBBER = { dark: '#1b1b1d', side: '#3d3f44', light: '#74777d' } as const;
const TREADS = 14;

function circle(brush: Brush, radius: number, [colour, width]: readonly [string, number]): void {
  brush.beginPath();
  brush.arc(0, 0, radius, 0, 2 * Math.PI);
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.stroke();
}

function tyre(brush: Brush): void {
  circle(brush, 10.5, [RUBBER.dark, 9]);
  circle(brush, 10.5, [RUBBER.side, 6]);
  circle(brush, 8.6, [RUBBER.light, 1.2]);
  brush.strokeStyle = RUBBER.dark;
  brush.lineWidth = 1.6;
  for (let tread = 0; tread < TREADS; tread += 1) {
    const [x, y] = [Math.cos((tread / TREADS) * 2 * Math.PI), Math.sin((tread / TREADS) * 2 * Math.PI)];
    brush.beginPath();
    brush.moveTo(x * 11, y * 11);
    brush.lineTo(x * 14, y * 14);
    brush.stroke();
  }
}

/** A scrap of the flag that has fallen. */
function checks(brush: Brush): void {
  for (let field = 0; field < 9; field += 1) {
    brush.fillStyle = field % 2 === 0 ? '#e9e2d2' : RUBBER.side;
    brush.fillRect((field % 3) * 5 - 7.5, Math.floor(field / 3) * 5 - 7.5, 5, 5);
  }
}

/** Rubber and scraps of the flag rain on the cars of the winner. */
export const celebrated: Celebrated<View> = {
  matter: [tyre, checks].map((paint) => ({ ...{ width: 34, height: 34, density: 2 }, paint })),
  piecesOf: ({ cars }, seat) => Object.keys(cars).filter((id) => cars[id]?.seat === seat),
};
