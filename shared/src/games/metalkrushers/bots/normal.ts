import type { Bot } from '../../../core/bots/bot';
import type { Action } from '../actions';
import type { View } from '../view';
import { botOf } from './choosing';
import { situationOf } from './imagining';

/**
 * For a second game: it weighs blows, shields and parries as the hard bot does, but judges a move only by where
 * everybody stands now, so an enemy that moves later can attack it from behind.
 */
export const normal: Bot<View, Action> = botOf((view, seat) => situationOf(view, seat, { foresees: false }));
