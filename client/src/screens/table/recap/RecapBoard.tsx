import './recap.css';
import { useSignal, useSignalEffect, type Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { showHistory } from '@gearhall/shared/core/replay/showHistory';
import type { ViewHistory } from '@gearhall/shared/core/replay/viewHistory';
import { say } from '../../../ui/notices/notices';
import { RECAP } from '../../../ui/words/table/recap';
import { parseOptions } from '../../../net/table/tableModel';
import { openTheatre, type Theatre } from '../../replay/playback/theatre';
import { TheatreBoard } from '../../replay/TheatreBoard';
import { BoardHost } from '../board/BoardHost';
import { showPanel, usePanels } from '../session/panels';
import { useTableSession, type TableSession } from '../session/tableSession';
import { isTyping } from '../dialogs/ShortcutsAndDialogs';
import { mayTell } from './offer';
import { RecapOffer, RecapSteps } from './RecapStrip';
import { useKnown, type Recalled } from './useKnown';

/** The board as it is; or, step by step, what happened on it since my last action. */
export function RecapBoard() {
  const { recalled, asked, since, canTell } = useRecap();
  const session = useTableSession();
  const history = useViewHistory(session, asked);
  if (canTell && history) return <Past viewHistory={history} recalled={recalled} asked={asked} />;
  const isOffered = canTell && since > 0 && recalled.offered.value && !asked.value;
  return (
    <>
      <BoardHost />
      <RecapOffer
        count={isOffered ? since : 0}
        isFromStart={recalled.known.value?.mine === 0}
        onShow={() => (asked.value = true)}
        onDismiss={() => (recalled.offered.value = false)}
      />
    </>
  );
}

function useRecap() {
  const session = useTableSession();
  const recalled = useKnown();
  const asked = useSignal(false);
  const table = session.model.table.value;
  const since = (table?.actions ?? 0) - (recalled.known.value?.mine ?? Infinity);
  const canTell = mayTell({
    isPlaying: table?.status === 'playing',
    isSeated: session.model.seat.value !== undefined,
    isMyTurn: session.isMyTurn.value,
    answerDeadline: table?.answerDeadline ?? 0,
  });
  useEnd(session, asked, canTell);
  useRecapKey(asked, canTell && since > 0);
  return { recalled, asked, since, canTell };
}

/** What I have seen, once it has been requested and has arrived. */
function useViewHistory({ model }: TableSession, asked: Signal<boolean>): ViewHistory | undefined {
  useSignalEffect(() => {
    model.viewHistory.value = undefined;
    if (asked.value) model.request('reviewGame', {});
  });
  useSignalEffect(() => {
    if (model.refused.value?.type === 'reviewGame') asked.value = false;
  });
  return asked.value ? model.viewHistory.value : undefined;
}

/** My own action, and anything urgent, returns to the present. */
function useEnd({ model }: TableSession, asked: Signal<boolean>, canTell: boolean): void {
  useEffect(() => model.actedAt.subscribe(() => void (asked.value = false)), [model, asked]);
  useEffect(() => {
    if (!canTell) asked.value = false;
  }, [canTell, asked]);
}

/** The R key, unless something is being typed. */
function useRecapKey(asked: Signal<boolean>, canTell: boolean): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key.toLowerCase() !== 'r' || ctrlKey || metaKey || altKey || isTyping(target)) return;
      if (document.querySelector('dialog[open]')) return;
      if (canTell) asked.value = !asked.peek();
      else say(RECAP.nothing);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [asked, canTell]);
}

interface PastProps {
  readonly viewHistory: ViewHistory;
  readonly recalled: Recalled;
  readonly asked: Signal<boolean>;
}

/** The same board at an earlier moment; my orders beside it are the current ones. */
function Past({ viewHistory: history, recalled, asked }: PastProps) {
  const session = useTableSession();
  const panels = usePanels();
  const from = useMemo(() => recalled.known.peek()?.mine ?? 0, [history]);
  const theatre = useMemo(() => theatreOf(session, history, from), [session, history, from]);
  useEffect(() => () => theatre.playback.pause(), [theatre]);
  const toNow = () => {
    asked.value = false;
    recalled.offered.value = false;
    showPanel(panels, 'orders');
  };
  return (
    <>
      <TheatreBoard theatre={theatre} />
      <RecapSteps playback={theatre.playback} from={from} onNow={toNow} />
    </>
  );
}

/** At the first action after my own. */
function theatreOf({ model, game, names }: TableSession, history: ViewHistory, from: number): Theatre {
  const pointOfView = model.seat.peek() ?? 'spectator';
  const showing = showHistory({ [String(pointOfView)]: history });
  const options = parseOptions(model.table.peek()?.options ?? '');
  return openTheatre({ game, showing, names: names.peek(), options, place: { at: from + 1, pointOfView } });
}
