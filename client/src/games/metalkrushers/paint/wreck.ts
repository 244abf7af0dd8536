import type { Direction } from '@gearhall/shared/core/game/hex';
import { mix, numberOf } from '../../../stage/drawing/palette';
import { seeded } from '../../../stage/paint/noise';
import { glow, softShadow, translucent } from '../../../stage/paint/pieces';
import type { Painting } from '../../../stage/sprites/Textures';
import { ARENA_COLOURS } from '../looks/colours';
import { angleOf } from '../looks/layout';
import type { WreckPicture } from '../looks/picture';
import {
  across,
  faced,
  line,
  panel,
  round,
  type Bench,
  type Outline,
  type Pair,
} from '../../../stage/paint/bench';
import { hullHalf } from './chassis';

const DENSITY = 2;
const SIDE = 120;
const BURNT = ARENA_COLOURS.cell;
/** Plates of armor that have come off. */
const PLATES = 5;

/** Half a hull lies askew: moved, and turned around the middle. */
const askew = (outline: Outline, turn: number, [byX, byY]: Pair): Outline =>
  outline.map(([x, y]) => [
    x * Math.cos(turn) - y * Math.sin(turn) + byX,
    x * Math.sin(turn) + y * Math.cos(turn) + byY,
  ]);

/** Plates around it, each lying in its own way. */
function paintPlates(bench: Bench): void {
  const next = seeded(9);
  for (let plate = 0; plate < PLATES; plate += 1) {
    const [angle, far] = [((plate + next() * 0.6) / PLATES) * 2 * Math.PI, 33 + next() * 9];
    const lying = askew([[-8, -3], [7, -4], [9, 3], [-9, 4]], next() * 3, [Math.cos(angle) * far, Math.sin(angle) * far]); // prettier-ignore
    panel(bench, lying, '#4d555c', 1.8);
  }
}

/** What is left where a machine fell: flat on the floor and without a glow, since anybody may stand there. */
export const wreckPainting = ({ look, chassis, facing }: WreckPicture): Painting => ({
  ...{ width: SIDE, height: SIDE, density: DENSITY },
  paint: (brush) => {
    const bench: Bench = { brush, angle: angleOf(facing as Direction) };
    const half = hullHalf(chassis);
    const paint = translucent(mix(BURNT, numberOf(look.colour), 0.3), 1);
    softShadow(brush, { x: 0, y: 0 }, 54);
    softShadow(brush, { x: 3, y: 4 }, 44);
    paintPlates(bench);
    panel(bench, askew(half, 0.3, [2, 7]), '#3d454c', 2.2);
    panel(bench, askew(inner(half), 0.3, [2, 9]), paint, 1.6);
    panel(bench, askew(across(half), -0.16, [-3, -6]), '#353c43', 2.2);
    panel(bench, askew(inner(across(half)), -0.16, [-3, -8]), paint, 1.6);
    paintTear(bench);
    for (const { x, y } of faced(bench, [[-5, 0]])) glow(brush, { x, y }, 15, [0x000000, 0.8]); // prettier-ignore
    panel(bench, round([-7, 3], [9, 7, 8], 12), '#14181b', 1.8);
  },
});

/** The painted part of half a hull. */
const inner = (half: Outline): Outline => half.map(([x, y]): Pair => [x * 0.74 - 1, y * 0.62 + Math.sign(y)]);

/** Cables out of the gap between the halves. */
function paintTear(bench: Bench): void {
  for (const [bend, colour] of [[5, '#0b0d0f'], [-6, '#6d3415'], [1, '#2e363d']] as const) // prettier-ignore
    line(bench, [[-20, bend], [-8, -bend], [6, bend * 0.7], [18, -bend]], { colour, width: 2.2 }); // prettier-ignore
}
