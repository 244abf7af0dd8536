import { useEffect } from 'preact/hooks';
import { hasUpdate, takeUpdate } from '../../net/hall/offline';
import { hearHall } from '../../net/hall/restored';
import { lobbyLive } from '../../net/hall/lobby';
import { isHallDown, isOnline } from '../../net/requests/hallState';
import { keepTrying } from '../../net/requests/keepTrying';
import { HallNote } from './HallNote';
import { RestoredNote } from './RestoredNote';
import { WORDS } from '../words/words';

/** What concerns the whole hall: no network, no hall, or a newer version of the page. */
export function ShellNotes() {
  const { offline } = WORDS;
  useEffect(askNowAndThen, []);
  return (
    <div class="shell-notes" role="status">
      {!isOnline.value && <p>{offline.away}</p>}
      {isHallDown.value && <p>{offline.hallDown}</p>}
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

/** A page that stays open may be told something, and learns that the hall is back; returns the stop function. */
const askNowAndThen = (): (() => void) =>
  keepTrying({
    ask: () => (lobbyLive.peek() ? Promise.resolve() : hearHall()),
    onAnswer: () => undefined,
    every: AGAIN_MS,
  });
