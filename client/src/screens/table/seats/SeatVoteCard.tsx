import type { TableView } from '@gearhall/shared/core/table/table';
import { ActButton } from '../../../ui/controls/ActButton';
import { SeatMark } from '../../../ui/display/SeatMark';
import { SEAT_VOTE_WORDS } from '../../../ui/words/table/seatVotes';
import { useServerNow } from '../clock/SeatClock';
import { useTableSession } from '../session/tableSession';
import { isVoter } from './voters';

/** The others vote about the seat of somebody who does not act: everybody sees it, those asked can answer. */
export function SeatVoteCard() {
  const { model, names } = useTableSession();
  const table = model.table.value;
  if (table?.status !== 'playing' || table.voteSeat < 0 || table.voteGoal === '') return undefined;
  const { voteSeat, voteGoal, voteNeeds } = table;
  const isMine = model.seat.value === voteSeat;
  const name = names.value[voteSeat] ?? '';
  const title = isMine ? SEAT_VOTE_WORDS.mine[voteGoal] : SEAT_VOTE_WORDS.title[voteGoal](name);
  const yes = table.seats.filter(({ seatVote }) => seatVote === 'yes').length;
  return (
    <section class="question-card" aria-label={title}>
      <h2>
        <SeatMark seat={voteSeat} size={20} /> {title}
      </h2>
      {isMine && <p>{SEAT_VOTE_WORDS.mineHelp[voteGoal]}</p>}
      <p class="quiet-text" role="status">
        {SEAT_VOTE_WORDS.needed(yes, voteNeeds)}
      </p>
      {!isMine && <Votes table={table} />}
    </section>
  );
}

/** What I may answer; an answer can be changed. */
function Votes({ table }: { readonly table: TableView }) {
  const { model, isLive } = useTableSession();
  const { voteSeat, voteBy } = table;
  const seat = model.seat.value;
  const now = useServerNow(seat === undefined ? 0 : (table.seats[seat]?.overdueAt ?? 0));
  if (seat === undefined || !isVoter(table, seat, voteSeat, now)) return undefined;
  const given = table.seats[seat]?.seatVote ?? '';
  const off = !isLive.value;
  const vote = (yes: boolean) => model.request('seatConsent', { seat: voteSeat, yes });
  if (seat === voteBy)
    return (
      <ActButton off={off} onClick={() => vote(false)}>
        {SEAT_VOTE_WORDS.withdraw}
      </ActButton>
    );
  return (
    <>
      {given !== '' && <p>{given === 'yes' ? SEAT_VOTE_WORDS.votedYes : SEAT_VOTE_WORDS.votedNo}</p>}
      <div class="button-row">
        {given !== 'yes' && (
          <ActButton class="primary" off={off} onClick={() => vote(true)}>
            {SEAT_VOTE_WORDS.yes}
          </ActButton>
        )}
        {given !== 'no' && (
          <ActButton off={off} onClick={() => vote(false)}>
            {SEAT_VOTE_WORDS.no}
          </ActButton>
        )}
      </div>
    </>
  );
}
