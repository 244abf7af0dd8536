import { tables } from '../../net/lobby';
import { GAME_PAGE } from '../../ui/words/gamePage';
import { TableRow } from '../home/OpenTables';

/** The open tables of a game. */
export function GameTables({ game }: { readonly game: string }) {
  const open = tables.value?.filter((table) => table.listed && table.game === game) ?? [];
  return (
    <section aria-labelledby="game-tables">
      <h2 id="game-tables">{GAME_PAGE.tables}</h2>
      {open.length === 0 ? (
        <p class="quiet-text">{GAME_PAGE.noTables}</p>
      ) : (
        <ul class="table-list">
          {open.map((table) => (
            <TableRow key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}
