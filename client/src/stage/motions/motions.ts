import { easedOut, type Animation } from './animation';
import { gap, type Point } from '../geometry/geometry';
import type { Sparks } from '../sprites/sparks';

/** The things that motions on every board use. */
export interface Sparkling {
  readonly sprites: { readonly sparks: Sparks };
}

/** An animation that reads the board only when it begins. */
export function scene(
  ms: number,
  start: () => ((share: number) => void) | undefined,
  end?: () => void,
): Animation {
  let frame: ((share: number) => void) | undefined;
  return {
    ms,
    begin: () => {
      frame = start();
    },
    frame: (share) => frame?.(share),
    ...(end ? { end } : {}),
  };
}

/** Words that begin nearer to each other than this lie over each other; then the newer one lifts the other by a line. */
const NEAR = 120;
const LINE = 46;

/** Text that rises from a place and fades. */
export function rise(
  { sprites }: Sparkling,
  text: string,
  at: () => Point | undefined,
  colour?: number,
): Animation {
  return scene(750, () => {
    const from = at();
    if (!from) return undefined;
    const { rising, size } = sprites.sparks;
    const word = sprites.sparks.word(text, from, { colour });
    for (const one of rising) if (gap(one.at, from) < NEAR * size) one.newer += 1;
    const own = { at: from, newer: 0 };
    rising.add(own);
    return (share) => {
      if (share === 1) rising.delete(own);
      if (word.destroyed) return;
      word.y = from.y - (70 * easedOut(share) + LINE * own.newer) * size;
      word.alpha = Math.min(1, (1 - share) * 3);
      if (share === 1) word.destroy();
    };
  });
}

/** A ring that spreads from a place. */
export function pulse(
  { sprites }: Sparkling,
  colour: number,
  at: () => Point | undefined,
  ms = 420,
): Animation {
  return scene(ms, () => {
    const place = at();
    const ring = place && sprites.sparks.ring(colour, place);
    return (share) => {
      if (!ring || ring.destroyed) return;
      ring.scale.set(1 + easedOut(share) * 0.9);
      ring.alpha = 1 - share;
      if (share === 1) ring.destroy();
    };
  });
}

/** A plate with a short text across the board. */
export function banner({ sprites }: Sparkling, text: string, colour: number, ms = 1300): Animation {
  return scene(ms, () => {
    const plate = sprites.sparks.banner(text, colour);
    return (share) => {
      if (plate.destroyed) return;
      plate.alpha = Math.min(1, share * 8, (1 - share) * 6);
      plate.scale.set(sprites.sparks.size * (0.94 + 0.06 * easedOut(Math.min(1, share * 6))));
      if (share === 1) plate.destroy({ children: true });
    };
  });
}

/** A star that flashes up at a place. */
export function flare({ sprites }: Sparkling, colour: number, at: () => Point | undefined): Animation {
  return scene(260, () => {
    const place = at();
    const star = place && sprites.sparks.flash(colour, place);
    return (share) => {
      if (!star || star.destroyed) return;
      star.scale.set(0.5 + share * 0.7);
      star.rotation = share * 0.5;
      star.alpha = 1 - share;
      if (share === 1) star.destroy();
    };
  });
}
