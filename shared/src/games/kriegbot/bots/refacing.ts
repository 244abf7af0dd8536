import { known } from '../../../core/result';
import type { Action } from '../actions';
import { standWorth } from './weighing';
import type { Situation } from './situation';

/** What it is worth to face that way, where it stands now. */
export function facingWorth(situation: Situation): (action: Action) => number {
  const robot = situation.robot(known(situation.view.question, 'a question').robot);
  const here = situation.stand(robot.id);
  return (action) =>
    action.type === 'reface' ? standWorth(situation, robot, { ...here, facing: action.facing }) : -1;
}
