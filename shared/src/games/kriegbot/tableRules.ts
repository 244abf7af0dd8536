import type { TableRules } from '../../core/game';
import { about } from './about';
import { action, type Action } from './actions';
import { seatsFor, sidesOf } from './content/scenarios';
import { event, type Event } from './events';
import { legal } from './judging';
import { options, type Options } from './options';
import { REFUSALS } from './refusals';
import { chatAudience } from './rules/turn/talk';
import { KriegbotView, type View } from './view';

/** What a page needs to take part: without what carries actions out (index.ts). */
export const tableRules: TableRules<Action, View, Options, Event> = {
  about,
  options,
  action,
  event,
  refusals: REFUSALS,
  view: KriegbotView,
  // What somebody shows of a stock would tell of the missions to come.
  hasTeams: (options, seats) => options.campaign !== undefined || seats > sidesOf(options).length,
  seatsFor: (options) => seatsFor(options, options.robots),
  chatAudience,
  legal,
};
