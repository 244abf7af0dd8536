import '../../newTable/newTable.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableView } from '@gearhall/shared/core/table/table';
import type { OfferedGame } from '@gearhall/shared/core/pages/hallPages';
import { games, loadGames } from '../../../net/hall/lobby';
import { Dialog } from '../../../ui/dialogs/Dialog';
import type { OptionValues } from '../../../ui/controls/optionsModel';
import { WORDS } from '../../../ui/words/words';
import { useGameShare, type GameShare } from '../../newTable/gameShare';
import { SettingsFields } from '../../newTable/SettingsFields';
import { useSettings } from '../../newTable/useSettings';
import { useTableSession } from '../session/tableSession';

interface OptionsDialogProps {
  readonly onClose: () => void;
}

/** Where the host changes the table's settings, while people gather. */
export function OptionsDialog({ onClose }: OptionsDialogProps) {
  const { model, isHost, game: client } = useTableSession();
  const table = model.table.value;
  const { id } = client.rules.about;
  const share = useGameShare(id).answer;
  const game = games.value?.find((one) => one.id === id);
  const mayChange = isHost.value && table?.status === 'gathering';
  useEffect(loadGames, []);
  useEffect(() => {
    if (!mayChange) onClose();
  }, [mayChange]);
  if (!table) return undefined;
  return (
    <Dialog title={WORDS.newTable.settings} onClose={onClose} wide>
      {game && share ? (
        <SettingsForm {...{ game, share, table, onClose }} />
      ) : (
        <p role="status">{WORDS.hall.loading}</p>
      )}
    </Dialog>
  );
}

interface SettingsFormProps extends OptionsDialogProps {
  readonly table: TableView;
  readonly game: OfferedGame;
  readonly share: GameShare;
}

function SettingsForm({ game, share, table, onClose }: SettingsFormProps) {
  const { model, terms } = useTableSession();
  const options = JSON.parse(table.options) as OptionValues;
  const draft = useSettings(game, share, { seats: table.seats.length, options, terms: terms.value });
  const problem = useSignal('');
  const onSubmit = (event: Event) => {
    event.preventDefault();
    problem.value = draft.problem();
    if (problem.value !== '') return;
    const { seats, values } = draft;
    model.request('settings', { seats, options: values.value, terms: draft.terms() });
    onClose();
  };
  return (
    <form class="settings-form" onSubmit={onSubmit} noValidate>
      <p class="hint">{WORDS.newTable.settingsHelp}</p>
      <SettingsFields draft={draft} share={share} />
      <p class="form-problem" role="alert">
        {problem.value}
      </p>
      <button type="submit" class="button primary large">
        {WORDS.newTable.saveSettings}
      </button>
    </form>
  );
}
