import { expectDefined, refuse as refuseAs, type Refusal } from '../../../../core/ground/result';
import { HEX_IDS, type HexId } from '../../content/map';
import { planOf } from '../../content/scenarios';
import type { TeamId } from '../../content/teams';
import type { Disk, TargetId } from '../../state';
import type { Unit } from '../../state/units';
import { rangeBetween } from '../field/arcs';
import {
  findUnit,
  inOrder,
  isOnMap,
  robotOf,
  robotsOfTeam,
  type Field,
  type SeenRobot,
} from '../field/field';
import { refuse, type WhyNot } from '../field/context';

/** Source L526-528, "Insertion reentry": who is still above, and where its disk may lie (KX80, KS12.2, KS12.3). */

type Above = Pick<Field, 'options' | 'robots' | 'disks'>;

/** A robot that has not landed yet. */
export const isAbove = (
  { options }: Pick<Field, 'options'>,
  { at, fate, team }: Pick<SeenRobot, 'at' | 'fate' | 'team'>,
): boolean => at === '' && fate === '' && planOf(options, team).entry === 'drop';

/** A tent that has not landed yet: off the map, but no pilot who has left it. */
export const isTentAbove = ({ at, aboard, armed }: Pick<Unit, 'at' | 'aboard' | 'armed'>): boolean =>
  at === '' && aboard === '' && !armed;

export const diskOf = ({ disks }: Pick<Field, 'disks'>, id: TargetId): Disk | undefined =>
  disks?.find(({ unit }) => unit === id);

/** One of its robots has marked a hex this turn: it is enough (KS12.2). */
export const hasMarked = ({ disks = [], turn }: Pick<Field, 'disks' | 'turn'>, by: TeamId): boolean =>
  disks.some((disk) => disk.team === by && disk.turn === turn);

/** Robots of a side that could still mark a hex, in movement order. */
const markersOf = (field: Above, team: TeamId): readonly SeenRobot[] =>
  inOrder(robotsOfTeam(field, team)).filter((robot) => isAbove(field, robot) && !diskOf(field, robot.id));

/** Tents that come together, and have not marked a hex yet (KS18.4). */
export const tentsWaiting = ({
  options,
  units,
  disks = [],
}: Pick<Field, 'options' | 'units' | 'disks'>): readonly Unit[] =>
  units.filter(
    (unit) =>
      isTentAbove(unit) &&
      planOf(options, unit.team).tentsDrop &&
      !disks.some((disk) => disk.unit === unit.id),
  );

/**
 * Why the one that is asked may not wait: a robot with a disk lands, and the last one that could mark a hex this turn has
 * to; a tent has to when others that come with it have.
 */
export function whyNotWait(field: Field): WhyNot {
  const { question } = field;
  const tent = question && findUnit(field, question.robot);
  if (question?.kind === 'land') return tent ? undefined : refuse('mustLand');
  if (question?.kind !== 'disk') return undefined;
  if (tent) return comesWith(field, tent) && hasMarked(field, tent.team) ? refuse('mustMark') : undefined;
  const { id, team } = robotOf(field, question.robot);
  return markersOf(field, team).at(-1)?.id === id ? refuse('mustMark') : undefined;
}

const comesWith = (field: Field, { id }: Unit): boolean => tentsWaiting(field).some((tent) => tent.id === id);

/** Where the disk of a side may lie: far from what is its own, as that stands now; anywhere, if nothing else is left. */
export function hexesForDisk(field: Above, team: TeamId): readonly HexId[] {
  const { apart } = planOf(field.options, team);
  if (apart === undefined) return HEX_IDS;
  const own = [...robotsOfTeam(field, team).filter(isOnMap), ...(field.disks ?? [])].filter(
    (one) => one.team === team,
  );
  const free = HEX_IDS.filter((at) => own.every((one) => rangeBetween(one.at, at) > apart));
  return free.length > 0 ? free : HEX_IDS;
}

/** The side of who is asked. */
export function teamOfAsked(field: Field): TeamId {
  const { robot } = expectDefined(field.question, 'a question');
  return (findUnit(field, robot) ?? robotOf(field, robot)).team;
}

/** Why a disk of who is asked may not lie where it would be too near. */
export function tooNearForDisk(field: Field): Refusal<'diskTooNear'> {
  const { apart } = planOf(field.options, teamOfAsked(field));
  return refuseAs('diskTooNear', apart === undefined ? undefined : { apart });
}
