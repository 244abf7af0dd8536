import { CATALOG, type GameId } from '@gearhall/shared/games/catalog';
import { loadGameClient } from '../src/games';
import { COMMON } from '../src/sound/common';
import { createBus } from '../src/sound/engine/bus';
import { render, VARIANTS } from '../src/sound/engine/rendering';
import { SoundEngine } from '../src/sound/engine/SoundEngine';
import type { Recipe, Recipes } from '../src/sound/recipe';

/** A page to hear every sound; a browser test measures them. */

/** What a rendered variant is like. */
export interface Measured {
  /** `common`, or the game whose own sound it is. */
  readonly of: 'common' | GameId;
  readonly name: string;
  readonly variant: number;
  readonly rung: Recipe['rung'];
  /** dBFS. */
  readonly peak: number;
  /** The same after the bus, as it is heard. */
  readonly played: number;
  readonly seconds: number;
  /** Of all samples: equal only where the sounds are. */
  readonly hash: string;
}

const palettes = async (): Promise<readonly (readonly [Measured['of'], Recipes])[]> => [
  ['common', COMMON],
  ...(await Promise.all(
    (Object.keys(CATALOG) as GameId[]).map(
      async (id) => [id, (await (await loadGameClient(id)).loadSounds?.()) ?? {}] as const,
    ),
  )),
];

async function hashOf(samples: Float32Array<ArrayBuffer>): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', samples));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const peakOf = (samples: Float32Array): number =>
  20 * Math.log10(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0));

/** A compressor has to run for a moment before it is at rest (seconds). */
const SETTLING = 0.8;

async function playedPeak(buffer: AudioBuffer): Promise<number> {
  const seconds = SETTLING + buffer.duration + 0.5;
  const context = new OfflineAudioContext(2, Math.ceil(seconds * 44_100), 44_100);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(createBus(context).channels.effects);
  source.start(SETTLING);
  const heard = await context.startRendering();
  return Math.max(peakOf(heard.getChannelData(0)), peakOf(heard.getChannelData(1)));
}

async function measured(
  of: Measured['of'],
  name: string,
  recipe: Recipe,
  variant: number,
): Promise<Measured> {
  const buffer = await render(recipe, variant);
  const samples = buffer.getChannelData(0);
  const { rung } = recipe;
  return {
    ...{ of, name, variant, rung, seconds: buffer.duration },
    peak: peakOf(samples),
    played: await playedPeak(buffer),
    hash: await hashOf(samples),
  };
}

async function measureAll(): Promise<readonly Measured[]> {
  const all: Measured[] = [];
  for (const [of, recipes] of await palettes())
    for (const [name, recipe] of Object.entries(recipes))
      for (const variant of VARIANTS.keys()) all.push(await measured(of, name, recipe, variant));
  return all;
}

/** A button for each sound. */
async function showButtons(): Promise<void> {
  let engine: SoundEngine | undefined;
  const host = document.getElementById('buttons');
  for (const [of, recipes] of await palettes())
    for (const [name, recipe] of Object.entries(recipes)) {
      const button = document.createElement('button');
      button.textContent = `${of} ${name}`;
      button.onclick = () => {
        engine ??= new SoundEngine();
        void engine.play({ name, recipe, across: 0, at: performance.now() });
      };
      host?.append(button);
    }
}

Object.assign(window, { measureAll });
void showButtons();
