import './newTable.css';
import { useEffect } from 'preact/hooks';
import { Link } from '../../app/Link';
import { games, gamesFailed, loadGames } from '../../net/lobby';
import { Shell } from '../../ui/Shell';
import { WORDS } from '../../ui/words';
import { useGameShare } from './gameShare';
import { NewTableForm } from './NewTableForm';

/** Where a table is made: the game, its seats, its options, and who may find it. */
export function NewTableScreen({ gameId }: { readonly gameId: string }) {
  const share = useGameShare(gameId);
  useEffect(() => void loadGames(), []);
  const game = games.value?.find((one) => one.id === gameId);
  return (
    <Shell>
      {game && share && <NewTableForm game={game} share={share} />}
      {!game && (
        <section class="notice-card" role="status">
          <p>{games.value ? WORDS.newTable.noSuchGame : waiting()}</p>
          <Link to="/" class="button">
            {WORDS.hall.back}
          </Link>
        </section>
      )}
    </Shell>
  );
}

const waiting = (): string => (gamesFailed.value ? WORDS.lobby.stale : WORDS.hall.loading);
