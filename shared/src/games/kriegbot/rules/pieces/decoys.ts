import { planOf, sidesOf, type Chosen } from '../../content/scenarios';
import type { TeamId } from '../../content/teams';
import type { Unit } from '../../state/units';
import type { Field } from '../field/field';
import type { RuleContext } from '../field/context';

/** Source L655-665: a pilot among decoys that look like him (KS16.2). */

/** The side one of whose tents is a pilot in hiding. */
export const hidingSide = (chosen: Chosen): TeamId | undefined =>
  sidesOf(chosen).find((team) => planOf(chosen, team).hidesPilot === true);

/** One of those among whom he hides: they were there from the start. */
export const isSuspect = (
  { options }: Pick<Field, 'options'>,
  { team, robot }: Pick<Unit, 'team' | 'robot'>,
): boolean => robot === '' && planOf(options, team).hidesPilot === true;

/** Those who may still be he, on the map and aboard: a decoy that is lost is shown to be one. */
export const suspectsIn = (field: Pick<Field, 'options' | 'units'>): readonly Unit[] =>
  field.units.filter((unit) => isSuspect(field, unit));

/** It is gone, and was a decoy: everybody sees it. */
export function showDecoy(context: RuleContext, unit: Pick<Unit, 'id' | 'team' | 'robot'>): void {
  if (isSuspect(context.state, unit) && unit.id !== context.state.pilotName)
    context.emit({ type: 'decoyShown', unit: unit.id });
}
