import type { Bots } from '../../../core/bots/bot';
import type { Action } from '../actions';
import type { View } from '../view';
import { characters } from './characters';
import { easy } from './easy';
import { hard } from './hard';
import { normal } from './normal';

export const bots: Bots<View, Action> = { easy, normal, hard, ...characters };
