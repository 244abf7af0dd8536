import { useComputed, useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { showReel } from '@gearhall/shared/core/reelShowing';
import type { Reel } from '@gearhall/shared/core/reel';
import { LOOK_BACK } from '../../ui/words/replay';
import { openTheatre, TheatreContext, useTheatre, type Theatre } from '../replay/theatre';
import { TheatreRoom } from '../replay/TheatreRoom';
import { usePanels } from './panels';
import { useSeating, type Seating } from './seating';

/** The table as my eyes have seen it, as soon as that has come; undefined while one does not look back. */
export function useLookingBack(): Reel | undefined {
  const { model } = useSeating();
  const { looksBack } = usePanels();
  useSignalEffect(() => {
    model.reel.value = undefined;
    if (looksBack.value) model.request('lookBack', {});
  });
  useSignalEffect(() => {
    if (model.refused.value?.type === 'lookBack') looksBack.value = false;
  });
  return looksBack.value ? model.reel.value : undefined;
}

/** What was, while the game goes on. */
export function LookBackRoom({ reel }: { readonly reel: Reel }) {
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
      <button type="button" class="button primary" onClick={() => (looksBack.value = false)}>
        {LOOK_BACK.now}
      </button>
    </section>
  );
}
