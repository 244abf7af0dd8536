import { OF_TWO, TARGETS, TARGET_OF, type TargetScore } from '../../content/wave';
import { planOf } from '../../content/scenarios';
import type { TeamId } from '../../content/teams';
import { isDestroyed, structuresIn, type Built } from '../field/structuresOnMap';
import { isAlive, robotsOfTeam, teamIn, teamsIn, type Field } from '../field/field';
import { teamOf } from '../field/context';
import type { Hook } from './hook';
import { unitsOnMap } from '../pieces/units';

/** Source L611-625, "Human Wave": a tank against soldiers who keep coming. */

type Sided = Pick<Field, 'teams' | 'options'>;

/** Whose soldiers are replaced as fast as they die. */
export const swarmIn = (field: Sided): readonly TeamId[] =>
  teamsIn(field).filter((team) => planOf(field.options, team).renews);
const huntedIn = (field: Sided): readonly TeamId[] =>
  teamsIn(field).filter((team) => !planOf(field.options, team).renews);

/** What the tank has destroyed, whoever did it: one for each structure, and for each soldier (KS13.5). */
export const waveScoreOf = (field: Sided & Built): number =>
  structuresIn(field).filter((id) => isDestroyed(field, id)).length +
  swarmIn(field).reduce((sum, team) => sum + teamIn(field, team).fallen, 0);

/** What it has to score at this table (KS13.7). */
export const targetScoreOf = ({ options, seats }: Pick<Field, 'options' | 'seats'>): TargetScore =>
  seats.length === 1 ? TARGETS[options.target ?? TARGET_OF[options.edition ?? 1]] : OF_TWO;

/** It is alive, or its pilot is on the map and may board it again, or blow it up (KS13.8). */
const isHeld = (
  field: Pick<Field, 'robots' | 'units'>,
  { id, team, fate, at }: Parameters<typeof isAlive>[0] & { readonly id: string; readonly team: TeamId },
): boolean =>
  isAlive({ fate, at }) ||
  (fate === 'derelict' &&
    unitsOnMap(field).some((unit) => unit.pilot !== '' && unit.team === team && unit.robot === id));

type Judged = Sided & Built & Pick<Field, 'robots' | 'units' | 'seats'>;

/** It has scored enough. */
export const winnersByScore = (field: Judged): readonly TeamId[] | undefined =>
  waveScoreOf(field) >= targetScoreOf(field).win ? huntedIn(field) : undefined;

/** Nobody wins with enough for a tie; with less the soldiers do (KS13.7). */
export const winnersAtEnd = (field: Judged): readonly TeamId[] =>
  waveScoreOf(field) >= targetScoreOf(field).tie ? [] : swarmIn(field);

/** The tank is destroyed, gone, or a derelict for good. */
export const isWaveOver = (field: Judged): boolean =>
  !huntedIn(field).some((team) => robotsOfTeam(field, team).some((robot) => isHeld(field, robot)));

/** From now on the soldiers act in the order of their names (KS13.4). */
export const HUMAN_WAVE: Hook = {
  reacts: {
    gone(context, { robot, how }) {
      const { team } = context.state.robots[robot] ?? {};
      if (how === 'derelict' && team !== undefined) teamOf(context, team).bailed = true;
    },
  },
};
