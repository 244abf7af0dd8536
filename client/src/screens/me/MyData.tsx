import { useSignal } from '@preact/signals';
import { Link } from '../../app/routing/Link';
import { PRIVACY_PATH } from '../../app/routing/router';
import { api, ApiError } from '../../net/requests/api';
import { asGuest, forgetMe, isSomebody } from '../../net/guest/guest';
import { forgetKept } from '../../net/stored/kept';
import { forgetLessons } from '../../net/stored/lessonsDone';
import { puzzlesSolved } from '../../net/stored/puzzlesSolved';
import { switchRemindersOff } from '../../net/guest/reminders';
import { Dialog } from '../../ui/dialogs/Dialog';
import { say } from '../../ui/notices/notices';
import { saveFile } from '../../ui/controls/saveFile';
import { WORDS } from '../../ui/words/words';
import { ME } from '../../ui/words/pages/me';

/** Taking my data along, and having it deleted. */
export function MyData({ onDeleted }: { readonly onDeleted: () => void }) {
  const isAsked = useSignal(false);
  const save = (): void => {
    asGuest(api.ownData).then(
      (text) => saveFile(text, 'gearhall-data.json'),
      () => say(ME.failed, 'warning'),
    );
  };
  return (
    <section aria-labelledby="my-data">
      <h2 id="my-data">{ME.data}</h2>
      <p>
        {ME.dataLead} <Link to={PRIVACY_PATH}>{WORDS.hall.privacy}</Link>
      </p>
      <p class="button-row">
        {isSomebody() && (
          <button type="button" class="button" onClick={save}>
            {ME.export}
          </button>
        )}
        <button type="button" class="button danger" onClick={() => (isAsked.value = true)}>
          {ME.delete}
        </button>
      </p>
      {isAsked.value && <DeleteDialog onClose={() => (isAsked.value = false)} onDeleted={onDeleted} />}
    </section>
  );
}

interface DeleteDialogProps {
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

function DeleteDialog({ onClose, onDeleted }: DeleteDialogProps) {
  const problem = useSignal('');
  const busy = useSignal(false);
  const remove = async (): Promise<void> => {
    busy.value = true;
    try {
      await deleteMe();
      onDeleted();
      onClose();
      say(ME.deleted);
    } catch (error) {
      const isPlaying = error instanceof ApiError && error.code === 'stillPlaying';
      problem.value = isPlaying ? ME.stillPlaying : ME.failed;
      busy.value = false;
    }
  };
  return (
    <Dialog title={ME.deleteTitle} onClose={onClose}>
      <p>{ME.deleteHelp}</p>
      <p class="hint warning" role="alert">
        {problem.value}
      </p>
      <div class="button-row">
        <button type="button" class="button" onClick={onClose}>
          {ME.keep}
        </button>
        <button
          type="button"
          class="button danger"
          aria-disabled={busy.value}
          onClick={() => (busy.value ? undefined : void remove())}
        >
          {ME.deleteYes}
        </button>
      </div>
    </Dialog>
  );
}

/** At the hall first: what this browser knows is needed to ask for it. */
async function deleteMe(): Promise<void> {
  if (isSomebody()) {
    await switchRemindersOff();
    await asGuest(api.deleteMe);
  }
  forgetLessons();
  puzzlesSolved.forget();
  forgetMe();
  forgetKept();
}
