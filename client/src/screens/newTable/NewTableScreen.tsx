import './newTable.css';
import { seatLimits, type AnyGame, type SeatLimits } from '@gearhall/shared/core/game';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Link } from '../../app/Link';
import { games, gamesFailed, loadGames } from '../../net/lobby';
import { loadGameClient } from '../../app/gameClient';
import type { OptionControls, OptionWords } from '../../games/contract';
import { loadOptionControls } from '../../games/optionControls';
import { Shell } from '../../ui/Shell';
import type { OptionValues } from '../../ui/optionsModel';
import { WORDS } from '../../ui/words';
import { NewTableForm } from './NewTableForm';

/** What a game brings to the form. */
interface GameShare {
  readonly limits?: (options: OptionValues) => SeatLimits;
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
          ...(client.status === 'fulfilled' ? { limits: limitsOf(client.value.rules) } : {}),
          words: client.status === 'fulfilled' ? client.value.words.options : {},
          controls: controls.status === 'fulfilled' ? controls.value : {},
        }),
    );
  }, [gameId, bring]);
  const game = games.value?.find((one) => one.id === gameId);
  return (
    <Shell>
      {game && bring.value && <NewTableForm game={game} limits={() => game.seats} {...bring.value} />}
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

/** What is chosen may make no sense yet: then all that the game knows. */
function limitsOf(rules: AnyGame): (options: OptionValues) => SeatLimits {
  return (options) => {
    const parsed = rules.options.safeParse(options);
    return parsed.success ? seatLimits(rules, parsed.data) : rules.about.seats;
  };
}

const waiting = (): string => (gamesFailed.value ? WORDS.lobby.stale : WORDS.hall.loading);
