import { useEffect, useMemo } from 'preact/hooks';
import { AGAIN } from '../../../ui/words/pages/replay';
import { comeUpon } from '../../replay/playback/comeUpon';
import { openTheatre, TheatreContext, type Theatre } from '../../replay/playback/theatre';
import { TheatreRoom } from '../../replay/TheatreRoom';
import { usePanels, type Again } from '../session/panels';
import { useTableSession, type TableSession } from '../session/tableSession';

/** A game that was played in this page, looked at again when it is over: no record of it is anywhere else. */
export function AgainRoom({ again }: { readonly again: Again }) {
  const session = useTableSession();
  const { looksAgain } = usePanels();
  const theatre = useMemo(() => theatreOf(session, again), [session, again]);
  useEffect(() => (again.plays && theatre ? comeUpon(theatre, again.step) : undefined), [theatre, again]);
  if (!theatre) return undefined;
  return (
    <TheatreContext.Provider value={theatre}>
      <TheatreRoom analysis={session.local?.analysis} isAnalysed={again.analyses === true}>
        <section class="past-banner" aria-label={AGAIN.title}>
          <p>{AGAIN.banner}</p>
          <button type="button" class="button primary" onClick={() => (looksAgain.value = undefined)}>
            {AGAIN.back}
          </button>
        </section>
      </TheatreRoom>
    </TheatreContext.Provider>
  );
}

function theatreOf(
  { local, model, game, names }: TableSession,
  { step, plays, analyses }: Again,
): Theatre | undefined {
  const past = local?.past?.();
  const table = model.table.peek();
  if (!past || !table) return undefined;
  const { showing, options, begun } = past;
  return openTheatre({
    game,
    showing,
    names: names.peek(),
    options,
    begun,
    levels: table.seats.map(({ level }) => level || undefined),
    outcome: { winners: table.winners, cause: table.cause },
    place: { at: step, pointOfView: model.seat.peek(), plays },
    ...(analyses && { tab: 'analysis' }),
  });
}
