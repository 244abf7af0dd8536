import { ellipse, smooth, type Outline } from './outlines';
import {
  ball,
  bar,
  blob,
  box,
  dot,
  each,
  line,
  mark,
  patch,
  plate,
  put,
  type Box,
  type Part,
} from './shapes';
import type { Tone } from './tones';

/** The vocabulary of the pictures. Angles in degrees clockwise; without a turn things point to the right. */

/** A lens that shines. */
export const eye = (x: number, y: number, r: number, tone: Tone = 'glow'): Part => [
  ...ball('dark', x, y, r + 1.5),
  ...dot(tone, x, y, r),
  ...dot('pale', x - r * 0.3, y - r * 0.3, r * 0.35),
];

/** A slit that shines. */
export const visor = ([x, y, w, h]: Box, tone: Tone = 'glow'): Part => [
  ...box('dark', [x, y, w, h]),
  ...patch(tone, [x + 2, y + h / 2 - h * 0.22, w - 4, h * 0.44]),
];

/** A round window. */
export const porthole = (x: number, y: number, r: number): Part => [
  ...ball('brass', x, y, r + 1.5),
  ...dot('sea', x, y, r),
  ...dot('spark', x - r * 0.25, y - r * 0.25, r * 0.5),
];

export const wheel = (x: number, y: number, r: number): Part => [
  ...ball('dark', x, y, r),
  ...dot('steel', x, y, r * 0.5),
  ...dot('dark', x, y, r * 0.2),
];

/** A track with its rollers. */
export const track = (at: Box): Part => {
  const [x, y, w, h] = at;
  const rollers = Math.max(2, Math.round(w / h));
  const step = (w - h) / (rollers - 1);
  return [
    ...box('dark', at, h * 0.4),
    ...Array.from({ length: rollers }, (_, roller) => [
      ...dot('steel', x + h / 2 + roller * step, y + h / 2, h * 0.3),
      ...dot('dark', x + h / 2 + roller * step, y + h / 2, h * 0.12),
    ]).flat(),
  ];
};

/** Hip, knee and foot, with a joint at the knee and a sole. */
export const leg = (tone: Tone, width: number, joints: Outline): Part => {
  const [kneeX = 0, kneeY = 0, footX = 0, footY = 0] = joints.slice(-4);
  return [
    ...bar(tone, width, joints),
    ...box('dark', [footX - width * 0.9, footY - width * 0.3, width * 1.8, width * 0.7], 1),
    ...ball('iron', kneeX, kneeY, width * 0.6),
  ];
};

/** Two curved pincers. */
export const claw = (tone: Tone, placing: { x: number; y: number; scale?: number; turn?: number }): Part =>
  put(
    placing,
    blob(tone, [-2, 1, 0, -8, 9, -10, 17, -1, 10, -4, 5, -2]),
    blob(tone, [-2, -1, 0, 7, 8, 9, 15, 3, 9, 4, 5, 1]),
    ball('iron', 0, 0, 3.5),
  );

/** A gun from its breech to its muzzle. */
export const cannon = (
  tone: Tone,
  x: number,
  y: number,
  [length, width, turn = 0]: readonly number[],
): Part => {
  const [l = 0, w = 0] = [length, width];
  return put(
    { x, y, turn },
    box(tone, [0, -w / 2, l, w], 1),
    box('dark', [l - w * 0.4, -w * 0.7, w * 0.8, w * 1.4], 1),
  );
};

/** A screw seen from the side, with its blades outstretched. */
export const rotor = (x: number, y: number, span: number): Part => [
  ...bar('iron', 3, [x, y + 7, x, y]),
  ...blob('steel', [x - span, y - 2, x, y - 4, x + span, y - 2, x + span, y + 1, x, y + 2, x - span, y + 1]),
  ...ball('fuel', x, y - 1, 3),
];

/** A flame that blows to the left. */
export const flame = (x: number, y: number, size: number, turn = 0): Part =>
  put(
    { x, y, scale: size / 10, turn },
    blob('fuel', [1, -5, -5, -7, -9, -3, -18, 0, -9, 3, -5, 7, 1, 5]),
    mark('glow', [0, -2.5, -5, -3, -11, 0, -5, 3, 0, 2.5]),
  );

export const antenna = (x: number, y: number, [dx = 0, dy = 0]: Outline, tone: Tone = 'fuel'): Part => [
  ...bar('iron', 2, [x, y, x + dx, y + dy]),
  ...ball(tone, x + dx, y + dy, 2.6),
];

