import { blob, both, dot, each, line, mark, plate, put, type Part } from '../../../../stage/forms/shapes';
import { ring, teeth } from '../../../../stage/forms/parts';
import type { MonsterArt } from './art';

const foreleg: readonly Part[] = [
  blob('bark', [70, -20, 116, -40, 156, 10, 150, 70, 146, 104, 98, 108, 90, 60]),
  each([100, 108, 118, 112, 136, 108], (x, y) =>
    plate('pale', [x - 10, y + 8, x - 4, y - 14, x + 8, y - 14, x + 10, y + 8]),
  ),
  line('ink', 4, [108, 10, 120, 40]),
];

/** A horned beast that charges. */
export const behemoth: MonsterArt = {
  back: [
    plate('dark', [-70, -60, -60, -112, -36, -74, -20, -122, 4, -80, 26, -120, 40, -72, 66, -108, 72, -56]),
    blob('bark', [-160, 120, -164, 10, -120, -60, -50, -86, 50, -86, 120, -60, 164, 10, 160, 120]),
    each([-110, -36, -140, 6, 116, -30, 142, 12], (x, y) =>
      plate('rock', [x - 14, y + 12, x, y - 22, x + 16, y + 10]),
    ),
  ],
  arms: [
    { joint: [100, 0], parts: foreleg },
    { joint: [-100, 0], parts: [put({ isMirrored: true }, ...foreleg)] },
  ],
  body: [blob('dark', [-96, 110, -100, 20, -60, -70, 60, -70, 100, 20, 96, 110, 0, 130])],
  jaw: [
    blob('bark', [-54, 50, -40, 110, 0, 120, 40, 110, 54, 50]),
    mark('ink', [-44, 54, -32, 92, 0, 100, 32, 92, 44, 54]),
    mark('flesh', [-24, 74, 24, 74, 16, 96, -16, 96]),
    both(plate('pale', [34, 90, 40, 48, 54, 30, 56, 74, 48, 92])),
    teeth(-26, 94, [52, -14, 5]),
  ],
  head: [
    both(
      blob('pale', [36, -46, 66, -56, 110, -50, 140, -76, 150, -116, 166, -80, 156, -36, 118, -14, 60, -16]),
      line('ink', 3, [78, -50, 82, -20]),
      line('ink', 3, [98, -46, 104, -18]),
      plate('bark', [54, -14, 92, -2, 62, 16]),
    ),
    plate('bark', [-62, -40, -30, -66, 30, -66, 62, -40, 58, 14, 42, 60, 24, 72, -24, 72, -42, 60, -58, 14]),
    plate('rock', [-34, -62, 34, -62, 24, -16, 0, 2, -24, -16]),
    mark('dark', [-6, -52, 6, -52, 3, -14, -3, -14]),
    both(mark('ink', [52, -18, 18, 2, 24, 16, 50, 6]), dot('ink', 14, 48, 7)),
    ring('brass', 5, [0, 64, 15, 14]),
    plate('pale', [-12, 20, 0, -26, 12, 20]),
    teeth(-38, 62, [20, 14, 2]),
    teeth(18, 62, [20, 14, 2]),
  ],
  glare: [both(mark('ember', [46, -9, 24, 4, 28, 10, 46, 2]), mark('glow', [42, -4, 30, 3, 34, 6]))],
  lids: [both(line('bark', 7, [48, -4, 24, 8]))],
};
