import type { TableStatus } from '@gearhall/shared/core/table/table';
import { Link } from '../../app/routing/Link';
import { replayPath } from '../../app/routing/router';
import { Shell } from '../../ui/shell/Shell';
import { WORDS } from '../../ui/words/words';
import { HALL_NEWS } from '../../ui/words/pages/hallNews';

interface ClosedTableProps {
  readonly id: string;
  readonly status: TableStatus;
}

/** For those who open the link of a table that the operator of the hall has closed. */
export function ClosedTable({ id, status }: ClosedTableProps) {
  return (
    <Shell>
      <section class="notice-card">
        <h1>{HALL_NEWS.closed}</h1>
        <p>{HALL_NEWS.closedText}</p>
        <div class="button-row">
          <Link to="/" class="button primary">
            {WORDS.hall.back}
          </Link>
          {status === 'ended' && (
            <Link to={replayPath(id)} class="button">
              {WORDS.lobby.replay}
            </Link>
          )}
        </div>
      </section>
    </Shell>
  );
}
