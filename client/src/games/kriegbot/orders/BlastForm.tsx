import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { useBlasts } from '../attacks/blasts';

/** A bomb or a nuke: the form is loaded when it is needed, like what the board draws for it. */
export function BlastForm(props: OrderFormProps<Action, View>) {
  const Form = useBlasts()?.BlastForm;
  return Form ? <Form {...props} /> : <p class="hint">One moment.</p>;
}
