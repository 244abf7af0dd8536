import { cardEffect, cardsWith } from '../../content/cards';
import { planOf } from '../../content/scenarios';
import type { Effects } from '../../content/effects';
import type { RobotId } from '../../robotState';
import type { Unit } from '../../unitState';
import { known } from '../../../../core/result';
import { whyNoAttack } from '../acting';
import { showSecond } from '../attacking';
import { isStruck } from '../cards';
import { answered, no, robotIn, type Rule, type RuleContext, type WhyNot } from '../context';
import { explode } from '../exploding';
import { actAs, actAsUnit } from '../facts';
import { findUnit, robotOf, type Field, type SeenRobot } from '../field';
import { destroy } from '../kills';
import { whyNotFresh } from '../nuking';
import { isTent, killUnit } from '../units';
import { whyNotOnMap } from '../walking';

/** Source L649, "Terrorists": the bombs that pilots and infantry of a side carry (KS15.3). */

const isSuicidal = ({ options }: Pick<Field, 'options'>, { team }: Pick<Unit, 'team'>): boolean =>
  planOf(options, team).suicidal === true;

/** It carries a bomb: a living pilot in his robot, or any tent. */
export const isRobotArmed = (field: Pick<Field, 'options'>, robot: SeenRobot): boolean =>
  isSuicidal(field, robot) && robot.fate === '';
export const isUnitArmed = (field: Pick<Field, 'options'>, unit: Unit): boolean =>
  isSuicidal(field, unit) && isTent(unit);

const [CARD = ''] = cardsWith('nuke');
/** It is like the card (L649). */
export const BOMB: Effects['nuke'] = known(cardEffect(CARD, 'nuke'), 'a nuke');

/** In a robot it is an attack action, with fresh power, and the pilot must not be disabled. */
function whyNotAboard(field: Field, robot: SeenRobot): WhyNot {
  if (!isRobotArmed(field, robot)) return no('noBomb');
  if (isStruck(robot)) return no('onlyReboot');
  return whyNoAttack(field, robot) ?? whyNotFresh(field, robot);
}

const whyNotOnFoot = (field: Field, unit: Unit): WhyNot =>
  whyNotOnMap(unit) ?? (isUnitArmed(field, unit) ? undefined : no('noBomb'));

function whyNotBlown(field: Field): WhyNot {
  const { robot: id } = known(field.question, 'a question');
  const unit = findUnit(field, id);
  return unit ? whyNotOnFoot(field, unit) : whyNotAboard(field, robotOf(field, id));
}

export const blowUp: Rule<'blowUp'> = {
  whyNot: (field) => whyNotBlown(field),
  apply(context) {
    const { robot: id } = known(context.state.question, 'a question');
    const unit = findUnit(context.state, id);
    if (unit) goOffOnFoot(context, unit);
    else goOffAboard(context, id);
  },
  list: (field) => (whyNotBlown(field) ? [] : [{ type: 'blowUp' }]),
};

/** The bearer is the first to go (KS15.4). */
function goOffOnFoot(context: RuleContext, unit: Unit): void {
  const { id, at } = unit;
  answered(context);
  actAsUnit(context, unit);
  context.emit({ type: 'blewUp', by: id, at });
  killUnit(context, unit, 'nuke');
  explode(context, at, BOMB);
}

function goOffAboard(context: RuleContext, id: RobotId): void {
  const { at, marks } = robotIn(context, id);
  showSecond(context, id);
  marks.attacks += 1;
  answered(context);
  actAs(context, id);
  context.emit({ type: 'blewUp', by: id, at });
  destroy(context, id, 'nuke');
  explode(context, at, BOMB);
}
