import { Link } from '../../../app/Link';
import { tablePath } from '../../../app/router';
import { ActButton } from '../../../ui/ActButton';
import { REMATCH } from '../../../ui/words/ending';
import { useTableSession } from '../tableSession';

/** A rematch: requested from a seat; once there is one, the link to it for everybody. */
export function RematchButton() {
  const { model, isLive } = useTableSession();
  const table = model.table.value;
  const seat = model.seat.value;
  if (!table) return undefined;
  if (table.rematch !== '') {
    return (
      <Link to={tablePath(table.rematch)} class="button primary">
        {REMATCH.goLater}
      </Link>
    );
  }
  if (seat === undefined) return undefined;
  return (
    <div class="rematch-button">
      <ActButton class="primary" off={!isLive.value} onClick={() => model.request('rematch', {})}>
        {REMATCH.ask}
      </ActButton>
      <p class="hint">{REMATCH.help}</p>
    </div>
  );
}
