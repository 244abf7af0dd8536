import type { Member } from '@gearhall/shared/core/series/series';
import type { SeriesTerms } from '@gearhall/shared/games/series';
import { StoreDamage } from './errors';
import type { PersonalTable } from './finishedGames';
import type { Call, TableCore, TableRecord, Unstarted } from './table';

/** A match of a series: the one that is played, or has been, at this table. */
export interface SeriesMatch {
  readonly table: string;
  /** Who sits on each seat. */
  readonly seating: readonly Member[];
  /** Once it is over. */
  readonly winners?: readonly Member[];
}

/** What is stored of a series. It holds no people: they are on the seats of its tables. */
export interface SeriesRecord {
  readonly id: string;
  readonly game: string;
  readonly terms: SeriesTerms;
  /** The state of the series (core/series/series.ts). */
  readonly state: unknown;
  /** In the order in which they are played. A table that is named here may not have been made yet. */
  readonly matches: readonly SeriesMatch[];
  /** Where chance decides between matches: the seed of the dice (hex, always secret), and how many draws were made. */
  readonly seed?: string;
  readonly drawn?: number;
  /** Where members decide between matches: the first ones may, since its seats and settings are fixed. */
  readonly begun?: true;
  /** By member: how often something has happened that concerns what they decide (memberTurns.ts). */
  readonly turns?: readonly number[];
}

/** Whom a change of a series calls, at one of its tables. */
interface SeriesCalls {
  readonly table: string;
  /** In ms since 1970. */
  readonly at: number;
  readonly calls: readonly Call[];
}

export interface SeriesStore {
  /** Stores a series as it is now; it was made with its first table. The calls are kept together with it. */
  saveSeries(record: SeriesRecord, calling?: SeriesCalls): Promise<void>;
  /** Rejects with a StoreDamage when it is not as it was stored. */
  series(id: string): Promise<SeriesRecord | undefined>;
  /** The series that a table belongs to; undefined for a single game. Rejects like `series`. */
  seriesOf(table: string): Promise<SeriesRecord | undefined>;
  /** The tables of all series at which people gather, or after whose match no other table is known. */
  betweenMatches(): Promise<readonly string[]>;
  /** The tables of a series that are still kept and can be read. */
  tablesOfSeries(id: string): Promise<readonly PersonalTable[]>;
}

/** What is told of a table whose game has not begun. */
export function unstartedOf(
  { id, series }: TableCore,
  { madeAt, calledOff, deciding }: TableRecord,
): Unstarted {
  const goesOn = series !== undefined && (series.number > 1 || deciding === true) && !calledOff;
  return { id, ...(typeof madeAt === 'number' ? { madeAt } : {}), ...(goesOn ? { goesOn } : {}) };
}

/** The series of a table; one that is damaged does not keep anybody from what else is there. */
export async function readSeries(
  store: Pick<SeriesStore, 'series'>,
  { series }: TableCore,
): Promise<SeriesRecord | undefined> {
  if (!series) return undefined;
  try {
    return await store.series(series.id);
  } catch (error) {
    if (error instanceof StoreDamage) return undefined;
    throw error;
  }
}
