import { useSignal } from '@preact/signals';
import { NO_TERMS } from '@gearhall/shared/core/terms';
import { loadGameClient } from '../../games';
import { go, tablePath } from '../../app/router';
import { api, type OfferedGame } from '../../net/api';
import { asGuest, myName } from '../../net/guest';
import { rememberTable } from '../../net/myTables';
import { apiSentence } from '../../ui/apiSentences';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { NameForm } from '../../ui/NameForm';
import { say } from '../../ui/notices';
import { optionFields } from '../../ui/optionsModel';
import { WORDS } from '../../ui/words';
import { presetValues } from '../newTable/presets';

/** A first game against an easy bot, at once; asks for a name if there is none. */
export function PlayBot({ game }: { readonly game: OfferedGame }) {
  const isNaming = useSignal(false);
  const busy = useSignal(false);
  const begin = async () => {
    if (busy.value) return;
    busy.value = true;
    try {
      go(tablePath(await makeTable(game), { bots: 'easy' }));
    } catch (error) {
      say(apiSentence(error), 'warning');
      busy.value = false;
    }
  };
  const start = () => {
    if (myName.value === '') isNaming.value = true;
    else void begin();
  };
  const onNamed = () => {
    isNaming.value = false;
    void begin();
  };
  return (
    <>
      <button
        type="button"
        class="button"
        aria-label={WORDS.lobby.playBotAt(game.title)}
        aria-disabled={busy.value}
        onClick={start}
      >
        <Icon name="bot" size={18} /> {WORDS.lobby.playBot}
      </button>
      {isNaming.value && (
        <Dialog title={WORDS.lobby.playBotAt(game.title)} onClose={() => (isNaming.value = false)}>
          <NameForm submit={WORDS.lobby.play} onDone={onNamed} />
        </Dialog>
      )}
    </>
  );
}

/** Makes a table for two that is not listed; returns its id. */
async function makeTable(game: OfferedGame): Promise<string> {
  const { words } = await loadGameClient(game.id);
  const options = presetValues(optionFields(game.options), words.presets, 'first');
  const name = myName.value;
  const wishes = { game: game.id, seats: 2, options, terms: NO_TERMS, listed: false, name };
  const { id } = await asGuest((token) => api.makeTable(wishes, token));
  rememberTable(id);
  return id;
}
