import './home.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { CATALOG } from '@gearhall/shared/games/catalog';
import { followTables, games, gamesFailed, loadGames } from '../../net/hall/lobby';
import { Shell } from '../../ui/shell/Shell';
import { WORDS } from '../../ui/words/words';
import { Examples } from './Examples';
import { GameCard } from './GameCard';
import { GoOn } from './GoOn';
import { nextStep } from './nextStep';
import { OpenTables } from './OpenTables';
import { OtherWays } from './OtherWays';
import { Stands } from './Stands';
import { YourTables } from './YourTables';

/** The games of this hall, its open tables, and what the hall is. */
export function HomeScreen() {
  useEffect(loadGames, []);
  useEffect(() => followTables(), []);
  // Without the server, what needs none is still on offer.
  const offered = games.value ?? (gamesFailed.value ? Object.values(CATALOG) : undefined);
  const next = nextStep(offered ?? []);
  const lit = useSignal<string | undefined>(undefined);
  return (
    <Shell>
      <section class="hero">
        <div class="hero-words">
          <h1>{WORDS.hall.tagline}</h1>
          <p>{WORDS.hall.pitch}</p>
        </div>
        <Stands games={offered ?? []} lit={lit} />
      </section>
      <div class="lobby">
        <GoOn />
        <YourTables isNext={next.kind === 'table'} />
        <section class="lobby-games" aria-labelledby="games">
          <h2 id="games">{WORDS.hall.games}</h2>
          {offered ? (
            <ul class="cards">
              {offered.map((game) => (
                <li key={game.id}>
                  <GameCard
                    game={game}
                    isNext={next.kind === 'game' && next.game === game.id}
                    onLooked={(isLooked) => (lit.value = isLooked ? game.id : undefined)}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <p class="empty" role="status">
              {WORDS.hall.loading}
            </p>
          )}
        </section>
        {offered && <OtherWays games={offered} />}
        <OpenTables />
        {games.value && <Examples games={games.value} />}
      </div>
    </Shell>
  );
}
