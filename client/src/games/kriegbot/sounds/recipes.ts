import { again, later, melody, noise, tone, type Layer, type Recipes } from '../../../sound/recipe';
import type { CommonSound } from '../../../sound/common';

const blast = (decay: number): readonly Layer[] => [
  noise([500, 50], [0, decay], 0.5),
  tone('sine', [60, 30], [0, decay], 0.3),
];
/** A snare of the parade ground. */
const snare: readonly Layer[] = [
  noise(1700, [0, 70], { gain: 0.3, q: 0.7 }),
  tone('triangle', [210, 160], [0, 50], 0.2),
];

/** The map table comes alive. */
export const SOUNDS = {
  /** Tracks go from hex to hex. */
  tracks: {
    rung: 'step',
    layers: [noise(180, [30, 240], { gain: 0.4, gate: 14 }), noise(900, [30, 220], { gain: 0.08, gate: 28 })],
  },
  rotor: { rung: 'step', layers: [noise(300, [40, 260], { gain: 0.4, gate: 22, q: 0.8 })] },
  /** Boots. */
  steps: {
    rung: 'step',
    layers: again([0, 110, 220], [noise(420, [0, 45], 0.4), noise(1500, [0, 18], 0.1)], 0.85),
  },
  turret: {
    rung: 'step',
    layers: [tone('sawtooth', [140, 200, 150], [30, 180], { gain: 0.1, below: 700, sway: [17, 40] })],
  },
  arrives: {
    rung: 'shot',
    layers: [...snare, ...later(60, noise([260, 90], [0, 200], 0.4), tone('sine', [90, 45], [0, 180], 0.3))],
  },
  flare: {
    rung: 'shot',
    layers: [
      tone('sawtooth', [1400, 900], [0, 220], 0.12),
      tone('sawtooth', [1407, 905], [0, 220], 0.12),
      noise(5000, [0, 60], 0.06),
    ],
  },
  arc: {
    rung: 'shot',
    layers: [
      tone('square', [420, 1900, 300], [4, 170], { gain: 0.1, below: 3000, sway: [55, 300] }),
      noise(3600, [0, 150], { gain: 0.2, gate: 46 }),
    ],
  },
  burst: {
    rung: 'shot',
    layers: again([0, 35, 70, 105, 140, 175, 210, 245, 280], [noise(1100, [0, 28], 0.4)], 0.96),
  },
  rocket: { rung: 'shot', layers: [noise([200, 1400], [350, 120], 0.4), noise(3200, [200, 220], 0.06)] },
  ram: {
    rung: 'shot',
    layers: [tone('sine', [130, 50], [0, 150], 0.4), noise([1400, 300], [0, 120], { gain: 0.3, q: 2 })],
  },
  hit: {
    rung: 'hit',
    layers: [
      noise([1300, 200], [0, 170], 0.4),
      tone('square', [170, 60], [0, 130], 0.12),
      tone('triangle', 1250, [0, 160], 0.06),
    ],
  },
  blast: { rung: 'hit', layers: blast(700) },
  miss: {
    rung: 'step',
    layers: [noise([900, 400], [10, 170], 0.3), ...later(60, noise(260, [0, 110], 0.3))],
  },
  /** A marker is laid on a sheet. */
  marker: { rung: 'step', layers: [tone('triangle', [520, 430], [0, 60], 0.2), noise(2200, [0, 18], 0.2)] },
  /** A card of a robot is turned up. */
  card: { rung: 'dice', layers: [noise(3000, [0, 20], 0.4), tone('triangle', 660, [0, 80], 0.2)] },
  /** A new turn, for everybody. */
  drum: { rung: 'step', layers: again([0, 90, 180, 360], snare, 0.9) },
  repair: {
    rung: 'dice',
    layers: melody([330, 440, 554], 70, (hertz) => [
      tone('square', hertz, [2, 70], { gain: 0.08, below: 1800 }),
    ]),
  },
  hiss: { rung: 'shot', layers: [noise([2600, 700], [60, 620], { gain: 0.4, q: 0.5 })] },
  fire: {
    rung: 'shot',
    layers: [
      noise([480, 700, 380], [60, 420], { gain: 0.4, q: 0.6 }),
      noise(2400, [20, 400], { gain: 0.16, gate: 19 }),
    ],
  },
  destroyed: {
    rung: 'kill',
    layers: [
      ...blast(1000),
      ...again([0, 120, 260, 450], [noise([1900, 500], [0, 110], { gain: 0.16, q: 3 })], 0.75),
    ],
  },
  nuke: {
    rung: 'kill',
    layers: [noise(4200, [0, 90], 0.2), ...later(80, ...blast(1900), noise([160, 90], [300, 1500], 0.4))],
  },
  fanfare: {
    rung: 'kill',
    layers: [
      ...again([0, 90, 180], snare, 0.9),
      ...melody([294, 440, 440, 587], 190, (hertz, isLast) => [
        tone('sawtooth', hertz, [24, isLast ? 900 : 200], { gain: 0.12, below: 1500 }),
        tone('square', hertz / 2, [24, isLast ? 900 : 200], { gain: 0.05, below: 700 }),
      ]),
    ],
  },
} as const satisfies Recipes;
export type Sound = CommonSound | keyof typeof SOUNDS;
