import { seriesTerms } from '@gearhall/shared/games/series';
import type { Kysely } from 'kysely';
import { isTableId } from '../identity/chance';
import { nameOf } from '../store/contract/damage';
import { StoreDamage } from '../store/contract/errors';
import type { Schema } from '../store/rows/schema';
import { seriesIn } from '../store/sql/sqlSeries';

interface Parts {
  readonly db: Kysely<Schema>;
  readonly report: (line: string) => void;
}

/** Checks every series: its text, its kind, and that it is there for each table that belongs to one. */
export async function checkSeries({ db, report }: Parts): Promise<void> {
  const kept = await db.selectFrom('series').select('id').orderBy('id').execute();
  const named = await db
    .selectFrom('series_tables')
    .select('series_id as id')
    .distinct()
    .orderBy('id')
    .execute();
  const [all, used] = [new Set(kept.map(({ id }) => id)), new Set(named.map(({ id }) => id))];
  for (const id of all) {
    const fault = await faultOf(db, id);
    if (fault !== undefined) report(`series ${nameIn(id)}: ${fault}`);
    if (!used.has(id)) report(`series ${nameIn(id)}: no table belongs to it`);
  }
  for (const id of used) if (!all.has(id)) report(`series ${nameIn(id)}: missing, but tables belong to it`);
}

/** An id on one line, even an invalid one. */
const nameIn = (id: string): string => (isTableId(id) ? id : JSON.stringify(id));

async function faultOf(db: Kysely<Schema>, id: string): Promise<string | undefined> {
  try {
    const record = await seriesIn(db, id);
    return seriesTerms.safeParse(record?.terms).success ? undefined : 'its kind is unknown';
  } catch (error) {
    if (!(error instanceof StoreDamage)) throw error;
    return nameOf(error.damage);
  }
}
