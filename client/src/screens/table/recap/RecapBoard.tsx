import './recap.css';
import { useSignal, useSignalEffect, type Signal } from '@preact/signals';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import { showReel } from '@gearhall/shared/core/reelShowing';
import type { Reel } from '@gearhall/shared/core/reel';
import type { Scene } from '../../../games/contract';
import { say } from '../../../ui/notices';
import { RECAP } from '../../../ui/words/recap';
import { REPLAY } from '../../../ui/words/replay';
import { deskFor, openTheatre, type Theatre } from '../../replay/theatre';
import { Board } from '../Board';
import { BoardHost } from '../BoardHost';
import { showPanel, usePanels } from '../panels';
import { useSeating, type Seating } from '../seating';
import { isTyping } from '../ShortcutsAndDialogs';
import { mayTell } from './offer';
import { RecapOffer, RecapSteps } from './RecapStrip';
import { useKnown, type Recalled } from './useKnown';

/** The board as it is; or, step by step, what happened on it since my last action. */
export function RecapBoard() {
  const { recalled, asked, since, canTell } = useRecap();
  const seating = useSeating();
  const reel = useReel(seating, asked);
  if (canTell && reel) return <Past reel={reel} recalled={recalled} asked={asked} />;
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
  const seating = useSeating();
  const recalled = useKnown();
  const asked = useSignal(false);
  const table = seating.model.table.value;
  const since = (table?.actions ?? 0) - (recalled.known.value?.mine ?? Infinity);
  const canTell = mayTell({
    isPlaying: table?.status === 'playing',
    isSeated: seating.model.seat.value !== undefined,
    isMyTurn: seating.isMyTurn.value,
    patience: table?.patience ?? 0,
  });
  useEnd(seating, asked, canTell);
  useRecapKey(asked, canTell && since > 0);
  return { recalled, asked, since, canTell };
}

/** What my eyes have seen, once it has been asked for and has come. */
function useReel({ model }: Seating, asked: Signal<boolean>): Reel | undefined {
  useSignalEffect(() => {
    model.reel.value = undefined;
    if (asked.value) model.request('lookBack', {});
  });
  useSignalEffect(() => {
    if (model.refused.value?.type === 'lookBack') asked.value = false;
  });
  return asked.value ? model.reel.value : undefined;
}

/** My own action, and whatever cannot wait, leads back to now. */
function useEnd({ model }: Seating, asked: Signal<boolean>, canTell: boolean): void {
  useEffect(() => model.actedAt.subscribe(() => void (asked.value = false)), [model, asked]);
  useEffect(() => {
    if (!canTell) asked.value = false;
  }, [canTell, asked]);
}

/** R, wherever nothing is typed. */
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
  readonly reel: Reel;
  readonly recalled: Recalled;
  readonly asked: Signal<boolean>;
}

/** The same board, with what was on it: my orders beside it are those of now. */
function Past({ reel, recalled, asked }: PastProps) {
  const seating = useSeating();
  const panels = usePanels();
  const from = useMemo(() => recalled.known.peek()?.mine ?? 0, [reel]);
  const theatre = useMemo(() => theatreOf(seating, reel, from), [seating, reel, from]);
  useEffect(() => () => theatre.playback.pause(), [theatre]);
  const toNow = () => {
    asked.value = false;
    recalled.offered.value = false;
    showPanel(panels, 'orders');
  };
  return (
    <>
      <PastBoard theatre={theatre} />
      <RecapSteps playback={theatre.playback} from={from} onNow={toNow} />
    </>
  );
}

function PastBoard({ theatre }: { readonly theatre: Theatre }) {
  const { playback, game } = theatre;
  const layDesk = useMemo(() => deskFor(theatre), [theatre]);
  const stop = useRef<(() => void) | undefined>(undefined);
  const onScene = useCallback(
    (scene: Scene | undefined) => {
      stop.current?.();
      stop.current = scene && playback.join({ events: () => undefined, cut: () => scene.finishAnimations() });
    },
    [playback],
  );
  return <Board game={game} label={REPLAY.board} layDesk={layDesk} onScene={onScene} />;
}

/** At the first action after my own. */
function theatreOf({ model, game, names }: Seating, reel: Reel, from: number): Theatre {
  const eyes = model.seat.peek() ?? 'spectator';
  const showing = showReel({ [String(eyes)]: reel });
  return openTheatre({ game, showing, names: names.peek(), place: { at: from + 1, eyes } });
}
