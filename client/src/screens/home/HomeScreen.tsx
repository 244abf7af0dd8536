import './home.css';
import { useEffect } from 'preact/hooks';
import { followTables, games, gamesFailed, loadGames } from '../../net/lobby';
import { HallArt } from '../../ui/HallArt';
import { Shell } from '../../ui/Shell';
import { WORDS } from '../../ui/words';
import { GameCard } from './GameCard';
import { OpenTables } from './OpenTables';
import { YourTables } from './YourTables';

/** What this hall is, what is played in it, and who is playing. */
export function HomeScreen() {
  useEffect(() => void loadGames(), []);
  useEffect(() => followTables(), []);
  return (
    <Shell>
      <section class="hero">
        <HallArt />
        <div class="hero-words">
          <h1>{WORDS.hall.tagline}</h1>
          <p>{WORDS.hall.pitch}</p>
        </div>
      </section>
      <div class="lobby">
        <section class="lobby-games" aria-labelledby="games">
          <h2 id="games">{WORDS.hall.games}</h2>
          {games.value ? (
            <ul class="cards">
              {games.value.map((game) => (
                <li key={game.id}>
                  <GameCard game={game} />
                </li>
              ))}
            </ul>
          ) : (
            <p class="empty" role="status">
              {gamesFailed.value ? WORDS.lobby.stale : WORDS.hall.loading}
            </p>
          )}
        </section>
        <div class="lobby-tables">
          <YourTables />
          <OpenTables />
        </div>
      </div>
    </Shell>
  );
}
