import { lengthOf, peakOf, type Glide, type Layer, type Recipe } from '../recipe';

/** Samples in a second: as many as these sounds need. */
const RATE = 32_000;
/** What counts as silence, for ramps that cannot end at nothing. */
const SILENCE = 0.0001;
/** No sound begins or ends with a click (seconds). */
const EDGE = 0.002;

/** Each variant is a little higher or lower, longer or shorter, with a noise of its own. */
export const VARIANTS = [
  { pitch: 1, length: 1 },
  { pitch: 0.975, length: 1.08 },
  { pitch: 1.025, length: 0.94 },
] as const;
type Variant = (typeof VARIANTS)[number];

/** A layer is wired up for one variant. */
interface Desk {
  readonly context: OfflineAudioContext;
  readonly variant: Variant;
  /** Seconds. */
  readonly start: number;
  readonly end: number;
}

/** Renders a variant of a sound, off the page's own thread. */
export async function render(recipe: Recipe, number: number): Promise<AudioBuffer> {
  const variant = VARIANTS[number % VARIANTS.length] ?? VARIANTS[0];
  const seconds = (lengthOf(recipe) / 1000) * variant.length + 0.02;
  const context = new OfflineAudioContext(1, Math.ceil(seconds * RATE), RATE);
  for (const layer of recipe.layers) wire(context, layer, variant);
  const buffer = await context.startRendering();
  level(buffer.getChannelData(0), peakOf(recipe));
  return buffer;
}

function wire(context: OfflineAudioContext, layer: Layer, variant: Variant): void {
  const { at = 0, attack, decay } = layer;
  const start = (at / 1000) * variant.length;
  const end = start + ((attack + decay) / 1000) * variant.length;
  const desk = { context, variant, start, end };
  const shaped = [sourceOf(layer, desk), ...filtersOf(layer, desk), envelopeOf(layer, desk)];
  shaped.reduce((from, to) => from.connect(to)).connect(context.destination);
}

function sourceOf(layer: Layer, desk: Desk): AudioNode {
  switch (layer.kind) {
    case 'tone': {
      const { wave, hertz, detune = 0, sway } = layer;
      const source = oscillator(wave, hertz, desk);
      source.detune.value = detune;
      if (sway) swing(source.detune, sway, desk);
      return source;
    }
    case 'bent': {
      const source = oscillator('sine', layer.hertz, desk);
      const depth = desk.context.createGain();
      const [first, last] = layer.index.map((index) => index * layer.by);
      ramp(depth.gain, [first ?? 0, last ?? 0], desk);
      oscillator('sine', [layer.by], desk).connect(depth).connect(source.frequency);
      return source;
    }
    case 'noise': {
      const source = desk.context.createBufferSource();
      source.buffer = noiseIn(desk.context);
      source.loop = true;
      source.start(desk.start, (desk.variant.pitch * 31) % 1);
      source.stop(desk.end);
      return source;
    }
  }
}

function oscillator(wave: OscillatorType, hertz: Glide, desk: Desk): OscillatorNode {
  const source = desk.context.createOscillator();
  source.type = wave;
  ramp(
    source.frequency,
    hertz.map((one) => one * desk.variant.pitch),
    desk,
  );
  source.start(desk.start);
  source.stop(desk.end);
  return source;
}

/** Goes evenly through some values. */
function ramp(param: AudioParam, values: readonly number[], { start, end }: Desk): void {
  const [first = 0, ...others] = values;
  param.setValueAtTime(Math.max(SILENCE, first), start);
  others.forEach((value, index) =>
    param.exponentialRampToValueAtTime(
      Math.max(SILENCE, value),
      start + ((end - start) * (index + 1)) / others.length,
    ),
  );
}

/** Lets a parameter sway around its value. */
function swing(param: AudioParam, [hertz, by]: readonly [number, number], desk: Desk): void {
  const depth = desk.context.createGain();
  depth.gain.value = by;
  oscillator('sine', [hertz], desk).connect(depth).connect(param);
}

function filtersOf(layer: Layer, desk: Desk): readonly AudioNode[] {
  const { below, gate } = layer;
  return [
    ...(layer.kind === 'noise' ? [band(layer.hertz, layer.q, desk)] : []),
    ...(below === undefined ? [] : [lowPass(below, desk)]),
    ...(gate === undefined ? [] : [gated(gate, desk)]),
  ];
}

function band(hertz: Glide, q: number, desk: Desk): AudioNode {
  const filter = desk.context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = q;
  ramp(
    filter.frequency,
    hertz.map((one) => one * desk.variant.pitch),
    desk,
  );
  return filter;
}

function lowPass(hertz: number, { context }: Desk): AudioNode {
  const filter = context.createBiquadFilter();
  filter.frequency.value = hertz;
  return filter;
}

function gated(hertz: number, desk: Desk): AudioNode {
  const gain = desk.context.createGain();
  gain.gain.value = 0.5;
  swing(gain.gain, [hertz, 0.5], desk);
  return gain;
}

function envelopeOf({ attack, gain }: Layer, { context, variant, start, end }: Desk): AudioNode {
  const node = context.createGain();
  const top = start + Math.max(EDGE, (attack / 1000) * variant.length);
  node.gain.setValueAtTime(0, start);
  node.gain.linearRampToValueAtTime(gain, top);
  node.gain.exponentialRampToValueAtTime(SILENCE, Math.max(end, top + EDGE));
  return node;
}

/** Makes the highest sample as high as it should be. */
function level(samples: Float32Array, peak: number): void {
  const highest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const factor = highest > 0 ? peak / highest : 0;
  samples.set(samples.map((sample) => sample * factor));
}

let hiss: Float32Array<ArrayBuffer> | undefined;

/** A second of white noise, the same in every page. */
function noiseIn(context: BaseAudioContext): AudioBuffer {
  hiss ??= whiteNoise(RATE);
  const buffer = context.createBuffer(1, hiss.length, RATE);
  buffer.copyToChannel(hiss, 0);
  return buffer;
}

/** By a generator of Park and Miller. */
function whiteNoise(length: number): Float32Array<ArrayBuffer> {
  let seed = 20_011;
  return Float32Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed / 2_147_483_647) * 2 - 1;
  });
}
