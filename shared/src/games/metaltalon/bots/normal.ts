import type { Bot } from '../../../core/bots/bot';
import type { Action } from '../actions';
import type { View } from '../view';
import { botOf } from './choosing';
import { situationOf } from './imagining';

/**
 * For a second game: it weighs shots and places as the hard bot does, but prefers income. A cheap ship for every
 * unowned base leaves it fewer cents for guns, so it can be overrun.
 */
export const normal: Bot<View, Action> = botOf((view, seat) => situationOf(view, seat, { collects: true }));
