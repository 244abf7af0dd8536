import { ActButton } from '../../../ui/controls/ActButton';
import { Icon } from '../../../ui/display/Icon';
import { HINT } from '../../../ui/words/pages/analysis';
import { bringIntoSight, usePanels } from '../../table/session/panels';
import { useTableSession } from '../../table/session/tableSession';
import type { Hints } from './Hints';

/** Asks for a hint, while it is my turn. */
export function HintButton({ hints }: { readonly hints: Hints }) {
  const { model, isMyTurn } = useTableSession();
  const panels = usePanels();
  const isThinking = hints.now.value?.is === 'thinking';
  const find = () => {
    const seat = model.seat.peek();
    if (seat === undefined) return;
    bringIntoSight(panels, 'orders');
    void hints.find(seat);
  };
  return (
    <ActButton class="quiet" off={!isMyTurn.value || isThinking} onClick={find}>
      <Icon name="hint" size={16} /> {HINT.ask}
    </ActButton>
  );
}
