import { useCallback } from 'preact/hooks';
import { WORDS } from '../../ui/words';
import { Board, type LayDesk } from './Board';
import { deskAt } from './desk';
import { bringGroupIntoSight } from './OrderList';
import { showPanel, usePanels } from './panels';
import { useSeating } from './seating';

/** The board of this table. */
export function BoardHost() {
  const seating = useSeating();
  const panels = usePanels();
  const layDesk = useCallback<LayDesk>(
    (host, facts) =>
      deskAt(seating, host, facts, (group) => {
        showPanel(panels, 'orders');
        requestAnimationFrame(() => bringGroupIntoSight(group));
      }),
    [seating, panels],
  );
  return <Board game={seating.game} label={WORDS.table.boardLabel} layDesk={layDesk} />;
}
