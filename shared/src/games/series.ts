import { z } from 'zod';
import { bestOf, bestOfTerms } from '../core/bestOf';
import { anySeries, type AnySeries } from '../core/series';

/** What somebody chooses who makes a series, by its kind. */
export const seriesTerms = z.discriminatedUnion('type', [bestOfTerms]);
export type SeriesTerms = z.output<typeof seriesTerms>;

/** Every kind of series; a series of one game stands here too, beside those for all games. */
export const SERIES: { readonly [Kind in SeriesTerms['type']]: AnySeries } = {
  bestOf: anySeries(bestOf),
};
