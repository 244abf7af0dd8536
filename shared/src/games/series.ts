import { z } from 'zod';
import { bestOf, bestOfTerms, type BestOfView } from '../core/bestOf';
import { anySeries, type AnySeries, type Member, type SeriesOutcome } from '../core/series';
import { campaign, campaignTerms } from './kriegbot/campaign';
import type { CampaignView } from './kriegbot/campaign/seeing';

/** What somebody chooses who makes a series, by its kind. */
export const seriesTerms = z.discriminatedUnion('type', [bestOfTerms, campaignTerms]);
export type SeriesTerms = z.output<typeof seriesTerms>;

/** Every kind of series; a series of one game stands here too, beside those for all games. */
export const SERIES: Readonly<Record<SeriesTerms['type'], AnySeries>> = {
  bestOf: anySeries(bestOf),
  campaign: anySeries(campaign),
};

/** What each kind shows. */
interface SeriesViews {
  readonly bestOf: BestOfView;
  readonly campaign: CampaignView;
}

/** The kind of a series, and what is shown of it. */
export type SeriesShown = {
  readonly [Kind in SeriesTerms['type']]: { readonly type: Kind; readonly view: SeriesViews[Kind] };
}[SeriesTerms['type']];

/** What everybody at a table may know of its series. */
export type TableSeries = SeriesShown & {
  readonly id: string;
  /** Which match it is, counted from 1. */
  readonly number: number;
  /** The member on each seat. */
  readonly seating: readonly Member[];
  /** The members who have still to decide what is played here; absent: nobody. */
  readonly deciding?: readonly Member[];
  /** Once the series is over. */
  readonly outcome?: SeriesOutcome;
};
