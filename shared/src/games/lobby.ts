import type { LobbySeat } from '../core/pages/hallPages';
import type { TableStatus } from '../core/table/table';
import type { Terms, WatchingTerms } from '../core/table/terms';
import type { SeriesTerms, TableSeries } from './series';

/** A table as the lobby lists it. */
export interface LobbyEntry {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  /** Name of the host; empty while there is none. */
  readonly host: string;
  readonly seats: readonly Pick<LobbySeat, 'sitter' | 'name'>[];
  readonly spectators: number;
  readonly listed: boolean;
  readonly watching: WatchingTerms;
  /** Absent for a single game. */
  readonly series?: TableSeries;
}

/** `GET /api/tables`, and each event `tables` of its stream. */
export interface ListedTables {
  readonly tables: readonly LobbyEntry[];
}

/** What somebody wishes who makes a table: `POST /api/tables`. */
export interface TableWishes {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly terms: Terms;
  readonly listed: boolean;
  readonly name: string;
  /** Absent for a single game. */
  readonly series?: SeriesTerms;
}
