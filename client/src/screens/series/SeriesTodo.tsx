import { Link } from '../../app/Link';
import { tablePath } from '../../app/router';
import type { SeriesMatch, SeriesPage } from '../../net/api';
import { listed } from '../../ui/words';
import { SERIES } from '../../ui/words/series';
import { memberName } from './memberName';

/** Who has to do what next, and the way there. */
export function SeriesTodo({ page }: { readonly page: SeriesPage }) {
  const number = page.matches.length;
  const match = page.matches[number - 1];
  if (!match) return undefined;
  const isMine = page.me !== undefined && match.waitsFor?.includes(page.me) === true;
  return (
    <section aria-labelledby="series-todo">
      <h2 id="series-todo">{SERIES.todo}</h2>
      <p class={isMine ? 'your-turn' : undefined} role="status">
        {todoIn(page, match)}
      </p>
      {match.status !== 'deleted' && (
        <Link to={tablePath(match.table)} class={isMine ? 'button primary' : 'button'}>
          {SERIES.toTable(number)}
        </Link>
      )}
    </section>
  );
}

function todoIn(page: SeriesPage, { status, waitsFor }: SeriesMatch): string {
  if (status === 'deleted') return SERIES.abandoned;
  if (status === 'ended') return SERIES.opens;
  if (!waitsFor || (status !== 'gathering' && status !== 'playing')) return SERIES.goOn;
  if (waitsFor.length === 0) return SERIES.starts;
  const nameOf = memberName(page);
  const others = waitsFor.filter((member) => member !== page.me).map(nameOf);
  const all = listed(others.length < waitsFor.length ? [SERIES.you, ...others] : others);
  return status === 'gathering' ? SERIES.comes(all) : SERIES.acts(all);
}
