import { settings } from '../ui/theme/settings';
import type { SoundEngine } from './engine/SoundEngine';
import type { CommonSound } from './common';
import type { Recipes } from './recipe';

/** The engine and the recipes that all games share. Nobody needs them before the first click. */
interface Orchestra {
  readonly engine: SoundEngine;
  readonly common: Recipes;
}

let loading: Promise<Orchestra> | undefined;

function orchestra(): Promise<Orchestra> {
  loading ??= load();
  // Without a network the page is silent, and asks again at the next sound.
  loading.catch(() => (loading = undefined));
  return loading;
}

async function load(): Promise<Orchestra> {
  const [{ SoundEngine }, { COMMON }] = await Promise.all([
    import('./engine/SoundEngine'),
    import('./common'),
  ]);
  return { engine: new SoundEngine(), common: COMMON };
}

/** The engine has been asked for. */
export const isReady = (): boolean => loading !== undefined;

/** Browsers let a page sound once somebody has clicked or pressed a key. */
const isTouched = (): boolean => navigator.userActivation?.hasBeenActive === true;

/** What one game, or a page without a game, sounds like. */
export class Sounds {
  private own: Promise<Recipes> | undefined;

  constructor(private readonly loadOwn: () => Promise<Recipes> = () => Promise.resolve({})) {}

  /** It would be heard now. */
  get isAudible(): boolean {
    return settings.sound.peek() && isTouched();
  }

  /** Plays a sound at once; `across`: where on the screen, from -1 (left) to 1. */
  play(name: string, across = 0): void {
    if (!this.isAudible) return;
    void this.send(name, across, performance.now()).catch(() => undefined);
  }

  /** Renders what this game may play, in the page's spare time. Until the first click, nothing. */
  async prepare(): Promise<void> {
    if (!this.isAudible) return;
    const [{ engine, common }, own] = await Promise.all([orchestra(), this.recipes()]);
    engine.prepare(Object.values({ ...common, ...own }));
  }

  private async send(name: string, across: number, at: number): Promise<void> {
    const [{ engine, common }, own] = await Promise.all([orchestra(), this.recipes()]);
    const recipe = own[name] ?? common[name];
    if (recipe) await engine.play({ name, recipe, across, at });
  }

  private recipes(): Promise<Recipes> {
    this.own ??= this.loadOwn();
    this.own.catch(() => (this.own = undefined));
    return this.own;
  }
}

/** The sounds of a game. */
export const soundsOf = (game: { loadSounds?(): Promise<Recipes> }): Sounds =>
  new Sounds(async () => (await game.loadSounds?.()) ?? {});

/** From the first click on, the game's sounds are made ready; until the result is called. */
export function prepareOnTouch(sounds: Sounds): () => void {
  const stop = new AbortController();
  const prepare = (): void => void sounds.prepare().catch(() => undefined);
  for (const touch of ['click', 'keydown'])
    addEventListener(touch, prepare, { once: true, signal: stop.signal });
  const unfollow = settings.sound.subscribe(prepare);
  return () => {
    stop.abort();
    unfollow();
  };
}

const common = new Sounds();

/** Plays one of the sounds that all games and pages share. */
export const playCommon = (name: CommonSound): void => common.play(name);
