import type { TableFacts } from '@gearhall/shared/core/hallPages';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ApiError, type LobbyTable } from '../../net/api';
import { tables } from '../../net/lobby';
import { forgetTable, myTables } from '../../net/myTables';
import { WORDS } from '../../ui/words';
import { TableRow } from './OpenTables';

/** How many finished games are listed, for their replays. */
const OVER = 3;

/** The tables where this browser holds a seat, including unlisted ones. */
export function YourTables() {
  const found = useSignal<readonly TableFacts[]>([]);
  useEffect(() => {
    void Promise.all(myTables().map(lookUp)).then((facts) => {
      found.value = facts.filter((one) => one !== undefined);
    });
  }, [found]);
  const all = found.value.map(withSeats);
  const open = all.filter((table) => table.status !== 'ended');
  const over = all.filter((table) => table.status === 'ended').slice(0, OVER);
  if (all.length === 0) return undefined;
  return (
    <section aria-labelledby="your-tables">
      <h2 id="your-tables">{WORDS.hall.yourTables}</h2>
      <ul class="table-list">
        {[...open, ...over].map((table) => (
          <TableRow key={table.id} table={table} mine />
        ))}
      </ul>
    </section>
  );
}

/** A table that is gone is forgotten; one that cannot be reached is kept for the next visit. */
async function lookUp(id: string): Promise<TableFacts | undefined> {
  try {
    return await api.table(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forgetTable(id);
    return undefined;
  }
}

/** What the lobby knows about the table; for an unlisted table, only its game. */
function withSeats(facts: TableFacts): LobbyTable {
  const shown = tables.value?.find((table) => table.id === facts.id);
  return shown ?? { ...facts, host: '', seats: [], spectators: 0, listed: false, watching: { type: 'live' } };
}
