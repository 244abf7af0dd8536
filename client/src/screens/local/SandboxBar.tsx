import './local.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { levelsOf, type BotLevel } from '@gearhall/shared/core/bots/bot';
import { aboutOf } from '../../games';
import type { LocalGame, Player } from '../../local/localGame';
import type { LocalTable } from '../../local/LocalTable';
import { linkText } from '../../local/sharing';
import { sandboxPath } from '../../app/routing/router';
import { ActButton } from '../../ui/controls/ActButton';
import { CopyField } from '../../ui/controls/CopyField';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Icon } from '../../ui/display/Icon';
import { SeatMark } from '../../ui/display/SeatMark';
import { saveFile } from '../../ui/controls/saveFile';
import { HintButton } from '../table/hints/HintButton';
import { SANDBOX } from '../../ui/words/pages/sandbox';

interface SandboxBarProps {
  readonly table: LocalTable;
  /** The game as it stands. */
  readonly game: () => LocalGame;
}

/** What can be done with a game that does not count. */
export function SandboxBar({ table, game }: SandboxBarProps) {
  const dialog = useSignal<'players' | 'share' | undefined>(undefined);
  const close = () => (dialog.value = undefined);
  void table.length.value;
  return (
    <section class="local-bar sandbox-bar" aria-label={SANDBOX.title}>
      <ActButton
        class="quiet"
        label={SANDBOX.back}
        off={table.match.length === 0}
        onClick={() => table.stepBack()}
      >
        <Icon name="undo" size={16} /> <span class="bar-word">{SANDBOX.back}</span>
        <span class="bar-short">{SANDBOX.backShort}</span>
      </ActButton>
      <ActButton class="quiet" off={!table.canRollAgain} onClick={() => table.rollAgain()}>
        <Icon name="dice" size={16} /> {SANDBOX.rollAgain}
      </ActButton>
      <button type="button" class="button quiet" onClick={() => (dialog.value = 'players')}>
        <Icon name="seats" size={16} /> {SANDBOX.players}
      </button>
      <button type="button" class="button quiet" onClick={() => (dialog.value = 'share')}>
        <Icon name="link" size={16} /> {SANDBOX.share}
      </button>
      {table.people.length === 1 && <HintButton />}
      {table.isBotWaited && (
        <button type="button" class="button bar-row" onClick={() => table.botsGoOn()}>
          <Icon name="play" size={16} /> {SANDBOX.botsGoOn}
        </button>
      )}
      {dialog.value === 'players' && (
        <PlayersDialog table={table} levels={levelsOf(aboutOf(game().game) ?? {})} onClose={close} />
      )}
      {dialog.value === 'share' && <ShareDialog game={game()} onClose={close} />}
    </section>
  );
}

interface PlayersDialogProps {
  readonly levels: readonly BotLevel[];
  readonly table: LocalTable;
  readonly onClose: () => void;
}

function PlayersDialog({ table, levels, onClose }: PlayersDialogProps) {
  const players: readonly Player[] = ['me', 'passed', ...levels];
  return (
    <Dialog title={SANDBOX.playersTitle} onClose={onClose}>
      <div class="players">
        {table.seats.value.map(({ name, by }, seat) => (
          <label key={seat}>
            <SeatMark seat={seat} size={24} />
            <span>{name}</span>
            <select
              class="field"
              value={by}
              onChange={(event) => table.seatPlayer(seat, event.currentTarget.value as Player)}
            >
              {players.map((player) => (
                <option key={player} value={player}>
                  {SANDBOX.by(player)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p class="hint">{SANDBOX.playersHelp}</p>
    </Dialog>
  );
}

interface ShareDialogProps {
  readonly game: LocalGame;
  readonly onClose: () => void;
}

function ShareDialog({ game, onClose }: ShareDialogProps) {
  const link = useSignal<string | 'making' | 'tooLong'>('making');
  useEffect(() => {
    void linkText(game).then((text) => {
      link.value = text === undefined ? 'tooLong' : new URL(sandboxPath(text), location.origin).href;
    });
  }, []);
  return (
    <Dialog title={SANDBOX.shareTitle} onClose={onClose}>
      {link.value === 'tooLong' && <p>{SANDBOX.tooLong}</p>}
      {link.value.startsWith('http') && (
        <>
          <p>{SANDBOX.shareLink}</p>
          <CopyField text={link.value} label={SANDBOX.shareTitle} />
        </>
      )}
      <p class="button-row">
        <button
          type="button"
          class="button"
          onClick={() => saveFile(JSON.stringify(game), `gearhall-sandbox-${game.game}.json`)}
        >
          <Icon name="download" size={16} /> {SANDBOX.file}
        </button>
      </p>
    </Dialog>
  );
}
