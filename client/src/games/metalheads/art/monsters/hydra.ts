import { blob, curve, each, hose, line, mark, plate, put, type Part } from '../../../../stage/forms/shapes';
import { teeth } from '../../../../stage/forms/parts';
import type { Placing } from '../../../../stage/forms/outlines';
import type { MonsterArt } from './art';

/** A head that looks to the right, its neck at the origin. */
const skull: readonly Part[] = [
  plate('flesh', [-8, -16, -34, -40, -18, -12, -44, -14, -20, 6]),
  blob('venom', [-18, 16, -20, -20, 8, -34, 36, -22, 62, -18, 66, -2, 40, 4, 8, 12]),
  teeth(20, 2, [42, 12, 4]),
  mark('ink', [8, -20, 30, -13, 24, -4, 8, -8]),
];
const chin: readonly Part[] = [
  blob('venom', [-10, 4, 10, 8, 36, 14, 54, 22, 44, 34, 14, 30, -12, 20]),
  mark('flesh', [10, 10, 46, 20, 38, 24, 12, 18]),
  teeth(16, 19, [28, -10, 3]),
];
const shine: readonly Part[] = [
  mark('fuel', [11, -17, 26, -12, 22, -7, 11, -10]),
  mark('glow', [15, -14, 21, -11, 17, -10]),
];
const shut: readonly Part[] = [line('leaf', 5, [9, -14, 26, -8])];

/** Where the five heads are, from the back to the front. */
const HEADS: readonly Placing[] = [
  { x: -96, y: -52, scale: 0.85, isMirrored: true, turn: -14 },
  { x: 90, y: -58, scale: 0.85, turn: -18 },
  { x: -118, y: 22, scale: 0.9, isMirrored: true, turn: 10 },
  { x: 112, y: 26, scale: 0.95, turn: 12 },
  { x: -10, y: -72, scale: 1.35 },
];
const onAll = (parts: readonly Part[]): readonly Part[] => HEADS.map((placing) => put(placing, ...parts));

const neck = (width: number, points: readonly number[]): readonly Part[] => [
  hose('leaf', width, points),
  curve(
    'venom',
    width * 0.26,
    points.map((value, at) => (at % 2 === 0 ? value + width * 0.14 : value + 4)),
  ),
];

/** Five heads on one body. */
export const hydra: MonsterArt = {
  back: [
    hose('leaf', 22, [40, 100, 130, 120, 176, 90, 160, 56]),
    plate('flesh', [148, 62, 160, 26, 176, 58]),
  ],
  arms: [
    {
      joint: [-40, 70],
      parts: [
        ...neck(28, [-30, 80, -90, 30, -40, -20, -96, -46]),
        ...neck(30, [-40, 100, -100, 90, -70, 40, -120, 28]),
      ],
    },
    {
      joint: [40, 70],
      parts: [
        ...neck(28, [30, 80, 90, 30, 40, -30, 90, -54]),
        ...neck(30, [40, 100, 100, 96, 70, 44, 114, 32]),
      ],
    },
  ],
  body: [
    ...neck(44, [0, 110, -44, 40, 34, -10, -16, -60]),
    blob('leaf', [-100, 130, -92, 80, -40, 50, 40, 50, 92, 80, 100, 130]),
    blob('venom', [-44, 130, -40, 86, 0, 70, 40, 86, 44, 130]),
    each([-22, 96, -24, 112], (x, y) => line('leaf', 4, [x, y, 0, y + 6, -x, y])),
    each([-84, 118, 84, 118], (x, y) => [
      ...blob('leaf', [x - 34, y + 14, x - 30, y - 18, x + 20, y - 22, x + 34, y + 14]),
      ...each([x - 20, y + 4, x, y + 6, x + 20, y + 4], (toe, at) =>
        plate('pale', [toe - 7, at + 6, toe, at - 12, toe + 7, at + 6]),
      ),
    ]),
  ],
  jaw: onAll(chin),
  head: onAll(skull),
  glare: onAll(shine),
  lids: onAll(shut),
};
