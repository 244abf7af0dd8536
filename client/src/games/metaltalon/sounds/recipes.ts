import { again, later, melody, noise, tone, type Layer, type Recipes } from '../../../sound/recipe';
import type { CommonSound } from '../../../sound/common';

/** A coin rings: two pitches that are not quite in tune. */
const coin = (hertz: number, decay: number): readonly Layer[] => [
  tone('triangle', hertz, [1, decay], 0.1),
  tone('triangle', hertz * 1.26, [1, decay], { gain: 0.1, detune: 7 }),
];

const engine = (attack: number, decay: number): readonly Layer[] => [
  tone('sawtooth', [70, 110], [attack, decay], { gain: 0.08, below: 900 }),
  noise(400, [attack, decay], 0.1),
];

/** Small change among the stars. */
export const SOUNDS = {
  /** A ship goes from space to space. */
  engine: { rung: 'step', layers: engine(40, 180) },
  /** A ship leaves its base: its coins fall into place. */
  launch: {
    rung: 'shot',
    layers: [...again([0, 60, 120], coin(1760, 60)), ...later(140, ...engine(120, 380))],
  },
  bolt: {
    rung: 'shot',
    layers: again(
      [0, 40, 80],
      [tone('sawtooth', [880, 140], [0, 120], 0.12), noise(3000, [0, 60], 0.1)],
      0.75,
    ),
  },
  /** Armour takes it all. */
  shield: { rung: 'shot', layers: [tone('sine', 1320, [2, 240], 0.2), tone('sine', 3960, [1, 60], 0.05)] },
  miss: { rung: 'step', layers: [noise([1800, 500], [20, 180], 0.2)] },
  /** Coins come off a hull. */
  hit: {
    rung: 'hit',
    layers: [
      noise([1600, 260], [0, 150], 0.4),
      tone('square', [150, 60], [0, 110], 0.12),
      ...again([50, 105, 175], coin(1568, 90), 0.6),
    ],
  },
  coin: { rung: 'dice', layers: coin(2093, 180) },
  destroyed: {
    rung: 'kill',
    layers: [
      noise([700, 90], [0, 500], 0.3),
      tone('square', [90, 40], [0, 400], 0.14),
      ...again([90, 150, 230, 330, 450], coin(1318, 140), 0.8).map((layer) => ({
        ...layer,
        gain: layer.gain * 0.4,
      })),
    ],
  },
  /** A base has fallen: three fifths down. */
  baseFalls: {
    rung: 'hit',
    layers: melody([330, 220, 147], 210, (hertz) => [
      tone('triangle', hertz, [6, 320], 0.2),
      tone('triangle', hertz * 1.5, [6, 320], 0.12),
    ]),
  },
  fanfare: {
    rung: 'kill',
    layers: melody([523, 659, 784, 1047], 150, (hertz, isLast) => [
      ...coin(hertz, isLast ? 900 : 260),
      tone('triangle', hertz / 2, [4, isLast ? 900 : 260], 0.1),
    ]),
  },
} as const satisfies Recipes;
export type Sound = CommonSound | keyof typeof SOUNDS;
