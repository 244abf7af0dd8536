import type { View } from '@gearhall/shared/games/metalheads/view';
import type { Celebrated } from '../../../stage/contract/celebration';
import { INK, plate, turned, type Brush } from '../../../stage/paint/pieces';
import { seatSpot } from './paths';

const METALS = ['#d9a14a', '#9aa7ad', '#b9713c'] as const;
const TEETH = 8;
/** The four corners of a tooth, as it stands at the top. */
const TOOTH = [
  { x: -4.6, y: -10 },
  { x: -2.8, y: -14 },
  { x: 2.8, y: -14 },
  { x: 4.6, y: -10 },
] as const;

const OUTLINE = Array.from({ length: TEETH }, (_, tooth) =>
  TOOTH.map((corner) => turned(corner, (tooth / TEETH) * 2 * Math.PI)),
).flat();

function cog(brush: Brush, tone: string): void {
  plate(brush, OUTLINE, tone, 2);
  brush.fillStyle = INK;
  brush.beginPath();
  brush.arc(0, 0, 4.4, 0, 2 * Math.PI);
  brush.fill();
}

/** Cogs rain on the Robots that the winner has completed. */
export const celebrated: Celebrated<View> = {
  matter: METALS.map((tone) => ({
    ...{ width: 34, height: 34, density: 2 },
    paint: (brush) => cog(brush, tone),
  })),
  piecesOf: ({ players }, seat) => [
    ...(players[seat]?.robots.map(({ robot }) => robot) ?? []),
    seatSpot(seat),
  ],
};
