import { botIn } from '@gearhall/shared/core/record/record';
import { useSignal, useSignalEffect, type Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { replayPath } from '../../app/routing/router';
import { gameFromRecord } from '../../local/fromReplay';
import { studiedRecord } from '../../local/studying/studied';
import { GlossaryOf } from '../../ui/glossary/GlossaryOf';
import { REPLAY, REPLAY_KEYS } from '../../ui/words/pages/replay';
import { SeatLooksContext } from '../../ui/display/SeatMark';
import { WORDS } from '../../ui/words/words';
import { HelpOf } from '../table/dialogs/HelpDialog';
import { looksAt } from '../table/seats/seatLooks';
import { SettingsDialog } from '../table/gathering/SettingsDialog';
import type { LoadAnalysis } from './analysis/useAnalysis';
import { formatPlace, parsePlace } from './playback/address';
import { comeUpon } from './playback/comeUpon';
import { DicePanel } from './dice/DicePanel';
import { ReplayContext } from './playback/replayContext';
import { ReplayBar, type ReplayDialog } from './ReplayBar';
import { openTheatre, TheatreContext, type Theatre } from './playback/theatre';
import { TheatreRoom } from './TheatreRoom';
import type { Replay } from './playback/loadReplay';

interface ReplayTheatreProps {
  readonly replay: Replay;
  readonly search: string;
}

/** A record on the screen: its theatre, and the bar above it. */
export function ReplayTheatre({ replay, search }: ReplayTheatreProps) {
  const theatre = useMemo(() => {
    const { game, showing, names, record } = replay;
    const levels = record.names.map((name) => botIn(name)?.level);
    const { outcome, options } = record;
    return openTheatre({ game, showing, names, options, levels, outcome, place: parsePlace(search) });
  }, [replay]);
  const dialog = useSignal<ReplayDialog | undefined>(undefined);
  useAddress(theatre, replay, search);
  useTitle(replay);
  useHelpKey(dialog);
  const analysis = useMemo(() => analysisFor(replay), [replay]);
  const { layout } = theatre;
  const looks = useMemo(() => looksAt(replay.game, replay.record.options, replay.names.length), [replay]);
  return (
    <ReplayContext.Provider value={replay}>
      <TheatreContext.Provider value={theatre}>
        <SeatLooksContext.Provider value={looks}>
          <div class={`table-frame plays theatre ${layout.value}`} data-step={theatre.playback.step.value}>
            <ReplayBar onOpen={(which) => (dialog.value = which)} />
            <GlossaryOf game={replay.game.rules.about.id}>
              <TheatreRoom dice={DicePanel} analysis={analysis}>
                {replay.isStored && <p class="stored">{REPLAY.storedViews}</p>}
              </TheatreRoom>
            </GlossaryOf>
          </div>
          <Dialogs replay={replay} dialog={dialog} />
        </SeatLooksContext.Provider>
      </TheatreContext.Provider>
    </ReplayContext.Provider>
  );
}

/** A game for one person has no curve, and without its rules nobody can play it on. */
function analysisFor({ record, names, isStored }: Replay): LoadAnalysis | undefined {
  if (isStored || names.length < 2) return undefined;
  return async () => {
    const { analysisOf } = await import('./analysis');
    const until = (length: number) => gameFromRecord(record, names, length);
    return analysisOf({ game: studiedRecord(record), until }, names);
  };
}

interface DialogsProps {
  readonly replay: Replay;
  readonly dialog: Signal<ReplayDialog | undefined>;
}

function Dialogs({ replay, dialog }: DialogsProps) {
  const close = () => (dialog.value = undefined);
  if (dialog.value === 'help') return <HelpOf game={replay.game} keys={REPLAY_KEYS} onClose={close} />;
  if (dialog.value === 'settings') return <SettingsDialog onClose={close} />;
  return undefined;
}

/**
 * How long a moment must be shown before the address changes, in milliseconds: browsers limit how often
 * it may.
 */
const SETTLED = 350;

/**
 * Keeps the address on the moment that is shown, without history entries, and goes to the moment of a new
 * address.
 */
function useAddress({ playback, drawn }: Theatre, { record, fromHall }: Replay, search: string): void {
  useEffect(() => {
    const { at, pointOfView, plays } = parsePlace(search);
    if (plays) return comeUpon({ playback, drawn }, at);
    if (at !== playback.step.peek()) playback.to(at);
    if (pointOfView !== undefined) playback.look(pointOfView);
    return undefined;
  }, [search, playback, drawn]);
  useSignalEffect(() => {
    const path =
      replayPath(record.table) +
      formatPlace({ at: playback.step.value, pointOfView: playback.pointOfView.value });
    if (!fromHall) return;
    const timer = setTimeout(() => history.replaceState(undefined, '', path), SETTLED);
    return () => clearTimeout(timer);
  });
}

function useTitle({ game }: Replay): void {
  useEffect(() => {
    document.title = `${REPLAY.title(game.rules.about.title)} · ${WORDS.hall.name}`;
  }, [game]);
}

function useHelpKey(dialog: Signal<ReplayDialog | undefined>): void {
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLElement && target.matches('select, input:not([type="range"])');
      if (ctrlKey || metaKey || altKey || isTyping || dialog.peek() !== undefined) return;
      if (key.toLowerCase() === 'h' || key === '?') dialog.value = 'help';
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [dialog]);
}
