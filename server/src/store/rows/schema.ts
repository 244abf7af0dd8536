import type { ColumnType } from 'kysely';

/** A column that is written once and never changed. */
type Fixed<T> = ColumnType<T, T, never>;

/** The hash of a row (rowHashes.ts); null only in what is damaged. */
type RowHash = ColumnType<string | null, string, string>;

/** The tables of the database. JSON is stored as text, so that both databases treat it alike. */
export interface Schema {
  tables: {
    id: Fixed<string>;
    /** Changed only where what somebody has written is taken out (rewording.ts), like the actions of entries. */
    core: string;
    affairs: string;
    /** Copied from the table record, for queries. */
    status: string;
    deadline: number | null;
    record: string | null;
    /** The hash of each text (chain.ts), so that damage is found. */
    core_hash: string;
    affairs_hash: string;
    record_hash: string | null;
  };
  /** How far the log of each table goes. */
  log_heads: {
    table_id: Fixed<string>;
    length: number;
    hash: string;
    /** When the last entry was made; null if none. The latest of all shows how long the hall ran. */
    at: number | null;
  };
  entries: {
    table_id: Fixed<string>;
    index: Fixed<number>;
    seat: Fixed<number>;
    action: string;
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
    line: string;
    /** See chatLines.ts. */
    hearers: string;
    place: Fixed<number>;
    /** Who wrote it; null where that is not known. */
    person: string | null;
    hash: RowHash;
  };
  /** Who has a seat at which table; follows `affairs`, for queries. */
  seats_taken: { person: Fixed<string>; table_id: Fixed<string>; hash: RowHash };
  /** The seats that a table waited for after so many actions; outdated once there are more. */
  waits: { table_id: Fixed<string>; actions: number; seats: string };
  /** What each viewer of a running game saw last, packed (sqlLastViews.ts). */
  last_views: { table_id: Fixed<string>; content: string; hash: string };
  /** Finished games, for lists; `at` is when they ended, `listed` 1 for public ones, `summary` the rest as JSON. */
  finished: {
    table_id: Fixed<string>;
    game: string;
    listed: number;
    at: number;
    actions: number;
    summary: string;
    hash: RowHash;
  };
  /** Who is to be called, until somebody does so; `actions`: how many there were at the table. */
  calls: {
    table_id: Fixed<string>;
    actions: Fixed<number>;
    person: Fixed<string>;
    kind: Fixed<string>;
    at: Fixed<number>;
  };
  secrets: { name: Fixed<string>; value: Fixed<string>; hash: RowHash };
  /** One row: when the hall was last known to run. */
  beats: { id: Fixed<number>; at: number };
  outages: { from: Fixed<number>; to: Fixed<number>; hash: RowHash };
  pushes: { endpoint: Fixed<string>; person: string; subscription: string; hash: RowHash };
  /** Used device codes, by their hash, until they expire. */
  used_codes: { hash: Fixed<string>; expires: Fixed<number> };
  /** What the operator has imposed (moderation.ts); `until` null: until it is lifted. */
  sanctions: {
    kind: Fixed<string>;
    subject: Fixed<string>;
    subject_id: Fixed<string>;
    name: string;
    reason: string;
    at: number;
    until: number | null;
    hash: RowHash;
  };
  /** One row at most: what the operator tells everybody. */
  announcements: { id: Fixed<number>; text: string; at: number; until: number; hash: RowHash };
  /** `about`: the same for the same thing. `content`: the rest as JSON. */
  reports: {
    id: Fixed<string>;
    at: Fixed<number>;
    reporter: Fixed<string>;
    accused: Fixed<string | null>;
    table_id: Fixed<string>;
    game: Fixed<string>;
    about: Fixed<string>;
    content: string;
    done_at: number | null;
    hash: RowHash;
  };
  /** What operators did; only ever added to, and deleted after some time. */
  audit: {
    id: Fixed<string>;
    at: Fixed<number>;
    session: Fixed<string>;
    by: Fixed<string>;
    address: Fixed<string>;
    action: Fixed<string>;
    subject: Fixed<string>;
    detail: Fixed<string>;
    until: Fixed<number | null>;
    hash: RowHash;
  };
  /** Hashes of links that are good once. */
  admin_links: { hash: Fixed<string>; until: Fixed<number> };
  admin_sessions: {
    hash: Fixed<string>;
    by: Fixed<string>;
    password: Fixed<string | null>;
    address: Fixed<string>;
    at: Fixed<number>;
    until: Fixed<number>;
  };
  /** `record`: a SeriesRecord as JSON. */
  series: { id: Fixed<string>; record: string; hash: string };
  /** Which tables belong to a series. */
  series_tables: { table_id: Fixed<string>; series_id: Fixed<string>; hash: RowHash };
  /** Written and deleted again, to test whether writing works. */
  probes: { content: Fixed<string> };
  /** One row, in SQLite only: see sequence.ts. `lineage` is redrawn when a loss is accepted. */
  commits: { id: Fixed<number>; number: number; at: number; lineage: string };
  /** One row, in PostgreSQL only: how many times a server has taken this database. See PostgresLock.ts. */
  fence: { id: Fixed<number>; epoch: number };
  /** One row at most, in PostgreSQL only: see restored.ts. */
  restored: { id: Fixed<number>; from: number; at: number };
  /** One row at most: the epoch that several processes share. See PostgresLock.ts. */
  sharing: { id: Fixed<number>; epoch: number };
  /**
   * Which process owns a table, in PostgreSQL only; `until` in ms since 1970 by the clock of the database. See leases.ts.
   */
  leases: { table_id: Fixed<string>; owner: string; address: string; fence: number; until: number };
  /** The processes that run, in PostgreSQL only; `tables` as JSON. See processes.ts. */
  processes: {
    id: Fixed<string>;
    address: Fixed<string>;
    until: number;
    drain_since: number | null;
    tables: string;
  };
}
