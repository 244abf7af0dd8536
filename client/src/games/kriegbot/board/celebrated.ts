import { isAlive, robotsOfSeat } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Celebrated } from '../../../stage/contract/celebration';
import { INK, type Brush } from '../../../stage/paint/pieces';

/** From the wood that the battle has shaken. */
const LEAVES = ['#8fae5c', '#5f8f45', '#c9a03c', '#b9692f'] as const;

function leaf(brush: Brush, colour: string): void {
  const blade = new Path2D('M 0 -14 C 11 -7 9 6 0 12 C -9 6 -11 -7 0 -14 Z');
  brush.fillStyle = colour;
  brush.fill(blade);
  brush.strokeStyle = INK;
  brush.lineWidth = 1.6;
  brush.stroke(blade);
  brush.strokeStyle = 'rgba(20,24,12,.6)';
  brush.lineWidth = 1.2;
  brush.stroke(new Path2D('M 0 -10 L 0 16 M 0 -2 L 5 -6 M 0 -2 L -5 -6 M 0 5 L 5 1 M 0 5 L -5 1'));
}

/** Leaves fall on the robots and units of the side that has won. */
export const celebrated: Celebrated<View> = {
  matter: LEAVES.map((colour) => ({
    ...{ width: 28, height: 36, density: 2 },
    paint: (brush) => leaf(brush, colour),
  })),
  piecesOf: (view, seat) => [
    ...robotsOfSeat(view, seat).flatMap((robot) => (isAlive(robot) ? [robot.id] : [])),
    ...view.units.flatMap((unit) => (unit.seat === seat ? [unit.id] : [])),
  ],
};
