import { siteOf } from '../field/structuresOnMap';
import { expectDefined } from '../../../../core/ground/result';
import type { ItemId } from '../../content/chassis';
import type { HarmCause } from '../../events';
import type { RobotId } from '../../state/robot';
import { findRobot, isAlive, robotOf, type Field } from '../field/field';
import { disableable, disableItem } from './markers';
import { answered, ask, refuse, robotIn, type RuleContext, type Rule } from '../field/context';

/**
 * Disables of the owner's choice (L268, K47): any items that exist and are not disabled; if there are too few, the rest
 * is lost. Nobody chooses for a derelict, which is dead anyway (K53, K93).
 */
export function askDisables(context: RuleContext, id: RobotId, count: number): void {
  const robot = robotIn(context, id);
  if (robot.at === '') return;
  const items = isAlive(robot) ? disableable(robot) : [];
  for (let lost = count - items.length; lost > 0; lost -= 1)
    context.emit({ type: 'wasted', robot: id, marker: 'disable' });
  if (items.length <= count) disableAll(context, id, items);
  else ask(context, 'disables', id, { count });
}

function disableAll(context: RuleContext, id: RobotId, items: readonly ItemId[]): void {
  const cause = causeOf(context.state, id);
  for (const item of items) disableItem(context, id, item, { cause });
}

/** The cause. If neither an assault nor a ram is under way, a nuke has destroyed a structure. */
function causeOf(field: Field, id: RobotId): HarmCause {
  const { assault, phase, robots } = field;
  if (assault && findRobot(field, assault.target)) return assault.attacker === id ? 'counter' : 'attack';
  if (!assault && phase === 'movement') return 'counter';
  return robots[id]?.at === siteOf(field, 'bridge') ? 'bridge' : 'dam';
}

const choicesFor = (field: Field): readonly (readonly ItemId[])[] => {
  const { robot, count } = expectDefined(field.question, 'a question');
  return combinations(disableable(robotOf(field, robot)), count);
};

/** All choices of this number of items, each once, in the given order. */
export function combinations<One>(items: readonly One[], count: number): readonly (readonly One[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

export const disableRule: Rule<'disable'> = {
  whyNot(field, _seat, { robot: id, items }) {
    const question = expectDefined(field.question, 'a question');
    if (id !== question.robot) return refuse('notAsked');
    if (items.length !== question.count || new Set(items).size !== items.length) return refuse('wrongCount');
    const robot = robotOf(field, id);
    const able = disableable(robot);
    if (!items.every((item) => able.includes(item))) return refuse('alreadyDisabled');
    return choicesFor(field).some((choice) => choice.join() === items.join())
      ? undefined
      : refuse('wrongOrder');
  },
  apply(context, _seat, { robot, items }) {
    answered(context);
    disableAll(context, robot, items);
  },
  list(field) {
    const { robot } = expectDefined(field.question, 'a question');
    return choicesFor(field).map((items) => ({ type: 'disable', robot, items: [...items] }));
  },
};
