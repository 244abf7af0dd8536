import { seatsOf, type Seat } from '../../../core/seats';
import type { TeamId } from '../content/teams';
import type { Field } from './field';

export const seatsOfTeam = (field: Pick<Field, 'seats'>, team: TeamId): readonly Seat[] =>
  seatsOf(field.seats.length).filter((seat) => field.seats[seat]?.team === team);

/** All seats of these sides. */
export const seatsOfTeams = (field: Pick<Field, 'seats'>, teams: readonly TeamId[]): readonly Seat[] =>
  teams.flatMap((team) => seatsOfTeam(field, team));
