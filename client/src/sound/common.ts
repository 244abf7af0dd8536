import { again, later, melody, noise, tone, type Layer, type Recipes } from './recipe';

/** Two notes that rise, over a deep one. */
const call = (low: number, high: number): readonly Layer[] => [
  ...melody([low, high], 120, (hertz) => [tone('triangle', hertz, [5, 260], 0.16)]),
  tone('sine', low / 4, [5, 260], 0.1),
];

const note = (hertz: number, decay: number): readonly Layer[] => [tone('triangle', hertz, [8, decay], 0.1)];

/** What every game has. A game's own sound of the same name takes its place. */
export const COMMON = {
  /** For as long as dice tumble. */
  diceRoll: {
    rung: 'dice',
    layers: again([0, 62, 128, 200, 278, 362], [noise(2600, [0, 26], { gain: 0.3, q: 2 })], 0.8),
  },
  diceLand: {
    rung: 'dice',
    layers: [noise(900, [0, 45], 0.5), tone('sine', [180, 120], [0, 60], 0.2)],
  },
  card: {
    rung: 'dice',
    layers: [noise([1900, 1100], [4, 80], 0.3), ...later(70, noise(3000, [0, 18], 0.25))],
  },
  tap: { rung: 'interface', layers: [noise(3000, [0, 12], 0.05)] },
  /** My turn has come. */
  turn: { rung: 'call', layers: call(392, 587) },
  /** I am asked something, in any player's turn. */
  asked: { rung: 'call', layers: again([0, 330], call(494, 740)) },
  /** A second of the last five. */
  tick: { rung: 'interface', layers: [noise(1800, [0, 18], 0.3)] },
  lowTime: { rung: 'interface', layers: melody([659, 494], 180, (hertz) => note(hertz, 340)) },
  /** Somebody has taken a seat. */
  sit: { rung: 'interface', layers: melody([330, 440], 110, (hertz) => note(hertz, 200)) },
  /** Somebody has said something. */
  line: { rung: 'interface', layers: note(880, 300) },
} as const satisfies Recipes;
export type CommonSound = keyof typeof COMMON;
