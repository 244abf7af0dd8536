import { levelsOf } from '@gearhall/shared/core/bots/bot';
import type { SeatInfoView } from '@gearhall/shared/core/table/table';
import { ActButton } from '../../../ui/controls/ActButton';
import { Icon } from '../../../ui/display/Icon';
import { SeatMark } from '../../../ui/display/SeatMark';
import { WORDS } from '../../../ui/words/words';
import { KEEP_OFF_WORDS } from '../../../ui/words/table/seatVotes';
import { usePanels } from '../session/panels';
import { SeatMachine, useSeatColour } from '../machine/SeatMachine';
import { SeatTags } from '../seats/SeatsPanel';
import { useTableSession } from '../session/tableSession';
import { useNamed } from '../session/useNamed';

/** Where the machine of a seat stands; as long as nobody sits there, what is missing is seen. */
function Plinth({ seat }: { readonly seat: number }) {
  return (
    <div class="plinth">
      <SeatMachine seat={seat} />
    </div>
  );
}

/** An empty seat: take it, or as the host put a bot on it. */
export function FreeSeat({ seat }: { readonly seat: number }) {
  const { model, isHost, isLive } = useTableSession();
  const sits = model.seat.value !== undefined;
  const named = useNamed();
  const place = seat + 1;
  return (
    <li class="gathering-seat free" style={useSeatColour(seat)}>
      <Plinth seat={seat} />
      <p class="seat-name quiet-text">
        <SeatMark seat={seat} size={20} /> {WORDS.table.free}
      </p>
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
          <Icon name="bot" size={16} />
          <SeatBots seat={seat} />
        </div>
      )}
    </li>
  );
}

/** A bot for the seat; where one sits there already, of another level. */
function SeatBots({ seat, level: now }: { readonly seat: number; readonly level?: string }) {
  const { model, game, isLive } = useTableSession();
  return levelsOf(game.rules.about)
    .filter((level) => level !== now)
    .map((level) => (
      <ActButton
        key={level}
        class={now === undefined ? '' : 'quiet'}
        label={WORDS.gathering.putBot(level, seat + 1)}
        off={!isLive.value}
        onClick={() => model.request('bot', { seat, level })}
      >
        {WORDS.table.level(level)}
      </ActButton>
    ));
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
    <li class={isMine ? 'gathering-seat mine' : 'gathering-seat'} style={useSeatColour(seat)}>
      <Plinth seat={seat} />
      <p class="seat-name">
        <SeatMark seat={seat} size={20} /> <strong>{names.value[seat]}</strong>
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
      <SeatBots seat={seat} level={info.level} />
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
