import { useComputed, type ReadonlySignal } from '@preact/signals';
import type { TableSeries } from '@gearhall/shared/games/series';
import { WORDS } from '../../../ui/words/words';
import type { MemberName } from '../../../ui/words/pages/series';
import { useTableSession } from '../session/tableSession';

/** The series of a table, with the names of those who play it. */
export interface SeriesAtTable {
  readonly series: TableSeries;
  readonly nameOf: MemberName;
}

/** Undefined for a single game. */
export function useSeries(): ReadonlySignal<SeriesAtTable | undefined> {
  const { presenter, names } = useTableSession();
  return useComputed(() => {
    const text = presenter.table.value?.series ?? '';
    if (text === '') return undefined;
    const series = JSON.parse(text) as TableSeries;
    // Until the first match starts, the host may add seats.
    const seatOf = (member: number): number =>
      series.number === 1 ? member : series.seating.indexOf(member);
    const { value: all } = names;
    return { series, nameOf: (member) => all[seatOf(member)] || WORDS.table.free };
  });
}
