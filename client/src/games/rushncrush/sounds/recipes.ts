import {
  again,
  clang,
  later,
  melody,
  noise,
  tone,
  type Layer,
  type Recipe,
  type Recipes,
} from '../../../sound/recipe';
import type { CommonSound } from '../../../sound/common';

/** Two saws that are not quite in tune; they rise as the car speeds up. */
const revs = (hertz: number, decay: number): readonly Layer[] => [
  tone('sawtooth', [hertz, hertz * 1.5, hertz * 1.3], [60, decay], { gain: 0.12, below: 600 }),
  tone('sawtooth', [hertz, hertz * 1.5, hertz * 1.3], [60, decay], { gain: 0.12, below: 600, detune: 7 }),
  noise(240, [60, decay], { gain: 0.06, gate: hertz / 4 }),
];
const engine = (gear: number, decay: number): Recipe => ({ rung: 'step', layers: revs(55 * gear, decay) });

const crash = (size: number): readonly Layer[] => [
  noise([1200, 120], [0, 350], 0.4),
  tone('sine', [120, 40], [0, 260], 0.3),
  ...clang(size, 0.08),
];
const shot: readonly Layer[] = [noise(1500, [0, 35], 0.4), tone('square', [240, 90], [0, 30], 0.1)];

/** A desert speedway at dusk. */
export const SOUNDS = {
  /** For the length of a drive. */
  engineShort: engine(1, 360),
  engineMiddle: engine(2, 760),
  engineLong: engine(3, 1400),
  gear: {
    rung: 'step',
    layers: [
      noise(300, [0, 40], 0.5),
      tone('sine', 90, [0, 70], 0.3),
      ...later(55, noise(1400, [0, 16], 0.2)),
    ],
  },
  tyre: {
    rung: 'shot',
    layers: [
      noise([2200, 1900], [30, 250], { gain: 0.4, q: 8 }),
      tone('triangle', [1500, 1250], [30, 220], { gain: 0.05, sway: [34, 80] }),
    ],
  },
  /** Three lamps, then green. */
  start: {
    rung: 'hit',
    layers: [
      ...again([0, 400, 800], [tone('square', 440, [2, 130], 0.06)]),
      ...later(1200, tone('square', 880, [2, 380], 0.06), ...revs(110, 700)),
    ],
  },
  /** Into a wall. */
  crash: { rung: 'hit', layers: crash(1.8) },
  ram: { rung: 'hit', layers: [tone('sine', [140, 50], [0, 160], 0.4), ...later(20, ...clang(1.4, 0.12))] },
  /** Rush 'n' Crush: with everything that is left. */
  crush: { rung: 'kill', layers: [...crash(2.4), ...again([140, 220, 320], clang(1.2, 0.04), 0.7)] },
  hit: { rung: 'hit', layers: [noise([900, 200], [0, 160], 0.4), ...clang(1.1, 0.08)] },
  miss: { rung: 'step', layers: [noise([600, 1500, 700], [40, 130], 0.3)] },
  saw: {
    rung: 'shot',
    layers: [
      tone('sawtooth', [520, 760, 480], [30, 340], { gain: 0.1, sway: [40, 90] }),
      noise(3400, [20, 320], { gain: 0.2, q: 3 }),
    ],
  },
  gun: { rung: 'shot', layers: again([0, 45, 90, 135], shot) },
  flames: {
    rung: 'shot',
    layers: [
      noise([500, 900, 420], [50, 420], { gain: 0.5, q: 0.6 }),
      noise(2600, [80, 380], { gain: 0.1, gate: 23 }),
    ],
  },
  boost: {
    rung: 'hit',
    layers: [
      noise([300, 2000], [240, 160], 0.4),
      tone('sawtooth', [80, 240], [240, 160], { gain: 0.1, below: 900 }),
    ],
  },
  /** A mine is laid, a piece of equipment armed. */
  latch: {
    rung: 'dice',
    layers: [
      noise(2000, [0, 20], 0.4),
      ...later(80, noise(900, [0, 40], 0.4), tone('triangle', 620, [0, 60], 0.1)),
    ],
  },
  blast: { rung: 'hit', layers: [noise([700, 60], [0, 480], 0.5), tone('sine', [100, 32], [0, 420], 0.3)] },
  /** Too hot. */
  heat: {
    rung: 'shot',
    layers: [
      noise([5200, 3000], [20, 340], { gain: 0.3, q: 0.6 }),
      tone('square', [310, 290], [10, 160], 0.04),
    ],
  },
  cooled: { rung: 'dice', layers: [noise([3200, 6000], [40, 300], { gain: 0.3, q: 0.5 })] },
  lap: { rung: 'dice', layers: melody([659, 880], 110, (hertz) => [tone('triangle', hertz, [3, 180], 0.2)]) },
  destroyed: {
    rung: 'kill',
    layers: [
      noise([900, 50], [0, 700], 0.5),
      tone('sine', [90, 28], [0, 600], 0.3),
      ...again([60, 190, 330, 520], clang(1.6, 0.06), 0.8),
    ],
  },
  /** A car is over the line. */
  flag: {
    rung: 'hit',
    layers: melody([523, 659, 784, 1047], 110, (hertz, isLast) => [
      tone('triangle', hertz, [3, isLast ? 420 : 160], 0.2),
    ]),
  },
  fanfare: {
    rung: 'kill',
    layers: [
      ...melody([392, 523, 659, 784, 1047], 130, (hertz, isLast) => [
        tone('triangle', hertz, [3, isLast ? 800 : 220], 0.2),
        tone('sawtooth', hertz / 2, [20, isLast ? 800 : 220], { gain: 0.06, below: 900 }),
      ]),
      ...later(200, ...revs(110, 900)),
    ],
  },
} as const satisfies Recipes;
export type Sound = CommonSound | keyof typeof SOUNDS;
