import { USUAL_LEVELS } from '@gearhall/shared/core/bots/bot';
import type { SeatInfoView, TableView } from '@gearhall/shared/core/table/table';
import { ActButton } from '../../../ui/controls/ActButton';
import { WORDS } from '../../../ui/words/words';
import { useTableSession } from '../session/tableSession';
import { OverdueSeat } from './Overdue';
import { useNamed } from '../session/useNamed';

interface SeatCareProps {
  readonly seat: number;
  readonly info: SeatInfoView;
}

/** A seat whose person is gone: who plays for it, who may take it, and what the host may do. */
export function SeatCare({ seat, info }: SeatCareProps) {
  const { model, names, isHost } = useTableSession();
  if (model.table.value?.status !== 'playing' || !needsCare(info)) return undefined;
  const name = names.value[seat] ?? '';
  const isMine = model.seat.value === seat;
  const { seatCare } = WORDS;
  const playsFor = (): string => {
    if (isMine) return seatCare.playsForYou;
    return info.sitter === 'nobody' ? seatCare.playsForNobody : seatCare.playsFor(name);
  };
  return (
    <div class="seat-care">
      <OverdueSeat seat={seat} info={info} />
      {info.standIn !== '' && <p>{playsFor()}</p>}
      {info.offered && <p>{seatCare.isOffered}</p>}
      {isHost.value && !isMine && isVacant(info) && <HostWays seat={seat} info={info} />}
      {info.offered && model.seat.value === undefined && <TakeSeatButton seat={seat} name={name} />}
    </div>
  );
}

const needsCare = ({ sitter, presence, standIn, offered, resigned, overdueAt }: SeatInfoView): boolean => {
  if (sitter === 'bot' || resigned) return false;
  return sitter === 'nobody' || presence === 'gone' || standIn !== '' || offered || overdueAt > 0;
};

/** What the host decides alone: the person is gone, or a bot plays for them, or nobody holds the seat. */
const isVacant = ({ sitter, presence, standIn }: SeatInfoView): boolean =>
  sitter === 'nobody' || presence === 'gone' || standIn !== '';

function TakeSeatButton({ seat, name }: { readonly seat: number; readonly name: string }) {
  const { model, isLive } = useTableSession();
  const named = useNamed();
  return (
    <ActButton
      class="primary"
      label={WORDS.seatCare.takeOf(name)}
      off={!isLive.value}
      onClick={() => named(() => model.request('sit', { seat }))}
    >
      {WORDS.seatCare.take}
    </ActButton>
  );
}

/** A bot plays for me although I am here, for instance since my time ran out again and again. */
export function OwnStandIn() {
  const { model, isLive } = useTableSession();
  const table = model.table.value;
  const seat = model.seat.value;
  if (seat === undefined || table?.status !== 'playing' || !table.seats[seat]?.standIn) return undefined;
  return (
    <div class="offered-seat">
      <p>{WORDS.seatCare.playsForYou}</p>
      <ActButton class="primary" off={!isLive.value} onClick={() => model.request('standIn', { seat })}>
        {WORDS.seatCare.playMyself}
      </ActButton>
    </div>
  );
}

/** For spectators: the seats that may be taken, where the seats panel is not visible. */
export function OfferedSeats() {
  const { model, names } = useTableSession();
  const table = model.table.value;
  if (model.seat.value !== undefined || table?.status !== 'playing') return undefined;
  return table.seats.map(({ offered }, seat) =>
    offered ? (
      <div key={seat} class="offered-seat">
        <p>{offeredWords(table, seat, names.value[seat] ?? '')}</p>
        <TakeSeatButton seat={seat} name={names.value[seat] ?? ''} />
      </div>
    ) : undefined,
  );
}

const offeredWords = ({ seats }: TableView, seat: number, name: string): string => {
  const { sitter, presence } = seats[seat] ?? {};
  if (sitter === 'nobody') return WORDS.seatCare.offeredFree;
  return presence === 'gone' ? WORDS.seatCare.offered(name) : WORDS.seatCare.offeredByVote(name);
};

/** The host lets a bot play, or offers the seat; and can undo either. */
function HostWays({ seat, info }: SeatCareProps) {
  const { model, names, isLive } = useTableSession();
  const { seatCare } = WORDS;
  const name = names.value[seat] ?? '';
  const off = !isLive.value;
  const hasBot = info.standIn !== '';
  return (
    <div class="button-row">
      {hasBot && (
        <ActButton
          label={seatCare.endStandInFor(name)}
          off={off}
          onClick={() => model.request('standIn', { seat })}
        >
          {seatCare.endStandIn}
        </ActButton>
      )}
      {!hasBot &&
        USUAL_LEVELS.map((level) => (
          <ActButton
            key={level}
            label={seatCare.standInFor(level, name)}
            off={off}
            onClick={() => model.request('standIn', { seat, level })}
          >
            {seatCare.standIn(level)}
          </ActButton>
        ))}
      <ActButton
        label={info.offered ? seatCare.endOfferOf(name) : seatCare.offerOf(name)}
        off={off}
        onClick={() => model.request('offer', { seat, open: !info.offered })}
      >
        {info.offered ? seatCare.endOffer : seatCare.offer}
      </ActButton>
    </div>
  );
}
