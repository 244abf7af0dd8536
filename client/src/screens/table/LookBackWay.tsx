import { ActButton } from '../../ui/ActButton';
import { Icon } from '../../ui/Icon';
import { LOOK_BACK } from '../../ui/words/replay';
import { usePanels } from './panels';
import { useSeating } from './seating';

/** The way to what was, in a game that goes on; a game that is over has its replay. */
export function LookBackWay() {
  const { model } = useSeating();
  const { looksBack } = usePanels();
  const table = model.table.value;
  if (!table || table.status === 'ended' || table.status === 'gathering') return undefined;
  return (
    <ActButton class="quiet" off={looksBack.value} onClick={() => (looksBack.value = true)}>
      <Icon name="replay" size={18} /> {LOOK_BACK.open}
    </ActButton>
  );
}
