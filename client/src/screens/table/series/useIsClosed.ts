import { isSealed } from '../../../ui/words/pages/series';
import { useSeries } from './useSeries';

/** The series of this table keeps the record of its game closed. */
export function useIsClosed(): boolean {
  const series = useSeries().value?.series;
  return series !== undefined && isSealed(series.type, series.outcome);
}
