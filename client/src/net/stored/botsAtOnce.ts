import type { BotLevel } from '@gearhall/shared/core/bots/bot';

/**
 * Tables that somebody has just made in this page to play against bots: each begins by itself. No address asks for that,
 * since anybody could make a link with it.
 */
const wanted = new Map<string, BotLevel>();

export const wantBots = (table: string, level: BotLevel): void => void wanted.set(table, level);

export const botsWantedAt = (table: string): BotLevel | undefined => wanted.get(table);

/** It has begun, or nothing can come of it any more. */
export const forgetBots = (table: string): void => void wanted.delete(table);
