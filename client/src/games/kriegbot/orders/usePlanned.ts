import { useEffect, useRef } from 'preact/hooks';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { isSame } from '@gearhall/shared/core/json/equality';
import type { OrderFormProps } from '../../../stage/contract/orders';

/**
 * Which of these actions has been chosen, in their form or on the board, which share the choice. When the
 * form is removed, nothing is chosen any more.
 */
export function usePlanned<Mine extends Action>(
  { planned, plan }: Pick<OrderFormProps<Action, View>, 'planned' | 'plan'>,
  mine: readonly Mine[],
): Mine | undefined {
  const held = planned && mine.find((action) => isSame(action, planned));
  const isHeld = useRef(false);
  isHeld.current = held !== undefined;
  useEffect(() => () => (isHeld.current ? plan(undefined) : undefined), []);
  return held;
}
