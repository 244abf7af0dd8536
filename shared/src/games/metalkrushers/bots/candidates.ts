import type { Action, ActionOf } from '../actions';
import { CHASSIS } from '../content/chassis';
import { EMPTY, ITEMS } from '../content/items';
import { ARMS } from '../content/sides';
import type { Design } from '../state';

export type Build = ActionOf<'build'>;
/** The builds among which the lot decides, so that nobody can guess one. */
export type Builds = (legal: readonly Action[]) => readonly Build[];

/** Small weapons do too little (RULES.md, "Balance"). */
export const goodBuilds: Builds = (legal) =>
  fewest(
    legal.filter((action) => action.type === 'build'),
    hasSmallWeapon,
  );

/** A slow Krusher is outflanked: heavy ones lose two of three duels against light ones (RULES.md, "Bots"). */
export const fastBuilds: Builds = (legal) => fastest(goodBuilds(legal));

/** With projectors, if there are any; then as fast ones as possible. */
export const shootingBuilds: Builds = (legal) =>
  fastest(fewest(goodBuilds(legal), (design) => !hasProjector(design)));

const fastest = (builds: readonly Build[]): readonly Build[] =>
  fewest(builds, ({ chassis }) => CHASSIS[chassis].movement < FAST);

const FAST = CHASSIS.standard.movement;

const hasProjector = ({ arms }: Design): boolean =>
  ARMS.some((arm) => {
    const held = arms[arm];
    return held !== EMPTY && ITEMS[held].kind === 'projector';
  });

/** Those with the fewest Krushers that are like this. */
function fewest(builds: readonly Build[], isSo: (design: Design) => boolean): readonly Build[] {
  const counts = builds.map(({ krushers }) => krushers.filter(isSo).length);
  const least = Math.min(...counts);
  return builds.filter((_, index) => counts[index] === least);
}

const hasSmallWeapon = ({ arms }: Design): boolean =>
  ARMS.some((arm) => {
    const held = arms[arm];
    const item = held === EMPTY ? undefined : ITEMS[held];
    return item?.kind === 'weapon' && item.size === 'small';
  });
