import './newTable.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Link } from '../../app/Link';
import { games, gamesFailed, loadGames } from '../../net/lobby';
import { loadGameClient } from '../../app/gameClient';
import type { OptionControls, OptionWords } from '../../games/contract';
import { loadOptionControls } from '../../games/optionControls';
import { Shell } from '../../ui/Shell';
import { WORDS } from '../../ui/words';
import { NewTableForm } from './NewTableForm';

/** What a game brings to the form. */
interface GameShare {
  readonly words: Readonly<Record<string, OptionWords>>;
  readonly controls: OptionControls;
}

/** Where a table is made: the game, its seats, its options, and who may find it. */
export function NewTableScreen({ gameId }: { readonly gameId: string }) {
  const bring = useSignal<GameShare | undefined>(undefined);
  useEffect(() => void loadGames(), []);
  useEffect(() => {
    // Without what the game brings the form still works, with the names of the options.
    void Promise.allSettled([loadGameClient(gameId), loadOptionControls(gameId)]).then(
      ([client, controls]) =>
        (bring.value = {
          words: client.status === 'fulfilled' ? client.value.words.options : {},
          controls: controls.status === 'fulfilled' ? controls.value : {},
        }),
    );
  }, [gameId, bring]);
  const game = games.value?.find((one) => one.id === gameId);
  return (
    <Shell>
      {game && bring.value && <NewTableForm game={game} {...bring.value} />}
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
