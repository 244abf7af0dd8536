import './restoredNote.css';
import { announcement, isDraining, putAnnouncementAway } from '../../net/hall/hallNews';
import { HALL_NEWS } from '../words/pages/hallNews';

/** What the operator of the hall tells everybody: a sentence of their own, and that there will be an update. */
export function HallNote() {
  const told = announcement.value;
  return (
    <>
      {isDraining.value && (
        <p class="restored-note" role="status">
          <span>{HALL_NEWS.draining}</span>
        </p>
      )}
      {told && (
        <p class="restored-note" role="status">
          <span>
            <strong>{HALL_NEWS.from}</strong> {told.text}
          </span>
          <button type="button" class="button" onClick={putAnnouncementAway}>
            {HALL_NEWS.putAway}
          </button>
        </p>
      )}
    </>
  );
}
