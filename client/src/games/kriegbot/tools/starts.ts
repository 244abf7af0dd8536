import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import type { ToolContext } from './tool';

/** Puts a robot onto the map: at the beginning, or out of the reserve. */
export type Start = ActionOf<'place'> | ActionOf<'enter'>;
export const isStart = (action: Action): action is Start =>
  action.type === 'place' || action.type === 'enter';

export const startsIn = ({ legal }: Pick<ToolContext, 'legal'>): readonly Start[] => legal.filter(isStart);
