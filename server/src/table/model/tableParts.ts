import type { AnyGame } from '@gearhall/shared/core/game';
import type { SeriesRecord } from '../../store/contract/series';
import type { LastViews, Outage, StoredTable } from '../../store/contract/table';
import type { TableServices } from './services';
import type { Table } from './Table';

/** What a table is opened from. */
export interface TableParts {
  readonly game: AnyGame;
  readonly stored: StoredTable;
  readonly services: TableServices;
  readonly outages: readonly Outage[];
  readonly reconcile: Reconcile;
  /** Of a table that belongs to one. */
  readonly series?: SeriesRecord | undefined;
  /** What was shown last of a game of other rules. */
  readonly lastViews?: LastViews['views'] | undefined;
}

/** Applies a change of a table after taking over what the store holds of it. */
export type Reconcile = <Result>(table: Table, change: () => Promise<Result>) => Promise<Result>;
