import './home.css';
import { useEffect } from 'preact/hooks';
import { CATALOG } from '@gearhall/shared/games/catalog';
import { followTables, games, gamesFailed, loadGames } from '../../net/hall/lobby';
import { HallArt } from '../../ui/shell/HallArt';
import { Shell } from '../../ui/shell/Shell';
import { WORDS } from '../../ui/words/words';
import { Examples } from './Examples';
import { GameCard } from './GameCard';
import { GoOn } from './GoOn';
import { OpenTables } from './OpenTables';
import { OtherWays } from './OtherWays';
import { YourTables } from './YourTables';

/** The games of this hall, its open tables, and what the hall is. */
export function HomeScreen() {
  useEffect(loadGames, []);
  useEffect(() => followTables(), []);
  // Without the server, what needs none is still on offer.
  const offered = games.value ?? (gamesFailed.value ? Object.values(CATALOG) : undefined);
  return (
    <Shell>
      <section class="hero">
        <div class="hero-words">
          <h1>{WORDS.hall.tagline}</h1>
          <p>{WORDS.hall.pitch}</p>
        </div>
        <HallArt />
      </section>
      <div class="lobby">
        <GoOn />
        <YourTables />
        <section class="lobby-games" aria-labelledby="games">
          <h2 id="games">{WORDS.hall.games}</h2>
          {offered ? (
            <ul class="cards">
              {offered.map((game) => (
                <li key={game.id}>
                  <GameCard game={game} />
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
