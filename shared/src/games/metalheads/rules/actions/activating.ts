import type { Seat } from '../../../../core/ground/seats';
import type { RobotId } from '../../content/robots';
import type { ActionOf } from '../../actions';
import { first, refuse, robotIn, task, type Rule, type WhyNot } from '../context';
import { ACTIVATION_ENERGY } from '../paying/costs';
import { abilityOf, playerAt, type CompletedField, type Field } from '../field';
import { canDoStep } from '../abilities/steps';
import { whyNoEnergy } from './taking';

/** Why the ability of a Robot cannot be activated, whatever the Energy (M15). */
function whyNotActivate(field: Field, seat: Seat, robot: CompletedField): WhyNot {
  const ability = abilityOf(robot);
  if (ability.box === 'passive')
    return refuse(Object.keys(ability.passive).length > 0 ? 'passiveAbility' : 'noAbility');
  if (ability.box === 'instant') return refuse('instantAbility');
  if (robot.spent) return refuse('usedUp');
  if (robot.turned) return refuse('alreadyTurned');
  const [step] = ability.steps;
  return step && canDoStep(field, seat, robot.robot, step) ? undefined : refuse('nothingToDo');
}

const completedOf = (field: Field, seat: Seat, id: RobotId): CompletedField | undefined =>
  playerAt(field, seat).robots.find(({ robot }) => robot === id);

const whyNotNow = (field: Field, { free }: Pick<ActionOf<'activate'>, 'free'>): WhyNot => {
  if (!free) return whyNoEnergy(field, ACTIVATION_ENERGY);
  return field.turn.freeActivations > 0 ? undefined : refuse('noFreeActivation');
};

/** "Activate a Robot" (L85); `free`: by the Command (M21). */
export const activate: Rule<'activate'> = {
  whyNot(field, seat, action) {
    const robot = completedOf(field, seat, action.robot);
    if (!robot) return refuse('notYourRobot');
    return whyNotActivate(field, seat, robot) ?? whyNotNow(field, action);
  },
  apply(context, seat, { robot: id, free }) {
    const { turn } = context.state;
    const { robot } = robotIn(context, id);
    const ability = abilityOf(robot);
    if (free) turn.freeActivations -= 1;
    else turn.energy -= ACTIVATION_ENERGY;
    robot.turned = !free;
    robot.spent = ability.box === 'activated' && ability.oncePerGame === true;
    context.emit({ type: 'activated', seat, robot: id, free });
    const steps = ability.box === 'passive' ? [] : ability.steps;
    first(context, ...steps.map((_, count) => task('step', { robot: id, count })));
  },
  list: (field, seat) =>
    [false, true]
      .filter((free) => whyNotNow(field, { free }) === undefined)
      .flatMap((free) =>
        playerAt(field, seat)
          .robots.filter((robot) => whyNotActivate(field, seat, robot) === undefined)
          .map(({ robot }) => ({ type: 'activate' as const, robot, free })),
      ),
};
