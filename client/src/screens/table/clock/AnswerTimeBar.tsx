import './answerTime.css';
import { CLOCK_WORDS } from '../../../ui/words/table/clocks';
import { useTableSession } from '../session/tableSession';
import { answerFace, answerShareLeft } from './clockFace';
import { useServerNow } from './SeatClock';

/**
 * While a question has an answer deadline: how much of its time is left. It is the same for everybody,
 * asked or not, playing or watching, so that nobody learns anything from it.
 */
export function AnswerTimeBar() {
  const { model } = useTableSession();
  const table = model.table.value;
  const due = table?.status === 'playing' ? table.answerDeadline : 0;
  const now = useServerNow(due);
  if (!table || due <= 0) return undefined;
  return (
    <div class="answer-time" role="timer" aria-live="off">
      <span aria-hidden="true">{CLOCK_WORDS.deciding}</span>
      <span class="visually-hidden">{CLOCK_WORDS.decidingLeft(answerFace(table, now).main)}</span>
      <i class="answer-time-track" aria-hidden="true">
        <i style={{ width: `${answerShareLeft(table, now) * 100}%` }} />
      </i>
    </div>
  );
}
