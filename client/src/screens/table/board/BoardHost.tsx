import { useCallback, useEffect } from 'preact/hooks';
import type { Scene } from '../../../stage/contract/contract';
import { WORDS } from '../../../ui/words/words';
import { Board, type MakeContext } from './Board';
import { contextAt } from './sceneContext';
import { bringGroupIntoSight } from '../orders/OrderList';
import { showPanel, usePanels } from '../session/panels';
import { useTableSession, type TableSession } from '../session/tableSession';
import { victoryOf } from '../ending/victory';

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
  const { presenter } = session;
  const follow = useCallback(
    (scene: Scene | undefined) => {
      presenter.shows(
        scene && {
          tellsRest: scene.onRest !== undefined,
          finish: () => scene.finishAnimations?.(),
          celebrate: (done) => celebrateAt(session, scene, done),
        },
      );
      scene?.onRest?.((isAtRest) => presenter.rests(isAtRest));
    },
    [presenter, session],
  );
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && presenter.finish();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [presenter]);
  return (
    <Board
      game={session.game}
      onScene={follow}
      onTap={() => presenter.hurry()}
      label={WORDS.table.boardLabel}
      makeContext={makeContext}
    />
  );
}

function celebrateAt({ model }: TableSession, scene: Scene, done: () => void): boolean {
  const { winners = [], cause = '', seats = [] } = model.table.peek() ?? {};
  const victory = victoryOf({ winners, cause, seats: seats.length }, model.seat.peek());
  return victory !== undefined && scene.celebrate?.(victory, done) === true;
}
