import type { StructureId } from '../../content/map';
import { planOf } from '../../content/scenarios';
import type { TeamId } from '../../content/teams';
import type { TargetId } from '../../state';
import { teamsIn, towerOf, type Field } from '../field/field';

/** Towers from which bombs are called (L689-691). */

type Sided = Pick<Field, 'options' | 'teams'>;

/** The one of a side, whether it stands or not; absent until its edge is drawn. */
export const bombTowerOf = (field: Sided, team: TeamId): StructureId | undefined =>
  planOf(field.options, team).callsBombs ? towerOf(field, team) : undefined;

/** The side that calls bombs from it. */
export const callerAt = (field: Sided, id: TargetId): TeamId | undefined =>
  teamsIn(field).find((team) => bombTowerOf(field, team) === id);
