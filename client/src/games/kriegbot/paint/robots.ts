import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { mix } from '../../../stage/drawing/palette';
import {
  across,
  bar,
  bolts,
  box,
  faced,
  line,
  onCircle,
  panel,
  round,
  whole,
  type Bench,
  type Outline,
  type Pair,
} from '../../../stage/paint/bench';
import { glow, translucent } from '../../../stage/paint/pieces';

/** What a robot is painted in. */
interface Coat {
  /** The colour of its side. */
  readonly side: number;
  readonly isDead: boolean;
}
type Body = (bench: Bench, coat: Coat) => void;

const IRON = '#2b3238';
const STEEL = '#59656e';
const PALE = '#aeb8be';
const DARK = '#14181b';
const GLASS = '#3f6f86';

const hex = (colour: number): string => translucent(colour, 1);
/** The plates of the hull, and what is painted on them. */
const hullOf = ({ side, isDead }: Coat): string => hex(mix(0x14181b, side, isDead ? 0.28 : 0.74));
const deckOf = ({ side, isDead }: Coat): string => hex(mix(0x14181b, side, isDead ? 0.36 : 0.95));
const stripeOf = ({ isDead }: Coat): string => (isDead ? '#4d4a45' : '#f2ede2');

const mirrored = (bench: Bench, outline: Outline, tone: string, ink = 2.2): void => {
  panel(bench, outline, tone, ink);
  panel(bench, across(outline), tone, ink);
};

/** A stripe on the hull: thin, light, along the machine. */
const stripe = (bench: Bench, coat: Coat, from: Pair, to: Pair): void => {
  line(bench, [from, to], { colour: stripeOf(coat), width: 2.6 });
};

/** The weapon says where a machine faces: it reaches beyond the plate that the machine stands on. */
function gun(bench: Bench, from: number, to: number, half = 3.4): void {
  panel(bench, box(from, -half, to - from, half * 2), STEEL, 2.4);
  panel(bench, box(to - 9, -half - 2.2, 9, half * 2 + 4.4), PALE, 2.2);
  line(bench, [[to - 1.6, -half * 0.6], [to - 1.6, half * 0.6]], { colour: DARK, width: 2.4 }); // prettier-ignore
}

/** A track with its links, from above. */
function track(bench: Bench, y: number): void {
  panel(bench, box(-33, y, 64, 15), IRON, 2.4);
  for (let x = -30; x < 30; x += 5.4) {
    line(bench, [[x, y + 1.8], [x, y + 13.2]], { colour: '#12161a', width: 1.9 }); // prettier-ignore
    line(bench, [[x + 1.8, y + 2.2], [x + 1.8, y + 12.8]], { colour: '#626d75', width: 0.9 }); // prettier-ignore
  }
}

function turret(bench: Bench, coat: Coat, at: Pair, radius: number): void {
  panel(bench, round(at, [radius], 10), deckOf(coat), 2.4);
  panel(bench, round([at[0] - 2, at[1]], [radius * 0.42], 10), hullOf(coat), 1.6);
}

