import { seatsOf, type Seat } from '../../../../core/ground/seats';
import type { TeamId } from '../../content/teams';
import type { Field } from './field';

export const seatsOfTeam = (field: Pick<Field, 'seats'>, team: TeamId): readonly Seat[] =>
  seatsOf(field.seats.length).filter((seat) => field.seats[seat]?.team === team);

/** No seat plays it: what it has on the map is run by the rules (KS13.10). */
export const isAutomated = (field: Pick<Field, 'seats'>, team: TeamId): boolean =>
  seatsOfTeam(field, team).length === 0;

/** All seats of these sides. */
export const seatsOfTeams = (field: Pick<Field, 'seats'>, teams: readonly TeamId[]): readonly Seat[] =>
  teams.flatMap((team) => seatsOfTeam(field, team));
