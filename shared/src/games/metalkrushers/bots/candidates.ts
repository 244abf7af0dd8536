import type { Action, ActionOf } from '../actions';
import { EMPTY, ITEMS } from '../content/items';
import { ARMS } from '../content/sides';
import type { Design } from '../state';

/** The good builds, among which the lot decides, so that nobody can guess one. Small weapons do too little (RULES.md, "Balance"). */
export function goodBuilds(legal: readonly Action[]): readonly ActionOf<'build'>[] {
  const builds = legal.filter((action): action is ActionOf<'build'> => action.type === 'build');
  const weak = builds.map(({ krushers }) => krushers.filter(hasSmallWeapon).length);
  const least = Math.min(...weak);
  return builds.filter((_, index) => weak[index] === least);
}

const hasSmallWeapon = ({ arms }: Design): boolean =>
  ARMS.some((arm) => {
    const held = arms[arm];
    const item = held === EMPTY ? undefined : ITEMS[held];
    return item?.kind === 'weapon' && item.size === 'small';
  });
