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
  /** Written and deleted again, to see whether anything can be written. */
  probes: { content: Fixed<string> };
}
