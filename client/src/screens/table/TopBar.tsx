import { Link } from '../../app/routing/Link';
import { Icon, type IconName } from '../../ui/display/Icon';
import { setSound, settings } from '../../ui/theme/settings';
import { WORDS } from '../../ui/words/words';
import { WATCHING } from '../../ui/words/table/watching';
import { COLUMN_WORDS } from '../../ui/words/table/columns';
import { MyClock } from './clock/SeatClock';
import { TurnRibbon } from './ribbon/TurnRibbon';
import { usePanels, type DialogId } from './session/panels';
import { statusOf } from './session/sentences';
import { useTableSession } from './session/tableSession';

/** The way out, the status, and what can be opened. */
export function TopBar() {
  const session = useTableSession();
  const { model, game, isLive, isMyTurn, local } = session;
  const hidesPrompt = useHidesPrompt();
  const isSpectating = !local && model.table.value !== undefined && model.seat.value === undefined;
  return (
    <header class="top-bar">
      <Link to={local?.back ?? '/'} class="button quiet square leave" label={WORDS.table.leave}>
        <Icon name="leave" />
        <span class="way-word">{WORDS.table.leave}</span>
      </Link>
      <div class="top-words">
        <h1 tabIndex={-1}>{game.rules.about.title}</h1>
        <p class="top-status">
          {isMyTurn.value && <strong class="your-turn">{WORDS.table.yourTurn}</strong>}
          {hidesPrompt && <MyClock />}
          <span>{statusOf(session)}</span>
        </p>
      </div>
      <TurnRibbon />
      <p class="top-marks">
        {isSpectating && <span class="mark">{WORDS.table.watching}</span>}
        <span class={isLive.value ? 'live-mark on' : 'live-mark'}>
          <span class="visually-hidden">{isLive.value ? WORDS.connection.live : WORDS.connection.off}</span>
        </span>
      </p>
      <nav class="top-ways" aria-label={game.rules.about.title}>
        {model.table.value?.status !== 'gathering' && <BoardOnlyButton />}
        <MuteButton />
        {!local && <SpectatorsButton />}
        {!local && <Opens dialog="share" icon="link" label={WORDS.table.share} />}
        <Opens dialog="help" icon="help" label={WORDS.table.help} />
        <Opens dialog="settings" icon="gear" label={WORDS.table.settings} />
      </nav>
    </header>
  );
}

/** The prompt and my clock are not visible. */
function useHidesPrompt(): boolean {
  const { layout, tab, sheet, boardOnly, columns } = usePanels();
  if (boardOnly.value) return true;
  if (layout.value === 'wide' || layout.value === 'tablet') return columns.mine.collapsed.value;
  return tab.value !== 'orders' || (layout.value === 'tall' && sheet.value === 'low');
}

function BoardOnlyButton() {
  const { boardOnly } = usePanels();
  const label = boardOnly.value ? COLUMN_WORDS.allPanels : COLUMN_WORDS.boardOnly;
  return (
    <button
      type="button"
      class="button quiet square"
      title={`${label} (F)`}
      onClick={() => (boardOnly.value = !boardOnly.value)}
    >
      <Icon name={boardOnly.value ? 'panels' : 'board'} />
      <span class="way-word">{label}</span>
    </button>
  );
}

/** The same as the switch in the settings, in reach. */
function MuteButton() {
  const isOn = settings.sound.value;
  const label = isOn ? WORDS.settings.mute : WORDS.settings.unmute;
  return (
    <button type="button" class="button quiet square" title={label} onClick={() => setSound(!isOn)}>
      <Icon name={isOn ? 'sound' : 'soundOff'} />
      <span class="way-word">{label}</span>
    </button>
  );
}

/** How many watch; opens the list of them. */
function SpectatorsButton() {
  const panels = usePanels();
  const { model } = useTableSession();
  const spectators = model.table.value?.spectators ?? 0;
  return (
    <button
      type="button"
      class="button quiet square spectators"
      aria-haspopup="dialog"
      aria-label={WATCHING.open(spectators)}
      onClick={() => (panels.dialog.value = 'watching')}
    >
      <Icon name="eye" />
      <span aria-hidden="true">{spectators}</span>
    </button>
  );
}

interface OpensProps {
  readonly dialog: DialogId;
  readonly icon: IconName;
  readonly label: string;
}

function Opens({ dialog, icon, label }: OpensProps) {
  const panels = usePanels();
  return (
    <button
      type="button"
      class="button quiet square"
      aria-haspopup="dialog"
      onClick={() => (panels.dialog.value = dialog)}
    >
      <Icon name={icon} />
      <span class="way-word">{label}</span>
    </button>
  );
}
