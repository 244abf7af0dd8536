import { WORDS } from '../../ui/words';
import { EndingWays } from './EndingWays';
import { usePanels } from './panels';
import { useSeating } from './seating';

/** The result over a wide board, until it is put aside; elsewhere the orders panel has it. */
export function ResultCard() {
  const { model } = useSeating();
  const { resultAside, layout } = usePanels();
  if (model.table.value?.status !== 'ended') return undefined;
  if (resultAside.value || layout.value !== 'wide') return undefined;
  return (
    <section class="result-card" aria-label={WORDS.ending.title}>
      <EndingWays />
      <button type="button" class="button quiet" onClick={() => (resultAside.value = true)}>
        {WORDS.ending.look}
      </button>
    </section>
  );
}
