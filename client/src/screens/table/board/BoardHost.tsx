import { useCallback } from 'preact/hooks';
import { WORDS } from '../../../ui/words';
import { Board, type MakeContext } from './Board';
import { contextAt } from './sceneContext';
import { bringGroupIntoSight } from '../orders/OrderList';
import { showPanel, usePanels } from '../panels/panels';
import { useTableSession } from '../tableSession';

/** The board of this table. */
export function BoardHost() {
  const session = useTableSession();
  const panels = usePanels();
  const makeContext = useCallback<MakeContext>(
    (host, facts) =>
      contextAt(session, host, facts, (group) => {
        showPanel(panels, 'orders');
        requestAnimationFrame(() => bringGroupIntoSight(group));
      }),
    [session, panels],
  );
  return <Board game={session.game} label={WORDS.table.boardLabel} makeContext={makeContext} />;
}
