import { expectDefined } from '../../../../core/ground/result';
import type { Action } from '../../actions';
import { standWorth } from './judging';
import type { Situation } from '../imagining';

/** The value of this facing at its present place. */
export function facingWorth(situation: Situation): (action: Action) => number {
  const robot = situation.robot(expectDefined(situation.view.question, 'a question').robot);
  const here = situation.stand(robot.id);
  return (action) =>
    action.type === 'reface' ? standWorth(situation, robot, { ...here, facing: action.facing }) : -1;
}
