import type { Seat } from '@gearhall/shared/core/seats';
import { BASE_SPACES } from '@gearhall/shared/games/metaltalon/content/board';
import type { Roller } from '@gearhall/shared/games/metaltalon/options';
import { eased, easedOut, type Animation } from '../../../stage/animation';
import { between, type Point } from '../../../stage/geometry';
import { scene } from '../../../stage/motions';
import type { TableShow } from '../../../stage/tableKit';
import type { Cast } from '../cast';
import { pointOf } from '../layout';

/** What effects work with. */
export interface Show extends TableShow<Cast> {
  readonly roller: () => Roller;
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

/** The middle of a seat's base, once it has one. */
export function homeOf({ cast }: Show, seat: Seat): Point | undefined {
  const base = cast.baseOf(seat);
  return base && pointOf(BASE_SPACES[base]);
}
