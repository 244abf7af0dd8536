import { effect } from '@preact/signals';
import { settings } from '../../ui/theme/settings';
import { channelOf, type Recipe } from '../recipe';
import { createBus, type Bus } from './bus';
import { SoundBank } from './SoundBank';
import { Spacing } from './Spacing';

/** A sound is heard at once, or not at all: what comes later than this belongs to nothing any more (ms). */
const LATEST_MS = 250;
/** Each time a sound is a little higher or lower (share), and louder or softer (dB). */
const [BEND, SWELL] = [0.06, 2];
/** How far to the side a sound at the edge of the screen is. */
const WIDTH = 0.6;
/** The machine need not work for a page that has been silent for so long (ms). */
const REST_MS = 15_000;

export interface Wanted {
  readonly name: string;
  readonly recipe: Recipe;
  /** Where on the screen, from -1 (left) to 1. */
  readonly across: number;
  /** When it was wanted, by `performance.now()`. */
  readonly at: number;
}

interface Voice {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
}

/** -1 to 1. */
const chance = (): number => Math.random() * 2 - 1;

/** Plays sounds: renders them when they are first wanted, and keeps them apart. */
export class SoundEngine {
  private readonly context = new AudioContext();
  private readonly bus: Bus = createBus(this.context);
  private readonly bank = new SoundBank();
  private readonly spacing = new Spacing();
  private voices: readonly Voice[] = [];
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const { channels, mute } = this.bus;
    effect(() => void (channels.effects.gain.value = settings.effectsVolume.value ** 2));
    effect(() => void (channels.interface.gain.value = settings.interfaceVolume.value ** 2));
    effect(() => void (mute.gain.value = settings.sound.value ? 1 : 0));
    this.restSoon();
  }

  async play(wanted: Wanted): Promise<void> {
    const { recipe, name, at } = wanted;
    // A call is always heard, even late.
    const isCall = recipe.rung === 'call';
    if (!this.spacing.allows(name, at, isCall ? Infinity : undefined)) return;
    const buffer = await this.bank.one(recipe);
    if (!isCall && performance.now() - at > LATEST_MS) return;
    if (this.context.state !== 'running') await this.context.resume();
    this.start(wanted, buffer);
  }

  /** These may soon be heard. */
  prepare(recipes: readonly Recipe[]): void {
    void this.bank.prepare(recipes);
  }

  private start({ name, recipe, across }: Wanted, buffer: AudioBuffer): void {
    const { context } = this;
    const source = new AudioBufferSourceNode(context, { buffer, playbackRate: 1 + chance() * BEND });
    const gain = new GainNode(context, { gain: 10 ** ((chance() * SWELL) / 20) });
    const pan = new StereoPannerNode(context, { pan: Math.max(-1, Math.min(1, across)) * WIDTH });
    source.connect(gain).connect(pan).connect(this.bus.channels[channelOf(recipe)]);
    this.add({ source, gain });
    source.start();
    this.restSoon();
    // For browser tests: what is heard.
    dispatchEvent(new CustomEvent('gearhall:sound', { detail: name }));
  }

  /** The oldest voice gives way to one too many. */
  private add(voice: Voice): void {
    this.voices = [...this.voices, voice];
    voice.source.onended = () => (this.voices = this.voices.filter((one) => one !== voice));
    const [oldest] = this.voices;
    if (this.voices.length <= Spacing.VOICES || !oldest) return;
    this.voices = this.voices.slice(1);
    oldest.gain.gain.setTargetAtTime(0, this.context.currentTime, 0.01);
    oldest.source.stop(this.context.currentTime + 0.05);
  }

  private restSoon(): void {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => void this.context.suspend(), REST_MS);
  }
}
