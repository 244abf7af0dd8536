import { lobbyState, tables } from '../../net/hall/lobby';
import { HallLink } from '../../app/routing/HallLink';
import { newTablePath } from '../../app/routing/router';
import { EmptyStand } from '../../ui/display/EmptyStand';
import { ListState } from '../../ui/display/ListState';
import { GAME_PAGE } from '../../ui/words/pages/gamePage';
import { TableRow } from '../home/OpenTables';

/** The open tables of a game. */
export function GameTables({ game }: { readonly game: string }) {
  const open = tables.value?.filter((table) => table.listed && table.game === game);
  return (
    <section aria-labelledby="game-tables">
      <h2 id="game-tables">{GAME_PAGE.tables}</h2>
      {open && open.length > 0 && (
        <ul class="table-list">
          {open.map((table) => (
            <TableRow key={table.id} table={table} />
          ))}
        </ul>
      )}
      <ListState of={lobbyState(open)} empty={GAME_PAGE.noTables}>
        <EmptyStand covered="car" words={GAME_PAGE.noTables}>
          <HallLink to={newTablePath(game)} class="button" label={GAME_PAGE.first}>
            {GAME_PAGE.first}
          </HallLink>
        </EmptyStand>
      </ListState>
    </section>
  );
}
