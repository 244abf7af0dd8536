import type { Seat } from '@gearhall/shared/core/ground/seats';
import { BASE_SPACES } from '@gearhall/shared/games/metaltalon/content/board';
import type { Roller } from '@gearhall/shared/games/metaltalon/options';
import { eased, type Animation } from '../../../stage/motions/animation';
import { between, type Point } from '../../../stage/geometry/geometry';
import { scene } from '../../../stage/motions/motions';
import type { EffectContextOf } from '../../../stage/contract/boardDefinition';
import type { BoardSprites } from '../board/BoardSprites';
import type { Sound } from '../sounds/recipes';
import { pointOf } from '../looks/layout';

/** What effects work with. */
export interface EffectContext extends EffectContextOf<BoardSprites, Sound> {
  readonly roller: () => Roller;
}

/** Moves a ship over the board in a shallow hop. */
export function glide(
  { sprites }: EffectContext,
  ship: string,
  [from, to]: readonly [Point, Point],
  ms = 220,
): Animation {
  return scene(ms, () => {
    const view = sprites.ships.get(ship);
    if (!view) return undefined;
    const usual = view.picture?.scale ?? 1;
    view.root.zIndex = 2;
    view.turnTo(to);
    return (share) => {
      if (view.root.destroyed) return;
      const at = between(from, to, eased(share));
      const hop = Math.sin(share * Math.PI);
      view.root.position.set(at.x, at.y - hop * 12);
      view.root.scale.set(usual * (1 + hop * 0.1));
    };
  });
}

/** The middle of a seat's base, once it has one. */
export function homeOf({ sprites }: EffectContext, seat: Seat): Point | undefined {
  const base = sprites.baseOf(seat);
  return base && pointOf(BASE_SPACES[base]);
}
