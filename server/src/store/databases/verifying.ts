import type { Kysely } from 'kysely';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { lastCommit } from '../files/commits';
import { StoreError } from '../contract/errors';
import { messageOf } from '../files/faults';
import { refuseNewer, refuseOlder } from '../migrations/migrations';
import { kyselyOver } from './nodeSqlite';
import { faultsOf } from './readOnlyDatabase';
import type { Schema } from '../rows/schema';
import type { CommitMark } from '../files/sequence';

/** An SQLite file that nobody else has open, such as a backup. */
export interface LooseFile {
  readonly db: Kysely<Schema>;
  /** The last commit in it; undefined when it is older than the counting of commits. */
  readonly reached: CommitMark | undefined;
  /** It has exactly the tables that this code expects, so that its rows can be checked. */
  readonly isUpToDate: boolean;
  close(): Promise<void>;
}

/** Opens it for reading. Throws a StoreError when it is no database of a hall, is damaged, or is too new. */
export async function openLoose(file: string): Promise<LooseFile> {
  const address = pathToFileURL(file);
  address.searchParams.set('immutable', '1');
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(address, { readOnly: true });
    const [fault] = faultsOf(database);
    if (fault !== undefined) throw new StoreError(`The file ${file} is damaged (${fault}).`);
    const db = kyselyOver(database);
    await refuseNewer({ db, name: file });
    const isHall = database.prepare("select 1 from sqlite_master where name = 'tables'").get();
    if (!isHall) throw new StoreError(`The file ${file} is no database of a hall.`);
    const isUpToDate = await refuseOlder({ db, name: file }).then(
      () => true,
      () => false,
    );
    return { db, reached: lastCommit(database), isUpToDate, close: () => db.destroy() };
  } catch (error) {
    if (database?.isOpen) database.close();
    if (error instanceof StoreError) throw error;
    throw new StoreError(`The file ${file} cannot be read: ${messageOf(error)}.`, { cause: error });
  }
}
