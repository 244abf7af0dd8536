import type { Bot, BotLevel } from '../../../core/bots/bot';
import type { Action } from '../actions';
import type { View } from '../view';
import { easy } from './easy';
import { hard } from './hard';
import { normal } from './normal';

export const bots: Readonly<Record<BotLevel, Bot<View, Action>>> = { easy, normal, hard };
