import type { TableSeries } from '@gearhall/shared/games/series';
import type { TableModel } from '../../../net/table/tableModel';

/** The series waits for what this person decides before the match at this table. */
export function isAskedToDecide({ table, seat }: Pick<TableModel, 'table' | 'seat'>): boolean {
  const { status, series = '' } = table.value ?? {};
  if (status !== 'gathering' || series === '' || seat.value === undefined) return false;
  const { deciding = [], seating } = JSON.parse(series) as TableSeries;
  return deciding.some((member) => seating.indexOf(member) === seat.value);
}
