import type { AnyGameClient } from '../../games/contract';
import type { TableModel } from '../../net/tableModel';

type Model = Pick<TableModel, 'accepted' | 'view' | 'seat' | 'legal' | 'act'>;

/**
 * Sends what is left to do where my own action has left nothing to choose (`GameClient.leftover`);
 * returns the way to stop. It is sent once: what follows from it, from another's action or from a
 * taking back waits for a hand.
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
