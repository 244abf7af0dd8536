import type { Signal } from '@preact/signals';
import { levelsOf } from '@gearhall/shared/core/bots/bot';
import type { About } from '@gearhall/shared/core/game/about';
import type { LocalSeat, Player } from '../../local/localGame';
import { SeatMark } from '../../ui/display/SeatMark';
import { WORDS } from '../../ui/words/words';
import { TOGETHER } from '../../ui/words/pages/sandbox';
import { NOBODY } from './nobody';

/** Who can play a seat here: somebody on this device, or a bot. */
type SeatPlayer = Exclude<Player, 'me'>;

const wordOf = (by: SeatPlayer): string => (by === 'passed' ? TOGETHER.person : WORDS.table.bot(by));

interface TogetherSeatsProps {
  readonly seats: Signal<readonly LocalSeat[]>;
  readonly about: About;
}

/** The people around this device, and the bots among them. */
export function TogetherSeats({ seats, about }: TogetherSeatsProps) {
  const { max } = about.seats;
  const players: readonly SeatPlayer[] = ['passed', ...levelsOf(about)];
  const change = (seat: number, to: Partial<LocalSeat>) =>
    (seats.value = seats.value.map((one, at) => (at === seat ? { ...one, ...to } : one)));
  return (
    <fieldset class="together-names choice">
      <legend>{TOGETHER.names}</legend>
      {seats.value.map((one, seat) => (
        <SeatRow key={seat} {...{ players, one, seat }} onChange={(to) => change(seat, to)} />
      ))}
      <p class="button-row">
        {seats.value.length < max && (
          <button type="button" class="button" onClick={() => (seats.value = [...seats.value, NOBODY])}>
            {TOGETHER.more}
          </button>
        )}
        {seats.value.length > 2 && (
          <button type="button" class="button" onClick={() => (seats.value = seats.value.slice(0, -1))}>
            {TOGETHER.fewer}
          </button>
        )}
      </p>
    </fieldset>
  );
}

interface SeatRowProps {
  readonly players: readonly SeatPlayer[];
  readonly one: LocalSeat;
  readonly seat: number;
  readonly onChange: (to: Partial<LocalSeat>) => void;
}

function SeatRow({ players, one, seat, onChange }: SeatRowProps) {
  const player = TOGETHER.player(seat + 1);
  const isBot = one.by !== 'passed';
  return (
    <div class="together-seat">
      <SeatMark seat={seat} size={24} />
      <input
        class="field"
        value={isBot ? '' : one.name}
        disabled={isBot}
        aria-label={player}
        placeholder={isBot ? WORDS.table.botName(seat + 1) : player}
        onInput={(event) => onChange({ name: event.currentTarget.value })}
      />
      <select
        class="field"
        value={one.by}
        aria-label={TOGETHER.whoIs(player)}
        onChange={(event) => onChange({ by: event.currentTarget.value as SeatPlayer })}
      >
        {players.map((by) => (
          <option key={by} value={by}>
            {wordOf(by)}
          </option>
        ))}
      </select>
    </div>
  );
}
