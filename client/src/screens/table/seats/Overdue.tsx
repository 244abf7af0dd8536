import { SEAT_VOTE_GOALS, type SeatInfoView } from '@gearhall/shared/core/table/table';
import { ActButton } from '../../../ui/controls/ActButton';
import { WORDS } from '../../../ui/words/words';
import { SEAT_VOTE_WORDS } from '../../../ui/words/table/seatVotes';
import { useServerNow } from '../clock/SeatClock';
import { useTableSession } from '../session/tableSession';
import { isOverdue, isVoter } from './voters';

const MINUTE = 60_000;

/** How many minutes are left, rounded up. */
export const minutesUntil = (at: number, now: number): number => Math.max(1, Math.ceil((at - now) / MINUTE));

/** The others have waited for me for long: what they may do, and how I prevent it. */
export function OwnOverdue() {
  const { model } = useTableSession();
  const table = model.table.value;
  const seat = model.seat.value;
  const info = seat === undefined ? undefined : table?.seats[seat];
  const now = useServerNow(info?.overdueAt ?? 0);
  if (!info || info.overdueAt === 0 || table?.status !== 'playing') return undefined;
  return (
    <div class="offered-seat">
      <p>
        {isOverdue(info, now) ? SEAT_VOTE_WORDS.now : SEAT_VOTE_WORDS.soon(minutesUntil(info.overdueAt, now))}
      </p>
    </div>
  );
}

/** My seat is free for others until I act, since they have voted so. */
export function OwnOffer() {
  const { model, isLive } = useTableSession();
  const table = model.table.value;
  const seat = model.seat.value;
  if (seat === undefined || table?.status !== 'playing' || !table.seats[seat]?.offered) return undefined;
  return (
    <div class="offered-seat">
      <p>{SEAT_VOTE_WORDS.isFree}</p>
      <ActButton class="primary" off={!isLive.value} onClick={() => model.request('standIn', { seat })}>
        {WORDS.seatCare.playMyself}
      </ActButton>
    </div>
  );
}

interface SeatProps {
  readonly seat: number;
  readonly info: SeatInfoView;
}

/** Somebody else is waited for: when the others may vote, and the ways to open a vote. */
export function OverdueSeat({ seat, info }: SeatProps) {
  const { model, names, terms, isLive } = useTableSession();
  const table = model.table.value;
  const mine = model.seat.value;
  const now = useServerNow(info.overdueAt);
  // Nobody watches a closed game, so nobody could take the seat.
  const canBeFree = !info.offered && terms.value.watching.type !== 'closed';
  const goals = SEAT_VOTE_GOALS.filter((goal) => goal === 'bot' || canBeFree);
  if (!table || table.status !== 'playing' || info.overdueAt === 0 || mine === undefined) return undefined;
  if (mine === seat || table.voteSeat >= 0 || !isVoter(table, mine, seat, now)) return undefined;
  const name = names.value[seat] ?? '';
  if (!isOverdue(info, now))
    return <p class="quiet-text">{SEAT_VOTE_WORDS.waits(name, minutesUntil(info.overdueAt, now))}</p>;
  return (
    <>
      <p>{SEAT_VOTE_WORDS.ways(name)}</p>
      <div class="button-row">
        {goals.map((goal) => (
          <ActButton
            key={goal}
            label={SEAT_VOTE_WORDS.goalsOf[goal](name)}
            off={!isLive.value}
            onClick={() => model.request('seatVote', { seat, goal })}
          >
            {SEAT_VOTE_WORDS.goals[goal]}
          </ActButton>
        ))}
      </div>
    </>
  );
}

/** The same, where the seats panel is not visible. */
export function OverdueSeats() {
  const { model } = useTableSession();
  const seats = model.table.value?.seats ?? [];
  return seats.map((info, seat) =>
    info.overdueAt > 0 && seat !== model.seat.value ? (
      <div key={seat} class="offered-seat">
        <OverdueSeat seat={seat} info={info} />
      </div>
    ) : undefined,
  );
}
