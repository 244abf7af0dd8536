import type { Bot, BotLevel } from '../../../core/game';
import type { Action } from '../actions';
import type { View } from '../view';

/** For now: anything legal. */
const any: Bot<View, Action> = { choose: (_view, _seat, legal, dice) => dice.pick(legal) };

export const bots: Readonly<Record<BotLevel, Bot<View, Action>>> = { easy: any, hard: any };
