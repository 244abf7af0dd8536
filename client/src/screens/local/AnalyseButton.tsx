import { Icon } from '../../ui/display/Icon';
import { ANALYSIS } from '../../ui/words/pages/analysis';
import { usePanels } from '../table/session/panels';
import { useTableSession } from '../table/session/tableSession';

/** Opens a game of this page that is over, and analyses it. */
export function AnalyseButton() {
  const { local } = useTableSession();
  const { looksAgain } = usePanels();
  if (!local?.analysis) return undefined;
  return (
    <button
      type="button"
      class="button"
      onClick={() => (looksAgain.value = { step: 0, plays: false, analyses: true })}
    >
      <Icon name="curve" size={18} /> {ANALYSIS.begin}
    </button>
  );
}