/** Pointed teeth along a line from the left to the right; `depth` below 0: upwards. */
export const teeth = (x: number, y: number, [width = 0, depth = 0, count = 1]: Outline): Part =>
  mark(
    'pale',
    Array.from({ length: count }, (_, at) => {
      const step = width / count;
      return [x + at * step, y, x + (at + 0.5) * step, y + depth, x + (at + 1) * step, y];
    }).flat(),
  );

export const gear = (tone: Tone, x: number, y: number, r: number): Part => {
  const corners = r > 24 ? 48 : 32;
  return [
    ...plate(
      tone,
      Array.from({ length: corners }, (_, at) => {
        const angle = ((at - 0.5) / corners) * 2 * Math.PI;
        const far = at % 4 < 2 ? r : r * (r > 24 ? 0.84 : 0.76);
        return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
      }).flat(),
    ),
    ...dot('dark', x, y, r * 0.3),
  ];
};

/** A star or a burst with this many points. */
export const star = (tone: Tone, x: number, y: number, [r = 0, inner = 0, points = 5]: Outline): Part =>
  plate(
    tone,
    Array.from({ length: points * 2 }, (_, at) => {
      const angle = (at / points) * Math.PI - Math.PI / 2;
      const far = at % 2 === 0 ? r : inner;
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    }).flat(),
  );

export const bolt = (tone: Tone, x: number, y: number, size: number): Part =>
  put({ x, y, scale: size / 10 }, plate(tone, [2, -10, -6, 2, -1, 2, -3, 10, 6, -3, 1, -3, 5, -10]));

/** A cross as on a first-aid box. */
export const cross = (tone: Tone, x: number, y: number, r: number): Part => [
  ...patch(tone, [x - r, y - r / 3, r * 2, (r * 2) / 3]),
  ...patch(tone, [x - r / 3, y - r, (r * 2) / 3, r * 2]),
];

export const rivets = (places: Outline, tone: Tone = 'dark'): Part =>
  each(places, (x, y) => dot(tone, x, y, 1.3));

/** Slanted stripes across a box: danger. */
export const stripes = ([x, y, w, h]: Box, tone: Tone = 'ink'): Part =>
  Array.from({ length: Math.floor(w / h) }, (_, at) =>
    mark(tone, [x + at * h + h * 0.5, y, x + at * h + h, y, x + at * h + h * 0.5, y + h, x + at * h, y + h]),
  ).flat();

/** A puff of smoke or a cloud, its foot flat. */
export const cloud = (tone: Tone, x: number, y: number, size: number): Part =>
  put(
    { x, y, scale: size / 10 },
    blob(
      tone,
      [-22, 7, -25, -3, -14, -3, -15, -11, -6, -14, -2, -6, 0, -14, 12, -14, 12, -3, 22, -5, 25, 2, 21, 7],
    ),
  );

/** The sea that something swims in. */
export const water = (y: number): Part => [
  ...plate('sea', [
    ...smooth(
      [-54, y + 2, -40, y - 4, -24, y + 4, -8, y - 4, 8, y + 4, 24, y - 4, 40, y + 4, 54, y - 2],
      false,
    ),
    ...[54, 42, 46, 47, -46, 47, -54, 42],
  ]),
  ...each([-38, y + 9, -8, y + 7, 24, y + 10], (x, at) =>
    line('spark', 2, [x, at, x + 7, at - 2, x + 14, at]),
  ),
];

/** A hook on its rope. */
export const hook = (x: number, y: number, size: number): Part =>
  put(
    { x, y, scale: size / 10 },
    bar('brass', 4, [0, -4, 0, 2, 5, 5, 5, 9, 0, 12, -5, 9, -5, 7]),
    ball('iron', 0, -5, 3),
  );

/** Rings of waves that spread to the right. */
export const waves = (tone: Tone, x: number, y: number, turn = 0): Part =>
  put(
    { x, y, turn },
    ...[6, 12, 18].map((r) => line(tone, 2.4, [r * 0.7, -r * 0.7, r, 0, r * 0.7, r * 0.7])),
  );

/** A wing of feathers that reaches to the upper left. */
export const feathers = (tone: Tone): Part => [
  ...blob(tone, [0, 8, -8, -14, -30, -34, -32, -24, -34, -22, -30, -14, -32, -10, -26, -4, -26, 2, -16, 10]),
  ...line('ink', 1.6, [-28, -20, -12, -6]),
  ...line('ink', 1.6, [-26, -10, -12, 1]),
];

export const ring = (tone: Tone, width: number, [x, y, rx, ry]: Box): Part => {
  const round = ellipse(x, y, rx, ry);
  return bar(tone, width, [...round, ...round.slice(0, 2)]);
};
