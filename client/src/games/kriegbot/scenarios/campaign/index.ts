import type { SeriesParts } from '../../..';
import { Decisions } from './Decisions';
import { Story } from './Story';

/** What the page of a campaign, and the table before a mission, show; loaded when a campaign is looked at. */
export const parts: SeriesParts = { Story, Decisions };
