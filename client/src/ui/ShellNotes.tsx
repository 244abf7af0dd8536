import { useEffect } from 'preact/hooks';
import { hasUpdate, isOnline, takeUpdate } from '../net/offline';
import { askHall } from '../net/restored';
import { lobbyLive } from '../net/lobby';
import { HallNote } from './HallNote';
import { RestoredNote } from './RestoredNote';
import { WORDS } from './words';

/** What concerns the whole hall: no network, or a newer version of the page. */
export function ShellNotes() {
  const { offline } = WORDS;
  useEffect(askNowAndThen, []);
  return (
    <div class="shell-notes" role="status">
      {!isOnline.value && <p>{offline.away}</p>}
      <RestoredNote />
      <HallNote />
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

const AGAIN_MS = 60_000;

/** A page that stays open may be told something; returns the stop function. */
function askNowAndThen(): () => void {
  void askHall();
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible' && !lobbyLive.peek()) void askHall();
  }, AGAIN_MS);
  return () => clearInterval(timer);
}
