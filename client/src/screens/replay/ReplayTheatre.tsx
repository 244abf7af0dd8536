import { useSignal, useSignalEffect, type Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { replayPath } from '../../app/router';
import { REPLAY, REPLAY_KEYS } from '../../ui/words/replay';
import { WORDS } from '../../ui/words';
import { HelpOf } from '../table/HelpDialog';
import { SettingsDialog } from '../table/SettingsDialog';
import { formatPlace, parsePlace } from './address';
import { DicePanel } from './dice/DicePanel';
import { ReplayContext } from './replayContext';
import { ReplayBar, type ReplayDialog } from './ReplayBar';
import { openTheatre, TheatreContext, type Theatre } from './theatre';
import { TheatreRoom } from './TheatreRoom';
import type { Replay } from './loadReplay';

interface ReplayTheatreProps {
  readonly replay: Replay;
  readonly search: string;
}

/** A record on the screen: its theatre, and the bar above it. */
export function ReplayTheatre({ replay, search }: ReplayTheatreProps) {
  const theatre = useMemo(() => {
    const { game, showing, names, record } = replay;
    return openTheatre({ game, showing, names, outcome: record.outcome, place: parsePlace(search) });
  }, [replay]);
  const dialog = useSignal<ReplayDialog | undefined>(undefined);
  useAddress(theatre, replay, search);
  useTitle(replay);
  useHelpKey(dialog);
  const { layout } = theatre;
  return (
    <ReplayContext.Provider value={replay}>
      <TheatreContext.Provider value={theatre}>
        <div class={`table-frame plays theatre ${layout.value}`} data-step={theatre.playback.step.value}>
          <ReplayBar onOpen={(which) => (dialog.value = which)} />
          <TheatreRoom dice={DicePanel}>
            {replay.isStored && <p class="stored">{REPLAY.storedViews}</p>}
          </TheatreRoom>
        </div>
        <Dialogs replay={replay} dialog={dialog} />
      </TheatreContext.Provider>
    </ReplayContext.Provider>
  );
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

/** How long a moment must last to be worth an address: browsers do not like a change for every frame. */
const SETTLED = 350;

/** The address follows the moment that is shown, without a trace in the history; and leads to it. */
function useAddress({ playback }: Theatre, { record, fromHall }: Replay, search: string): void {
  useEffect(() => {
    const { at, eyes } = parsePlace(search);
    if (at !== playback.step.peek()) playback.to(at);
    if (eyes !== undefined) playback.look(eyes);
  }, [search, playback]);
  useSignalEffect(() => {
    const path =
      replayPath(record.table) + formatPlace({ at: playback.step.value, eyes: playback.eyes.value });
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
