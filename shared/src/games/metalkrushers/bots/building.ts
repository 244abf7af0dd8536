import type { Dice } from '../../../core/dice';
import type { Action, ActionOf } from '../actions';
import { EMPTY, ITEMS } from '../content/items';
import { ARMS } from '../content/sides';
import type { Design } from '../state';

/** A random one of the good builds, so that nobody can guess it. Small weapons do too little (RULES.md, "Balance"). */
export function chooseBuild(legal: readonly Action[], dice: Dice): Action {
  const builds = legal.filter((action): action is ActionOf<'build'> => action.type === 'build');
  const weak = builds.map(({ krushers }) => krushers.filter(hasSmallWeapon).length);
  const least = Math.min(...weak);
  return dice.pick(builds.filter((_, index) => weak[index] === least));
}

const hasSmallWeapon = ({ arms }: Design): boolean =>
  ARMS.some((arm) => {
    const held = arms[arm];
    const item = held === EMPTY ? undefined : ITEMS[held];
    return item?.kind === 'weapon' && item.size === 'small';
  });
