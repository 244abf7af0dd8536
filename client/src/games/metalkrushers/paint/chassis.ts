import type { ChassisId } from '@gearhall/shared/games/metalkrushers/content/chassis';
import { glow, translucent } from '../../../stage/paint/pieces';
import { METAL } from '../looks/colours';
import {
  across,
  bolts,
  box,
  faced,
  line,
  panel,
  pathOf,
  round,
  whole,
  type Bench,
  type Outline,
} from '../../../stage/paint/bench';

/** The right half of each, from the nose to the stern. */
interface Body {
  readonly hull: Outline;
  /** In the colour of the seat. */
  readonly deck: Outline;
  readonly visor: Outline;
  /** Wheels or tracks, on the right. */
  readonly runs: readonly { readonly at: Outline; readonly isTrack: boolean }[];
  readonly lamp: readonly [number, number];
  readonly bolts: Outline;
}

const wheel = (x: number, y: number, width: number, height: number) => ({
  at: box(x, y, width, height),
  isTrack: false,
});
const track = (x: number, y: number, width: number, height: number) => ({
  at: box(x, y, width, height),
  isTrack: true,
});

/** A wedge on wheels, a box on wheels, an octagon on tracks; the lightest and the heaviest exaggerate them. */
const BODIES: Readonly<Record<ChassisId, Body>> = {
  bantam: {
    hull: [[27, 2], [5, 12], [-16, 18], [-22, 11]], // prettier-ignore
    deck: [[22, 2], [4, 9.5], [-14, 15], [-18, 9.5]], // prettier-ignore
    visor: [[21, 1], [14, 4], [11, 0]], // prettier-ignore
    runs: [wheel(-21, 16, 14, 7), wheel(6, 10, 10, 6)],
    lamp: [22, 3.5],
    bolts: [[-15, 15]], // prettier-ignore
  },
  light: {
    hull: [[32, 2.5], [8, 15], [-18, 24], [-27, 14]], // prettier-ignore
    deck: [[27, 2.5], [7, 12], [-17, 20.5], [-23, 12.5]], // prettier-ignore
    visor: [[25, 1.5], [17, 5.5], [13, 0]], // prettier-ignore
    runs: [wheel(-26, 21, 18, 8), wheel(8, 13, 13, 7)],
    lamp: [27, 4.5],
    bolts: [[-18, 20.5], [6, 13.5]], // prettier-ignore
  },
  standard: {
    hull: [[29, 15], [23, 21], [-22, 21], [-28, 15]], // prettier-ignore
    deck: [[25, 13], [20, 17.5], [-19, 17.5], [-24, 13]], // prettier-ignore
    visor: [[24, 10], [16, 10.5], [13, 7]], // prettier-ignore
    runs: [wheel(-27, 19, 18, 9), wheel(9, 19, 17, 9)],
    lamp: [26.5, 13.5],
    bolts: [[-20, 18.5], [0, 19.2], [20, 18.5]], // prettier-ignore
  },
  heavy: {
    hull: [[31, 12], [20, 24], [-18, 24], [-30, 12]], // prettier-ignore
    deck: [[27, 11], [18, 20], [-16, 20], [-26, 11]], // prettier-ignore
    visor: [[26, 8.5], [18, 11], [15, 7]], // prettier-ignore
    runs: [track(-27, 20, 53, 11)],
    lamp: [28, 11],
    bolts: [[-21, 17], [-13, 22], [14, 22], [21, 17]], // prettier-ignore
  },
  monster: {
    hull: [[32, 15], [24, 26], [-22, 26], [-32, 15]], // prettier-ignore
    deck: [[28, 13.5], [21, 22], [-19, 22], [-28, 13.5]], // prettier-ignore
    visor: [[27, 11.5], [19, 13], [16, 9]], // prettier-ignore
    runs: [track(-29, 22, 58, 12), track(-33, 9, 8, 10)],
    lamp: [29, 14.5],
    bolts: [[-26, 18], [-18, 24], [0, 24], [18, 24], [25, 19]], // prettier-ignore
  },
};

/** Where its hub lies, and how large it is. */
export const HUB = { x: -5, radius: 15 } as const;

/** Hull, wheels and deck of a machine. */
export function paintChassis(bench: Bench, chassis: ChassisId, colour: number): void {
  const body = BODIES[chassis];
  for (const { at, isTrack } of body.runs)
    for (const side of [at, across(at)]) paintRun(bench, side, isTrack);
  panel(bench, whole(body.hull), METAL.frame);
  paintDeck(bench, body, colour);
  bolts(bench, [...body.bolts, ...across(body.bolts)], 1.5);
  paintFront(bench, body);
}

function paintRun(bench: Bench, run: Outline, isTrack: boolean): void {
  panel(bench, run, METAL.tyre, 2);
  const [[left, top] = [0, 0], [right] = [0, 0], [, bottom] = [0, 0]] = run;
  const pads = Math.round((right - left) / (isTrack ? 5 : 3.4));
  for (let pad = 1; pad < pads; pad += 1) {
    const x = left + ((right - left) * pad) / pads;
    line(bench, [[x, top], [x, bottom]], { colour: METAL.tread, width: isTrack ? 2.2 : 1.3 }); // prettier-ignore
  }
}

/** The deck with two stripes from the bow to the stern, and the hub on it. */
function paintDeck(bench: Bench, { deck }: Body, colour: number): void {
  const { brush } = bench;
  panel(bench, whole(deck), translucent(colour, 1), 1.8);
  brush.save();
  brush.clip(pathOf(bench, whole(deck)));
  brush.fillStyle = 'rgba(11,13,15,.62)';
  for (const y of [2.4, -6.2]) brush.fill(pathOf(bench, box(-40, y, 80, 3.8)));
  brush.restore();
  for (const y of [-6, 0, 6])
    line(bench, [[-23, y], [-19, y]], { colour: 'rgba(11,13,15,.8)', width: 1.6 }); // prettier-ignore
  panel(bench, round([HUB.x, 0], [HUB.radius]), METAL.hub, 2);
}

/** Dark glass and two lamps tell the front, also where the hull is blunt. */
function paintFront(bench: Bench, { visor, lamp: [x, y] }: Body): void {
  panel(bench, whole(visor), '#0f1a24', 1.6);
  for (const [at] of [faced(bench, [[x, y]]), faced(bench, [[x, -y]])]) {
    if (!at) continue;
    glow(bench.brush, at, 6, [0xfff4dc, 0.55]);
    bench.brush.fillStyle = METAL.lamp;
    bench.brush.beginPath();
    bench.brush.arc(at.x, at.y, 1.9, 0, 2 * Math.PI);
    bench.brush.fill();
  }
}

/** The halves of a hull that has burst, for its wreck. */
export const hullHalf = (chassis: ChassisId): Outline => {
  const { hull } = BODIES[chassis];
  return [[hull[0]?.[0] ?? 0, 0], ...hull, [hull.at(-1)?.[0] ?? 0, 0]];
};
