import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { IDLE } from '../../../stage/boards/tool';
import { isStart } from './starts';
import type { Tool, ToolContext } from './tool';
import { isGoing, isPlaced } from './unit';

/** The tool for what has been chosen in the orders. */
export function takeUp(planned: Action, { view }: Pick<ToolContext, 'view'>): Tool {
  const robot = view.question?.robot ?? '';
  if (isStart(planned)) return { kind: 'turning', robot, hex: planned.at, facing: planned.facing };
  if (planned.type === 'move') return { kind: 'turning', robot, hex: planned.to, facing: planned.facing };
  if (isGoing(planned)) return { kind: 'going', robot, hex: planned.to };
  if (isPlaced(planned)) return { kind: 'going', robot, hex: planned.at };
  return 'target' in planned ? { kind: 'aiming', robot, target: planned.target } : IDLE;
}

/** The view or the legal actions have changed: the updated tool. */
export function keep(tool: Tool, { view, seat, legal }: ToolContext): Tool {
  const { question } = view;
  if (tool.kind === 'idle' || question?.seat !== seat || question?.robot !== tool.robot) return IDLE;
  const fits = (action: Action): boolean => {
    if (tool.kind === 'turning')
      return (
        (action.type === 'move' && action.to === tool.hex) || (isStart(action) && action.at === tool.hex)
      );
    if (tool.kind === 'going')
      return (isGoing(action) && action.to === tool.hex) || (isPlaced(action) && action.at === tool.hex);
    if (tool.kind === 'aiming') return 'target' in action && action.target === tool.target;
    return action.type === 'disable' && tool.items.every((item) => action.items.includes(item));
  };
  return legal.some(fits) ? tool : IDLE;
}
