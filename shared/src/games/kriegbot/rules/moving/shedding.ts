import type { ActionOf } from '../../actions';
import { cardsWith } from '../../content/cards';
import { ITEM_IDS, type ItemId } from '../../content/chassis';
import type { RobotId } from '../../state/robot';
import type { Field, SeenRobot } from '../field/field';
import { bearerOf } from '../damage/markers';
import { movementIn, moverOf } from './currentMove';
import {
  answered,
  first,
  refuse,
  robotIn,
  show,
  type RuleContext,
  type Rule,
  type WhyNot,
} from '../field/context';
import { removeMines, unpaint } from '../pieces/paint';
import { loseSkin } from '../interrupts/protecting';

/** A skin that is thrown off before its robot names its option, even a struck one, with what sticks to it (L571). */

const SHEDDABLE = cardsWith('sheds');
const skinOf = ({ skin }: SeenRobot) => SHEDDABLE.find((card) => card === skin.card);

const isMarked = (robot: SeenRobot, item: ItemId): boolean => {
  const { damage, disabled } = bearerOf(robot, item);
  return damage > 0 || disabled;
};
const markedItems = (robot: SeenRobot): readonly ItemId[] => ITEM_IDS.filter((item) => isMarked(robot, item));

/** An item where there is one to clean; otherwise there must be something else to get rid of. */
function whyNotCleaned(robot: SeenRobot, item: ItemId | ''): WhyNot {
  const items = markedItems(robot);
  if (item !== '') return items.includes(item) ? undefined : refuse('nothingToMend');
  const isClean = !robot.painted && !robot.onFire;
  return items.length > 0 || isClean ? refuse('nothingToMend') : undefined;
}

export const shed: Rule<'shed'> = {
  whyNot(field, _seat, { item }) {
    const robot = moverOf(field);
    if (!skinOf(robot)) return refuse('noSuchCard');
    if (robot.marks.option !== '' || movementIn(field).begun) return refuse('alreadyMoving');
    return whyNotCleaned(robot, item);
  },
  apply(context, _seat, { item }) {
    const { id } = moverOf(context.state);
    answered(context);
    // Its speed may be another one now.
    delete context.state.movement;
    first(context, { kind: 'move', robot: id });
    throwOff(context, id, item);
  },
  list: (field, seat) => choicesFor(field).filter((action) => !shed.whyNot(field, seat, action)),
};

const choicesFor = (field: Field): readonly ActionOf<'shed'>[] =>
  (['', ...markedItems(moverOf(field))] as const).map((item) => ({ type: 'shed', item }));

function throwOff(context: RuleContext, id: RobotId, item: ItemId | ''): void {
  const robot = robotIn(context, id);
  const skin = skinOf(robot);
  if (!skin) return;
  show(context, id, skin);
  context.emit({ type: 'shed', robot: id, item });
  loseSkin(context, id, skin);
  if (item !== '') Object.assign(bearerOf(robot, item), { damage: 0, disabled: false });
  removeMines(context, id);
  unpaint(context, id);
  if (!robot.onFire) return;
  robot.onFire = false;
  context.emit({ type: 'status', robot: id, status: 'onFire', on: false });
}
