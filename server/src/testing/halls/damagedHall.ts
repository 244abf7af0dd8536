import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { anyGame } from '@gearhall/shared/core/game';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { guestTokens } from '../../identity/tokens';
import { sqliteStore } from '../../store/databases/sqlite';
import type { Store } from '../../store/contract/store';
import { openHall, SECRET, type OpenHall } from './openHall';
import { Operator } from '../clients/Operator';
import { Person, type Seen } from '../clients/Person';
import { begun, codeOf, lost } from '../games/seriesPlay';
import { subscription } from '../stores/storeSamples';
import { temporaryFolder, type Folder } from '../temporaryFolder';
import { until } from '../until';

/** A hall with rows of every kind: they are damaged, and everything that reads them is opened. */

const game = anyGame(metaltalon);
const tokens = guestTokens(SECRET);
const config = { messagesPerSecond: 1000 };

let folder: Folder;
let filled: string;
let tables: readonly string[];
let series: string;
let report: string;
let open: OpenHall;
let store: Store;

/** As ids are made. */
const idOf = (name: string): string => name.padEnd(16, 'x');
const people = (): Person[] =>
  ['Ada', 'Bo'].map((name) => Person.known(open.address, name, tokens.of(idOf(name))));

async function begin(): Promise<void> {
  store = await sqliteStore(folder.file, 'normal');
  try {
    open = await openHall({ games: [game], store, config });
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** To be called before the first damage. */
export async function fillHall(): Promise<void> {
  folder = temporaryFolder();
  filled = join(folder.path, 'filled');
  await begin();
  const [ada, bo] = people() as [Person, Person];
  const [a, b] = (await begun([ada, bo])) as [Seen, Seen];
  await a.ask('chat', { text: 'hello' });
  await b.ask('report', { what: { type: 'line', line: 0 }, reason: 'insult' });
  const next = await lost(b, [a, b]);
  tables = [a.table.id, next, await ada.createTable('metaltalon', 2, { listed: true })];
  series = (await store.seriesOf(next))!.id;
  await until(async () => (await store.record(tables[0]!)) !== undefined, 'the record');
  await store.report({
    ...{
      id: 'r1',
      at: 1,
      reporter: idOf('Bo'),
      accused: idOf('Ada'),
      table: next,
      game: game.about.id,
      about: 'x',
    },
    content: {
      ...{ type: 'name', reason: 'insult', words: 'w', reporterName: 'Bo', accusedName: 'Ada' },
      context: [],
    },
  } as never);
  report = 'r1';
  await store.subscribe(idOf('Ada'), subscription('a'));
  const operator = await Operator.enter(open.address, store);
  await operator.mute('person', idOf('Cy'));
  await operator.act('PUT', '/announcement', { text: 'hi', minutes: 600 });
  await store.saveDeadline(next, Date.now() + 3_600_000);
  await open.hall.close();
  const database = new DatabaseSync(folder.file);
  database.exec(`insert into outages ("from", "to", hash) values (1, 2, '');
    insert into calls values ('${next}', 0, '${idOf('Ada')}', 'yourTurn', 1)`);
  database.close();
  copyFileSync(folder.file, filled);
}

export const clearHall = (): void => folder.remove();

/** Restores the files of the hall, and changes some rows. */
function damage(statement: string): void {
  for (const name of readdirSync(folder.path).filter((one) => one !== 'filled'))
    rmSync(join(folder.path, name), { force: true, recursive: true });
  copyFileSync(filled, folder.file);
  const database = new DatabaseSync(folder.file);
  database.exec(statement);
  database.close();
}

const statusOf = async (path: string, more: RequestInit = {}): Promise<string> => {
  const { status } = await fetch(`${open.address}${path}`, more);
  return `${more.method ?? 'GET'} ${path}: ${status}`;
};

/** Everything that reads what is stored; returns what must not be answered. */
async function openEverything(): Promise<string[]> {
  const [ada, bo] = people() as [Person, Person];
  const headers = { Authorization: `Bearer ${ada.token}`, 'Content-Type': 'application/json' };
  const pages = ['tables', 'games', 'finished', 'hall', 'push', 'me/tables', 'me/data', `series/${series}`];
  const ofTables = tables.flatMap((id) => [`tables/${id}`, `tables/${id}/view`, `records/${id}`]);
  const told: string[] = [];
  for (const page of [...pages, ...ofTables]) told.push(await statusOf(`/api/${page}`, { headers }));
  const decision = { method: 'POST', headers, body: JSON.stringify({ decision: {} }) };
  told.push(await statusOf(`/api/series/${series}/decisions`, decision));
  for (const id of tables) {
    for (const { token, name } of [ada, bo]) {
      const body = JSON.stringify({ token, name });
      told.push(await statusOf(`/matchmake/joinById/${id}`, { method: 'POST', headers, body }));
    }
    await use(ada, id);
  }
  told.push(...(await asOperator()));
  told.push(await statusOf('/api/me', { method: 'DELETE', headers }), await statusOf('/health'));
  return told.filter((line) => /: 5\d\d$/u.test(line));
}

/** Whoever gets in can ask for the history, chat and resign; what is refused is refused with a code. */
async function use(person: Person, table: string): Promise<void> {
  const seen = await person.join(table).catch(() => undefined);
  if (!seen) return;
  for (const request of [
    seen.ask('history', { events: 0, chat: 0 }),
    seen.ask('chat', { text: 'still here' }),
    seen.act({ type: 'resign' }),
  ])
    expect(await codeOf(request)).not.toBe('tablePaused');
  await seen.leave();
}

async function asOperator(): Promise<string[]> {
  const operator = await Operator.enter(open.address, store).catch(() => undefined);
  if (!operator) return [];
  const told: string[] = [];
  for (const page of ['overview', 'tables', 'people', 'reports', 'reports?done=1', 'sanctions', 'log'])
    told.push(`admin/${page}: ${(await operator.get(`/${page}`)).status}`);
  told.push(`done: ${(await operator.ask('POST', `/reports/${report}/done`, {})).status}`);
  return told;
}

/**
 * What a hall must not answer after this damage: a 5xx at anything that reads what is stored. The error, if it does not
 * even start.
 */
export async function openDamaged(
  statement: string,
): Promise<readonly string[] | { readonly error: unknown }> {
  damage(statement);
  try {
    await begin();
  } catch (error) {
    return { error };
  }
  try {
    return await openEverything();
  } finally {
    await open.hall.close();
  }
}

export interface Column {
  readonly table: string;
  readonly column: string;
  readonly isKey: boolean;
}

/** Every column of every table. */
export function columnsOf(): readonly Column[] {
  const database = new DatabaseSync(filled, { readOnly: true });
  const all = database
    .prepare(
      `select t.name as "table", c.name as "column", c.pk as "key" from sqlite_master t, pragma_table_info(t.name) c
        where t.type = 'table' and t.name not like 'kysely_%' and t.name not like 'sqlite_%'`,
    )
    .all();
  database.close();
  return all.map(({ table, column, key }) => ({
    ...{ table: String(table), column: String(column) },
    isKey: key !== 0,
  }));
}
