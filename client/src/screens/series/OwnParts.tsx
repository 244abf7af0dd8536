import type { SeriesPage } from '@gearhall/shared/games/series';
import { useAnswer } from '../../net/requests/useAnswer';
import { loadSeriesParts, ownSeriesOf, type DecisionsProps, type SeriesParts } from '../../games';

/** What a game shows of a kind of series that it alone has. */

/** Undefined until it is loaded, and where the game shows nothing. */
function useParts({ game, type }: Pick<SeriesPage, 'game' | 'type'>): SeriesParts | undefined {
  const isOwn = ownSeriesOf(game)?.terms.type === type;
  return useAnswer(isOwn ? { key: game, ask: () => loadSeriesParts(game) } : undefined).value.answer;
}

export function OwnStory({ page }: { readonly page: SeriesPage }) {
  const parts = useParts(page);
  return parts ? <parts.Story page={page} /> : undefined;
}

export function OwnDecisions(props: DecisionsProps) {
  const parts = useParts(props.page);
  return parts ? <parts.Decisions {...props} /> : undefined;
}
