import type { Action, ActionOf } from '@gearhall/shared/games/rushncrush/actions';
import { stretchesOf, type Stretch } from '@gearhall/shared/games/rushncrush/rules/driving/stretches';
import { turnOf } from '@gearhall/shared/games/rushncrush/rules/field';
import type { View } from '@gearhall/shared/games/rushncrush/view';

/** Actions that drive a stretch of road, and the stretch of each. */

const WAYS = ['drive', 'crash', 'sideRam', 'rushNCrush'] as const;
export type WayAction = ActionOf<(typeof WAYS)[number]>;

export const isWay = (action: Action): action is WayAction => WAYS.some((type) => type === action.type);

export type StretchFinder = (action: WayAction) => Stretch | undefined;

/** Finds the stretch of an action of the car on turn; all are computed once, on first use. */
export function stretchFinder(view: View): StretchFinder {
  let known: ReadonlyMap<string, Stretch> | undefined;
  const list = (): ReadonlyMap<string, Stretch> => {
    const stretches = turnOf(view).step === 'move' ? stretchesOf(view) : [];
    return new Map(stretches.map((one) => [keyOf(one, isHit(one) ? one.by : ''), one]));
  };
  return (action) => (known ??= list()).get(keyOf(action, hitFrom(action)));
}

const isHit = ({ meets }: Stretch): boolean => meets === 'wall' || meets === 'car';

/** For actions that hit something the way of hitting counts as well; for driving it does not. */
const keyOf = ({ to, points }: Pick<Stretch, 'to' | 'points'>, by: string): string => `${to} ${points} ${by}`;

function hitFrom(action: WayAction): string {
  if (action.type === 'drive') return '';
  return action.type === 'rushNCrush' ? 'ahead' : action.by;
}
