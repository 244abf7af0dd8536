import { useEffect, useRef } from 'preact/hooks';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { isSameAction } from '../../../stage/sameAction';
import type { OrderFormProps } from '../../contract';

/**
 * What has been chosen of these actions, in their form or on the board: both hold the same. When the form is
 * gone, nothing is chosen any more.
 */
export function usePlanned<Mine extends Action>(
  { planned, plan }: Pick<OrderFormProps<Action, View>, 'planned' | 'plan'>,
  mine: readonly Mine[],
): Mine | undefined {
  const held = planned && mine.find((action) => isSameAction(action, planned));
  const isHeld = useRef(false);
  isHeld.current = held !== undefined;
  useEffect(() => () => (isHeld.current ? plan(undefined) : undefined), []);
  return held;
}
