import type { OwnTables } from '@gearhall/shared/core/pages/hallPages';
import { useSignal } from '@preact/signals';
import { ME } from '../../ui/words/pages/me';
import { FinishedList } from '../watch/FinishedList';
import { SeriesLink } from './SeriesLink';
import { resultOf, type OwnFinished } from './tally';

/** How many are shown at first. */
const FIRST = 6;

/** My finished games, the latest first. */
export function FinishedGames({ games }: { readonly games: OwnTables['finished'] }) {
  const all = useSignal(false);
  const shown = all.value ? games : games.slice(0, FIRST);
  return (
    <section aria-labelledby="my-finished">
      <h2 id="my-finished">{ME.finished}</h2>
      {games.length === 0 && <p class="quiet-text">{ME.noFinished}</p>}
      <FinishedList
        games={shown}
        tell={(game) => ME.result[resultOf(game as OwnFinished)]}
        below={({ table }) => {
          const { series } = shown.find((game) => game.table === table) ?? {};
          return series && <SeriesLink series={series} />;
        }}
      />
      {shown.length < games.length && (
        <button type="button" class="button" onClick={() => (all.value = true)}>
          {ME.more}
        </button>
      )}
    </section>
  );
}
