import type { BotLevel } from '@gearhall/shared/core/bots/bot';
import { capital } from '../language/grammar';

/** As a button or a line of a list names it: the ids are English. */
export const levelOf = (level: BotLevel): string => capital(level);

/** Standing alone. */
export const botOf = (level: BotLevel): string => capital(`${level} bot`);

/** In the middle of a sentence. */
export const aBot = (level: BotLevel): string => `${/^e/u.test(level) ? 'an' : 'a'} ${level} bot`;
