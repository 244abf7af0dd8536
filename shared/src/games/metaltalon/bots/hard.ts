import { botOf } from './choosing';
import type { Bot } from '../../../core/bots/bot';
import type { Action } from '../actions';
import type { View } from '../view';
import { situationOf } from './imagining';

/**
 * Plays to win: sends gunships that rob the weakest opponent's base and land on it. It considers one ship at a time, by
 * the value of its shots and its place (weights.ts).
 */
export const hard: Bot<View, Action> = botOf((view, seat) => situationOf(view, seat, { collects: false }));
