import type { MatchOnPage, SeriesPage } from '@gearhall/shared/games/series';
import type { TypedThing } from '@gearhall/shared/core/game';
import { Link } from '../../app/routing/Link';
import { tablePath } from '../../app/routing/router';
import { listed, WORDS } from '../../ui/words/words';
import { SERIES } from '../../ui/words/pages/series';
import { memberName } from './memberName';
import { OwnDecisions } from './OwnParts';

interface SeriesTodoProps {
  readonly page: SeriesPage;
  decide(decision: TypedThing): Promise<void>;
}

/** Who has to do what next, and the way there. */
export function SeriesTodo({ page, decide }: SeriesTodoProps) {
  const number = page.matches.length;
  const match = page.matches[number - 1];
  if (!match) return undefined;
  const waitsFor = page.deciding ?? match.waitsFor;
  const isMine = page.me !== undefined && waitsFor?.includes(page.me) === true;
  return (
    <section class="series-todo" aria-labelledby="series-todo">
      <h2 id="series-todo">{SERIES.todo}</h2>
      <p class={isMine ? 'your-turn' : undefined} role="status">
        {todoIn(page, match)}
      </p>
      <OwnDecisions page={page} decide={decide} />
      {match.status !== 'deleted' && (
        <Link to={tablePath(match.table)} class={isMine && !page.decisions ? 'button primary' : 'button'}>
          {SERIES.toTable(number)}
        </Link>
      )}
    </section>
  );
}

/** Exported for its test. */
export function todoIn(page: SeriesPage, { status, waitsFor: toCome, freeSeats = 0 }: MatchOnPage): string {
  const waitsFor = page.deciding ?? toCome;
  if (status === 'deleted') return SERIES.abandoned;
  if (status === 'ended') return SERIES.opens;
  if (!waitsFor || (status !== 'gathering' && status !== 'playing')) return SERIES.goOn;
  const free = freeSeats > 0 ? WORDS.gathering.missing(freeSeats) : '';
  if (waitsFor.length === 0) return free || SERIES.starts;
  const nameOf = memberName(page);
  const others = waitsFor.filter((member) => member !== page.me).map(nameOf);
  const all = listed(others.length < waitsFor.length ? [SERIES.you, ...others] : others);
  if (page.deciding) return SERIES.decides(all);
  return status === 'gathering' ? `${SERIES.comes(all)} ${free}`.trim() : SERIES.acts(all);
}
