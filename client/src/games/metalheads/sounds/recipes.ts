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

const slide: readonly Layer[] = [noise([1600, 900], [6, 90], 0.3)];
const flip: readonly Layer[] = [noise(2400, [0, 25], 0.4)];
const bolt = (hertz: number): Layer => tone('triangle', hertz, [1, 120], 0.15);

/** A Saturday-morning cartoon on a workbench. */
export const SOUNDS = {
  /** A card slides over the bench. */
  card: { rung: 'dice', layers: [...slide, ...later(90, noise(700, [0, 30], 0.2))] },
  flip: { rung: 'dice', layers: [...flip, ...later(60, noise(1500, [0, 20], 0.2))] },
  shuffle: { rung: 'dice', layers: again([0, 55, 110, 165, 220], flip, 0.9) },
  /** "BUILT". */
  stamp: {
    rung: 'hit',
    layers: [
      noise(250, [0, 70], 0.5),
      tone('sine', [110, 60], [0, 90], 0.3),
      ...later(12, ...clang(0.8, 0.08)),
      ...again([150, 230, 290], [bolt(1760)], 0.7),
    ],
  },
  steel: { rung: 'dice', layers: [bolt(1760), bolt(2640)] },
  circuits: {
    rung: 'dice',
    layers: melody([1320, 1760, 1480], 45, (hertz) => [
      tone('square', hertz, [1, 36], { gain: 0.06, below: 3600 }),
    ]),
  },
  fuel: { rung: 'dice', layers: again([0, 130], [tone('sine', [160, 240], [12, 90], 0.3)]) },
  powerUp: { rung: 'dice', layers: [bolt(1320), ...later(80, bolt(1760)), ...later(160, bolt(2217))] },
  /** A robot goes to work. */
  works: {
    rung: 'shot',
    layers: [
      tone('sawtooth', [120, 190, 150], [40, 260], { gain: 0.1, below: 1100, sway: [13, 90] }),
      ...later(240, bolt(1480)),
    ],
  },
  dent: { rung: 'hit', layers: [tone('triangle', [300, 120], [0, 140], 0.3), ...clang(0.6, 0.1)] },
  roar: {
    rung: 'hit',
    layers: [bent([70, 41], [9, 2], [60, 700], 0.25), noise([300, 420, 220], [60, 620], 0.4)],
  },
  /** A card splits along a zigzag. */
  rip: {
    rung: 'kill',
    layers: [
      noise([1900, 500], [10, 320], { gain: 0.4, gate: 37, q: 0.7 }),
      ...later(180, noise([400, 70], [0, 420], 0.5), ...clang(1.4, 0.07)),
    ],
  },
  klaxon: {
    rung: 'hit',
    layers: again(
      [0, 420],
      [
        tone('sawtooth', [320, 440], [60, 320], { gain: 0.12, below: 1500 }),
        tone('square', [322, 443], [60, 320], { gain: 0.06, below: 1200 }),
      ],
    ),
  },
  nation: {
    rung: 'shot',
    layers: melody([262, 392], 130, (hertz) => [
      tone('sawtooth', hertz, [30, 260], { gain: 0.1, below: 1200 }),
    ]),
  },
  fanfare: {
    rung: 'kill',
    layers: melody([262, 330, 392, 523], 170, (hertz, isLast) => [
      tone('sawtooth', hertz, [30, isLast ? 900 : 400], { gain: 0.12, below: 1200 }),
      tone('sawtooth', hertz, [30, isLast ? 900 : 400], { gain: 0.12, below: 1200, detune: 9 }),
    ]),
  },
} as const satisfies Recipes;
export type Sound = CommonSound | keyof typeof SOUNDS;
