import { useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { showHistory } from '@gearhall/shared/core/replay/showHistory';
import type { ViewHistory } from '@gearhall/shared/core/replay/viewHistory';
import { REVIEW } from '../../../ui/words/pages/replay';
import { parseOptions } from '../../../net/table/tableModel';
import { openTheatre, TheatreContext, useTheatre, type Theatre } from '../../replay/playback/theatre';
import { TheatreRoom } from '../../replay/TheatreRoom';
import { usePanels } from '../session/panels';
import { useTableSession, type TableSession } from '../session/tableSession';

/** Earlier moments, while the game goes on. */
export function ReviewRoom({ viewHistory: history }: { readonly viewHistory: ViewHistory }) {
  const session = useTableSession();
  const theatre = useMemo(() => theatreOf(session, history), [session, history]);
  const since = useMemo(() => session.model.table.peek()?.actions ?? 0, [session, history]);
  return (
    <TheatreContext.Provider value={theatre}>
      <TheatreRoom>
        <PastBanner since={since} />
      </TheatreRoom>
    </TheatreContext.Provider>
  );
}

/** Looking back begins at the end, where one has just been. */
function theatreOf({ model, game, names }: TableSession, history: ViewHistory): Theatre {
  const pointOfView = model.seat.peek() ?? 'spectator';
  const showing = showHistory({ [String(pointOfView)]: history });
  const options = parseOptions(model.table.peek()?.options ?? '');
  return openTheatre({
    game,
    showing,
    names: names.peek(),
    options,
    place: { at: showing.length, pointOfView },
  });
}

/** Says that this is not the present, what goes on meanwhile, and how to return. */
function PastBanner({ since }: { readonly since: number }) {
  const { model, isMyTurn } = useTableSession();
  const { playback } = useTheatre();
  const { looksBack } = usePanels();
  const newer = useComputed(() => Math.max(0, (model.table.value?.actions ?? 0) - since));
  const isOver = model.table.value?.status === 'ended';
  return (
    <section class="past-banner" aria-label={REVIEW.open}>
      <p>
        {isMyTurn.value && <strong class="your-turn">{REVIEW.yourTurn} </strong>}
        {REVIEW.banner(playback.step.value, playback.length)}
        {newer.value > 0 && ` ${REVIEW.newer(newer.value)}`}
        {isOver && ` ${REVIEW.over}`}
      </p>
      <button type="button" class="button primary" onClick={() => (looksBack.value = false)}>
        {REVIEW.now}
      </button>
    </section>
  );
}
