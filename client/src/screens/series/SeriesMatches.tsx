import type { MatchOnPage, SeriesPage } from '@gearhall/shared/games/series';
import { Link } from '../../app/routing/Link';
import { replayPath, tablePath } from '../../app/routing/router';
import { Icon } from '../../ui/display/Icon';
import { SeatMark } from '../../ui/display/SeatMark';
import { listed } from '../../ui/words/words';
import { isSealed, SERIES } from '../../ui/words/pages/series';
import { WATCH } from '../../ui/words/pages/watch';
import { memberName } from './memberName';

/** Each game: who sat where, who won, and the way to its replay or its table. */
export function SeriesMatches({ page }: { readonly page: SeriesPage }) {
  return (
    <section aria-labelledby="series-matches">
      <h2 id="series-matches">{SERIES.matches}</h2>
      <ol class="table-list">
        {page.matches.map((match, at) => (
          <li key={match.table} class="table-row">
            <MatchRow page={page} match={match} number={at + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface MatchRowProps {
  readonly page: SeriesPage;
  readonly match: MatchOnPage;
  readonly number: number;
}

function MatchRow({ page, match, number }: MatchRowProps) {
  const nameOf = memberName(page);
  return (
    <>
      <div class="table-row-words">
        <h3>{SERIES.game(number)}</h3>
        <p class="finished-names">
          {match.seating.map((member, seat) => (
            <span key={seat}>
              <SeatMark seat={seat} size={14} /> {nameOf(member)}
            </span>
          ))}
        </p>
        <p class="quiet-text">{resultOf(match, (winners) => listed(winners.map(nameOf)))}</p>
      </div>
      <MatchWay match={match} number={number} isClosed={isSealed(page.type, page.outcome)} />
    </>
  );
}

function resultOf({ status, winners }: MatchOnPage, named: (winners: readonly number[]) => string): string {
  if (!winners) return SERIES.status[status];
  const result = winners.length > 0 ? SERIES.won(named(winners)) : SERIES.drawn;
  return status === 'ended' ? result : `${result} · ${SERIES.status[status]}`;
}

interface MatchWayProps extends Omit<MatchRowProps, 'page'> {
  readonly isClosed: boolean;
}

function MatchWay({ match: { table, status }, number, isClosed }: MatchWayProps) {
  if (status === 'deleted' || status === 'closedByHall') return undefined;
  if (status !== 'ended') {
    return (
      <Link to={tablePath(table)} class="button">
        {SERIES.toTable(number)}
      </Link>
    );
  }
  if (isClosed) return <p class="hint">{SERIES.sealed}</p>;
  return (
    <Link to={replayPath(table)} class="button" label={SERIES.replayOf(number)}>
      <Icon name="play" size={16} /> {WATCH.replay}
    </Link>
  );
}
