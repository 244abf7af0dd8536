import { ActButton } from '../../../ui/controls/ActButton';
import { Icon } from '../../../ui/display/Icon';
import { REVIEW } from '../../../ui/words/pages/replay';
import { usePanels } from '../session/panels';
import { useTableSession } from '../session/tableSession';

/** Looks back in a running game; a finished game has its replay. */
export function ReviewButton() {
  const { model } = useTableSession();
  const { looksBack } = usePanels();
  const table = model.table.value;
  if (!table || table.status === 'ended' || table.status === 'gathering') return undefined;
  return (
    <ActButton class="quiet" off={looksBack.value} onClick={() => (looksBack.value = true)}>
      <Icon name="replay" size={18} /> {REVIEW.open}
    </ActButton>
  );
}
