import { RULES } from '@gearhall/shared/games/rules';
import { StoreError } from '../store/contract/errors';
import { noteLoaded } from '../store/postgresRestored';
import { readPostgres } from '../store/databases/readOnlyDatabase';
import { checkData, newlyChecked } from './dataCheck';

export interface LoadedOrder {
  /** The PostgreSQL database, which a dump was loaded into. No hall may run on it. */
  readonly url: string;
  /** Also one with damaged rows, which the hall will pause table by table. */
  readonly acceptDamage: boolean;
  /** In ms since 1970. */
  readonly now: number;
}

export interface Loaded {
  /** When the hall last ran according to the dump, in ms since 1970; undefined when it does not say. */
  readonly upTo: number | undefined;
  readonly tables: number;
}

/**
 * Checks every row of what was loaded, and notes since when things are lost, so that the hall tells everybody. Throws a
 * StoreError, and notes nothing, when rows are damaged, the dump is newer than this version, or a hall is running.
 */
export async function takeLoaded({ url, acceptDamage, now }: LoadedOrder): Promise<Loaded> {
  const counts = newlyChecked();
  const { from } = await noteLoaded({
    url,
    now,
    check: async () => {
      const problems = await problemsIn(url, counts);
      if (problems.length > 0 && !acceptDamage)
        throw new StoreError(
          `The database has ${problems.length} damaged rows (${problems[0]}). Load an older dump, or add --accept-damage: the tables that are damaged will be paused.`,
        );
    },
  });
  return { upTo: from === 0 ? undefined : from, tables: counts.tables };
}

async function problemsIn(url: string, counts: ReturnType<typeof newlyChecked>): Promise<readonly string[]> {
  const { db, close } = await readPostgres(url);
  const problems: string[] = [];
  const report = (line: string): void => void problems.push(line);
  try {
    await checkData({ db, games: Object.values(RULES), report }, counts);
  } finally {
    await close();
  }
  return problems;
}
