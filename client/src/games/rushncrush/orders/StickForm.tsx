import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import { Fold } from '../../../ui/controls/Fold';
import { OrderButtons } from '../../../ui/orders/OrderButtons';
import { useMedia } from '../../../ui/theme/useMedia';
import type { OrderFormProps } from '../../../stage/contract/orders';
import { LOW } from '../dashboard/low';
import { sparedPoints } from '../words/board/signs';

/** Moves of the gearstick in words; where the panel is low, the strip of the dashboard is enough. */
export function StickForm({ orders, act }: OrderFormProps<Action>) {
  if (useMedia(LOW).value) return <span class="in-strip" />;
  return <OrderButtons {...{ orders, act }} />;
}

/**
 * Points that would buy what the gear action gives for free: one line, for players who want to spend
 * them.
 */
export function SparedPoints({ orders, act }: OrderFormProps<Action>) {
  return (
    <Fold summary={sparedPoints(orders.map(({ action }) => action))}>
      <OrderButtons {...{ orders, act }} />
    </Fold>
  );
}
