import { hexesInland } from '../border';
import { HEX_IDS, isBorder, type HexId } from '../map';
import { EDITED_SIDES, MOST_BUILDINGS, type Edited, type EditedBuildings } from './edited';
import { madeMap } from './ground';
import { problem, type Check } from './problem';
import { within } from './reach';

/** Where buildings can stand that are not painted. */

const isFirm = (made: Edited, at: HexId): boolean => {
  const { terrain } = madeMap(made);
  return terrain[at] !== 'water' && terrain[at] !== 'building';
};

/** One that stands from the start: on firm ground, and not where robots begin. */
export const hasRoomFor = (made: Edited, at: HexId): boolean =>
  (isFirm(made, at) || Object.values(made.structures).includes(at)) && !isBorder(at);

/** How many players place at a size of the scenario. */
export const numberAt = (
  { by, number }: EditedBuildings,
  size: Pick<Edited['sizes'][number], 'green' | 'yellow'>,
): number => {
  if (by === 'robots') return size.green + size.yellow;
  return typeof number === 'number' ? number : size[number.robotsOf] + number.more;
};

/** As the rules will ask for each: near and far enough, on firm ground that is free. */
function sitesFor(made: Edited, { near, inland }: EditedBuildings): readonly HexId[] {
  const { terrain } = madeMap(made);
  const around = near ? within(near) : HEX_IDS;
  const far = hexesInland(inland);
  return around.filter(
    (at) =>
      terrain[at] !== 'water' &&
      terrain[at] !== 'building' &&
      at !== made.stands?.at &&
      at !== made.flag &&
      far.includes(at),
  );
}

/** Robots may stand on any of them; where all may be taken, the last building would have no place. */
export const checkBuildings: Check = (made) => {
  const { buildings, sizes } = made;
  if (!buildings) return [];
  const most = Math.max(...sizes.map((size) => numberAt(buildings, size)));
  const robots = Math.max(...sizes.map(({ green, yellow }) => green + yellow));
  const sites = sitesFor(made, buildings);
  const beginsAtEdge = EDITED_SIDES.some((team) => made.sides[team].entry === 'edge');
  const mayBlock = buildings.when !== 'afterRobots' && beginsAtEdge && sites.some(isBorder);
  return [
    ...problem(most > MOST_BUILDINGS, 'tooManyBuildings', { number: most }),
    ...problem(sites.length < most + robots, 'tooFewSites', { sites: sites.length, needed: most + robots }),
    ...problem(mayBlock, 'sitesAtBorder', {}),
  ];
};