/** All face the east, in a hex that is 90 wide. */
const BODIES: Readonly<Record<ChassisId, Body>> = {
  robotank: (bench, coat) => {
    track(bench, -32);
    track(bench, 17);
    panel(bench, [[-31, -16], [24, -16], [31, -9], [31, 9], [24, 16], [-31, 16]], hullOf(coat)); // prettier-ignore
    for (const y of [-11, -5.5, 0, 5.5, 11])
      line(bench, [[-28, y], [-20, y]], { colour: DARK, width: 2 }); // prettier-ignore
    for (const y of [-12, 12]) stripe(bench, coat, [-15, y], [24, y]);
    bolts(bench, [[27, -7], [27, 7], [-16, -13], [-16, 13]], 1.8); // prettier-ignore
    gun(bench, 4, 50);
    turret(bench, coat, [-2, 0], 13.5);
  },
  robocar: (bench, coat) => {
    for (const x of [-27, 10])
      for (const y of [-25, 14]) {
        panel(bench, box(x, y, 17, 11), '#1d2125', 2.2);
        for (const link of [4, 8.5, 13])
          line(bench, [[x + link, y + 2], [x + link, y + 9]], { colour: '#565f66', width: 1.2 }); // prettier-ignore
      }
    panel(bench, whole([[-34, -12], [-26, -17], [20, -16], [33, -10]]), hullOf(coat)); // prettier-ignore
    panel(bench, whole([[3, -12], [13, -9]]), GLASS, 1.8); // prettier-ignore
    panel(bench, whole([[-22, -8], [-15, -11]]), GLASS, 1.8); // prettier-ignore
    for (const y of [-5, 5]) stripe(bench, coat, [17, y], [29, y]);
    for (const y of [-9, 9]) glowing(bench, [30, y], 0xffe6a0, coat);
    gun(bench, -8, 48, 2.8);
    turret(bench, coat, [-6, 0], 9);
  },
  rocketbot: (bench, coat) => {
    if (!coat.isDead) flame(bench, -32);
    mirrored(bench, [[-30, -22], [-10, -9], [-6, -4], [-22, -4]], STEEL); // prettier-ignore
    panel(bench, whole([[-30, -6], [-24, -10], [14, -10], [30, -5], [40, 0]]), hullOf(coat)); // prettier-ignore
    stripe(bench, coat, [-20, 0], [4, 0]);
    panel(bench, whole([[28, -4.5], [50, 0]]), PALE, 2.2); // prettier-ignore
    panel(bench, round([14, 0], [5], 12), GLASS, 1.8);
    bolts(bench, [[-24, -6], [-24, 6], [-8, -7], [-8, 7]], 1.6); // prettier-ignore
  },
  helibot: (bench, coat) => {
    panel(bench, box(-42, -3.2, 36, 6.4), STEEL, 2.2);
    panel(bench, box(-45, -11, 6, 22), hullOf(coat), 2.2);
    gun(bench, 12, 48, 2.6);
    panel(bench, whole([[-24, -6], [-16, -15], [8, -18], [22, -13], [30, 0]]), hullOf(coat)); // prettier-ignore
    panel(bench, whole([[-14, -9], [2, -12], [10, -6]]), deckOf(coat), 1.6); // prettier-ignore
    panel(bench, whole([[14, -10], [23, -7], [27, 0]]), GLASS, 1.8); // prettier-ignore
    stripe(bench, coat, [-14, 0], [0, 0]);
    rotor(bench, [2, 0]);
  },
  hoverbot: (bench, coat) => {
    panel(bench, round([0, 0], [32, 30.5], 32), IRON, 2.6);
    panel(bench, round([0, 0], [25], 24), hullOf(coat));
    panel(bench, round([-11, 0], [10], 18), DARK, 1.8);
    for (const turn of [0.3, 1.35, 2.4])
      line(bench, [onCircle([-11, 0], 8, turn), onCircle([-11, 0], 8, turn + Math.PI)], {
        colour: PALE,
        width: 2,
      });
    for (const side of [-1, 1]) stripe(bench, coat, [-6, side * 18], [8, side * 18]);
    bolts(
      bench,
      Array.from({ length: 8 }, (_, index) => onCircle([0, 0], 28, index * 0.785 + 0.39)),
      1.7,
    );
    gun(bench, 8, 48, 3);
    panel(bench, round([10, 0], [8.5], 10), deckOf(coat), 2);
  },
  spiderbot: (bench, coat) => {
    for (const side of [-1, 1]) for (const leg of LEGS) limb(bench, leg, side);
    panel(bench, round([-13, 0], [17], 14), hullOf(coat));
    stripe(bench, coat, [-26, 0], [-8, 0]);
    gun(bench, 10, 48, 2.8);
    panel(bench, round([11, 0], [11.5], 12), deckOf(coat));
    for (const y of [-5, 5]) glowing(bench, [17, y], 0xffd27a, coat);
    bolts(bench, [[-13, -11], [-13, 11]], 1.8); // prettier-ignore
  },
};

const LEGS = [
  [8, 17, 31],
  [3, 7, 13],
  [-4, -7, -11],
  [-10, -19, -30],
] as const;

