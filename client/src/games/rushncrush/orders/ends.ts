import type { Action, ActionOf } from '@gearhall/shared/games/rushncrush/actions';
import { stretchesOf, type Stretch } from '@gearhall/shared/games/rushncrush/rules/driving/stretches';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { laneOf } from '../words/cars/names';
import type { WayAction } from '../prospects/ways';

type Drive = ActionOf<'drive'>;

const isDrive = (action: Action): action is Drive => action.type === 'drive';

/** The numbers of points that the drives take, the fewest first. */
export const pointsIn = (actions: readonly WayAction[]): readonly number[] =>
  [...new Set(actions.map(({ points }) => points))].sort((one, other) => one - other);

/** The drives that take this many points, from the left lane to the right one. */
export const waysOf = (actions: readonly WayAction[], points: number): readonly WayAction[] =>
  actions
    .filter((action) => action.points === points)
    .sort(
      (one, other) =>
        (laneOf(one.to) ?? 0) - (laneOf(other.to) ?? 0) ||
        one.to.localeCompare(other.to, 'en', { numeric: true }),
    );

/** The most common orders, each with its name. */
export interface QuickWays {
  readonly line: Drive | undefined;
  readonly straight: Drive | undefined;
  readonly furthest: Drive | undefined;
}

/** The cheapest first: Steering points, then lane changes. */
const byCost = (one: Stretch, other: Stretch): number =>
  one.steering - other.steering || one.changes - other.changes;

/** Over the line; straight ahead as far as nothing is met; as far as nothing is met on any path. */
export function quickWays(view: View, actions: readonly Action[]): QuickWays {
  const stretches = stretchesOf(view);
  const drives = actions.filter(isDrive);
  const driveTo = (stretch: Stretch | undefined): Drive | undefined =>
    stretch && drives.find(({ to, points }) => to === stretch.to && points === stretch.points);
  const clean = stretches.filter(({ meets }) => meets === 'nothing');
  const most = Math.max(0, ...clean.map(({ points }) => points));
  const straight = clean.filter(({ changes }) => changes === 0).at(-1);
  const furthest = clean.filter(({ points }) => points === most).toSorted(byCost)[0];
  return {
    line: driveTo(stretches.filter(({ meets }) => meets === 'line').toSorted(byCost)[0]),
    straight: driveTo(straight),
    furthest: furthest === straight ? undefined : driveTo(furthest),
  };
}
