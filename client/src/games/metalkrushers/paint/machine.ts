import { glow, softShadow, type Brush } from '../../../stage/paint/pieces';
import type { Painting } from '../../../stage/sprites/Textures';
import { numberOf } from '../../../stage/drawing/palette';
import { angleOf } from '../looks/layout';
import type { KrusherPicture } from '../looks/picture';
import type { Direction } from '@gearhall/shared/core/game/hex';
import { paintArmor } from './armor';
import { paintArms } from './arms';
import { panel, type Bench } from '../../../stage/paint/bench';
import { paintChassis } from './chassis';

/** Pixels for each unit: a hex is 90 units wide. */
const DENSITY = 2;
/** The longest weapon in both hands fits into a square of this side. */
const SIDE = 168;

/** The size of the seat's shape on its hub. */
export const ON_HUB = 13.5;

/** What can be seen of a machine. */
export type MachineLook = Pick<
  KrusherPicture,
  'look' | 'chassis' | 'arms' | 'uses' | 'worn' | 'hits' | 'armor'
>;

/** A machine that faces an angle, lit from the upper left: the same on the board and in the builder. */
export function paintMachine(brush: Brush, machine: MachineLook, angle: number): void {
  const bench: Bench = { brush, angle };
  paintArmor(bench, machine);
  paintArms(bench, machine);
  // The nose sticks out over armor and shield, so that the facing is visible from afar.
  panel(bench, [[41, -8], [52, 0], [41, 8]], '#f5eee4', 2.2); // prettier-ignore
  paintChassis(bench, machine.chassis, numberOf(machine.look.colour));
  paintLight(brush);
}

/** Light and dark over all that is painted. */
function paintLight(brush: Brush): void {
  const far = 44;
  const light = brush.createLinearGradient(-far, -far, far, far);
  light.addColorStop(0, 'rgba(255,250,230,.22)');
  light.addColorStop(0.5, 'rgba(128,128,128,0)');
  light.addColorStop(1, 'rgba(0,0,0,.3)');
  brush.save();
  brush.globalCompositeOperation = 'source-atop';
  brush.fillStyle = light;
  brush.fillRect(-SIDE / 2, -SIDE / 2, SIDE, SIDE);
  brush.restore();
}

export const machinePainting = (machine: MachineLook, facing: Direction): Painting => ({
  ...{ width: SIDE, height: SIDE, density: DENSITY },
  paint: (brush) => paintMachine(brush, machine, angleOf(facing)),
});

/** What lies on the floor under a machine: its shadow, and the light of its seat's colour. */
export const underPainting = (colour: number): Painting => ({
  ...{ width: 136, height: 136, density: 1 },
  paint: (brush) => {
    softShadow(brush, { x: 6, y: 8 }, 58);
    softShadow(brush, { x: 6, y: 8 }, 52);
    glow(brush, { x: 0, y: 0 }, 64, [colour, 0.62]);
    glow(brush, { x: 0, y: 0 }, 46, [colour, 0.6]);
  },
});
