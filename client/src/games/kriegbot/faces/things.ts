import { smooth, type Outline } from '../../../stage/forms/outlines';
import { flame, ring, teeth } from '../../../stage/forms/parts';
import {
  ball,
  bar,
  blob,
  box,
  dot,
  line,
  mark,
  oval,
  patch,
  plate,
  put,
  trim,
  type Box,
  type Part,
} from '../../../stage/forms/shapes';
import type { Tone } from '../../../stage/forms/tones';

/** Things that are on several faces. Without a turn they point to the right. */

/** A ray of light: its glow, its colour and its core. */
export const beam = (tone: Tone, outline: Outline, width: number): Part => [
  ...trim(bar(tone, width, outline)),
  ...line('pale', width * 0.4, outline),
];

export const drop = (tone: Tone, x: number, y: number, size: number): Part =>
  put(
    { x, y, scale: size / 10 },
    blob(tone, [0, -17, 4, -6, 10, 2, 7, 10, -7, 10, -10, 2, -4, -6]),
    line('pale', 2, [-4, 2, -3, 6]),
  );

/** Three legs below a point. */
export const legs = (tone: Tone, x: number, y: number, height: number): Part => [
  ...bar(tone, 4.5, [x, y, x - height * 0.6, y + height]),
  ...bar(tone, 4.5, [x, y, x + height * 0.6, y + height]),
  ...bar(tone, 4.5, [x, y, x, y + height]),
];

/** A missile with its nose in this tone, around its middle. */
export const missile = (tone: Tone, length: number): Part =>
  put(
    { scale: length / 60 },
    plate('iron', [-30, -6, -34, -18, -24, -18, -12, -6, -12, 6, -24, 18, -34, 18, -30, 6]),
    plate('pale', [-30, -7, 16, -7, 16, 7, -30, 7]),
    plate(tone, [14, -7, 24, -6, 33, 0, 24, 6, 14, 7]),
    plate('iron', [-2, -7, 6, -15, 11, -15, 9, -7]),
    plate('iron', [-2, 7, 6, 15, 11, 15, 9, 7]),
    patch(tone, [-20, -7, 5, 14]),
  );

/** A round of ammunition: its case, and a tip of this tone. */
export const round = (tone: Tone): Part => [
  ...box('brass', [-16, -6, 20, 12], 1),
  ...plate(tone === 'brass' ? 'iron' : tone, [4, -6, 12, -5, 20, 0, 12, 5, 4, 6]),
  ...patch('ink', [-13, -6, 2.4, 12]),
];

/** A sight on what is aimed at. */
export const sight = (tone: Tone, x: number, y: number, r: number): Part => [
  ...ring(tone, 3.4, [x, y, r, r]),
  ...[0, 90, 180, 270].flatMap((turn) => put({ x, y, turn }, bar(tone, 3.4, [r - 5, 0, r + 6, 0]))),
  ...dot(tone, x, y, 2.6),
];

/** Teeth around a bar that is longer than high. */
export const sawBlade = (): Part => [
  ...plate('iron', [-6, -11, 38, -11, 48, 0, 38, 13, -6, 13]),
  ...plate('steel', [-6, -6, 36, -6, 41, 0, 36, 8, -6, 8]),
  ...trim(teeth(0, -11, [38, -7, 6]), teeth(0, 13, [38, 7, 6])),
  ...dot('dark', 32, 1, 2.6),
  ...line('iron', 2, [2, 1, 22, 1]),
];

/** The sign for what is infectious. */
export const infectious = (x: number, y: number): Part =>
  put(
    { x, y },
    ball('venom', 0, 0, 10),
    ...[0, 120, 240].map((turn) => put({ turn }, oval('ink', [0, -4.4, 3.2, 3.6]))),
    dot('venom', 0, 0, 2),
  );

/** The sign for what radiates. */
export const radiant = (x: number, y: number, r: number): Part =>
  put(
    { x, y, scale: r / 10 },
    ball('glow', 0, 0, 10),
    ...[0, 120, 240].map((turn) =>
      put({ turn }, mark('ink', [-1.4, -3, 1.4, -3, 4, -8.2, 0, -8.8, -4, -8.2])),
    ),
    dot('ink', 0, 0, 1.9),
  );

/** Head and shoulders in this cloth; the face is bare. */
export const bust = (cloth: Tone): Part => [
  ...blob(cloth, [-38, 44, -36, 26, -20, 16, 20, 16, 36, 26, 38, 44]),
  ...box('skin', [-9, 6, 18, 16], 3),
  ...blob('skin', [-19, -16, -17, 4, -8, 14, 8, 14, 17, 4, 19, -16, 12, -26, -12, -26]),
];

/** Two eyes and a mouth; `y`: where the eyes are. */
export const features = (y: number): Part => [
  ...dot('ink', -7, y, 2.4),
  ...dot('ink', 7, y, 2.4),
  ...line('ink', 2, [-5, y + 11, 0, y + 13, 6, y + 10]),
];

/** A round cell with a cap and a band of this tone. */
export const cell = (tone: Tone, [x, y, w, h]: Box): Part => [
  ...box('steel', [x + w * 0.32, y - 6, w * 0.36, 8], 1),
  ...box(tone, [x, y, w, h], 4),
  ...patch('dark', [x, y + h * 0.72, w, h * 0.28], 2),
];

/** Waves of heat or light to all sides. */
export const rays = (
  tone: Tone,
  x: number,
  y: number,
  [from, to, count]: readonly [number, number, number],
): Part =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    const on = (far: number): Outline => [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    return line(tone, 3, [...on(from), ...on(to)]);
  }).flat();

/** A wheel with this many spokes. */
export const spokes = (tone: Tone, x: number, y: number, [r, count]: readonly [number, number]): Part =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    return bar(tone, 5, [x, y, x + Math.cos(angle) * r, y + Math.sin(angle) * r]);
  }).flat();

/** An arrow along a curve; its head at the last point, turned by `turn`. */
export const arrow = (tone: Tone, width: number, outline: Outline, turn: number): Part => {
  const [x = 0, y = 0] = outline.slice(-2);
  return [
    ...bar(tone, width, smooth(outline, false)),
    ...put({ x, y, turn, scale: width / 8 }, plate(tone, [-4, -13, 16, 0, -4, 13])),
    ...put({ x, y, turn, scale: width / 8 }, mark(tone, [-7, -4, 2, -4, 2, 4, -7, 4])),
  ];
};

/** Two flames one below the other, downwards. */
export const thrust = (x: number, y: number, size: number): Part => flame(x, y, size, -90);
