import type { PilotId } from '@gearhall/shared/games/kriegbot/content/cards';
import { ring } from '../../../../stage/forms/parts';
import {
  ball,
  bar,
  blob,
  both,
  box,
  line,
  mark,
  plate,
  put,
  type Part,
} from '../../../../stage/forms/shapes';
import { bust, features } from '../things';

/** What is on the face of each pilot. */
export const PILOT_OBJECTS = {
  combatPilot: [
    bust('olive'),
    features(0),
    blob('olive', [-25, -8, -24, -28, -10, -40, 10, -40, 24, -28, 25, -8, 18, -14, -18, -14]),
    line('dark', 2.4, [-19, -4, -12, 12, 0, 16, 12, 12, 19, -4]),
    put(
      { x: 6, y: 24, turn: -28, scale: 0.92 },
      box('iron', [-42, -7, 76, 14], 3),
      box('dark', [24, -10, 18, 20], 2),
      plate('dark', [-42, -7, -50, -12, -50, 12, -42, 7]),
    ),
    put({ x: 6, y: 24, turn: -28, scale: 0.92 }, bar('dark', 6, [-4, 7, -4, 18])),
  ],
  hotshotPilot: [
    bust('bark'),
    features(2),
    blob('bark', [-24, 8, -25, -22, -12, -38, 12, -38, 25, -22, 24, 8, 18, 10, 17, -12, -17, -12, -18, 10]),
    both(ball('brass', 9, -17, 9), ball('spark', 9, -17, 5.6)),
    blob('fuel', [-20, 16, 0, 22, 20, 16, 22, 26, 0, 32, -22, 26]),
    blob('fuel', [14, 22, 26, 18, 36, 26, 48, 18, 46, 30, 34, 38, 20, 32]),
  ],
  civilianPilot: [
    bust('pale'),
    plate('fuel', [-4, 20, 4, 20, 7, 42, 0, 46, -7, 42]),
    mark('ink', [-20, 17, -2, 19, -14, 30]),
    mark('ink', [20, 17, 2, 19, 14, 30]),
    blob('bark', [-21, -4, -23, -26, -8, -38, 14, -36, 23, -22, 21, -4, 17, -14, 0, -20, -14, -14]),
    features(0),
    both(ring('dark', 2.4, [7, 0, 6, 6])),
    line('dark', 2, [-2, -1, 2, -1]),
  ],
  engineerPilot: [
    bust('ember'),
    features(2),
    both(mark('pale', [12, 20, 18, 18, 22, 44, 14, 44])),
    blob('glow', [-25, -8, -24, -24, -10, -40, 10, -40, 24, -24, 25, -8]),
    box('glow', [-31, -14, 62, 8], 3),
    plate('glow', [-5, -42, 5, -42, 5, -14, -5, -14]),
    put(
      { x: 34, y: 16, turn: -62 },
      box('steel', [-28, -4.5, 40, 9], 2),
      blob('steel', [8, -9, 18, -14, 30, -10, 20, -4, 20, 4, 30, 10, 18, 14, 8, 9]),
    ),
  ],
} satisfies Readonly<Record<PilotId, readonly Part[]>>;
