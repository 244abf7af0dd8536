import type { Dice } from '../../../core/dice';
import type { Action, ActionOf } from '../actions';

/** Which of the ready-made builds: any of the good ones, so that nobody can guess it. */
export function chooseBuild(legal: readonly Action[], dice: Dice): Action {
  const builds = legal.filter((action): action is ActionOf<'build'> => action.type === 'build');
  return dice.pick(builds);
}
