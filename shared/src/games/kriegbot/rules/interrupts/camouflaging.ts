import { expectDefined } from '../../../../core/ground/result';
import type { ActionOf } from '../../actions';
import { cardEffect, cardsWith, type CardWith } from '../../content/cards';
import type { RobotId } from '../../state/robot';
import { isStruck } from '../pieces/cardsOnRobots';
import { startEmitting } from '../cores/emitting';
import { energyOf, spend } from '../cores/energy';
import { robotOf, type Field, type SeenRobot } from '../field/field';
import { askAgain } from '../damage/mines';
import { refuse, robotIn, show, type RuleContext, type Rule, type WhyNot } from '../field/context';
import { unpaint } from '../pieces/paint';

/** A skin that is lit for a step of energy (L742, KX29, KX32). */

export const CAMOUFLAGES = cardsWith('camouflage');
export type CamouflageId = CardWith<'camouflage'>;
export const isCamouflage = (card: string): card is CamouflageId => CAMOUFLAGES.some((one) => one === card);

/** Why a robot, as somebody sees it, could not light such a skin now. */
export function whyNotLit(robot: SeenRobot, card: CamouflageId): WhyNot {
  if (isStruck(robot)) return refuse('onlyReboot');
  if (robot.marks.camouflaged) return refuse('alreadyUsed');
  return energyOf(robot) < expectDefined(cardEffect(card, 'camouflage'), 'a price').energy
    ? refuse('noEnergy')
    : undefined;
}

/** The marker of paint goes; mines stay (KX86). */
export function light(context: RuleContext, id: RobotId, card: CamouflageId): void {
  show(context, id, card);
  spend(context, id, expectDefined(cardEffect(card, 'camouflage'), 'a price').energy, 'camouflage');
  robotIn(context, id).marks.camouflaged = true;
  context.emit({ type: 'camouflaged', robot: id });
  startEmitting(context, id);
  unpaint(context, id);
}

const askedRobot = (field: Field): SeenRobot =>
  robotOf(field, expectDefined(field.question, 'a question').robot);
const camouflageOf = ({ skin }: SeenRobot): CamouflageId | undefined =>
  CAMOUFLAGES.find((card) => card === skin.card);

/** Whenever its robot is asked for its option, its move or its attack. */
export const camouflage: Rule<'camouflage'> = {
  whyNot(field) {
    const robot = askedRobot(field);
    const card = camouflageOf(robot);
    return card ? whyNotLit(robot, card) : refuse('noSuchCard');
  },
  apply(context) {
    const robot = askedRobot(context.state);
    const card = expectDefined(camouflageOf(robot), 'a skin to light');
    askAgain(context);
    light(context, robot.id, card);
  },
  list: (field, seat) => (camouflage.whyNot(field, seat, CAMOUFLAGE) ? [] : [CAMOUFLAGE]),
};

const CAMOUFLAGE: ActionOf<'camouflage'> = { type: 'camouflage' };
