import type { SkinId } from '@gearhall/shared/games/kriegbot/content/cards';
import { eye, rivets, star, waves } from '../../../../stage/forms/parts';
import {
  ball,
  bar,
  blob,
  box,
  dot,
  each,
  hose,
  line,
  mark,
  plate,
  put,
  type Part,
} from '../../../../stage/forms/shapes';
import { smooth, type Outline } from '../../../../stage/forms/outlines';
import type { Tone } from '../../../../stage/forms/tones';
import { beam, rays } from '../things';

const blotch = (tone: Tone, outline: Outline): Part => mark(tone, smooth(outline));

/** What is on the face of each skin, from the back to the front, within 100 x 90 units around the origin. */
export const SKIN_OBJECTS = {
  superSteel: [
    plate('cloth', [-34, -36, 0, -44, 34, -36, 34, 4, 20, 28, 0, 42, -20, 28, -34, 4]),
    plate('steel', [-26, -29, 0, -36, 26, -29, 26, 3, 15, 22, 0, 33, -15, 22, -26, 3]),
    rivets([-30, -30, 30, -30, -30, 0, 30, 0, 0, 37, 0, -40], 'pale'),
    star('fuel', 0, -4, [19, 8, 5]),
  ],
  electroReactive: [
    star('ember', 18, -14, [34, 16, 10]),
    star('glow', 18, -14, [20, 10, 9]),
    box('olive', [-46, -40, 28, 24], 2),
    box('olive', [-14, -40, 24, 24], 2),
    box('olive', [-46, -12, 28, 24], 2),
    put({ x: 34, y: -34, turn: 24 }, plate('olive', [-8, -8, 8, -6, 4, 8, -9, 5])),
    box('olive', [-46, 16, 28, 24], 2),
    box('olive', [-14, 16, 28, 24], 2),
    box('olive', [18, 16, 28, 24], 2),
    rivets(
      [-40, -34, -24, -22, -40, -6, -24, 6, -40, 22, -24, 34, -8, 22, 8, 34, 24, 22, 40, 34, -8, -34],
      'pale',
    ),
  ],
  silvered: [
    beam('fuel', [-50, -44, -4, 2], 5),
    beam('fuel', [-4, 2, 48, -42], 5),
    plate('iron', [-46, 30, -30, 4, 42, 4, 48, 30]),
    plate('snow', [-40, 26, -28, 8, 38, 8, 42, 26]),
    mark('spark', [-20, 26, -10, 8, 2, 8, -6, 26]),
    mark('spark', [4, 26, 12, 8, 18, 8, 12, 26]),
    star('glow', -4, 4, [12, 4, 8]),
  ],
  chameleon: [
    bar('bark', 8, [-50, 34, 50, 26]),
    hose('leaf', 8, [22, 12, 40, 12, 48, -4, 38, -16, 28, -8, 32, 2]),
    blob('leaf', [-22, 20, -24, -4, -8, -24, 12, -20, 28, -4, 26, 16, 8, 24]),
    blob('leaf', [-18, -2, -22, -22, -36, -26, -48, -8, -44, 6, -24, 8]),
    blob('venom', [-20, -22, -10, -42, -2, -24, -12, -18]),
    eye(-32, -12, 7, 'ember'),
    line('ink', 2, [-46, -1, -36, 1, -28, -1]),
    each([-4, -8, 10, -6, 2, 6, 18, 6], (x, y) => dot('venom', x, y, 3.6)),
    each([-12, 26, 12, 26], (x, y) => bar('leaf', 6, [x, y - 8, x + 3, y + 6])),
  ],
  ablativeFoam: [
    plate('iron', [-48, 24, 48, 24, 48, 42, -48, 42]),
    blob(
      'snow',
      [-48, 26, -46, 2, -34, -6, -24, 0, -14, -14, 0, -4, 8, 18, 18, 18, 24, -2, 34, -8, 46, 2, 48, 26],
    ),
    each([-36, 8, -22, 14, -12, 2, 34, 6, 40, 16, -6, 16, -42, 18], (x, y) => ball('pale', x, y, 5)),
    beam('fuel', [22, -46, 13, 12], 5),
    rays('glow', 13, 14, [5, 14, 8]),
  ],
  stealthCoat: [
    put({ x: 30, y: -30, turn: 140, scale: 1.1 }, waves('spark', -8, 0)),
    plate('dark', [0, -40, 48, 26, 34, 22, 24, 32, 12, 22, 0, 34, -12, 22, -24, 32, -34, 22, -48, 26]),
    mark('iron', [0, -40, 6, -6, 0, 28, -6, -6]),
    mark('ink', [0, -18, 5, -4, 0, 4, -5, -4]),
    line('iron', 1.6, [-6, -6, -30, 20]),
    line('iron', 1.6, [6, -6, 30, 20]),
  ],
  exoDisposable: [
    blob('glow', [-14, 40, -18, 8, -12, -24, 0, -34, 12, -24, 18, 8, 14, 40]),
    box('steel', [-9, -22, 18, 16], 4),
    box('steel', [-12, -4, 24, 38], 5),
    dot('fuel', -4, -14, 2.4),
    dot('fuel', 4, -14, 2.4),
    put(
      { x: -30, y: 0, turn: -16 },
      blob('copper', [8, 44, -12, 36, -18, 4, -10, -30, 10, -44]),
      plate('bark', [10, -40, 2, -28, 10, -18, 0, -4, 9, 8, 0, 24, 8, 40, 12, 40]),
    ),
    put(
      { x: 30, y: 0, turn: 16 },
      blob('copper', [-8, 44, 12, 36, 18, 4, 10, -30, -10, -44]),
      plate('bark', [-10, -40, -2, -28, -10, -18, 0, -4, -9, 8, 0, 24, -8, 40, -12, 40]),
    ),
  ],
  activeCamouflage: [
    plate('olive', [-34, -36, 0, -44, 34, -36, 34, 4, 20, 28, 0, 42, -20, 28, -34, 4]),
    blotch('leaf', [-34, -36, -8, -40, -2, -24, -18, -16, -30, -22]),
    blotch('bark', [2, -36, 22, -36, 26, -18, 12, -14, 4, -24]),
    blotch('bark', [-32, -8, -14, -10, -6, 4, -18, 18, -28, 8]),
    blotch('leaf', [0, -4, 18, -10, 32, -2, 22, 16, 6, 12]),
    blotch('leaf', [-10, 22, 6, 20, 8, 34, 0, 38, -8, 34]),
    ...[
      [30, 20],
      [40, 6],
      [42, 26],
      [28, 34],
      [48, -8],
      [16, 40],
      [44, -24],
    ].map(([x = 0, y = 0]) => box('spark', [x - 4, y - 4, 8, 8], 0)),
  ],
} satisfies Readonly<Record<SkinId, readonly Part[]>>;
