import { ENDING } from '../../../ui/words/ending';
import { Ending } from './Ending';
import { usePanels } from '../panels/panels';
import { useTableSession } from '../tableSession';

/** The result over the board, until it is put aside; otherwise the orders panel has it. */
export function ResultCard() {
  const { model, local } = useTableSession();
  const { resultAside, layout, boardOnly, columns } = usePanels();
  if (local || model.table.value?.status !== 'ended' || resultAside.value) return undefined;
  if (layout.value !== 'wide' && !boardOnly.value) return undefined;
  const hidesPanel = boardOnly.value || columns.mine.collapsed.value;
  return (
    <section class="result-card" aria-label={ENDING.title}>
      <div class="result-scroll" tabIndex={0} role="group" aria-label={ENDING.title}>
        <Ending hasFigures={hidesPanel} />
      </div>
      <button type="button" class="button quiet" onClick={() => (resultAside.value = true)}>
        {ENDING.look}
      </button>
    </section>
  );
}
