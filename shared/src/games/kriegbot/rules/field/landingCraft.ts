import { seatsOf, type Seat } from '../../../../core/ground/seats';
import { expectDefined } from '../../../../core/ground/result';
import type { StructureId } from '../../content/map';
import { planOf } from '../../content/scenarios';
import type { TeamId } from '../../content/teams';
import type { TargetId } from '../../state';
import { isDestroyed, isStructure } from './structuresOnMap';
import { findUnit, robotOf, teamsIn, towerOf, type Attacking, type Field, type SeenRobot } from './field';

/** Landing craft: whose they are, who speaks for them, and what is lost with them (KS7.1, KS7.6). */

type Landed = Pick<Field, 'options' | 'teams'>;

/** The landing craft of a side, whether it stands or not; absent until its edge is drawn. */
export const craftOf = (field: Landed, team: TeamId): StructureId | undefined =>
  planOf(field.options, team).craft ? towerOf(field, team) : undefined;

/** Whose landing craft the structure is. */
export const crewOf = (field: Landed, id: StructureId): TeamId | undefined =>
  teamsIn(field).find((team) => craftOf(field, team) === id);

/** Its side has lost its landing craft: it neither powers up nor reboots any more (L431). */
export function isCutOff(
  field: Pick<Field, 'options' | 'teams' | 'structures'>,
  { team }: Pick<SeenRobot, 'team'>,
): boolean {
  const craft = craftOf(field, team);
  return craft !== undefined && isDestroyed(field, craft);
}

/** Who decides for a whole side: its lowest seat that is still in the game (KS0.2). */
export const voiceOf = ({ seats }: Pick<Field, 'seats'>, team: TeamId): Seat =>
  expectDefined(
    seatsOf(seats.length).find((seat) => seats[seat]?.team === team && !seats[seat].out),
    `somebody of ${team}`,
  );

type Seated = Pick<Field, 'robots' | 'units' | 'seats' | 'options' | 'teams'>;

/** Who decides in an assault: for the attacker, or for a hacked one whoever has hacked it (KS8.4). */
export const deciderOf = (field: Seated, { attacker, by }: Pick<Attacking, 'attacker' | 'by'>): Seat =>
  seatOf(field, by === '' ? attacker : by);

/** Who decides for a robot, a unit, or for a landing craft. */
export function seatOf(field: Seated, id: TargetId): Seat {
  if (!isStructure(id)) return (findUnit(field, id) ?? robotOf(field, id)).seat;
  return voiceOf(field, expectDefined(crewOf(field, id), `the crew of ${id}`));
}
