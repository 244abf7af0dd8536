import type { LobbySeat } from '@gearhall/shared/core/pages/hallPages';
import { HallLink } from '../../app/routing/HallLink';
import { replayPath, tablePath } from '../../app/routing/router';
import type { LobbyEntry } from '@gearhall/shared/games/lobby';
import { accentOf } from '../../games';
import { games, lobbyLive, tables } from '../../net/hall/lobby';
import { myTables } from '../../net/stored/myTables';
import { Icon } from '../../ui/display/Icon';
import { WATCHING } from '../../ui/words/table/watching';
import { inShort } from '../table/session/terms';
import { SeatMark } from '../../ui/display/SeatMark';
import { WORDS } from '../../ui/words/words';
import { SERIES, seriesName } from '../../ui/words/pages/series';

/** The public tables; the list is updated live, and hidden while it is empty. */
export function OpenTables() {
  const mine = new Set(myTables());
  const others = tables.value?.filter((table) => table.listed && !mine.has(table.id)) ?? [];
  if (others.length === 0) return undefined;
  return (
    <section aria-labelledby="open-tables">
      <header class="section-head">
        <h2 id="open-tables">{WORDS.hall.openTables}</h2>
        <p class={lobbyLive.value ? 'live-mark on' : 'live-mark'} role="status">
          {lobbyLive.value ? WORDS.lobby.live : WORDS.lobby.stale}
        </p>
      </header>
      <ul class="table-list">
        {others.map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

const titleOf = (table: LobbyEntry): string =>
  games.value?.find((game) => game.id === table.game)?.title ?? table.game;

function sitterWord(sitter: LobbySeat['sitter'], name: string): string {
  if (sitter === 'nobody') return WORDS.lobby.freeSeat;
  return name === '' ? WORDS.lobby.bot : name;
}

/** How many watch, and how they may. */
export function SpectatorFacts({ table: { spectators, watching } }: { readonly table: LobbyEntry }) {
  return (
    <>
      {spectators > 0 && (
        <span>
          <Icon name="eye" size={14} /> {WORDS.lobby.spectators(spectators)}
        </span>
      )}
      {watching.type !== 'live' && (
        <span>
          {WATCHING.title}: {inShort(watching)}
        </span>
      )}
    </>
  );
}

interface TableRowProps {
  readonly table: LobbyEntry;
  readonly mine?: boolean;
  /** Whether to go there is the one next step of the page. */
  readonly isNext?: boolean;
}

export function TableRow({ table, mine = false, isNext = false }: TableRowProps) {
  const host = table.host === '' ? WORDS.lobby.noHost : table.host;
  const hasRoom = table.status === 'gathering' && table.seats.some((seat) => seat.sitter === 'nobody');
  return (
    <li class="table-row" style={{ '--accent': accentOf(table.game) }}>
      <div class="table-row-words">
        <h3>
          {titleOf(table)}{' '}
          <span class="quiet-text">· {table.host === '' ? host : WORDS.lobby.hostOf(host)}</span>
        </h3>
        <ul class="sitters">
          {table.seats.map(({ sitter, name }, seat) => (
            <li key={seat} class={sitter}>
              <SeatMark seat={seat} size={14} /> {sitterWord(sitter, name)}
            </li>
          ))}
        </ul>
        <p class="table-state">
          <span class={`state ${table.status}`}>{WORDS.status[table.status]}</span>
          {table.series && (
            <span>
              {SERIES.game(table.series.number)}, {seriesName(table.series)}
            </span>
          )}
          <SpectatorFacts table={table} />
          {!table.listed && <span>{WORDS.lobby.byLink}</span>}
        </p>
      </div>
      <div class="table-row-ways">
        {mine ? (
          <OwnTableLink table={table} isNext={isNext} />
        ) : (
          <>
            {hasRoom && (
              <HallLink
                to={tablePath(table.id, { sit: true })}
                class="button"
                label={WORDS.lobby.joinAt(host)}
              >
                {WORDS.lobby.join}
              </HallLink>
            )}
            {table.watching.type !== 'closed' && (
              <HallLink to={tablePath(table.id)} class="button" label={WORDS.lobby.watchAt(host)}>
                {WORDS.lobby.watch}
              </HallLink>
            )}
          </>
        )}
      </div>
    </li>
  );
}

/** Back to one's own seat; for a game that is over, to its replay. */
function OwnTableLink({ table, isNext = false }: TableRowProps) {
  const { lobby } = WORDS;
  if (table.status === 'ended') {
    return (
      <HallLink to={replayPath(table.id)} class="button" label={lobby.replayOf(titleOf(table))}>
        {lobby.replay}
      </HallLink>
    );
  }
  return (
    <HallLink
      to={tablePath(table.id)}
      class={isNext ? 'button primary' : 'button'}
      label={lobby.rejoinAt(titleOf(table))}
    >
      {lobby.rejoin}
    </HallLink>
  );
}
