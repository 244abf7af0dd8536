import { PLACED_IDS } from '@gearhall/shared/games/kriegbot/content/buildings';
import type { DrawBuilding, Drawings } from '../../views/structureView';

/** A low dome of concrete behind sandbags, with a slit, and the sign of what lies inside. */
const drawBunker: DrawBuilding = (pen, { silverDark, steelDark, copperDark, hazard, text, ink }) => {
  pen
    .moveTo(-30, 22)
    .quadraticCurveTo(-28, -12, -11, -16)
    .lineTo(11, -16)
    .quadraticCurveTo(28, -12, 30, 22)
    .lineTo(-30, 22)
    .fill(silverDark)
    .stroke({ color: ink, width: 3, join: 'round' });
  pen.moveTo(-24, 2).lineTo(24, 2).stroke({ color: steelDark, width: 2 });
  pen.roundRect(-19, -9, 38, 8, 2).fill(ink).stroke({ color: text, width: 1.5 });
  for (const [x, y] of [
    [-24, 20],
    [-12, 22],
    [0, 22],
    [12, 22],
    [24, 20],
  ] as const)
    pen.ellipse(x, y, 7.5, 5).fill(copperDark).stroke({ color: ink, width: 2 });
  drawTrefoil(pen, hazard, ink);
};

/** On a disk above the dome, where no tent hides it. */
function drawTrefoil(pen: Parameters<DrawBuilding>[0], disk: number, ink: number): void {
  const [x, y, radius] = [0, -21, 9];
  pen.circle(x, y, radius).fill(disk).stroke({ color: ink, width: 2 });
  for (const third of [0, 1, 2]) {
    const middle = (third * 2 * Math.PI) / 3 + Math.PI / 6;
    const edge = (turn: number) => [
      x + Math.cos(middle + turn) * (radius - 2),
      y + Math.sin(middle + turn) * (radius - 2),
    ];
    pen.poly([x, y, ...edge(-0.5), ...edge(0.5)]).fill(ink);
  }
  pen.circle(x, y, 2).fill(disk);
}

export const BUNKERS: Drawings = Object.fromEntries(PLACED_IDS.map((id) => [id, drawBunker]));
