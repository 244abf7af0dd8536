import { FactList } from '../../ui/display/FactList';
import { Icon } from '../../ui/display/Icon';
import { SeatMark } from '../../ui/display/SeatMark';
import { WORDS } from '../../ui/words/words';
import { REPLAY } from '../../ui/words/pages/replay';
import { SeatDashboard, SeatPicture } from '../table/seats/SeatDashboard';
import { useTheatre } from './playback/theatre';

/** Who plays where, and what the game says about each seat at this moment. */
export function ReplaySeats() {
  const { game, names, isOver } = useTheatre();
  return (
    <div class="seats">
      <h2>{REPLAY.seats}</h2>
      <ol class="seat-list">
        {names.map((_name, seat) => (
          <ReplaySeat key={seat} seat={seat} />
        ))}
      </ol>
      {isOver && game.rules.about.secrets.length === 0 && (
        <p class="hint all-the-same">{REPLAY.allSeeTheSame}</p>
      )}
    </div>
  );
}

function ReplaySeat({ seat }: { readonly seat: number }) {
  const { playback, game, names, levels, outcome } = useTheatre();
  const level = levels[seat];
  const view = playback.toldView.value;
  const step = playback.told.value;
  const acted = playback.showing.actor(step) === seat;
  const won = step === playback.length && outcome?.winners.includes(seat) === true;
  const facts = view === undefined ? [] : game.words.seatFacts(view, seat);
  return (
    <li class={['seat-row', acted ? 'to-act' : '', won ? 'won' : ''].filter(Boolean).join(' ')}>
      <SeatMark seat={seat} size={24} />
      <div class="seat-words">
        <p class="seat-name">
          <strong>{names[seat]}</strong>
          {level && (
            <span class="tag">
              <Icon name="bot" size={14} /> {WORDS.table.bot(level)}
            </span>
          )}
          {playback.pointOfView.value === seat && <span class="tag you">{REPLAY.isPointOfView}</span>}
          {acted && <span class="tag turn">{REPLAY.acted}</span>}
          {won && <span class="tag">{REPLAY.won}</span>}
        </p>
        <div class="seat-state">
          <FactList class="seat-facts" facts={facts} />
          <SeatPicture {...{ game, view, seat }} />
        </div>
        <SeatDashboard {...{ game, view, seat, names }} />
      </div>
    </li>
  );
}
