import { ENDING } from '../../../ui/words/table/ending';
import { Ending } from './Ending';
import { usePanels } from '../session/panels';
import { useTableSession } from '../session/tableSession';

/** The result over the board, where no panel has room for it, until it is put aside. */
export function ResultCard() {
  const { presenter, local } = useTableSession();
  const { resultAside, layout, boardOnly, columns } = usePanels();
  if (local || presenter.table.value?.status !== 'ended' || resultAside.value) return undefined;
  const hasColumns = layout.value === 'wide' || layout.value === 'tablet';
  const hidesPanel = boardOnly.value || (hasColumns && columns.mine.collapsed.value);
  if (!hidesPanel) return undefined;
  return (
    <section class="result-card" aria-label={ENDING.title}>
      <div class="result-scroll" tabIndex={0} role="group" aria-label={ENDING.title}>
        <Ending />
      </div>
      <button type="button" class="button quiet" onClick={() => (resultAside.value = true)}>
        {ENDING.look}
      </button>
    </section>
  );
}
