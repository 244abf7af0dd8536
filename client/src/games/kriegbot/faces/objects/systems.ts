import type { SystemId } from '@gearhall/shared/games/kriegbot/content/cards';
import { bolt, cloud, eye, flame, gear, rivets, star, stripes, waves } from '../../../../stage/forms/parts';
import {
  ball,
  bar,
  blob,
  both,
  box,
  curve,
  dot,
  each,
  line,
  mark,
  oval,
  patch,
  plate,
  put,
  trim,
  type Part,
} from '../../../../stage/forms/shapes';
import type { Tone } from '../../../../stage/forms/tones';
import { arrow, beam, cell, drop, legs, missile, radiant, round, sight, thrust } from '../things';
import { ADDED_SYSTEM_OBJECTS } from './addedSystems';
import { PILOT_OBJECTS } from './pilots';

/** Where the strips of foil fly, and how they lie. */
const CHAFF = [
  [-2, -8, 20],
  [14, -22, -40],
  [-10, -30, 70],
  [30, -6, 10],
  [32, -34, 35],
  [10, 8, -15],
  [8, -42, -10],
  [42, -20, 80],
  [24, 20, 50],
] as const;

/** A robot from the front. */
const ghost = (tone: Tone): readonly Part[] => [
  box(tone, [-16, -36, 32, 28], 6),
  box(tone, [-22, -6, 44, 28], 5),
  box(tone, [-18, 24, 12, 18], 2),
  box(tone, [6, 24, 12, 18], 2),
];

