import type { CoreId } from '@gearhall/shared/games/kriegbot/content/cores';
import { bolt, cross, ring, rivets } from '../../../../stage/forms/parts';
import {
  ball,
  bar,
  box,
  curve,
  dot,
  each,
  oval,
  patch,
  plate,
  type Part,
} from '../../../../stage/forms/shapes';
import { beam, cell, drop, spokes } from '../things';

/** What is on the face of each power core, from the back to the front, within 100 x 90 units around the origin. */
export const CORE_OBJECTS = {
  mhdGenerator: [
    beam('ember', [-52, 0, 52, 0], 16),
    plate('steel', [-36, -18, 36, -12, 36, -6, -36, -8]),
    plate('steel', [-36, 18, 36, 12, 36, 6, -36, 8]),
    box('fuel', [-22, -42, 44, 26], 3),
    box('sea', [-22, 16, 44, 26], 3),
    patch('pale', [-2, -38, 4, 16]),
    patch('pale', [-8, -32, 16, 4]),
    patch('pale', [-8, 27, 16, 4]),
    each([-36, 0, 36, 0], (x) => box('copper', [x - 4, -22, 8, 44], 2)),
  ],
  compulsatorFlywheel: [
    plate('dark', [-16, 20, 16, 20, 30, 44, -30, 44]),
    ring('steel', 12, [0, -4, 34, 34]),
    spokes('iron', 0, -4, [28, 6]),
    ball('copper', 0, -4, 10),
    dot('dark', 0, -4, 3.6),
    each([0, -38, 29, 13, -29, 13], (x, y) => ball('copper', x, y, 6)),
    curve('spark', 3, [40, -34, 48, -20, 46, -4]),
    curve('spark', 3, [-40, 26, -48, 12, -46, -4]),
  ],
  nanowireBattery: [
    ...[-3, -2, -1, 0, 1, 2, 3].map((at) =>
      bar(at % 2 ? 'spark' : 'glow', 3, [at * 5, -6, at * 8, -26, at * 12, -42]),
    ),
    cell('circuits', [-26, -8, 52, 48]),
    box('steel', [-22, -14, 44, 10], 2),
    patch('glow', [-16, 8, 32, 6]),
    patch('glow', [-3, 1, 6, 20]),
  ],
  ultracapacitor: [
    bolt('glow', 0, -30, 15),
    ...[-24, 24].flatMap((x) => [
      box('cloth', [x - 18, -24, 36, 62], 6),
      patch('dark', [x - 18, 20, 36, 6]),
      oval('steel', [x, -23, 18, 6]),
      ball('brass', x, -26, 5),
    ]),
    bar('brass', 5, [-24, -27, 24, -27]),
    patch('pale', [-32, -4, 16, 4]),
    cross('pale', 24, -2, 8),
  ],
  fuelCell: [
    ...[0, 1, 2, 3, 4].map((at) => box(at % 2 ? 'pale' : 'sea', [-34 + at * 14, -26, 12, 60], 2)),
    box('iron', [-44, -32, 12, 72], 3),
    box('iron', [32, -32, 12, 72], 3),
    bar('brass', 5, [-38, -32, -38, -44, -10, -44]),
    bar('brass', 5, [38, 40, 48, 40]),
    drop('spark', 2, 6, 15),
    rivets([-38, -24, -38, 32, 38, -24, 38, 32], 'pale'),
  ],
  superconductingSolenoid: [
    ...[-15, 15].map((y) =>
      curve('plasma', 2.6, [
        -30,
        y * 0.4,
        -52,
        y * 1.6,
        -30,
        y * 2.9,
        0,
        y * 3,
        30,
        y * 2.9,
        52,
        y * 1.6,
        30,
        y * 0.4,
      ]),
    ),
    box('snow', [-36, -11, 72, 22], 4),
    ...[-28, -16, -4, 8, 20, 30].map((x) => bar('copper', 6, [x - 3, -19, x + 3, 19])),
    each([-40, 0, 40, 0], (x, y) => ball('snow', x, y, 7)),
  ],
} satisfies Readonly<Record<CoreId, readonly Part[]>>;
