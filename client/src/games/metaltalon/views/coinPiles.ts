import { GraphicsContext } from 'pixi.js';
import type { Palette } from '../../../stage/drawing/palette';

export const COINS = ['pennies', 'nickels', 'dimes'] as const;
export type Coin = (typeof COINS)[number];

/** A coin seen from above at a slant; the relative sizes are those of real coins. */
interface CoinLook {
  readonly radius: number;
  readonly face: (palette: Palette) => number;
  readonly rim: (palette: Palette) => number;
}

export const COIN_LOOKS: Readonly<Record<Coin, CoinLook>> = {
  pennies: { radius: 12.5, face: (palette) => palette.copper, rim: (palette) => palette.copperDark },
  nickels: { radius: 13.5, face: (palette) => palette.steel, rim: (palette) => palette.steelDark },
  dimes: { radius: 11, face: (palette) => palette.silver, rim: (palette) => palette.silverDark },
};

/** A pile never shows more coins than this; the number on it says how many there are. */
const TALLEST = 6;
const THICK = 5.6;
const SLANT = 0.52;

export interface Pile {
  readonly coin: Coin;
  readonly count: number;
  /** The middle of the pile's foot, from left to right. */
  readonly x: number;
}

/** The piles of a stack side by side, centred; coins that it does not have take no room. */
export function pilesOf(stack: Readonly<Record<Coin, number>>, apart = 2.5): Pile[] {
  const present = COINS.filter((coin) => stack[coin] > 0);
  const widths = present.map((coin) => COIN_LOOKS[coin].radius * 2);
  const total = widths.reduce((sum, width) => sum + width + apart, -apart);
  let left = -total / 2;
  return present.map((coin, index) => {
    const width = widths[index] ?? 0;
    const x = left + width / 2;
    left += width + apart;
    return { coin, count: stack[coin], x };
  });
}

export const heightOf = (count: number): number => Math.min(count, TALLEST) * THICK;

/** Draws each pile of a given height and coin once, for all ships. */
export class PileContexts {
  private readonly made = new Map<string, GraphicsContext>();

  constructor(private readonly palette: Palette) {}

  get(coin: Coin, count: number): GraphicsContext {
    const shown = Math.min(count, TALLEST);
    const key = `${coin}${shown}`;
    const existing = this.made.get(key);
    if (existing) return existing;
    const context = this.draw(coin, shown);
    this.made.set(key, context);
    return context;
  }

  destroy(): void {
    for (const context of this.made.values()) context.destroy();
    this.made.clear();
  }

  private draw(coin: Coin, shown: number): GraphicsContext {
    const { radius, face, rim } = COIN_LOOKS[coin];
    const pen = new GraphicsContext();
    const edge = rim(this.palette);
    const top = face(this.palette);
    for (let level = 0; level < shown; level += 1) {
      const y = -level * THICK;
      pen.ellipse(0, y, radius, radius * SLANT).fill(edge);
      pen.rect(-radius, y - THICK + 1.2, radius * 2, THICK - 1.2).fill(edge);
      pen.rect(-radius * 0.8, y - THICK + 1.2, radius * 0.4, THICK - 1.2 + radius * SLANT * 0.55).fill({
        color: top,
        alpha: 0.35,
      });
      pen.ellipse(0, y - THICK + 1.2, radius, radius * SLANT).fill(top);
    }
    pen
      .ellipse(0, -(shown - 1) * THICK - THICK + 1.2, radius * 0.66, radius * SLANT * 0.66)
      .stroke({ color: edge, width: 1.4, alpha: 0.8 });
    return pen;
  }
}
