import type { AnyGameClient } from '../../../stage/contract/contract';
import type { TableModel } from '../../../net/table/tableModel';

type Model = Pick<TableModel, 'accepted' | 'view' | 'seat' | 'legal' | 'act'>;

/**
 * Sends the only thing left to do after my own action (`GameClient.leftover`); returns the function that
 * stops it. Only one is sent: after that, after another player's action or after an undo, the player has
 * to act.
 */
export function sendLeftovers(model: Model, { leftover }: Pick<AnyGameClient, 'leftover'>): () => void {
  if (!leftover) return () => undefined;
  let before = model.accepted.peek();
  let own = false;
  return model.accepted.subscribe((accepted) => {
    if (accepted === before) return;
    before = accepted;
    const wasOwn = own;
    own = false;
    const [view, seat] = [model.view.peek(), model.seat.peek()];
    if (wasOwn || view === undefined || seat === undefined) return;
    const action = leftover(view, seat, model.legal.peek());
    if (!action) return;
    own = true;
    model.act(action);
  });
}
