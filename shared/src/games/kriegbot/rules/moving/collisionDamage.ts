import type { RobotId } from '../../state/robot';
import { robotOf } from '../field/field';
import type { RuleContext } from '../field/context';
import { damage } from '../damage/markers';
import { BOW, sparedBy } from './ramming';
import { placeMarks } from '../attacking/hitSteps';
import { ignite } from '../damage/structureDamage';

/** The damage of both, completely placed before losses are judged (K30); if one is lost, the other is on fire. */
export function collide(
  context: RuleContext,
  {
    robot: id,
    target,
    points,
  }: { readonly robot: RobotId; readonly target: RobotId; readonly points: number },
): void {
  for (let left = sparedBy(context, id, points); left > 0; left -= 1) damage(context, id, BOW, 'ram');
  placeMarks(context);
  const [rammer, victim] = [robotOf(context.state, id), robotOf(context.state, target)];
  if (victim.fate === 'destroyed') ignite(context, rammer.id);
  if (rammer.fate === 'destroyed') ignite(context, victim.id);
}
