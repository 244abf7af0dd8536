import type { ColumnType } from 'kysely';

/** Something that is written once and never changed. */
type Fixed<T> = ColumnType<T, T, never>;

/** What lies in the database, by table. JSON is kept as text, so that both databases treat it alike. */
export interface Schema {
  tables: {
    id: Fixed<string>;
    core: Fixed<string>;
    affairs: string;
    /** Of the affairs, to search by. */
    status: string;
    deadline: number | null;
    record: string | null;
    /** Of each text its hash (chain.ts), so that damage is found. */
    core_hash: Fixed<string>;
    affairs_hash: string;
    record_hash: string | null;
  };
  /** How far the log of each table goes. */
  log_heads: {
    table_id: Fixed<string>;
    length: number;
    hash: string;
    /** When the last entry was made; null for none. The latest of all tells how long the hall ran. */
    at: number | null;
  };
  entries: {
    table_id: Fixed<string>;
    index: Fixed<number>;
    seat: Fixed<number>;
    action: Fixed<string>;
    at: Fixed<number>;
    by: Fixed<string | null>;
    person: Fixed<string | null>;
    n: Fixed<number | null>;
    /** Over this entry and all before it (chain.ts). */
    hash: string;
  };
  chat: {
    table_id: Fixed<string>;
    index: Fixed<number>;
    line: Fixed<string>;
    /** See chatLines.ts. */
    hearers: Fixed<string>;
    place: Fixed<number>;
  };
  secrets: { name: Fixed<string>; value: Fixed<string> };
  /** One row: when the hall was last known to run. */
  beats: { id: Fixed<number>; at: number };
  outages: { from: Fixed<number>; to: Fixed<number> };
  pushes: { endpoint: Fixed<string>; person: string; subscription: string };
  /** Device codes that were used, by their hash, until they expire. */
  used_codes: { hash: Fixed<string>; expires: Fixed<number> };
  /** Written and deleted again, to see whether anything can be written. */
  probes: { content: Fixed<string> };
  /** One row, of SQLite only: see sequence.ts. `lineage` is drawn anew when a loss is accepted. */
  commits: { id: Fixed<number>; number: number; at: number; lineage: string };
  /** One row, of PostgreSQL only: how often a server has taken this database. See PostgresLock.ts. */
  fence: { id: Fixed<number>; epoch: number };
}
