import { DIRECTIONS, hexTowards } from '@gearhall/shared/core/game/hex';
import { coordinatesOf, idAt, type HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { mix } from '../../../stage/drawing/palette';
import { seeded } from '../../../stage/paint/noise';
import {
  across,
  bolts,
  box,
  faced,
  line,
  onCircle,
  panel,
  pathOf,
  round,
  type Bench,
  type Outline,
} from '../../../stage/paint/bench';
import { glow, softShadow, translucent } from '../../../stage/paint/pieces';
import type { Painting } from '../../../stage/sprites/Textures';
import { angleOf } from '../looks/layout';

const CONCRETE = '#8d8f8b';
const DARK = '#14181b';
const STEEL = '#59656e';
const PALE = '#aeb8be';
const WOOD = '#8a5c36';
const PLANK = '#a8733f';

/** The shadow of something high, to the lower right; it does not turn with the thing. */
function cast(bench: Bench, outline: Outline, high: number): void {
  const { brush } = bench;
  brush.fillStyle = 'rgba(4,8,6,.13)';
  for (let step = 1; step <= 4; step += 1) {
    brush.save();
    brush.translate((high * 0.62 * step) / 4, (high * 0.55 * step) / 4);
    brush.fill(pathOf(bench, outline));
    brush.restore();
  }
}

/** A block of some height: its shadow, its walls, and its roof. */
function block(bench: Bench, outline: Outline, tone: string, high: number): void {
  cast(bench, outline, high);
  panel(bench, outline, tone);
}

const lamp = (bench: Bench, at: readonly [number, number], colour: number): void => {
  for (const { x, y } of faced(bench, [at])) glow(bench.brush, { x, y }, 9, [colour, 0.7]);
  panel(bench, round(at, [2.4], 8), translucent(colour, 1), 1.2);
};

/** A roof with a ridge along it: one half in the light, the other away from it. */
function roof(
  bench: Bench,
  [left, top, width, height]: readonly [number, number, number, number],
  tone: number,
): void {
  block(bench, box(left, top, width, height), translucent(mix(tone, 0x000000, 0.45), 1), 16);
  panel(bench, box(left, top, width, height / 2), translucent(mix(tone, 0xffffff, 0.12), 1), 2);
  for (let y = top + 4; y < top + height; y += 4.5)
    line(bench, [[left + 2, y], [left + width - 2, y]], { colour: 'rgba(0,0,0,.25)', width: 1 }); // prettier-ignore
}

/** On four legs, with the waves that it sends. */
function tower(bench: Bench): void {
  const { brush } = bench;
  panel(bench, box(-20, -14, 40, 36), '#6d6a62', 2);
  for (const [x, y] of [
    [-14, -9],
    [14, -9],
    [-14, 17],
    [14, 17],
  ] as const) {
    // prettier-ignore
    line(bench, [[x + 3, y + 3], [30, 34]], { colour: 'rgba(4,8,6,.4)', width: 2.4 }); // prettier-ignore
    panel(bench, round([x, y], [3.6], 8), CONCRETE, 1.6);
  }
  for (const [x, y] of [
    [-14, -9],
    [14, -9],
    [-14, 17],
    [14, 17],
  ] as const) {
    // prettier-ignore
    line(bench, [[x, y], [0, -18]], { colour: DARK, width: 5 }); // prettier-ignore
    line(bench, [[x, y], [0, -18]], { colour: PALE, width: 2.4 }); // prettier-ignore
  }
  for (const share of [0.3, 0.6]) {
    const [half, y] = [14 * (1 - share), 17 - 35 * share];
    line(bench, [[-half, y], [half, y]], { colour: DARK, width: 4 }); // prettier-ignore
    line(bench, [[-half, y], [half, y]], { colour: STEEL, width: 2 }); // prettier-ignore
  }
  brush.lineCap = 'round';
  for (const radius of [9, 15])
    for (const from of [-0.7, Math.PI - 0.7]) {
      for (const [colour, width] of [
        ['rgba(11,13,15,.8)', 4.4],
        ['#f2ede2', 2.2],
      ] as const) {
        // prettier-ignore
        brush.strokeStyle = colour;
        brush.lineWidth = width;
        brush.beginPath();
        brush.arc(0, -20, radius, from, from + 1.4);
        brush.stroke();
      }
    }
  lamp(bench, [0, -20], 0xff6a4d);
}

/** A roof on posts over the pumps. */
function gasStation(bench: Bench): void {
  panel(bench, box(-27, -8, 54, 32), '#5d5c59', 1.6);
  for (const x of [-12, 8]) block(bench, box(x, 10, 6, 9), '#dcd8cf', 7);
  for (const x of [-12, 8]) panel(bench, box(x + 1.4, 11.4, 3.2, 3), DARK, 0.8);
  block(bench, box(-27, -24, 54, 24), '#b23c30', 20);
  panel(bench, box(-27, -24, 54, 5), '#ede6d8', 1.4);
  for (const x of [-16, 0, 16]) lamp(bench, [x, -10], 0xffe2a0);
}

/** A gable, a slip, and a boat on it. */
function boatShed(bench: Bench): void {
  panel(bench, box(-7, 8, 14, 18), WOOD, 1.6);
  for (let y = 11; y < 26; y += 4) line(bench, [[-6, y], [6, y]], { colour: '#4d3017', width: 1.2 }); // prettier-ignore
  roof(bench, [-25, -24, 50, 34], 0xa8592e);
  cast(bench, boat(), 3);
  panel(bench, boat(), '#e6e1d6', 1.8);
  panel(bench, boat().map(([x, y]) => [x * 0.6, (y - 18) * 0.6 + 18] as const), WOOD, 1); // prettier-ignore
}

const boat = (): Outline => [[-5, 11], [5, 11], [5.5, 19], [0, 28], [-5.5, 19]]; // prettier-ignore

/** A wall across the river with its gates; the water is high on one side. */
function dam(bench: Bench): void {
  block(bench, box(-11, -38, 22, 76), CONCRETE, 14);
  panel(bench, box(-4, -38, 15, 76), '#6f7271', 1.8);
  for (const y of [-22, 0, 22]) {
    panel(bench, box(-13, y - 5, 26, 10), '#4a5157', 2);
    line(bench, [[13, y - 3], [19, y - 3], [24, y - 2]], { colour: 'rgba(220,236,232,.7)', width: 2.4 }); // prettier-ignore
    line(bench, [[13, y + 3], [22, y + 3]], { colour: 'rgba(220,236,232,.55)', width: 2 }); // prettier-ignore
  }
  line(bench, [[-7.5, -36], [-7.5, 36]], { colour: 'rgba(255,255,255,.4)', width: 1.4 }); // prettier-ignore
}

/** A deck of planks with rails, over the water. */
function bridge(bench: Bench): void {
  block(bench, box(-14, -37, 28, 74), WOOD, 10);
  for (let y = -34; y < 34; y += 6.2) panel(bench, box(-12.5, y, 25, 5), PLANK, 0.9);
  for (const x of [-14, 14]) {
    line(bench, [[x, -38], [x, 38]], { colour: DARK, width: 5.4 }); // prettier-ignore
    line(bench, [[x - 0.5, -38], [x - 0.5, 38]], { colour: '#c79458', width: 2.6 }); // prettier-ignore
  }
}

/** A house with a chimney, and light in its windows. */
function house(bench: Bench): void {
  block(bench, box(-22, 6, 44, 17), '#77695a', 12);
  for (const x of [-16, -5, 6]) panel(bench, box(x, 12, 9, 7), '#f0c677', 1.4);
  roof(bench, [-25, -24, 50, 32], 0x6b5a55);
  block(bench, box(9, -18, 8, 8), '#8a5040', 8);
}

/** A low dome of concrete behind sandbags, and the sign of what lies inside. */
function bunker(bench: Bench): void {
  softShadow(bench.brush, { x: 9, y: 9 }, 36, 30);
  panel(bench, round([0, 0], [27], 12), '#77797a', 2.4);
  panel(bench, round([-2, -3], [19], 12), '#949694', 1.6);
  panel(bench, box(-14, 9, 28, 7), DARK, 1.4);
  for (const turn of [0.45, 0.85, 1.25, 1.65, 2.05, 2.45, 2.85])
    panel(bench, round(onCircle([0, 0], 27, turn), [6.4, 5], 8), '#8d7a52', 1.6);
  panel(bench, round([0, -6], [10.5], 16), '#e3b23c', 1.8);
  for (const third of [0, 1, 2]) {
    const middle = (third * 2 * Math.PI) / 3 + Math.PI / 6;
    panel(bench, [[0, -6], onCircle([0, -6], 8.4, middle - 0.5), onCircle([0, -6], 8.4, middle + 0.5)], DARK, 0.4); // prettier-ignore
  }
}

/** A block of one piece: nothing can break it. */
function fortress(bench: Bench): void {
  const outline: Outline = [[-30, -14], [-16, -28], [16, -28], [30, -14], [30, 14], [16, 28], [-16, 28], [-30, 14]]; // prettier-ignore
  block(bench, outline, '#4a545b', 20);
  panel(bench, outline.map(([x, y]) => [x * 0.78, y * 0.78] as const), '#66727a', 2); // prettier-ignore
  bolts(bench, outline.map(([x, y]) => [x * 0.9, y * 0.9] as const), 2); // prettier-ignore
}

/** What stands on the map, as it looks from above. */
const PAINTERS = {
  ...{ tower, gasStation, boatShed, dam, bridge, house, bunker },
  /** A dish on its roof. */
  mission: (bench) => {
    fortress(bench);
    cast(bench, round([0, -2], [15], 18), 10);
    panel(bench, round([0, -2], [16], 20), '#d7dbdc', 2.2);
    panel(bench, round([1.5, -0.5], [10], 18), '#aab2b6', 1);
    line(bench, [[0, -2], [-8, -10]], { colour: DARK, width: 3.4 }); // prettier-ignore
    lamp(bench, [-8, -10], 0xffe2a0);
  },
  /** A coil, and lightning. */
  tesla: (bench) => {
    fortress(bench);
    for (const [radius, tone] of [
      [17, '#84471f'],
      [13, '#b8682f'],
      [9, '#84471f'],
      [6, '#e0965a'],
    ] as const)
      // prettier-ignore
      panel(bench, round([0, 0], [radius], 20), tone, 1.8);
    for (const { x, y } of faced(bench, [[0, 0]])) glow(bench.brush, { x, y }, 34, [0x9fd0ff, 0.5]);
    for (const turn of [0.4, 2.3, 4.4]) {
      const path = [onCircle([0, 0], 6, turn), onCircle([0, 0], 14, turn + 0.25), onCircle([0, 0], 20, turn - 0.15), onCircle([0, 0], 27, turn + 0.1)]; // prettier-ignore
      line(bench, path, { colour: '#dff0ff', width: 2 });
    }
  },
  /** Rubble in its own soot. */
  ruin: ({ brush }) => {
    const bench = { brush, angle: 0 };
    glow(brush, { x: 0, y: 2 }, 40, [0x0c0a08, 0.75]);
    const next = seeded(17);
    for (let piece = 0; piece < 15; piece += 1) {
      const [turn, far, size] = [next() * 2 * Math.PI, Math.sqrt(next()) * 26, 4 + next() * 6];
      const at = onCircle([0, 0], far, turn);
      const outline = Array.from({ length: 5 }, (_, corner) => onCircle(at, size * (0.6 + 0.5 * next()), corner * 1.257 + turn)); // prettier-ignore
      block(bench, outline, piece % 3 === 0 ? '#6e6a63' : piece % 3 === 1 ? '#4a4641' : '#5b4636', 4);
    }
  },
} as const satisfies Readonly<Record<string, (bench: Bench) => void>>;
export type StructureKind = keyof typeof PAINTERS;

/** Stumps on both banks: what is left of what went across the water. */
function stumps(bench: Bench): void {
  for (const end of [box(-13, -38, 26, 15), across(box(-13, -38, 26, 15))]) block(bench, end, '#6e6a63', 8);
  for (const y of [-20, 19]) panel(bench, [[-9, y], [-3, y + 4], [4, y - 3], [10, y + 3], [2, y + 8]], '#4a4641', 1.6); // prettier-ignore
}

/** `angle`: where the river flows, for what goes across it; undefined on land. */
export const structurePainting = (kind: StructureKind, angle: number | undefined): Painting => ({
  ...{ width: 112, height: 112, density: 2 },
  paint: (brush) => {
    const bench = { brush, angle: angle ?? 0 };
    if (kind === 'ruin' && angle !== undefined) stumps(bench);
    else PAINTERS[kind](bench);
  },
});

/** The angle in which a river flows through a hex; undefined on land. */
export function flowAt(at: HexId, isWater: (id: HexId) => boolean): number | undefined {
  if (!isWater(at)) return undefined;
  const ways = DIRECTIONS.filter((direction) => {
    const next = idAt(hexTowards(coordinatesOf(at), direction));
    return next !== undefined && isWater(next);
  });
  // Up and down a river are the same: twice the angles are.
  const twice = ways.map((direction) => 2 * angleOf(direction));
  const sum = (of: (angle: number) => number): number => twice.reduce((all, angle) => all + of(angle), 0);
  return Math.atan2(sum(Math.sin), sum(Math.cos)) / 2;
}
