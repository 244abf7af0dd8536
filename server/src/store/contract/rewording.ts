import type { TypedThing } from '@gearhall/shared/core/game';
import type { TableCore, TableRecord } from './table';

/** What a table holds from now on instead of what somebody had written there. */
export interface Rewording {
  /** Absent: the options stay. */
  readonly options?: unknown;
  /** By the number of their entry. */
  readonly actions: ReadonlyMap<number, TypedThing>;
}

/** A table with other options, wherever it keeps them. */
export function withOptions<Kept extends { readonly core: TableCore; readonly tableRecord: TableRecord }>(
  kept: Kept,
  { options }: Pick<Rewording, 'options'>,
): Kept {
  if (options === undefined) return kept;
  const { settings } = kept.tableRecord;
  return {
    ...kept,
    core: { ...kept.core, options },
    tableRecord: { ...kept.tableRecord, ...(settings ? { settings: { ...settings, options } } : {}) },
  };
}