function limb(bench: Bench, [from, knee, foot]: readonly [number, number, number], side: number): void {
  panel(bench, bar([from, 7 * side], [knee, 23 * side], 2.9), STEEL, 2);
  panel(bench, bar([knee, 22 * side], [foot, 35 * side], 2.1), IRON, 2);
  panel(bench, round([knee, 22.5 * side], [3.4], 8), PALE, 1.6);
}

/** A lamp or an eye, dark once nobody lives there. */
function glowing(bench: Bench, at: Pair, colour: number, { isDead }: Coat): void {
  panel(bench, round(at, [2.8], 8), isDead ? DARK : hex(colour), 1.4);
}

function flame(bench: Bench, from: number): void {
  for (const [far, alpha] of [
    [0, 0.9],
    [7, 0.6],
    [13, 0.35],
  ] as const)
    // prettier-ignore
    for (const at of faced(bench, [[from - far, 0]])) glow(bench.brush, at, 10 - far * 0.3, [0xff9a3c, alpha]);
}

/** Four blades, and the disc in which they turn. */
function rotor({ brush, angle }: Bench, at: Pair): void {
  const bench = { brush, angle };
  for (const { x, y } of faced(bench, [at])) {
    brush.fillStyle = 'rgba(220,232,240,.10)';
    brush.beginPath();
    brush.arc(x, y, 37, 0, 2 * Math.PI);
    brush.fill();
  }
  for (const turn of [0.62, 2.19, 3.76, 5.33])
    panel(bench, bar(onCircle(at, 4, turn), onCircle(at, 37, turn), 2), '#d3dade', 1.2);
  panel(bench, round(at, [5], 10), STEEL, 1.8);
}

/** Two legs under a turret. */
const biped: Body = (bench, coat) => {
  mirrored(bench, box(-14, 15, 28, 13), IRON);
  mirrored(bench, box(-5, 9, 9, 9), STEEL);
  gun(bench, 6, 46);
  turret(bench, coat, [0, 0], 16);
  bolts(bench, [[-10, -7], [-10, 7]], 1.7); // prettier-ignore
};

/** A gun with an engine. */
const phoenix: Body = (bench, coat) => {
  if (!coat.isDead) flame(bench, -30);
  mirrored(bench, [[-18, -5], [-30, -23], [4, -6]], hullOf(coat)); // prettier-ignore
  gun(bench, -24, 50, 5);
  stripe(bench, coat, [-18, 0], [6, 0]);
};

/** What is struck through fights for nobody. */
function strike(bench: Bench): void {
  for (const way of [1, -1])
    for (const [colour, width] of [['#0b0d0f', 9], ['#9a8c7b', 4.6]] as const) // prettier-ignore
      line({ ...bench, angle: 0 }, [[-21, -21 * way], [21, 21 * way]], { colour, width }); // prettier-ignore
}

/** The shapes that a robot can have. */
export type Shape = 'whole' | 'biped' | 'phoenix' | 'derelict';

/** A robot that faces an angle, without the plate that it stands on. */
export function paintRobot(bench: Bench, chassis: ChassisId, shape: Shape, side: number): void {
  const coat = { side, isDead: shape === 'derelict' };
  const body = shape === 'phoenix' ? phoenix : shape === 'biped' ? biped : BODIES[chassis];
  body(bench, coat);
  light(bench);
  if (coat.isDead) strike(bench);
}

const FAR = 55;

/** Light and dark over all that is painted. */
function light({ brush }: Bench): void {
  const shine = brush.createLinearGradient(-36, -36, 36, 36);
  shine.addColorStop(0, 'rgba(255,250,230,.3)');
  shine.addColorStop(0.5, 'rgba(128,128,128,0)');
  shine.addColorStop(1, 'rgba(0,0,0,.24)');
  brush.save();
  brush.globalCompositeOperation = 'source-atop';
  brush.fillStyle = shine;
  brush.fillRect(-FAR, -FAR, 2 * FAR, 2 * FAR);
  brush.restore();
}
