import { ActButton } from '../../../ui/controls/ActButton';
import { Icon } from '../../../ui/display/Icon';
import { HINT } from '../../../ui/words/table/hints';
import { bringIntoSight, usePanels } from '../session/panels';
import { useTableSession } from '../session/tableSession';

/** Asks for a hint, while it is my turn. */
export function HintButton() {
  const { model, isMyTurn, hints } = useTableSession();
  const panels = usePanels();
  if (!hints) return undefined;
  const isThinking = hints.now.value?.is === 'thinking';
  const find = () => {
    const seat = model.seat.peek();
    if (seat === undefined) return;
    bringIntoSight(panels, 'orders');
    hints.find(seat);
  };
  return (
    <ActButton class="quiet" off={!isMyTurn.value || isThinking} onClick={find}>
      <Icon name="hint" size={16} /> {HINT.ask}
    </ActButton>
  );
}
