import type { HexId } from '../../content/map';
import type { TeamId } from '../../content/teams';
import type { Unit } from '../../state/units';
import { siteOf, type Sited } from '../field/structuresOnMap';
import { isAlive, robotAt, type Field } from '../field/field';
import { isFlying } from '../field/terrain';
import { isTent, tentsAt } from '../pieces/units';

/** Scenario 11 (L597): whose infantry holds Mission Control, and what it is safe from there. */

type Occupied = Pick<Field, 'robots' | 'units'> & Sited;

const controlIn = (field: Sited): HexId | '' => siteOf(field, 'mission');

/**
 * The side that alone is inside: with a tent, and no other side has one there or a living robot (KS11.3). Who flies
 * above is not inside (K42).
 */
export function holderIn(field: Occupied): TeamId | undefined {
  const at = controlIn(field);
  const teams = new Set(tentsAt(field, at).map(({ team }) => team));
  const [holder] = teams;
  const robot = at === '' ? undefined : robotAt(field, at);
  const isBroken = robot !== undefined && robot.team !== holder && isAlive(robot) && !isFlying(robot);
  return teams.size === 1 && !isBroken ? holder : undefined;
}

/** From this far, infantry inside can be hit. */
const INSIDE_REACH = 1;

/** Nothing harms infantry inside from further away (KS11.4). */
export const isShielded = (field: Sited, unit: Unit, range: number): boolean =>
  isTent(unit) && unit.at !== '' && unit.at === controlIn(field) && range > INSIDE_REACH;
