import type { Seat } from '@gearhall/shared/core/ground/seats';
import { FIRST_BOX, NEUTRAL } from '@gearhall/shared/games/rushncrush/content/gears';
import { GUNS, type GunId } from '@gearhall/shared/games/rushncrush/content/equipment';
import { laneOfFire } from '@gearhall/shared/games/rushncrush/rules/equipment/aiming';
import { stretchesFrom } from '@gearhall/shared/games/rushncrush/rules/driving/stretches';
import { isReady } from '@gearhall/shared/games/rushncrush/rules/equipment/equipment';
import { moverOf, turnOf } from '@gearhall/shared/games/rushncrush/rules/field';
import { changeOdds, meanOf } from '@gearhall/shared/games/rushncrush/rules/gears/odds';
import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import { rowOf } from '@gearhall/shared/games/rushncrush/rules/gears/rolling';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { isOnTurn } from './moveOptions';

/** What my car could do next: how far its guns reach, and where the current gear would take it. */

/** Spaces through which the shots of a gun go. */
export interface LaneOfFire {
  readonly gun: GunId;
  readonly spaces: readonly SpaceId[];
}

/** Where the guns of my car on turn could hit somebody, for those that it could use now. */
export function lanesOfFire(view: View, seat: Seat | undefined): LaneOfFire[] {
  if (!isOnTurn(view, seat)) return [];
  const car = moverOf(view);
  const { touched, activations } = turnOf(view);
  return GUNS.flatMap((gun) => {
    if (!isReady(view, car, gun) || touched.includes(gun) || activations === 0) return [];
    const spaces = laneOfFire(view, car, gun);
    return spaces.length > 0 ? [{ gun, spaces }] : [];
  });
}

/** How far the current gear would take my car, with the average number of lane changes of its dice. */
export interface Forecast {
  readonly speed: number;
  /** Where its drive could end. */
  readonly ends: readonly SpaceId[];
  /** The spaces that it could cross. */
  readonly spaces: readonly SpaceId[];
}

export function forecastOf(view: View, seat: Seat | undefined): Forecast | undefined {
  if (!isOnTurn(view, seat) || turnOf(view).step !== 'gear') return undefined;
  const car = moverOf(view);
  const box = car.box === NEUTRAL ? FIRST_BOX : car.box;
  const row = rowOf(box);
  const spread = changeOdds(box);
  const changes = spread ? Math.round(meanOf(spread)) : row.speed;
  const free = stretchesFrom(view, car, { movement: row.speed, changes, steering: 0 }).filter(
    ({ meets }) => meets !== 'wall' && meets !== 'car',
  );
  return {
    speed: row.speed,
    ends: [
      ...new Set(
        free.flatMap(({ to, points, meets }) => (points === row.speed || meets === 'line' ? [to] : [])),
      ),
    ],
    spaces: [...new Set(free.map(({ to }) => to))],
  };
}
