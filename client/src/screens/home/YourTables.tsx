import type { TableFacts } from '@gearhall/shared/core/pages/hallPages';
import type { LobbyEntry } from '@gearhall/shared/games/lobby';
import { api, ApiError } from '../../net/requests/api';
import { tables } from '../../net/hall/lobby';
import { forgetTable, myTables } from '../../net/stored/myTables';
import { keptValue } from '../../net/stored/kept';
import { useAnswer } from '../../net/requests/useAnswer';
import { WORDS } from '../../ui/words/words';
import { TableRow } from './OpenTables';

/** How many finished games are listed, for their replays. */
const OVER = 3;

/** How often they are looked up while the page can be seen, in ms. */
const LOOKS_EVERY = 60_000;

/**
 * The tables where this browser holds a seat, including unlisted ones. `isNext`: to go back to the first of them is the
 * one next step of the page.
 */
export function YourTables({ isNext }: { readonly isNext: boolean }) {
  const { answer = lastSeen() } = useAnswer({ ask: lookUpAll, every: LOOKS_EVERY }).value;
  const all = answer.map(withSeats);
  const open = all.filter((table) => table.status !== 'ended');
  const over = all.filter((table) => table.status === 'ended').slice(0, OVER);
  if (all.length === 0) return undefined;
  return (
    <section aria-labelledby="your-tables">
      <h2 id="your-tables">{WORDS.hall.yourTables}</h2>
      <ul class="table-list">
        {[...open, ...over].map((table, index) => (
          <TableRow key={table.id} table={table} mine isNext={isNext && index === 0} />
        ))}
      </ul>
    </section>
  );
}

/** As they were when they were last looked up: shown at once, so that nothing below them moves under a finger. */
const seen = keptValue<readonly TableFacts[]>('tables.seen', {
  parse: parseSeen,
  format: (all) => (all.length === 0 ? undefined : JSON.stringify(all)),
});

function parseSeen(text = '[]'): readonly TableFacts[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isSeen) : [];
  } catch {
    return [];
  }
}

const isSeen = (one: unknown): one is TableFacts =>
  typeof one === 'object' &&
  one !== null &&
  ['id', 'game', 'status'].every((key) => typeof one[key as keyof object] === 'string');

function lastSeen(): readonly TableFacts[] {
  const mine = new Set(myTables());
  return seen.read().filter(({ id }) => mine.has(id));
}

/** Whether one of them was still open when they were last looked up. */
export function openTableSeen(): boolean {
  const mine = new Set(myTables());
  return seen.current.value.some(({ id, status }) => mine.has(id) && status !== 'ended');
}

/** Rejects while the hall cannot be reached: then they are all looked up again. */
async function lookUpAll(): Promise<readonly TableFacts[]> {
  const facts = await Promise.all(myTables().map(lookUp));
  const found = facts.filter((one) => one !== undefined);
  seen.set(found.map(({ id, game, status }) => ({ id, game, status })));
  return found;
}

/** A table that is gone is forgotten; one that the hall cannot show right now is left out. */
async function lookUp(id: string): Promise<TableFacts | undefined> {
  try {
    return await api.table(id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'network') throw error;
    if (error.status === 404) forgetTable(id);
    return undefined;
  }
}

/** What the lobby knows about the table; for an unlisted table, only its game. */
function withSeats(facts: TableFacts): LobbyEntry {
  const shown = tables.value?.find((table) => table.id === facts.id);
  return shown ?? { ...facts, host: '', seats: [], spectators: 0, listed: false, watching: { type: 'live' } };
}
