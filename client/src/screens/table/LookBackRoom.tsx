import { useComputed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { showReel } from '@gearhall/shared/core/showing';
import type { Reel } from '@gearhall/shared/core/reel';
import { LOOK_BACK } from '../../ui/words/replay';
import { openTheatre, TheatreContext, useTheatre, type Theatre } from '../replay/theatre';
import { TheatreRoom } from '../replay/TheatreRoom';
import { usePanels } from './panels';
import { useSeating, type Seating } from './seating';

/** The same table as my eyes have seen it until now; the game goes on meanwhile. */
export function LookBackRoom() {
  const { model } = useSeating();
  useEffect(() => {
    model.reel.value = undefined;
    model.request('lookBack', {});
    return () => void (model.reel.value = undefined);
  }, [model]);
  const reel = model.reel.value;
  return reel && reel.length > 0 ? <Past key={reel} reel={reel} /> : <Waiting />;
}

function Past({ reel }: { readonly reel: Reel }) {
  const seating = useSeating();
  const theatre = useMemo(() => theatreOf(seating, reel), [seating, reel]);
  const since = useMemo(() => seating.model.table.peek()?.actions ?? 0, [seating, reel]);
  return (
    <TheatreContext.Provider value={theatre}>
      <TheatreRoom>
        <PastBanner since={since} />
      </TheatreRoom>
    </TheatreContext.Provider>
  );
}

/** One begins where one has just been: at the end. */
function theatreOf({ model, game, names }: Seating, reel: Reel): Theatre {
  const eyes = model.seat.peek() ?? 'spectator';
  const showing = showReel({ [String(eyes)]: reel });
  return openTheatre({ game, showing, names: names.peek(), place: { at: showing.length, eyes } });
}

/** Says that this is not now, what goes on meanwhile, and how to return. */
function PastBanner({ since }: { readonly since: number }) {
  const { model, isMyTurn } = useSeating();
  const { playback } = useTheatre();
  const { looksBack } = usePanels();
  const newer = useComputed(() => Math.max(0, (model.table.value?.actions ?? 0) - since));
  const isOver = model.table.value?.status === 'ended';
  return (
    <section class="past-banner" aria-label={LOOK_BACK.open}>
      <p>
        {isMyTurn.value && <strong class="your-turn">{LOOK_BACK.yourTurn} </strong>}
        {LOOK_BACK.banner(playback.step.value, playback.length)}
        {newer.value > 0 && ` ${LOOK_BACK.newer(newer.value)}`}
        {isOver && ` ${LOOK_BACK.over}`}
      </p>
      <BackToNow onClick={() => (looksBack.value = false)} />
    </section>
  );
}

function BackToNow({ onClick }: { readonly onClick: () => void }) {
  return (
    <button type="button" class="button primary" onClick={onClick}>
      {LOOK_BACK.now}
    </button>
  );
}

function Waiting() {
  const { model } = useSeating();
  const { looksBack } = usePanels();
  const refused = model.refused.value?.type === 'lookBack';
  return (
    <main class="board-room">
      <section class="notice-card over-board">
        <p role="status">{refused ? LOOK_BACK.failed : LOOK_BACK.loading}</p>
        <BackToNow onClick={() => (looksBack.value = false)} />
      </section>
    </main>
  );
}
