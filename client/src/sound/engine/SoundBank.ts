import type { Recipe } from '../recipe';
import { render, VARIANTS } from './rendering';

/** Until the page has nothing else to do. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 30);
  });

/** The rendered variants of sounds. Each is rendered once, when it is wanted. */
export class SoundBank {
  private readonly begun = new Map<Recipe, Promise<AudioBuffer>[]>();
  private readonly ready = new Map<Recipe, AudioBuffer[]>();

  /** One of the variants that are ready; the first one where none is. */
  async one(recipe: Recipe): Promise<AudioBuffer> {
    const ready = this.ready.get(recipe) ?? [];
    const chosen = ready[Math.floor(Math.random() * ready.length)];
    if (chosen) return chosen;
    const first = await this.variant(recipe, 0);
    void this.prepare([recipe]);
    return first;
  }

  /** Renders what may soon be heard, one after the other, whenever the page has nothing else to do. */
  async prepare(recipes: readonly Recipe[]): Promise<void> {
    for (const number of VARIANTS.keys()) {
      for (const recipe of recipes) {
        await idle();
        await this.variant(recipe, number);
      }
    }
  }

  private variant(recipe: Recipe, number: number): Promise<AudioBuffer> {
    const begun = this.begun.get(recipe) ?? [];
    this.begun.set(recipe, begun);
    return (begun[number] ??= this.rendered(recipe, number));
  }

  private async rendered(recipe: Recipe, number: number): Promise<AudioBuffer> {
    const buffer = await render(recipe, number);
    this.ready.set(recipe, [...(this.ready.get(recipe) ?? []), buffer]);
    return buffer;
  }
}
