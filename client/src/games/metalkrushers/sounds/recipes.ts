import {
  again,
  bent,
  clang,
  later,
  melody,
  noise,
  tone,
  type Layer,
  type Recipes,
} from '../../../sound/recipe';
import type { CommonSound } from '../../../sound/common';

/** The people behind the wall. */
const crowd = (attack: number, decay: number, gain: number): readonly Layer[] => [
  noise([620, 780, 640], [attack, decay], { gain, q: 0.7 }),
  noise([1300, 1500, 1200], [attack * 1.2, decay], { gain: gain * 0.5, q: 1.4, gate: 9 }),
];

const bell = (gain: number, decay: number): Layer => bent([660, 924], [3, 0.4], [1, decay], gain);

/** Saturday night in the arena. */
export const SOUNDS = {
  /** Servos walk and turn. */
  servo: {
    rung: 'step',
    layers: [tone('sawtooth', [180, 260], [20, 160], { gain: 0.07, sway: [20, 60], below: 1400 })],
  },
  /** A Krusher drops into the arena. */
  enters: {
    rung: 'hit',
    layers: [
      tone('sine', [120, 45], [0, 220], 0.4),
      noise([320, 120], [0, 160], 0.4),
      ...later(30, ...clang(1.3, 0.06)),
    ],
  },
  /** A toothed disc spins up. */
  saw: {
    rung: 'shot',
    layers: [
      bent([220, 330], [1, 4], [200, 260], 0.2),
      tone('sawtooth', [180, 320], [200, 260], { gain: 0.08, below: 2400 }),
    ],
  },
  hammer: {
    rung: 'shot',
    layers: [noise([180, 900], [190, 60], 0.3), ...later(210, tone('sine', [160, 60], [0, 160], 0.4))],
  },
  /** A spike on a piston. */
  piston: {
    rung: 'shot',
    layers: [
      noise([900, 3200], [60, 110], 0.3),
      ...later(150, noise(2400, [0, 90], 0.35), tone('square', [220, 90], [0, 70], 0.1)),
    ],
  },
  projector: {
    rung: 'shot',
    layers: [noise([2400, 500], [0, 180], 0.3), tone('sawtooth', [700, 90], [0, 160], 0.1)],
  },
  hit: { rung: 'hit', layers: clang(1, 0.2) },
  miss: { rung: 'step', layers: [noise([500, 1600, 500], [50, 120], 0.3)] },
  /** A shield or a weapon meets the blow. */
  block: { rung: 'shot', layers: clang(0.7, 0.2) },
  /** A plate comes off and falls on the floor. */
  plate: {
    rung: 'hit',
    layers: [...clang(1.5, 0.16), ...again([210, 300, 350], clang(1.1, 0.06), 0.6)],
  },
  shove: {
    rung: 'hit',
    layers: [
      noise([260, 700], [60, 280], { gain: 0.4, q: 3, gate: 31 }),
      tone('sine', [90, 50], [0, 180], 0.3),
    ],
  },
  /** A swell on a critical hit. */
  crowd: { rung: 'shot', layers: crowd(200, 900, 0.2) },
  bell: { rung: 'hit', layers: again([0, 260], [bell(0.2, 620)]) },
  /** A Krusher falls apart, and everybody roars. */
  destroyed: {
    rung: 'kill',
    layers: [
      noise([500, 60], [0, 420], 0.3),
      tone('sine', [110, 35], [0, 500], 0.3),
      ...again([0, 60, 130, 220, 340], clang(1.5, 0.1), 0.8),
      ...crowd(260, 1300, 0.14),
    ],
  },
  fanfare: {
    rung: 'kill',
    layers: [
      ...again([0, 240, 480], [bell(0.2, 700)]),
      ...melody([220, 277, 330, 440], 160, (hertz, isLast) => [
        tone('sawtooth', hertz, [20, isLast ? 800 : 240], { gain: 0.1, below: 1600 }),
      ]),
      ...crowd(300, 1300, 0.1),
    ],
  },
} as const satisfies Recipes;
export type Sound = CommonSound | keyof typeof SOUNDS;
