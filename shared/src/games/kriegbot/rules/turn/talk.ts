import type { ChatAudience } from '../../../../core/game';
import { seatsOf, type Seat, type Viewer } from '../../../../core/ground/seats';
import type { TeamId } from '../../content/teams';
import { scenarioOf } from '../../content/scenarios';
import { isDestroyed, type Built } from '../field/structuresOnMap';
import { isDrawing, towerOf, type Field } from '../field/field';
import { seatsOfTeam } from '../field/seating';

function hasTower(field: Pick<Field, 'teams'> & Built, team: TeamId): boolean {
  const tower = towerOf(field, team);
  return tower === undefined || !isDestroyed(field, tower);
}

/** The other members of its team who are in the game. */
const mates = (field: Pick<Field, 'seats'>, team: TeamId, speaker: Viewer): readonly Seat[] =>
  seatsOfTeam(field, team).filter((seat) => seat !== speaker && !field.seats[seat]?.out);

/** The designs are not fixed yet, or not even begun, while buildings are placed before them (KS19.1). */
const isPlanning = ({ phase, seats, options }: Pick<Field, 'phase' | 'seats' | 'options'>): boolean =>
  isDrawing(phase) ||
  (phase === 'setup' &&
    scenarioOf(options).buildings?.when === 'early' &&
    seats.some(({ ready, out }) => !ready && !out));

/**
 * Source L43 and L318, K15: a team plans in private; once the designs are fixed all talk is open. The members of a team
 * whose TV tower has fallen may not talk with each other: only the other team reads them. A team of one talks as
 * before, and after the end everybody does.
 */
export function chatAudience(
  field: Pick<Field, 'teams' | 'seats' | 'phase' | 'options'> & Built,
  speaker: Viewer,
): ChatAudience {
  const team = typeof speaker === 'number' ? field.seats[speaker]?.team : undefined;
  if (!team || field.phase === 'over') return 'everybody';
  if (isPlanning(field)) return seatsOfTeam(field, team);
  if (hasTower(field, team) || mates(field, team, speaker).length === 0) return 'everybody';
  return seatsOf(field.seats.length).filter((seat) => seat === speaker || field.seats[seat]?.team !== team);
}
