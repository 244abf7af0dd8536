import type { SeatInfoView } from '@gearhall/shared/core/table/table';
import { FactList } from '../../../ui/display/FactList';
import { Glossed } from '../../../ui/glossary/Glossed';
import { Icon } from '../../../ui/display/Icon';
import { SeatMark } from '../../../ui/display/SeatMark';
import { WORDS } from '../../../ui/words/words';
import { WATCHING } from '../../../ui/words/table/watching';
import { SeatCare } from './SeatCare';
import { SeatDashboard, SeatPicture } from './SeatDashboard';
import { AnswerTimeBar } from '../clock/AnswerTimeBar';
import { SeatClock } from '../clock/SeatClock';
import { useTableSession } from '../session/tableSession';

/** Who sits where, who is here, whose turn it is, and what the game says about each seat. */
export function SeatsPanel() {
  const { model } = useTableSession();
  const seats = model.table.value?.seats ?? [];
  return (
    <div class="seats">
      <h2>{WORDS.table.seats}</h2>
      {/* Spectators have no orders panel that shows it. */}
      {model.seat.value === undefined && <AnswerTimeBar />}
      <ol class="seat-list">
        {seats.map((info, seat) => (
          <SeatRow key={seat} seat={seat} info={info} />
        ))}
      </ol>
    </div>
  );
}

interface SeatRowProps {
  readonly seat: number;
  readonly info: SeatInfoView;
}

function SeatRow({ seat, info }: SeatRowProps) {
  const { model, presenter, game, names } = useTableSession();
  const table = presenter.table.value;
  const view = presenter.view.value;
  const isToAct = table?.status === 'playing' && table.toAct.includes(seat);
  const hasWon = table?.status === 'ended' && table.winners.includes(seat);
  const look = ['seat-row', isToAct ? 'to-act' : '', hasWon ? 'won' : '', info.resigned ? 'resigned' : ''];
  return (
    <li class={look.filter(Boolean).join(' ')} aria-current={isToAct ? 'true' : undefined}>
      <SeatMark seat={seat} size={24} />
      <div class="seat-words">
        <p class="seat-name">
          <strong>{names.value[seat]}</strong>
          <SeatTags seat={seat} info={info} />
          {isToAct && <span class="tag turn">{WORDS.table.turn}</span>}
        </p>
        {(info.sitter === 'person' || info.due > 0) && <SeatClock seat={seat} />}
        <SeatCare seat={seat} info={info} />
        <div class="seat-state">
          <SeatFacts seat={seat} />
          <SeatPicture {...{ game, view, seat }} />
        </div>
        {model.seat.value !== seat && <SeatDashboard {...{ game, view, seat }} names={names.value} />}
      </div>
    </li>
  );
}

/** What the game says about a seat. */
function SeatFacts({ seat }: Pick<SeatRowProps, 'seat'>) {
  const { presenter, game } = useTableSession();
  const view = presenter.view.value;
  const facts = view === undefined ? [] : game.words.seatFacts(view, seat);
  if (facts.length === 0) return undefined;
  return (
    <FactList
      class="seat-facts"
      facts={facts}
      labelled={(label) => <Glossed text={label} stops={seat === 0} />}
    />
  );
}

function SharingTag({ shares }: Pick<SeatInfoView, 'shares'>) {
  if (shares === 'nothing') return undefined;
  return (
    <span class="tag">
      <Icon name="eye" size={14} /> {WATCHING.tag[shares]}
    </span>
  );
}

/** Tags for the person or bot on this seat, beside the name. */
export function SeatTags({ seat, info }: SeatRowProps) {
  const { model } = useTableSession();
  const isBot = info.sitter === 'bot';
  const table = model.table.value;
  const isHost = table?.host === seat && table.status === 'gathering';
  return (
    <>
      {model.seat.value === seat && <span class="tag you">{WORDS.table.yourSeat}</span>}
      {isHost && <span class="tag">{WORDS.table.host}</span>}
      {isBot && info.level !== '' && (
        <span class="tag">
          <Icon name="bot" size={14} /> {WORDS.table.bot(info.level)}
        </span>
      )}
      {info.sitter === 'person' && info.presence !== 'here' && (
        <span class={`tag ${info.presence}`}>
          <Icon name={info.presence === 'away' ? 'clock' : 'leave'} size={14} />{' '}
          {WORDS.presence[info.presence]}
        </span>
      )}
      {info.standIn !== '' && (
        <span class="tag">
          <Icon name="bot" size={14} /> {WORDS.seatCare.botTag}
        </span>
      )}
      <SharingTag shares={info.shares} />
      {info.resigned && <span class="tag">{WORDS.table.resigned}</span>}
    </>
  );
}
