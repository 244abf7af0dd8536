import { ENDING } from '../../../ui/words/table/ending';
import { FactList } from '../../../ui/display/FactList';
import { lotOf } from '../session/sentences';
import { useTableSession } from '../session/tableSession';
import { MomentPicture } from './moment/MomentPicture';
import { LengthFigures } from './SumsTable';
import { useSums } from './useSums';

/** What decided the game, and how long it was. */
export function Telling() {
  const { sums } = useSums();
  if (sums === 'summing') return <RoomForTelling />;
  if (typeof sums !== 'object') return undefined;
  return (
    <>
      {sums.moment !== '' && (
        <div class="ending-moment">
          {sums.shown && <MomentPicture moment={sums.shown} />}
          <p>
            <strong>{ENDING.moment}:</strong> {sums.moment}
          </p>
        </div>
      )}
      <LengthFigures sums={sums} />
    </>
  );
}

/** For those who have lost: the best that they have done. Below the buttons, because not everybody has done something. */
export function OwnBest() {
  const session = useTableSession();
  const { sums } = useSums();
  const best = typeof sums === 'object' && lotOf(session) === 'lost' ? sums.best : '';
  if (best === '' || !session.game.ending) return undefined;
  return (
    <p class="ending-moment">
      <strong>{session.game.ending.best}:</strong> {best}
    </p>
  );
}

const EMPTY_LINE = '\u00a0';

/** About as large as what is still being summed up, so that no button moves from under the pointer when it comes. */
function RoomForTelling() {
  return (
    <div class="ending-room" aria-hidden="true">
      <div class="ending-moment">
        <span class="moment-room" />
        {['title', 'sentence', 'its end'].map((line) => (
          <p key={line}>{EMPTY_LINE}</p>
        ))}
      </div>
      <FactList class="sums-facts" facts={[{ label: EMPTY_LINE, value: EMPTY_LINE }]} />
    </div>
  );
}
