import { Link } from '../../app/routing/Link';
import { go, replayPath, sandboxPath, tablePath } from '../../app/routing/router';
import { gameFromRecord } from '../../local/fromReplay';
import { Icon, type IconName } from '../../ui/display/Icon';
import { say } from '../../ui/notices/notices';
import { saveFile } from '../../ui/controls/saveFile';
import { REPLAY } from '../../ui/words/pages/replay';
import { SANDBOX } from '../../ui/words/pages/sandbox';
import { WORDS } from '../../ui/words/words';
import { bringGame } from '../local/brought';
import { formatPlace } from './playback/address';
import { useReplay } from './playback/replayContext';
import { useTheatre, type Theatre } from './playback/theatre';
import type { Replay } from './playback/loadReplay';

export type ReplayDialog = 'help' | 'settings';

/** The way out, the title, and what can be done with the record. */
export function ReplayBar({ onOpen }: { readonly onOpen: (which: ReplayDialog) => void }) {
  const replay = useReplay();
  const theatre = useTheatre();
  const { record, game, fromHall } = replay;
  const { title } = game.rules.about;
  return (
    <header class="top-bar">
      <Link to="/" class="button quiet square leave" label={WORDS.table.leave}>
        <Icon name="leave" />
        <span class="way-word">{WORDS.table.leave}</span>
      </Link>
      <div class="top-words">
        <h1>{title}</h1>
        <p class="top-status">
          <strong class="replay-mark">{REPLAY.pageTitle}</strong>
          <span>{statusOf(theatre)}</span>
        </p>
      </div>
      <nav class="top-ways" aria-label={REPLAY.pageTitle}>
        {fromHall && (
          <Link to={tablePath(record.table)} class="button quiet square" label={REPLAY.toTable}>
            <Icon name="seats" />
            <span class="way-word">{REPLAY.toTable}</span>
          </Link>
        )}
        {fromHall && (
          <Way
            icon="link"
            label={REPLAY.copyMoment}
            word={REPLAY.copyShort}
            act={() => void copyMoment(record.table, theatre)}
          />
        )}
        {!replay.isStored && (
          <Way
            icon="branch"
            label={SANDBOX.playOn}
            word={SANDBOX.playOnShort}
            act={() => playOn(replay, theatre)}
          />
        )}
        <Way
          icon="download"
          label={REPLAY.download}
          word={REPLAY.downloadShort}
          act={() => download(replay)}
        />
        <Way icon="help" label={WORDS.table.help} word={WORDS.table.help} act={() => onOpen('help')} opens />
        <Way
          icon="gear"
          label={WORDS.table.settings}
          word={WORDS.table.settings}
          act={() => onOpen('settings')}
          opens
        />
      </nav>
    </header>
  );
}

function statusOf({ playback, game, names, outcome }: Theatre): string {
  const view = playback.toldView.value;
  if (outcome && playback.told.value === playback.length) {
    return game.words.ending(outcome.winners, outcome.cause, names, view);
  }
  return view === undefined ? '' : game.words.status(view, names);
}

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  /** Shown where there is room; the label begins with it. */
  readonly word: string;
  readonly act: () => void;
  /** Opens a dialog. */
  readonly opens?: boolean;
}

function Way({ icon, label, word, act, opens = false }: WayProps) {
  return (
    <button
      type="button"
      class="button quiet square"
      aria-haspopup={opens ? 'dialog' : undefined}
      aria-label={label}
      title={label}
      onClick={act}
    >
      <Icon name={icon} />
      <span class="way-word">{word}</span>
    </button>
  );
}

async function copyMoment(table: string, { playback }: Theatre): Promise<void> {
  const place = { at: playback.step.peek(), pointOfView: playback.pointOfView.peek() };
  const link = new URL(replayPath(table) + formatPlace(place), location.origin).href;
  history.replaceState(undefined, '', link);
  try {
    await navigator.clipboard.writeText(link);
    say(REPLAY.copied);
  } catch {
    say(REPLAY.copyFailed, 'warning');
  }
}

/** Opens the position that is shown as a sandbox. */
function playOn({ record, names }: Replay, { playback }: Theatre): void {
  bringGame(gameFromRecord(record, names, playback.step.peek()));
  go(sandboxPath());
}

/** The same file that was read, so that its digest is the same. */
const download = ({ text, record }: Replay): void =>
  saveFile(text, `gearhall-${record.game}-${record.table}.json`);
