import type { TableRules } from '../../core/game';
import { about } from './about';
import { action, type Action } from './actions';
import { event, type Event } from './events';
import { options, type Options } from './options';
import { REFUSALS } from './refusals';
import { legal } from './turn';
import { RushNCrushView, type View } from './view';

/** What a page needs to take part: the rest of the game is for whoever carries it out (index.ts). */
export const tableRules: TableRules<Action, View, Options, Event> = {
  about,
  options,
  action,
  event,
  refusals: REFUSALS,
  view: RushNCrushView,
  legal,
};
