import { Link } from '../../app/Link';
import { replayPath, tablePath } from '../../app/router';
import { ActButton } from '../../ui/ActButton';
import { Icon } from '../../ui/Icon';
import { SeatMark } from '../../ui/SeatMark';
import { listed, WORDS } from '../../ui/words';
import { endingOf } from './sentences';
import { REPLAY } from '../../ui/words/replay';
import { useSeating } from './seating';

/** How the game ended, and where to go from here; `isShort`: the result card over the board says that. */
export function EndingWays({ isShort = false }: { readonly isShort?: boolean }) {
  const seating = useSeating();
  const { model } = seating;
  const table = model.table.value;
  if (!table) return undefined;
  const won = model.seat.value !== undefined && table.winners.includes(model.seat.value);
  return (
    <div class="ending">
      <h2>{won ? WORDS.ending.won : WORDS.ending.title}</h2>
      <p class="winners">
        {table.winners.map((seat) => (
          <SeatMark key={seat} seat={seat} size={30} />
        ))}
      </p>
      <p class="ending-words">{endingOf(seating)}</p>
      {!isShort && <Again />}
      <Link to={replayPath(model.id)} class="button">
        <Icon name="replay" size={18} /> {REPLAY.watch}
      </Link>
      {!isShort && (
        <Link to="/" class="button">
          {WORDS.hall.back}
        </Link>
      )}
    </div>
  );
}

/** A rematch: asked for from a seat; the link to it for everybody. */
function Again() {
  const { model, names, isLive } = useSeating();
  const table = model.table.value;
  const seat = model.seat.value;
  if (!table) return undefined;
  if (table.rematch !== '') {
    return (
      <Link to={tablePath(table.rematch)} class="button primary">
        {WORDS.ending.goLater}
      </Link>
    );
  }
  const wanting = table.seats.flatMap((info, other) =>
    info.again && other !== seat ? [names.value[other] ?? ''] : [],
  );
  const asked = seat !== undefined && table.seats[seat]?.again === true;
  return (
    <>
      {wanting.length > 0 && <p>{WORDS.ending.wants(listed(wanting))}</p>}
      {seat !== undefined && (
        <>
          <ActButton
            class="primary"
            off={asked || !isLive.value}
            onClick={() => model.request('rematch', {})}
          >
            {asked ? WORDS.ending.rematchAsked : WORDS.ending.rematch}
          </ActButton>
          <p class="hint">{WORDS.ending.rematchHelp}</p>
        </>
      )}
    </>
  );
}
