import type { Action } from '@gearhall/shared/games/metalkrushers/actions';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import type { OrderFormProps } from '../../contract';

export function BuildForm(_props: OrderFormProps<Action, View>) {
  return <p />;
}
