import type { RunningTable } from '@gearhall/shared/core/pages/hallPages';
import { CATALOG } from '@gearhall/shared/games/catalog';
import { Link } from '../../app/routing/Link';
import { botPath, seriesPath, tablePath } from '../../app/routing/router';
import { aboutOf } from '../../games';
import { lastGameHere } from '../../net/stored/lastGame';
import { EmptyStand } from '../../ui/display/EmptyStand';
import { SeatMark } from '../../ui/display/SeatMark';
import { SeriesLink } from './SeriesLink';
import { listed, WORDS } from '../../ui/words/words';
import { ME } from '../../ui/words/pages/me';

/** Running games, those that wait for me first. */
export function RunningGames({ games }: { readonly games: readonly RunningTable[] }) {
  const last = lastGameHere() ?? Object.keys(CATALOG)[0] ?? '';
  return (
    <section aria-labelledby="my-running">
      <h2 id="my-running">{ME.running}</h2>
      {games.length === 0 ? (
        <EmptyStand covered="ship" words={ME.noRunning}>
          <Link
            to={botPath(last)}
            class="button primary"
            label={WORDS.lobby.playBotAt(aboutOf(last)?.title ?? last)}
          >
            {WORDS.lobby.playBot}
          </Link>
        </EmptyStand>
      ) : (
        <ul class="table-list">
          {games.map((game) => (
            <li key={game.id} class={waitsForMe(game) ? 'table-row my-turn' : 'table-row'}>
              <Running game={game} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Running({ game }: { readonly game: RunningTable }) {
  const title = aboutOf(game.game)?.title ?? game.game;
  const others = game.names.filter((name, seat) => seat !== game.seat && name !== '');
  return (
    <>
      <div class="table-row-words">
        <h3>{title}</h3>
        <p class="finished-names">
          {game.names.map((name, seat) => (
            <span key={seat}>
              <SeatMark seat={seat} size={14} /> {name || WORDS.lobby.freeSeat}
            </span>
          ))}
        </p>
        <p class={waitsForMe(game) ? 'your-turn' : 'quiet-text'}>{stateOf(game)}</p>
        {game.series && <SeriesLink series={game.series} />}
      </div>
      <Link
        to={pathOf(game)}
        class={waitsForMe(game) ? 'button primary' : 'button'}
        label={ME.goOnAt(title, listed(others))}
      >
        {ME.goOn}
      </Link>
    </>
  );
}

const waitsForMe = ({ isMyTurn, isMyDecision, isAsked }: RunningTable): boolean =>
  isMyTurn === true || isMyDecision === true || isAsked === true;

/** What is decided for a series is on its page. */
const pathOf = ({ id, series, isMyDecision }: RunningTable): string =>
  isMyDecision && series ? seriesPath(series.id) : tablePath(id);

function stateOf({ status, isMyTurn, isMyDecision, isAsked }: RunningTable): string {
  if (isMyDecision) return ME.yourDecision;
  if (isAsked) return ME.asked;
  if (status === 'gathering') return ME.gathering;
  if (status === 'paused') return ME.paused;
  if (isMyTurn === undefined) return WORDS.status.playing;
  return isMyTurn ? ME.yourTurn : ME.notYourTurn;
}
