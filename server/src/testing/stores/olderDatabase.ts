import { renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../../store/migrations/migrations';
import { kyselyOver } from '../../store/databases/nodeSqlite';
import type { Folder } from '../temporaryFolder';

/** Their rows are about the database, not the games. */
const OWN = /^(?:sqlite_|kysely_)/u;

/**
 * Turns the database of a hall that has ended into what an older version would have left: its tables were made up to
 * this step alone, and hold what that version would have stored.
 */
export async function makeOlder(file: Folder['file'], step: string): Promise<void> {
  const newer = `${file}.newer`;
  renameSync(file, newer);
  const database = new DatabaseSync(file);
  try {
    await migrate({ db: kyselyOver(database), name: file }, step);
    database.exec(`attach '${newer}' as newer`);
    for (const name of tablesOf(database)) {
      const columns = columnsOf(database, name);
      database.exec(
        `delete from "${name}"; insert into "${name}" (${columns}) select ${columns} from newer."${name}"`,
      );
    }
    database.exec('detach newer');
  } finally {
    database.close();
  }
  for (const beside of ['', '-wal', '-shm']) rmSync(newer + beside, { force: true });
}

/** The last step that has been done to a database. */
export function stepOf(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return String(database.prepare('select max(name) as step from kysely_migration').get()?.step);
  } finally {
    database.close();
  }
}

function tablesOf(database: DatabaseSync): string[] {
  const all = database.prepare("select name from main.sqlite_master where type = 'table'").all();
  return all.map(({ name }) => String(name)).filter((name) => !OWN.test(name));
}

function columnsOf(database: DatabaseSync, table: string): string {
  const all = database.prepare('select name from pragma_table_info(?)').all(table);
  return all.map(({ name }) => `"${String(name)}"`).join(', ');
}
