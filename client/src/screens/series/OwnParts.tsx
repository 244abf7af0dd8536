import type { SeriesPage } from '@gearhall/shared/games/series';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadSeriesParts, ownSeriesOf, type DecisionsProps, type SeriesParts } from '../../games';

/** What a game shows of a kind of series that it alone has. */

/** Undefined until it is loaded, and where the game shows nothing. */
function useParts({ game, type }: Pick<SeriesPage, 'game' | 'type'>): SeriesParts | undefined {
  const parts = useSignal<SeriesParts | undefined>(undefined);
  const isOwn = ownSeriesOf(game)?.terms.type === type;
  useEffect(() => {
    if (!isOwn) return;
    loadSeriesParts(game).then(
      (loaded) => (parts.value = loaded),
      () => undefined,
    );
  }, [game, isOwn, parts]);
  return parts.value;
}

export function OwnStory({ page }: { readonly page: SeriesPage }) {
  const parts = useParts(page);
  return parts ? <parts.Story page={page} /> : undefined;
}

export function OwnDecisions(props: DecisionsProps) {
  const parts = useParts(props.page);
  return parts ? <parts.Decisions {...props} /> : undefined;
}
