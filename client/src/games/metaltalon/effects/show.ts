import type { Seat } from '@gearhall/shared/core/seats';
import { BASE_SPACES } from '@gearhall/shared/games/metaltalon/content/board';
import type { Roller } from '@gearhall/shared/games/metaltalon/options';
import { eased, easedOut, type Animation } from '../../../stage/animation';
import { between, type Point } from '../../../stage/geometry';
import type { SoundName } from '../../../stage/sound';
import type { Cast } from '../cast';
import { pointOf } from '../layout';

/** What effects work with: the things on the board, and what the desk tells about the table. */
export interface Show {
  readonly cast: Cast;
  readonly me: () => Seat | undefined;
  readonly names: () => readonly string[];
  readonly roller: () => Roller;
  play(sound: SoundName): void;
}

/** An animation that looks at the board only when its time has come. */
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

/** Moves a ship over the board in a shallow hop. */
export function glide(
  { cast }: Show,
  ship: string,
  [from, to]: readonly [Point, Point],
  ms = 230,
): Animation {
  return scene(ms, () => {
    const view = cast.ships.get(ship);
    if (!view) return undefined;
    const usual = view.picture?.scale ?? 1;
    view.root.zIndex = 2;
    return (share) => {
      if (view.root.destroyed) return;
      const at = between(from, to, eased(share));
      const hop = Math.sin(share * Math.PI);
      view.root.position.set(at.x, at.y - hop * 12);
      view.root.scale.set(usual * (1 + hop * 0.1));
    };
  });
}

/** Coins that fly from one place to others, and vanish. */
export function scatter(
  { cast }: Show,
  at: () => Point | undefined,
  colours: readonly number[],
  ms = 520,
): Animation {
  return scene(ms, () => {
    const from = at();
    if (!from) return undefined;
    const coins = colours.map((colour, index) => {
      const angle = (index / colours.length) * 2 * Math.PI + index * 0.7;
      const away = 95 + (index % 3) * 32;
      return {
        coin: cast.sparks.coin(colour, from),
        to: { x: from.x + Math.cos(angle) * away, y: from.y + Math.sin(angle) * away },
      };
    });
    return (share) => {
      for (const { coin, to } of coins) {
        if (coin.destroyed) continue;
        coin.position.copyFrom(between(from, to, easedOut(share)));
        coin.alpha = 1 - share ** 3;
        if (share === 1) coin.destroy();
      }
    };
  });
}

/** Words that rise from a place and fade. */
export function rise({ cast }: Show, text: string, at: () => Point | undefined, colour?: number): Animation {
  return scene(750, () => {
    const from = at();
    if (!from) return undefined;
    const word = cast.sparks.word(text, from, { ...(colour === undefined ? {} : { colour }) });
    return (share) => {
      if (word.destroyed) return;
      word.y = from.y - 70 * easedOut(share);
      word.alpha = Math.min(1, (1 - share) * 3);
      if (share === 1) word.destroy();
    };
  });
}

/** A ring that spreads from a place. */
export function pulse({ cast }: Show, colour: number, at: () => Point | undefined, ms = 420): Animation {
  return scene(ms, () => {
    const place = at();
    const ring = place && cast.sparks.ring(colour, place);
    return (share) => {
      if (!ring || ring.destroyed) return;
      ring.scale.set(1 + easedOut(share) * 0.9);
      ring.alpha = 1 - share;
      if (share === 1) ring.destroy();
    };
  });
}

/** A plate with a few words across the board. */
export function banner({ cast }: Show, text: string, colour: number, ms = 1300): Animation {
  return scene(ms, () => {
    const plate = cast.sparks.banner(text, { x: 500, y: 520 }, colour);
    return (share) => {
      if (plate.destroyed) return;
      plate.alpha = Math.min(1, share * 8, (1 - share) * 6);
      plate.scale.set(0.94 + 0.06 * easedOut(Math.min(1, share * 6)));
      if (share === 1) plate.destroy({ children: true });
    };
  });
}

/** The middle of a seat's base, once it has one. */
export function homeOf({ cast }: Show, seat: Seat): Point | undefined {
  const base = cast.baseOf(seat);
  return base && pointOf(BASE_SPACES[base]);
}