/** What is on the face of each system, from the back to the front, within 100 x 90 units around the origin. */
export const SYSTEM_OBJECTS = {
  ...PILOT_OBJECTS,
  recoillessRifle: [
    flame(-40, -10, 8),
    legs('iron', 2, 2, 38),
    plate('iron', [-28, -16, -44, -22, -44, 6, -28, 0]),
    box('olive', [-30, -17, 78, 18], 3),
    box('dark', [40, -20, 8, 24], 2),
    box('dark', [-6, -30, 24, 9], 2),
    dot('spark', 18, -25.5, 3.4),
    patch('glow', [-20, -17, 5, 18]),
    box('dark', [-2, 0, 10, 10], 2),
  ],
  targetingLaser: [
    beam('fuel', [10, -14, 54, -30], 4),
    legs('iron', -18, 2, 38),
    put(
      { x: -14, y: -6, turn: -20 },
      box('iron', [-30, -15, 44, 30], 4),
      box('dark', [12, -10, 12, 20], 2),
      oval('fuel', [25, 0, 4, 8]),
    ),
    put({ x: -14, y: -6, turn: -20 }, box('steel', [-20, -25, 24, 9], 2), patch('glow', [-24, -6, 12, 5])),
    sight('fuel', 38, 22, 11),
  ],
  chemicalRockets: [
    put({ x: -20, turn: -90 }, missile('venom', 78), stripes([-14, -6, 18, 12])),
    drop('venom', 26, -14, 14),
    drop('plasma', 26, 24, 14),
  ],
  radar: [
    put({ x: 26, y: -16, turn: -30, scale: 1.1 }, waves('spark', 0, 0)),
    bar('iron', 7, [-14, 8, -14, 42]),
    box('dark', [-34, 36, 40, 8], 2),
    put(
      { x: -10, y: -6, turn: -30 },
      blob('steel', [-18, -34, 0, -30, 12, -12, 14, 0, 12, 12, 0, 30, -18, 34, -6, 0]),
      bar('iron', 3, [2, 0, 26, 0]),
      ball('fuel', 27, 0, 4),
    ),
  ],
  nanoGlue: [
    blob('venom', [-34, 40, -40, 34, -24, 30, -30, 22, -14, 22, -6, 14, 0, 20, -8, 32, 6, 34, 2, 42]),
    put(
      { x: 8, y: -6, turn: 135 },
      plate('pale', [-38, -20, -32, -20, 14, -12, 14, 12, -32, 20, -38, 20]),
      plate('scale', [-20, -18, 4, -14, 4, 14, -20, 18]),
      box('fuel', [14, -9, 14, 18], 2),
    ),
    each([-28, 30, -16, 38, -10, 26, -22, 24], (x, y) => dot('ink', x, y, 1.8)),
    gear('iron', 6, -8, 9),
  ],
  suicideNuke: [
    plate('iron', [-14, -30, -30, -44, -8, -44, 8, -44, 30, -44, 14, -30]),
    bar('dark', 5, [0, -44, 0, -28]),
    blob('olive', [-12, -32, 12, -32, 30, -14, 32, 10, 18, 36, 0, 46, -18, 36, -32, 10, -30, -14]),
    line('ink', 2, [-31, -10, 0, -4, 31, -10]),
    radiant(0, 14, 17),
  ],
  repairArm: [
    box('dark', [-46, 32, 40, 10], 2),
    bar('ember', 13, [-26, 30, -34, -8]),
    bar('ember', 11, [-34, -8, 10, -28]),
    each([-34, -8, -26, 28], (x, y) => ball('iron', x, y, 9)),
    ball('iron', 10, -28, 7),
    put(
      { x: 20, y: -10, turn: 62 },
      box('steel', [-18, -5, 26, 10], 1),
      blob('steel', [4, -8, 14, -15, 30, -11, 19, -4, 19, 4, 30, 11, 14, 15, 4, 8]),
    ),
    star('glow', 36, 24, [11, 4, 8]),
  ],
  chobhamArmor: [
    plate('dark', [-2, -38, 36, -30, 44, 22, 6, 34]),
    ...[0, 1, 2, 3].map((at) =>
      plate('copper', [-10, -28 + at * 15, 30, -20 + at * 13, 31, -9 + at * 13, -9, -15 + at * 15]),
    ),
    plate('olive', [-44, -38, -8, -42, -2, 34, -40, 40]),
    rivets([-38, -32, -14, -35, -8, 28, -34, 34, -41, 0, -10, -4], 'pale'),
    put(
      { x: -24, y: -2 },
      ball('steel', 0, 0, 9),
      line('ink', 2, [-9, 0, -16, -4, -20, 4]),
      line('ink', 2, [4, 9, 8, 18]),
      line('ink', 2, [4, -8, 10, -16]),
    ),
  ],
  nemoBattery: [
    cell('sea', [-22, -30, 44, 68]),
    bolt('glow', 0, 0, 22),
    curve('spark', 3.4, [24, -22, 32, -28, 34, -16, 46, -22]),
    curve('spark', 3.4, [24, 4, 34, -2, 36, 12, 48, 6]),
    curve('spark', 3.4, [-24, -22, -32, -28, -34, -16, -46, -22]),
    curve('spark', 3.4, [-24, 4, -34, -2, -36, 12, -48, 6]),
  ],
  chaff: [
    put(
      { x: -24, y: 24, turn: -45 },
      box('olive', [-22, -14, 34, 28], 3),
      box('dark', [10, -16, 8, 32], 2),
      patch('glow', [-14, -14, 6, 28]),
    ),
    ...CHAFF.map(([x, y, turn]) => put({ x, y, turn }, box('snow', [-7, -2.6, 14, 5.2], 1))),
  ],
  smokeGenerator: [
    cloud('rock', 14, -12, 11),
    cloud('steel', -10, -24, 11),
    cloud('pale', 20, -30, 9),
    box('olive', [-32, 4, 36, 38], 4),
    patch('pale', [-32, 14, 36, 8]),
    box('dark', [-24, -6, 20, 12], 2),
    line('dark', 3, [4, 10, 12, 20, 10, 32]),
  ],
  explosiveCapacitor: [
    star('fuel', 0, -8, [46, 26, 11]),
    star('glow', 0, -8, [34, 20, 11]),
    bar('steel', 3.4, [-9, 20, -9, 44]),
    bar('steel', 3.4, [9, 20, 9, 44]),
    box('cloth', [-20, -32, 40, 54], 5),
    patch('pale', [8, -30, 8, 50]),
    each([12, -20, 12, -6, 12, 8], (x, y) => patch('ink', [x - 2.6, y, 5.2, 2])),
    oval('steel', [0, -31, 20, 6]),
    line('ink', 2, [-8, -31, 8, -31]),
  ],
  targetingComputer: [
    plate('iron', [-34, 34, 34, 34, 44, 44, -44, 44]),
    box('iron', [-8, 20, 16, 14], 1),
    box('iron', [-44, -40, 88, 62], 5),
    patch('ink', [-38, -34, 76, 50], 4),
    line('circuits', 1.6, [-38, -8, 38, -8]),
    line('circuits', 1.6, [0, -34, 0, 16]),
    sight('venom', 8, -12, 14),
    mark('circuits', [-32, 10, -24, 2, -16, 6, -8, -2, -8, 12, -32, 12]),
  ],
  incendiaryMunitions: [
    ...[-26, 0, 26].map((x) => flame(x, -16, 15, 90)),
    ...[-26, 0, 26].map((x) => put({ x, y: 16, turn: -90, scale: 1.5 }, round('fuel'))),
  ],
  holoBlur: [
    trim(put({ x: -21, scale: 0.92 }, ...ghost('sea')), put({ x: 21, scale: 0.92 }, ...ghost('sea'))),
    trim(put({ x: -11, scale: 0.96 }, ...ghost('spark')), put({ x: 11, scale: 0.96 }, ...ghost('spark'))),
    ...ghost('steel'),
    both(eye(8, -20, 4, 'fuel')),
  ],
  phasedArrayAntenna: [
    bar('iron', 7, [-6, 20, -16, 42]),
    bar('iron', 7, [-6, 20, 14, 42]),
    plate('iron', [-40, -30, 18, -42, 26, 20, -34, 28]),
    ...[0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3].map((column) =>
        ball('brass', -28 + column * 13.5 + row * 1.6, -22 + row * 14 - column * 2.6, 4.6),
      ),
    ),
    put({ x: 30, y: -10, turn: -8, scale: 1.1 }, waves('spark', 0, 0)),
  ],
  jumpBoosters: [
    both(thrust(22, 22, 13)),
    both(
      box('steel', [10, -34, 24, 52], 6),
      plate('iron', [13, 16, 31, 16, 36, 26, 8, 26]),
      patch('fuel', [10, -18, 24, 7]),
    ),
    both(plate('fuel', [10, -30, 22, -46, 34, -30])),
    box('dark', [-12, -20, 24, 12], 2),
    box('dark', [-12, 2, 24, 10], 2),
  ],
  reverse: [gear('iron', -12, 14, 28), arrow('glow', 10, [34, 40, 42, 0, 30, -34, -4, -34, -26, -32], 180)],
  ...ADDED_SYSTEM_OBJECTS,
} satisfies Readonly<Record<SystemId, readonly Part[]>>;
