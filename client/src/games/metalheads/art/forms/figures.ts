import { eye, feathers, rivets, visor } from '../../../../stage/forms/parts';
import {
  ball,
  blob,
  both,
  box,
  dot,
  oval,
  patch,
  plate,
  put,
  type Part,
} from '../../../../stage/forms/shapes';
import type { Tone } from '../../../../stage/forms/tones';

/** Figures that are in several pictures, or several times in one. */

/** A helmet with a slit, on shoulders. */
export const soldier = (tone: Tone, x: number, y: number, scale: number): Part =>
  put(
    { x, y, scale },
    blob(tone, [-15, 26, -15, 10, -8, 6, 8, 6, 15, 10, 15, 26]),
    blob('steel', [-10, 8, -11, -6, -5, -14, 5, -14, 11, -6, 10, 8]),
    visor([-9, -5, 18, 7]),
  );

/** The body that the four Quads share: a cube with one eye and a sign of this many bars. */
export const quadCube = (bars: number): Part => [
  ...box('paint', [-16, -16, 32, 32], 6),
  ...patch('pale', [-12, 7, 24, 6], 1),
  ...Array.from({ length: bars }, (_, at) => patch('ink', [-10 + at * 5.6, 8, 3, 4])).flat(),
  ...eye(0, -4, 6, 'spark'),
];

/** A helmet with six sides and one eye. */
export const sentinel = (): readonly Part[] => [
  plate('paint', [-18, 34, -20, 18, -8, 12, 8, 12, 20, 18, 18, 34]),
  plate('dark', [-4, -14, 0, -28, 4, -14]),
  plate('steel', [0, -17, 14, -9, 14, 9, 0, 17, -14, 9, -14, -9]),
  plate('paint', [0, -17, 5, -8, 0, 2, -5, -8]),
  eye(0, 3, 5, 'fuel'),
];

/** A diver in a round helmet. */
export const diver = (): readonly Part[] => [
  blob('paint', [-16, 30, -15, 14, 0, 8, 15, 14, 16, 30]),
  ball('brass', 0, 0, 13),
  ball('dark', 0, 0, 8.5),
  both(dot('glow', 3.6, -1, 2.6)),
  rivets([-11, 0, 11, 0, 0, -11]),
];

/** A round bird that sings. */
export const choirBird = (tone: 'steel' | 'paint'): readonly Part[] => [
  plate('fuel', [-6, 16, -10, 30, 0, 22, 10, 30, 6, 16]),
  put({ x: -12, y: 2, scale: 0.6 }, feathers('pale')),
  put({ x: 12, y: 2, scale: 0.6, isMirrored: true }, feathers('pale')),
  ball(tone, 0, 0, 18),
  both(eye(7, -7, 3.2)),
  plate('brass', [-7, 2, 0, -3, 7, 2]),
  oval('dark', [0, 7, 6, 6]),
  dot('fuel', 0, 9, 3),
];
