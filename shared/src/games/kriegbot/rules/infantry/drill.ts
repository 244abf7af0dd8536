import { coordinatesOf, type HexId } from '../../content/map';
import type { DrillStep } from '../../content/infantry';
import type { TeamId } from '../../content/teams';
import type { Unit } from '../../state/units';
import { rangeBetween } from '../field/arcs';
import type { RuleContext } from '../field/context';
import { diskOf } from '../pieces/disks';
import { enemiesOf, isAlive, type Field, type SeenRobot } from '../field/field';
import { fireAt, whyNotFire } from './firing';
import { landOnFoot, layDisk } from './insertion';
import { hasLine, terrainAt } from '../field/sight';
import { unitsOnMap } from '../pieces/units';
import { waysOnFoot, walkTo } from './onFoot';

/** Source L623, "Solitaire": what soldiers do that nobody plays, by open facts alone (KS13.10). */

export interface Drill {
  readonly step: DrillStep;
  /** From him to what he is after. */
  readonly range: number;
  /** Whom he shoots at; empty: nobody. */
  readonly target: string;
  /** Where he goes, lands or marks; empty: nowhere. */
  readonly to: HexId | '';
}

type Quarry = SeenRobot | Unit;

/** What the soldiers of a side are after: an enemy robot, or the pilot who has left it. */
export const quarryOf = (field: Field, team: TeamId): Quarry | undefined =>
  enemiesOf(field, team).find(isAlive) ??
  unitsOnMap(field).find((unit) => unit.team !== team && unit.pilot !== '');

/** The first step of the list that applies, as things stand now (KS13.11). */
export function drillOf(field: Field, unit: Unit): Drill {
  const quarry = quarryOf(field, unit.team);
  if (unit.at === '') return fromAbove(field, unit, quarry);
  if (!quarry) return { step: 'waits', range: 0, target: '', to: '' };
  return shotAt(field, unit, quarry) ?? wayTo(field, unit, quarry);
}

function fromAbove(field: Field, { id }: Unit, quarry: Quarry | undefined): Drill {
  const laid = diskOf(field, id)?.at;
  const to = laid ?? quarry?.at ?? '';
  const range = quarry && to !== '' ? rangeBetween(to, quarry.at) : 0;
  if (to === '') return { step: 'waits', range, target: '', to };
  return { step: laid === undefined ? 'disk' : 'lands', range, target: '', to };
}

/** The designator if it can paint, otherwise the rifle. */
function shotAt(field: Field, unit: Unit, { id: target, at }: Quarry): Drill | undefined {
  const arms = (['designator', 'rifle'] as const).find(
    (one) => !whyNotFire(field, unit, { arms: one, target }),
  );
  return arms && { step: arms, range: rangeBetween(unit.at, at), target, to: '' };
}

/** A hex that he can reach, nearer to his quarry than his own. */
interface Way {
  readonly at: HexId;
  readonly range: number;
  readonly steps: number;
  readonly isHidden: boolean;
}

function wayTo(field: Field, unit: Unit, quarry: Quarry): Drill {
  const range = rangeBetween(unit.at, quarry.at);
  const ways = nearerWays(field, unit, quarry);
  const isIn = (way: Way): boolean => terrainAt(field, way.at) === 'building';
  const drill = (step: DrillStep, to: HexId | '' = ''): Drill => ({ step, range, target: '', to });
  if (terrainAt(field, unit.at) === 'building') {
    const [next] = ways.filter(isIn).toSorted(byRange(byWay));
    return next ? drill('nextBuilding', next.at) : drill('stays');
  }
  const found = CLASSES.map((step) => ({ step, ways: ways.filter((way) => IS_OF_CLASS[step](field, way)) }));
  const best = found.find((one) => one.ways.length > 0);
  const [first] = best?.ways.toSorted(byRange(hiddenFirst)) ?? [];
  return best && first ? drill(best.step, first.at) : drill('stays');
}

function nearerWays(field: Field, unit: Unit, { at: goal }: Quarry): readonly Way[] {
  const own = rangeBetween(unit.at, goal);
  return [...waysOnFoot(field, unit)]
    .map(([at, path]) => ({ at, range: rangeBetween(at, goal), steps: path.length }))
    .filter(({ range }) => range < own)
    .map((way) => ({ ...way, isHidden: !isSeen(field, goal, way.at) }));
}

/** What his quarry could see there. Its arcs and ranges do not matter. */
const isSeen = (field: Field, from: HexId, at: HexId): boolean =>
  hasLine(field, from, at, { painted: false, medium: 'none' });

/** What he walks to, the best first. */
const CLASSES = ['building', 'rough', 'hidden', 'closer'] as const satisfies readonly DrillStep[];
const IS_OF_CLASS: Readonly<Record<(typeof CLASSES)[number], (field: Field, way: Way) => boolean>> = {
  building: (field, { at }) => terrainAt(field, at) === 'building',
  rough: (field, { at }) => ['woods', 'hill'].includes(terrainAt(field, at)),
  hidden: (_field, { isHidden }) => isHidden,
  closer: () => true,
};

type Order = (one: Way, other: Way) => number;

const byRange =
  (then: Order): Order =>
  (one, other) =>
    one.range - other.range || then(one, other);
const hiddenFirst: Order = (one, other) => Number(other.isHidden) - Number(one.isHidden) || byWay(one, other);
/** The fewest steps; then the order of the map: lower columns, and in them what is nearer to the top. */
const byWay: Order = (one, other) => {
  const [here, there] = [coordinatesOf(one.at), coordinatesOf(other.at)];
  return one.steps - other.steps || here.q - there.q || here.r - there.r;
};

type Carrying = (context: RuleContext, unit: Unit, drill: Drill) => void;
const nothing: Carrying = () => undefined;
const walks: Carrying = (context, { id }, { to }) => {
  if (to !== '') walkTo(context, id, to);
};
const shoots =
  (arms: 'designator' | 'rifle'): Carrying =>
  (context, unit, { target }) =>
    fireAt(context, unit, { arms, target });

const CARRIED_OUT: Readonly<Record<DrillStep, Carrying>> = {
  waits: nothing,
  disk: (context, { id, team }, { to }) => {
    if (to !== '') layDisk(context, { unit: id, team, at: to });
  },
  lands: (context, { id }) => landOnFoot(context, id),
  designator: shoots('designator'),
  rifle: shoots('rifle'),
  nextBuilding: walks,
  stays: nothing,
  building: walks,
  rough: walks,
  hidden: walks,
  closer: walks,
};

/** The turn of a soldier whom nobody plays. */
export function drill(context: RuleContext, unit: Unit): void {
  const order = drillOf(context.state, unit);
  context.emit({ type: 'drilled', unit: unit.id, step: order.step, range: order.range });
  CARRIED_OUT[order.step](context, unit, order);
}
