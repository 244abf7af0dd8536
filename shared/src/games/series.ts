import { z } from 'zod';
import { bestOf, bestOfTerms, type BestOfView } from '../core/series/bestOf';
import type { TypedThing } from '../core/game';
import type { BotLevel } from '../core/bots/bot';
import { anySeries, type AnySeries, type Member, type SeriesOutcome } from '../core/series/series';
import type { Sitter, TableStatus } from '../core/table/table';
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

/** Who a member of a series is now. */
export interface SeriesMember {
  readonly sitter: Sitter;
  /** Empty where nobody is at the moment. */
  readonly name: string;
  readonly level: BotLevel | '';
}

/** A match of a series, as its page shows it. */
export interface MatchOnPage {
  readonly table: string;
  /** `deleted`: its table is not kept any more. `closedByHall`: the operator has closed it. */
  readonly status: TableStatus | 'deleted' | 'closedByHall';
  readonly seating: readonly Member[];
  /** Once it is over. */
  readonly winners?: readonly Member[];
  /** Whom it waits for: to come, or to act. Absent where this is not known, or not for the one who asks. */
  readonly waitsFor?: readonly Member[];
  /** Before it begins: how many of its seats nobody holds; absent: none. */
  readonly freeSeats?: number;
}

/** The page of a series, for one viewer. */
export type SeriesPage = SeriesShown & {
  readonly id: string;
  readonly game: string;
  readonly members: readonly SeriesMember[];
  /** The member that the viewer is. */
  readonly me?: Member;
  /** The number of their turn to decide: a decision tells by which it was made. */
  readonly at?: number;
  readonly matches: readonly MatchOnPage[];
  /** The members who have to decide before the next match; absent: nobody. */
  readonly deciding?: readonly Member[];
  /** What the viewer may decide now; absent: nothing. */
  readonly decisions?: readonly TypedThing[];
  readonly outcome?: SeriesOutcome;
};
