import { BOT_LEVELS } from '@gearhall/shared/core/bots/bot';
import type { SeatInfoView } from '@gearhall/shared/core/table/table';
import { ActButton } from '../../../ui/controls/ActButton';
import { SeatMark } from '../../../ui/display/SeatMark';
import { WORDS } from '../../../ui/words/words';
import { KEEP_OFF_WORDS } from '../../../ui/words/table/seatVotes';
import { usePanels } from '../session/panels';
import { SeatTags } from '../seats/SeatsPanel';
import { useTableSession } from '../session/tableSession';
import { useNamed } from '../session/useNamed';

/** An empty seat: take it, or as the host put a bot on it. */
export function FreeSeat({ seat }: { readonly seat: number }) {
  const { model, isHost, isLive } = useTableSession();
  const sits = model.seat.value !== undefined;
  const named = useNamed();
  const place = seat + 1;
  return (
    <li class="gathering-seat free">
      <SeatMark seat={seat} size={28} />
      <p class="seat-name quiet-text">{WORDS.table.free}</p>
      <div class="button-row">
        <ActButton
          class={sits ? 'quiet' : 'primary'}
          label={sits ? WORDS.gathering.changeSeat(place) : WORDS.gathering.takeSeat(place)}
          off={!isLive.value}
          onClick={() => named(() => model.request('sit', { seat }))}
        >
          {sits ? WORDS.gathering.change : WORDS.gathering.take}
        </ActButton>
      </div>
      {isHost.value && (
        <div class="button-row bots">
          {BOT_LEVELS.map((level) => (
            <ActButton
              key={level}
              label={WORDS.gathering.putBot(level, place)}
              off={!isLive.value}
              onClick={() => model.request('bot', { seat, level })}
            >
              {WORDS.table.bot(level)}
            </ActButton>
          ))}
        </div>
      )}
    </li>
  );
}

interface TakenSeatProps {
  readonly seat: number;
  readonly info: SeatInfoView;
}

/** A taken seat, with a button for those who may empty it. */
export function TakenSeat({ seat, info }: TakenSeatProps) {
  const { model, names } = useTableSession();
  const isMine = model.seat.value === seat;
  return (
    <li class={isMine ? 'gathering-seat mine' : 'gathering-seat'}>
      <SeatMark seat={seat} size={28} />
      <p class="seat-name">
        <strong>{names.value[seat]}</strong>
        <SeatTags seat={seat} info={info} />
      </p>
      <div class="button-row">
        <WaysOut seat={seat} info={info} />
      </div>
    </li>
  );
}

function WaysOut({ seat, info }: TakenSeatProps) {
  const { model, names, isHost, isLive } = useTableSession();
  const { dialog } = usePanels();
  const off = !isLive.value;
  if (model.seat.value === seat) {
    return (
      <ActButton class="quiet" off={off} onClick={() => model.request('stand', {})}>
        {WORDS.gathering.stand}
      </ActButton>
    );
  }
  if (!isHost.value) return undefined;
  if (info.sitter === 'person') {
    const name = names.value[seat] ?? '';
    return (
      <>
        <ActButton
          class="quiet"
          label={WORDS.gathering.freeSeat(name)}
          off={off}
          onClick={() => model.request('free', { seat })}
        >
          {WORDS.gathering.freeIt}
        </ActButton>
        <ActButton
          class="quiet"
          label={KEEP_OFF_WORDS.send(name)}
          onClick={() => (dialog.value = 'watching')}
        >
          {KEEP_OFF_WORDS.sendShort}
        </ActButton>
      </>
    );
  }
  return (
    <>
      {BOT_LEVELS.filter((level) => level !== info.level).map((level) => (
        <ActButton
          key={level}
          class="quiet"
          label={WORDS.gathering.putBot(level, seat + 1)}
          off={off}
          onClick={() => model.request('bot', { seat, level })}
        >
          {WORDS.table.bot(level)}
        </ActButton>
      ))}
      <ActButton
        class="quiet"
        label={WORDS.gathering.removeBot(seat + 1)}
        off={off}
        onClick={() => model.request('bot', { seat })}
      >
        {WORDS.gathering.remove}
      </ActButton>
    </>
  );
}
