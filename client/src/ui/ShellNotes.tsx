import { useEffect } from 'preact/hooks';
import { hasUpdate, isOnline, takeUpdate } from '../net/offline';
import { askForLoss } from '../net/restored';
import { RestoredNote } from './RestoredNote';
import { WORDS } from './words';

/** What concerns the whole hall: no network, or a newer version of the page. */
export function ShellNotes() {
  const { offline } = WORDS;
  useEffect(() => void askForLoss(), []);
  return (
    <div class="shell-notes" role="status">
      {!isOnline.value && <p>{offline.away}</p>}
      <RestoredNote />
      {hasUpdate() && (
        <p>
          {offline.update}{' '}
          <button type="button" class="button" onClick={takeUpdate}>
            {offline.reload}
          </button>
        </p>
      )}
    </div>
  );
}
