import {
  bar,
  blob,
  both,
  curve,
  dot,
  each,
  line,
  mark,
  oval,
  plate,
  put,
  type Part,
} from '../../../../stage/forms/shapes';
import type { MonsterArt } from './art';

const drone = (x: number, y: number): Part => [
  ...oval('spark', [x - 5, y - 8, 8, 4]),
  ...oval('spark', [x + 7, y - 8, 8, 4]),
  ...oval('brass', [x, y, 11, 7]),
  ...line('ink', 3, [x - 2, y - 6, x - 2, y + 6]),
  ...line('ink', 3, [x + 4, y - 5, x + 4, y + 5]),
  ...dot('fuel', x - 8, y - 1, 2.4),
];

const limbs: readonly Part[] = [
  bar('dark', 9, [34, -4, 96, -40, 120, 30, 138, 60]),
  bar('dark', 9, [30, 12, 80, 10, 96, 70, 88, 108]),
  plate('flesh', [132, 46, 152, 90, 122, 66]),
  plate('flesh', [80, 96, 92, 128, 100, 98]),
];

/** The mother of a swarm. */
export const swarmQueen: MonsterArt = {
  back: [
    both(
      blob('spark', [18, -30, 60, -110, 150, -128, 182, -80, 120, -30, 50, -10]),
      blob('spark', [20, -10, 90, -30, 160, -10, 164, 34, 100, 36, 40, 20]),
      curve('sea', 3, [30, -30, 90, -84, 164, -90]),
      curve('sea', 3, [30, -24, 90, -56, 150, -60]),
      curve('sea', 3, [34, -2, 90, 0, 150, 16]),
    ),
  ],
  arms: [
    { joint: [34, 0], parts: limbs },
    { joint: [-34, 0], parts: [put({ isMirrored: true }, ...limbs)] },
  ],
  body: [
    plate('dark', [-8, 108, 0, 134, 8, 108]),
    blob('brass', [-46, 20, -62, 60, -40, 106, 0, 122, 40, 106, 62, 60, 46, 20]),
    mark('ink', [-55, 46, 0, 60, 55, 46, 58, 58, 0, 74, -58, 58]),
    mark('ink', [-52, 80, 0, 92, 52, 80, 44, 94, 0, 106, -44, 94]),
    blob('flesh', [-40, -24, -50, 10, -30, 36, 30, 36, 50, 10, 40, -24]),
    mark('brass', [-20, 0, 0, 22, 20, 0, 0, -8]),
  ],
  jaw: [
    both(blob('bark', [10, -28, 36, -26, 44, 2, 22, 30, 6, 30, 22, 8, 20, -8])),
    both(mark('pale', [20, 26, 8, 30, 16, 18])),
  ],
  head: [
    both(bar('dark', 5, [14, -88, 30, -116, 62, -114]), dot('glow', 62, -114, 6)),
    plate('brass', [-34, -84, -40, -116, -20, -100, 0, -124, 20, -100, 40, -116, 34, -84]),
    blob('flesh', [-44, -44, -52, -84, -24, -96, 24, -96, 52, -84, 44, -44, 18, -18, -18, -18]),
    both(oval('dark', [28, -60, 20, 26])),
    mark('pale', [-4, -34, 4, -34, 0, -22]),
    each([-150, 70, -128, 102, 150, 96, -160, 24, 164, 54, 120, -104], drone),
  ],
  glare: [
    both(
      each([22, -74, 34, -70, 20, -60, 32, -56, 22, -46, 38, -60], (x, y) => dot('fuel', x, y, 5)),
      each([21, -75, 31, -57], (x, y) => dot('glow', x, y, 2.2)),
    ),
  ],
  lids: [both(line('flesh', 6, [14, -58, 42, -64]))],
};
