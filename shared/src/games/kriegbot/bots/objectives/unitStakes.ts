import { scenarioOf } from '../../content/scenarios';
import { unitThere, type Field } from '../../rules/field/field';
import type { TargetId } from '../../state';
import type { Unit } from '../../state/units';
import { soldierStake } from './bomberWorth';
import { suspectStake } from './rescueGoals';
import type { Situation } from '../imagining';
import { WORTH } from '../field/weights';

/** What tents and drones are worth as targets (KX46). */

/** The value of killing it: with a pilot his robot is lost where the first kill wins. */
export const stakeOn = (situation: Situation, unit: Unit): number =>
  unit.team === situation.team
    ? -1
    : lossOf(situation.view, unit) + soldierStake(situation, unit) + suspectStake(situation.view, unit);

/** What its death costs its side. */
export function lossOf({ options }: Pick<Field, 'options'>, { kind, pilot }: Unit): number {
  const { victory } = scenarioOf(options);
  if (victory.includes('waveScore') && pilot === '') return WORTH.wave.point;
  const isDecisive = victory.includes('lastUnit') || victory.includes('lastControl');
  const weight = isDecisive && kind !== 'drone' ? WORTH.tent.decisive : 1;
  if (pilot === '') return weight * WORTH.tent[kind];
  return victory.includes('firstKill') ? 1 : WORTH.tent.pilot;
}

/** The probability that a ram kills a tent: the die shows no 0 (KX79). */
const RUN_OVER = 5 / 6;

/** The value of running over a tent; not for other targets. */
export function ramOnUnit(situation: Situation, target: TargetId): number | undefined {
  const unit = unitThere(situation.view, target);
  return unit && RUN_OVER * stakeOn(situation, unit);
}
