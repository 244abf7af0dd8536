import type { TableView } from '@gearhall/shared/core/table/table';
import { ActButton } from '../../../ui/controls/ActButton';
import { SeatMark } from '../../../ui/display/SeatMark';
import { listed, WORDS } from '../../../ui/words/words';
import { learnedSentences } from '../../../ui/words/table/takeBack';
import { useTableSession } from '../session/tableSession';
import { awaitedIn, learnedInQuestion } from '../session/learned';
import { LearnedList } from './TakeBack';

/** Somebody wants to take something back: everybody sees the card, those asked can answer. */
export function UndoVoteCard() {
  const { model, names } = useTableSession();
  const table = model.table.value;
  if (table?.status !== 'playing' || table.undoBy < 0) return undefined;
  const isMine = model.seat.value === table.undoBy;
  const name = names.value[table.undoBy] ?? '';
  const title = isMine ? WORDS.takeBack.mine : WORDS.takeBack.title(name);
  const sentences = learnedSentences(learnedInQuestion(table), isMine ? undefined : name);
  return (
    <section class="question-card" aria-label={title}>
      <h2>
        <SeatMark seat={table.undoBy} size={20} /> {title}
      </h2>
      <p>{sentences.length > 0 ? WORDS.takeBack.seen : WORDS.takeBack.nothing}</p>
      {sentences.length > 0 && <LearnedList sentences={sentences} />}
      <Answers table={table} />
    </section>
  );
}

/** What I may answer, and who has not answered yet. */
function Answers({ table }: { readonly table: TableView }) {
  const { model, names, isLive } = useTableSession();
  const seat = model.seat.value;
  const awaited = awaitedIn(table);
  const others = awaited.filter((one) => one !== seat).map((one) => names.value[one] ?? '');
  const off = !isLive.value;
  const answer = (yes: boolean) => model.request('consent', { yes });
  return (
    <>
      {others.length > 0 && <p class="quiet-text">{WORDS.takeBack.waiting(listed(others))}</p>}
      {awaited.some((one) => table.seats[one]?.presence !== 'here') && (
        <p class="quiet-text">{WORDS.takeBack.away}</p>
      )}
      {seat !== undefined && awaited.includes(seat) && (
        <div class="button-row">
          <ActButton class="primary" off={off} onClick={() => answer(true)}>
            {WORDS.takeBack.agree}
          </ActButton>
          <ActButton off={off} onClick={() => answer(false)}>
            {WORDS.takeBack.refuse}
          </ActButton>
        </div>
      )}
      {seat !== undefined && table.seats[seat]?.agreed && <p>{WORDS.takeBack.agreed}</p>}
      {seat === table.undoBy && (
        <ActButton off={off} onClick={() => answer(false)}>
          {WORDS.takeBack.withdraw}
        </ActButton>
      )}
    </>
  );
}
