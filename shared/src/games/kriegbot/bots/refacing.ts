import { known } from '../../../core/result';
import type { Action } from '../actions';
import { standWorth } from './weighing';
import type { Situation } from './situation';

/** The value of this facing at its present place. */
export function facingWorth(situation: Situation): (action: Action) => number {
  const robot = situation.robot(known(situation.view.question, 'a question').robot);
  const here = situation.stand(robot.id);
  return (action) =>
    action.type === 'reface' ? standWorth(situation, robot, { ...here, facing: action.facing }) : -1;
}
