import './patience.css';
import { CLOCK_WORDS } from '../../../ui/words/clocks';
import { useSeating } from '../seating';
import { patienceFace, patienceLeft } from './clockFace';
import { useServerNow } from './SeatClock';

/**
 * While a question may not wait: how much of its time is left. It says the same to everybody, asked or not,
 * playing or watching, so that nobody learns anything from it.
 */
export function PatienceBar() {
  const { model } = useSeating();
  const table = model.table.value;
  const due = table?.status === 'playing' ? table.patience : 0;
  const now = useServerNow(due);
  if (!table || due <= 0) return undefined;
  return (
    <div class="patience" role="timer" aria-live="off">
      <span aria-hidden="true">{CLOCK_WORDS.answers}</span>
      <span class="visually-hidden">{CLOCK_WORDS.answersLeft(patienceFace(table, now).main)}</span>
      <i class="patience-track" aria-hidden="true">
        <i style={{ width: `${patienceLeft(table, now) * 100}%` }} />
      </i>
    </div>
  );
}
