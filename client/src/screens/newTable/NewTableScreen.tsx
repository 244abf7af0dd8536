import './newTable.css';
import { useEffect } from 'preact/hooks';
import { CATALOG } from '@gearhall/shared/games/catalog';
import { games, gamesFailed, loadGames } from '../../net/hall/lobby';
import { Link } from '../../app/routing/Link';
import { LoadingPage } from '../../ui/shell/LoadingPage';
import { LocalWays } from '../../ui/shell/LocalWays';
import { Shell } from '../../ui/shell/Shell';
import { WORDS } from '../../ui/words/words';
import { useGameShare } from './gameShare';
import { NewTableForm } from './NewTableForm';

/** Where a table is made: the game, its seats, its options, and who may find it. */
export function NewTableScreen({ gameId }: { readonly gameId: string }) {
  const share = useGameShare(gameId);
  useEffect(loadGames, []);
  const game = games.value?.find((one) => one.id === gameId);
  if (!game) return <NoForm gameId={gameId} />;
  if (!share.answer) return <LoadingPage of={share} />;
  return (
    <Shell>
      <NewTableForm game={game} share={share.answer} />
    </Shell>
  );
}

/** The hall has not said yet what it offers, or it has no such game: what needs no hall is offered all the same. */
function NoForm({ gameId }: { readonly gameId: string }) {
  return (
    <Shell>
      <section class="notice-card" role="status">
        <h1>{WORDS.newTable.title(titleOf(gameId))}</h1>
        <p>{games.value ? WORDS.newTable.noSuchGame : waiting()}</p>
        <LocalWays game={gameId} />
        <Link to="/" class="button">
          {WORDS.hall.back}
        </Link>
      </section>
    </Shell>
  );
}

const titleOf = (gameId: string): string =>
  Object.values(CATALOG).find(({ id }) => id === gameId)?.title ?? gameId;

const waiting = (): string => (gamesFailed.value ? WORDS.offline.needsHall : WORDS.hall.loading);
