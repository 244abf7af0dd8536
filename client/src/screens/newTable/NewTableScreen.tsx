import './newTable.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Link } from '../../app/Link';
import { games, gamesFailed, loadGames } from '../../net/lobby';
import { loadGameClient } from '../../app/gameClient';
import type { OptionWords } from '../../games/contract';
import { Shell } from '../../ui/Shell';
import { WORDS } from '../../ui/words';
import { NewTableForm } from './NewTableForm';

/** Where a table is made: the game, its seats, its options, and who may find it. */
export function NewTableScreen({ gameId }: { readonly gameId: string }) {
  const words = useSignal<Readonly<Record<string, OptionWords>> | undefined>(undefined);
  useEffect(() => void loadGames(), []);
  useEffect(() => {
    // Without the game's words the form still works, with the names of the options.
    loadGameClient(gameId).then(
      (client) => (words.value = client.words.options),
      () => (words.value = {}),
    );
  }, [gameId, words]);
  const game = games.value?.find((one) => one.id === gameId);
  return (
    <Shell>
      {game && words.value && <NewTableForm game={game} words={words.value} />}
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
