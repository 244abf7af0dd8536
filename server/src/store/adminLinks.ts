import type { Storage } from '../ground/config';
import { StoreError } from './contract/errors';
import { messageOf } from './files/faults';
import { refuseNewer, refuseOlder } from './migrations/migrations';
import { openBeside } from './openBeside';

/**
 * Keeps the hash of a link for an operator, beside the hall that uses the database. It is a single statement: the hall
 * counts its own commits, and this is none of them. Throws a StoreError when the database cannot be used.
 */
export async function keepLinkBeside(
  storage: Storage,
  link: { readonly hash: string; readonly until: number },
): Promise<void> {
  const { db, name } = await openBeside(storage);
  try {
    await refuseNewer({ db, name });
    await refuseOlder({ db, name });
    await db.insertInto('admin_links').values(link).execute();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`The database ${name} cannot be used: ${messageOf(error)}.`, { cause: error });
  } finally {
    await db.destroy();
  }
}
