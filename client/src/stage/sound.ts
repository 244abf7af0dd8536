/** A tone that glides from one pitch to another (Hz) and fades; `noise` is a hiss instead. */
interface Tone {
  readonly wave: OscillatorType | 'noise';
  readonly from: number;
  readonly to: number;
  /** Seconds. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

const tone = (
  wave: Tone['wave'],
  [from, to]: readonly [number, number],
  rest: Omit<Tone, 'wave' | 'from' | 'to'>,
): Tone => ({
  wave,
  from,
  to,
  ...rest,
});

/** Every sound is made of a few tones; nothing is downloaded. */
const SOUNDS = {
  move: [tone('triangle', [220, 330], { at: 0, lasts: 0.09, loud: 0.12 })],
  fire: [
    tone('noise', [2400, 500], { at: 0, lasts: 0.18, loud: 0.22 }),
    tone('sawtooth', [700, 90], { at: 0, lasts: 0.16, loud: 0.1 }),
  ],
  hit: [
    tone('square', [160, 60], { at: 0, lasts: 0.14, loud: 0.14 }),
    tone('triangle', [1250, 1180], { at: 0.03, lasts: 0.22, loud: 0.1 }),
  ],
  miss: [tone('sine', [320, 200], { at: 0, lasts: 0.16, loud: 0.1 })],
  destroyed: [
    tone('noise', [900, 60], { at: 0, lasts: 0.6, loud: 0.3 }),
    tone('square', [110, 35], { at: 0, lasts: 0.5, loud: 0.16 }),
  ],
  launch: [
    tone('sawtooth', [90, 380], { at: 0, lasts: 0.35, loud: 0.1 }),
    tone('noise', [300, 1500], { at: 0, lasts: 0.35, loud: 0.1 }),
  ],
  coin: [
    tone('triangle', [1568, 1568], { at: 0, lasts: 0.08, loud: 0.1 }),
    tone('triangle', [2093, 2093], { at: 0.07, lasts: 0.2, loud: 0.1 }),
  ],
  turn: [
    tone('sine', [523, 523], { at: 0, lasts: 0.18, loud: 0.14 }),
    tone('sine', [784, 784], { at: 0.14, lasts: 0.3, loud: 0.14 }),
  ],
  fanfare: [
    tone('triangle', [392, 392], { at: 0, lasts: 0.2, loud: 0.14 }),
    tone('triangle', [523, 523], { at: 0.16, lasts: 0.2, loud: 0.14 }),
    tone('triangle', [659, 659], { at: 0.32, lasts: 0.5, loud: 0.14 }),
  ],
} as const satisfies Record<string, readonly Tone[]>;
export type SoundName = keyof typeof SOUNDS;

function hiss(context: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

function play(context: AudioContext, { wave, from, to, at, lasts, loud }: Tone): void {
  const start = context.currentTime + at;
  const end = start + lasts;
  const volume = context.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(context.destination);
  if (wave === 'noise') {
    const source = hiss(context, lasts);
    const filter = context.createBiquadFilter();
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(filter).connect(volume);
    source.start(start);
    return;
  }
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(volume);
  source.start(start);
  source.stop(end);
}

/** Plays sounds where they are switched on, and never before the first click or key on the page. */
export class Sounds {
  private context: AudioContext | undefined;

  constructor(private readonly wanted: () => boolean) {}

  play(name: SoundName): void {
    if (!this.wanted() || !navigator.userActivation.hasBeenActive) return;
    this.context ??= new AudioContext();
    for (const part of SOUNDS[name]) play(this.context, part);
  }

  close(): void {
    void this.context?.close();
    this.context = undefined;
  }
}
