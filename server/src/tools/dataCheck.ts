import type { AnyGame } from '@gearhall/shared/core/game';
import { isNoRecord, parseRecord } from '@gearhall/shared/core/record/parseRecord';
import { digestOf, isSigned } from '@gearhall/shared/core/record/signing';
import type { Kysely } from 'kysely';
import { isTableId } from '../identity/chance';
import { replay, startOf } from '../tableRecord/matchRunner';
import { upToDate } from '../tableRecord/upToDate';
import { nameOf } from '../store/contract/damage';
import { StoreDamage } from '../store/contract/errors';
import { messageOf } from '../store/files/faults';
import type { Schema } from '../store/rows/schema';
import { loadTable, recordOf } from '../store/sql/sqlTables';
import type { StoredTable } from '../store/contract/table';
import { checkRows } from './rowCheck';
import { checkSeries } from './seriesCheck';

/** Counts of what was checked. */
export interface Checked {
  tables: number;
  entries: number;
  records: number;
  problems: number;
}

/** Receives each problem as a line without line breaks. */
export type Report = (line: string) => void;

interface Parts {
  readonly db: Kysely<Schema>;
  readonly games: readonly AnyGame[];
  readonly report: Report;
}

/** The number of table ids in memory at a time. */
const PIECE = 200;

export const newlyChecked = (): Checked => ({ tables: 0, entries: 0, records: 0, problems: 0 });

/**
 * Checks every row, a table at a time, and counts in `checked`. Rejects when the database itself can no longer be read.
 */
export async function checkData({ db, games, report }: Parts, checked: Checked): Promise<void> {
  const parts: Parts = {
    db,
    games,
    report: (line) => {
      checked.problems += 1;
      report(line);
    },
  };
  for (let last = ''; ;) {
    const ids = await someIds(db, last);
    for (const id of ids) await checkTable(parts, id, checked);
    const next = ids.at(-1);
    if (next === undefined) break;
    last = next;
  }
  await checkSeries(parts);
  await checkRows(parts);
  await checkStrays(parts);
}

async function someIds(db: Kysely<Schema>, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(PIECE)
    .execute();
  return rows.map(({ id }) => id);
}

/** An id on one line, even an invalid one. */
const nameOfTable = (id: string): string => (isTableId(id) ? id : JSON.stringify(id));

async function checkTable(parts: Parts, id: string, checked: Checked): Promise<void> {
  checked.tables += 1;
  const name = nameOfTable(id);
  const tell = (what: string): void => parts.report(`table ${name}: ${what}`);
  const stored = await found(tell, () => loadTable(parts.db, id));
  if (stored) {
    checked.entries += stored.entries.length;
    if (stored.damage) tell(nameOf(stored.damage));
    for (const index of stored.lostLines ?? []) tell(nameOf({ part: 'line', fault: 'unreadable', index }));
    checkGame(parts.games, stored, tell);
  }
  const record = await found(tell, () => recordOf(parts.db, id));
  if (record === undefined) return;
  checked.records += 1;
  checkText(record, id, tell);
}

/** The value if it is intact; otherwise undefined, after a report. */
async function found<T>(tell: Report, read: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof StoreDamage)) throw error;
    tell(nameOf(error.damage));
    return undefined;
  }
}

function checkGame(games: readonly AnyGame[], stored: StoredTable, tell: Report): void {
  const game = games.find(({ about }) => about.id === stored.core.game);
  const { core, tableRecord, entries, damage } = upToDate(game, stored);
  if (!game) tell(`game: unknown (${JSON.stringify(core.game)})`);
  if (game?.about.rulesVersion !== core.rulesVersion || tableRecord.startedAt === undefined || damage) return;
  try {
    Array.from(replay(game, startOf(core, tableRecord), entries), () => undefined);
  } catch (error) {
    tell(`entries: cannot be played again (${sentence(error)})`);
  }
}

function checkText(text: string, table: string, tell: Report): void {
  const record = parseRecord(text);
  if (isNoRecord(record)) tell(`record: unreadable (${record.problem})`);
  else if (record.table !== table) tell('record: of another table');
  else if (digestOf(record) !== record.digest) tell('record: its digest does not fit');
  else if (!isSigned(record.digest, record)) tell('record: its signature does not fit');
}

const sentence = (error: unknown): string => messageOf(error).replaceAll('\n', ', ');

const OF_TABLES = ['entries', 'log_heads', 'chat', 'series_tables', 'last_views'] as const;

/** Reports rows of tables that do not exist. */
async function checkStrays({ db, report }: Parts): Promise<void> {
  for (const name of OF_TABLES) {
    const strays = await db
      .selectFrom(name)
      .select('table_id')
      .distinct()
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('tables').select('id').whereRef('id', '=', 'table_id'))),
      )
      .execute();
    for (const { table_id: id } of strays)
      report(`table ${nameOfTable(id)}: missing, but it has rows in ${name}`);
  }
}
