/**
 * How loud sounds are beside each other: the peak of each, in dB below the loudest that can be played. What is heard
 * often is soft, what happens once is loud.
 */
const RUNGS = {
  interface: -20,
  call: -12,
  step: -18,
  dice: -14,
  shot: -12,
  hit: -9,
  kill: -4,
} as const;
type Rung = keyof typeof RUNGS;

/** Effects belong to the game; the interface is what the page itself says. Each has a volume of its own. */
export type Channel = 'effects' | 'interface';

/** What all layers have: when they begin (ms), how they swell and die away (ms), and their share of the sound. */
interface Shape {
  readonly at?: number;
  readonly attack: number;
  readonly decay: number;
  readonly gain: number;
  /** Low-pass, in Hz. */
  readonly below?: number;
  /** It swells and fades this often in a second. */
  readonly gate?: number;
}

/** The pitch glides evenly from one to the next, in Hz. */
export type Glide = readonly [number, ...number[]];

interface Tone extends Shape {
  readonly kind: 'tone';
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth';
  readonly hertz: Glide;
  /** Cents, beside the pitch. */
  readonly detune?: number;
  /** Its pitch sways: how often in a second, and by how many cents. */
  readonly sway?: readonly [number, number];
}
/** Noise through a band-pass around a pitch. */
interface Noise extends Shape {
  readonly kind: 'noise';
  readonly hertz: Glide;
  readonly q: number;
}
/** A sine whose pitch another sine bends: bells, whirrs and roars. The index says how much, at first and at last. */
interface Bent extends Shape {
  readonly kind: 'bent';
  readonly hertz: Glide;
  readonly by: number;
  readonly index: readonly [number, number];
}
export type Layer = Tone | Noise | Bent;

/** A sound as data: nothing is downloaded. */
export interface Recipe {
  readonly rung: Rung;
  readonly layers: readonly Layer[];
}
/** By name. */
export type Recipes = Readonly<Record<string, Recipe>>;

/** A call is the page's, like a tap; all else belongs to the game. */
export const channelOf = ({ rung }: Recipe): Channel =>
  rung === 'interface' || rung === 'call' ? 'interface' : 'effects';

/** The highest sample of the finished sound. */
export const peakOf = ({ rung }: Recipe): number => 10 ** (RUNGS[rung] / 20);

/** From the start to the end of the last layer, in ms. */
export const lengthOf = ({ layers }: Recipe): number =>
  Math.max(...layers.map(({ at = 0, attack, decay }) => at + attack + decay));

type Times = readonly [attack: number, decay: number];
/** The gain alone, or with the other fields of the layer. */
type Rest<L extends Layer> =
  number | (Pick<L, 'gain'> & Partial<Omit<L, 'kind' | 'hertz' | 'attack' | 'decay'>>);

const glide = (hertz: number | Glide): Glide => (typeof hertz === 'number' ? [hertz] : hertz);
const restOf = <R extends object>(rest: number | R): R | { readonly gain: number } =>
  typeof rest === 'number' ? { gain: rest } : rest;

export const tone = (
  wave: Tone['wave'],
  hertz: number | Glide,
  [attack, decay]: Times,
  rest: Rest<Tone>,
): Layer => ({ kind: 'tone', wave, hertz: glide(hertz), attack, decay, ...restOf(rest) });

export const noise = (hertz: number | Glide, [attack, decay]: Times, rest: Rest<Noise>): Layer => ({
  kind: 'noise',
  hertz: glide(hertz),
  q: 1,
  attack,
  decay,
  ...restOf(rest),
});

export const bent = (
  [hertz, by]: readonly [number, number],
  index: readonly [number, number],
  [attack, decay]: Times,
  rest: Rest<Bent>,
): Layer => ({ kind: 'bent', hertz: [hertz], by, index, attack, decay, ...restOf(rest) });

/** The same layers, later. */
export const later = (ms: number, ...layers: readonly Layer[]): readonly Layer[] =>
  layers.map((layer) => ({ ...layer, at: (layer.at ?? 0) + ms }));

/** The same layers at several times (ms), each softer than the one before by this factor. */
export const again = (times: readonly number[], layers: readonly Layer[], fade = 1): readonly Layer[] =>
  times.flatMap((ms, index) =>
    later(ms, ...layers).map((layer) => ({ ...layer, gain: layer.gain * fade ** index })),
  );

/** Notes of one instrument, one after the other: a pitch for each time. */
export const melody = (
  notes: readonly number[],
  apart: number,
  play: (hertz: number, isLast: boolean) => readonly Layer[],
): readonly Layer[] =>
  notes.flatMap((hertz, index) => later(index * apart, ...play(hertz, index === notes.length - 1)));

const PARTIALS = [410, 1030, 1660, 2210, 3170] as const;

/** A sheet of metal is struck. `size`: 1 is an armour plate; larger ones sound lower, and longer. */
export const clang = (size: number, gain: number): readonly Layer[] => [
  ...PARTIALS.map((hertz, index) =>
    tone('sine', hertz / size, [1, (380 - index * 80) * size], gain / (1 + index * 0.35)),
  ),
  noise(4000 / size, [0, 40 * size], gain * 2),
];
