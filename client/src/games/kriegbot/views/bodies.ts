import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { mix, type Palette } from '../../../stage/drawing/palette';
import type { Pen } from '../art/pen';
import type { Form } from '../looks/picture';

/** Colours of one robot. */
interface Coat {
  readonly team: number;
  readonly palette: Palette;
}
type Body = (pen: Pen, coat: Coat) => void;

/** A plate of the hull in the colour of the team, with a dark rim. */
const plate = (pen: Pen, { team, palette }: Coat): Pen =>
  pen.fill(mix(palette.hull, team, 0.62)).stroke({ color: palette.ink, width: 3, join: 'round' });
const metal = (pen: Pen, { palette }: Coat): Pen =>
  pen.fill(palette.steelDark).stroke({ color: palette.ink, width: 2.5, join: 'round' });
const glass = (pen: Pen, { palette }: Coat): Pen =>
  pen.fill(palette.steel).stroke({ color: palette.ink, width: 2 });

/** All from above, nose to the east, in a hex that is 90 wide. */
const BODIES: Readonly<Record<ChassisId, Body>> = {
  /** A long pointed hull, four fins, a flame. */
  rocketbot: (pen, coat) => {
    pen.poly([-27, -7, -40, 0, -27, 7]).fill(coat.palette.hazard);
    metal(pen.poly([-28, -19, -12, -6, -12, 6, -28, 19, -20, 0]), coat);
    plate(pen.poly([-26, -8, 12, -8, 34, 0, 12, 8, -26, 8]), coat);
    glass(pen.circle(9, 0, 4.5), coat);
    pen.rect(-18, -8, 5, 16).fill(coat.palette.ink);
  },
  /** A cabin, a tail with its rotor, and four blades over everything. */
  helibot: (pen, coat) => {
    metal(pen.rect(-38, -3, 34, 6), coat);
    metal(pen.rect(-41, -10, 5, 20), coat);
    plate(pen.ellipse(6, 0, 22, 13), coat);
    glass(pen.ellipse(19, 0, 7, 7), coat);
    for (const turn of [0.5, 2.07])
      for (const way of [0, Math.PI]) {
        const [x, y] = [Math.cos(turn + way), Math.sin(turn + way)];
        pen
          .moveTo(4, 0)
          .lineTo(4 + x * 34, y * 34)
          .stroke({ color: coat.palette.silver, width: 3.5, cap: 'round' });
      }
    pen.circle(4, 0, 5).fill(coat.palette.silver).stroke({ color: coat.palette.ink, width: 2 });
  },
  /** A saucer on its skirt, with a fan at the back. */
  hoverbot: (pen, coat) => {
    metal(pen.circle(0, 0, 29), coat);
    plate(pen.circle(0, 0, 23), coat);
    pen.circle(-11, 0, 8).fill(coat.palette.ink);
    for (const turn of [0, 1.05, 2.09])
      pen
        .moveTo(-11 - Math.cos(turn) * 7, -Math.sin(turn) * 7)
        .lineTo(-11 + Math.cos(turn) * 7, Math.sin(turn) * 7)
        .stroke({ color: coat.palette.steel, width: 2 });
    glass(pen.ellipse(11, 0, 6, 10), coat);
  },
  /** Eight bent legs around a round abdomen and a head. */
  spiderbot: (pen, coat) => {
    for (const side of [-1, 1])
      for (const [from, knee, foot] of [
        [10, 18, 32],
        [4, 8, 13],
        [-3, -6, -10],
        [-9, -18, -30],
      ] as const)
        for (const [color, width] of [
          [coat.palette.ink, 7],
          [coat.palette.steel, 3.5],
        ] as const)
          pen
            .poly([from, 7 * side, knee, 22 * side, foot, 33 * side], false)
            .stroke({ color, width, join: 'round', cap: 'round' });
    plate(pen.ellipse(-12, 0, 17, 14), coat);
    plate(pen.ellipse(12, 0, 11, 10), coat);
    for (const y of [-5, 5]) pen.circle(18, y, 3).fill(coat.palette.text);
  },
  /** Two tracks, a hull, a turret with its gun. */
  robotank: (pen, coat) => {
    for (const y of [-27, 14]) {
      metal(pen.roundRect(-30, y, 58, 13, 4), coat);
      for (let x = -25; x < 26; x += 8) pen.rect(x, y + 2, 3, 9).fill(coat.palette.ink);
    }
    plate(pen.rect(-28, -15, 54, 30), coat);
    metal(pen.rect(8, -4, 32, 8), coat);
    plate(pen.circle(-2, 0, 13), coat);
  },
  /** Four wheels, a bonnet, a windscreen. */
  robocar: (pen, coat) => {
    for (const x of [-24, 10]) for (const y of [-22, 13]) metal(pen.roundRect(x, y, 15, 9, 3), coat);
    plate(pen.roundRect(-31, -15, 62, 30, 10), coat);
    glass(pen.poly([2, -11, 13, -9, 13, 9, 2, 11]), coat);
    glass(pen.poly([-21, -9, -15, -10, -15, 10, -21, 9]), coat);
    for (const y of [-10, 10]) pen.circle(28, y, 3).fill(coat.palette.hazard);
  },
};

/** A rocket that stands on two legs. */
const biped: Body = (pen, coat) => {
  for (const side of [-1, 1]) {
    metal(pen.roundRect(-12, side * 21 - 6, 26, 12, 5), coat);
    metal(pen.rect(-5, side * 13 - 4, 9, 8), coat);
  }
  plate(pen.circle(0, 0, 16), coat);
  metal(pen.poly([9, -6, 26, 0, 9, 6]), coat);
};

/** A gun with an engine. */
const phoenix: Body = (pen, coat) => {
  for (const side of [-1, 1]) plate(pen.poly([-18, side * 5, -28, side * 22, 2, side * 7]), coat);
  metal(pen.rect(-22, -6, 56, 12), coat);
  pen.poly([-22, -6, -34, 0, -22, 6]).fill(coat.palette.hazard);
};

/** The robot without its team's base. */
export function drawBody(pen: Pen, chassis: ChassisId, form: Form, coat: Coat): void {
  if (form === 'phoenix') return phoenix(pen, coat);
  if (form === 'biped') return biped(pen, coat);
  BODIES[chassis](pen, coat);
}
