import { cardEffect, cardsWith } from '../../content/cards';
import { planOf } from '../../content/scenarios';
import type { Effects } from '../../content/effects';
import type { RobotId } from '../../state/robot';
import type { Unit } from '../../state/units';
import { expectDefined } from '../../../../core/ground/result';
import { whyNoAttack } from '../attacking/otherAttackActions';
import { showSecond } from '../attacking/attackTurn';
import { isStruck } from '../pieces/cardsOnRobots';
import { answered, refuse, robotIn, type Rule, type RuleContext, type WhyNot } from '../field/context';
import { explode } from '../damage/nuclearBlast';
import { actAs, actAsUnit } from '../field/facts';
import { findUnit, robotOf, type Field, type SeenRobot } from '../field/field';
import { destroy } from '../damage/kills';
import { whyNotFresh } from '../attacking/suicideNuke';
import { isTent, killUnit } from '../pieces/units';
import { whyNotOnMap } from '../infantry/onFoot';

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
export const BOMB: Effects['nuke'] = expectDefined(cardEffect(CARD, 'nuke'), 'a nuke');

/** In a robot it is an attack action, with fresh power, and the pilot must not be disabled. */
function whyNotAboard(field: Field, robot: SeenRobot): WhyNot {
  if (!isRobotArmed(field, robot)) return refuse('noBomb');
  if (isStruck(robot)) return refuse('onlyReboot');
  return whyNoAttack(field, robot) ?? whyNotFresh(field, robot);
}

const whyNotOnFoot = (field: Field, unit: Unit): WhyNot =>
  whyNotOnMap(unit) ?? (isUnitArmed(field, unit) ? undefined : refuse('noBomb'));

function whyNotBlown(field: Field): WhyNot {
  const { robot: id } = expectDefined(field.question, 'a question');
  const unit = findUnit(field, id);
  return unit ? whyNotOnFoot(field, unit) : whyNotAboard(field, robotOf(field, id));
}

export const blowUp: Rule<'blowUp'> = {
  whyNot: (field) => whyNotBlown(field),
  apply(context) {
    const { robot: id } = expectDefined(context.state.question, 'a question');
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
