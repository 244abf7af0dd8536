import type { BotLevel } from '@gearhall/shared/core/bots/bot';

/** What the home page, and the way to a first game, say. */
export const HOME = {
  goOn: 'Go on playing',
  goOnHelp: 'Kept in this browser alone.',
  goOnButton: 'Go on',
  goOnAt: (what: string) => `Go on: ${what}`,
  against: (game: string, level: BotLevel) => `${game} against the ${level} bot`,
  together: (game: string) => `${game} on one device`,
  sandbox: (game: string) => `${game}, sandbox`,
  lessonsDone: (done: number, all: number) =>
    done === all ? `All ${all} lessons done` : `${done} of ${all} lessons done`,
  difficulty: { 1: 'Easy to learn', 2: 'A few rules', 3: 'Much to learn' },
  otherWays: 'Alone, or on one device',
  aloneLead: 'Alone:',
  deviceLead: 'On one device:',
  alone: (name: string, game: string) => `${name}: ${game}`,
  oneDevice: 'On one device',
  oneDeviceOf: (game: string) => `Play ${game} on one device`,
  without: 'Without a table:',
  excerptOf: (game: string) => `${game}: what it is about`,
} as const;

/** For those who have never played the game that is before them. */
export const NEWCOMER = {
  first: 'Begin with the first lesson',
  asked: 'Never played?',
  wait: 'Learn while you wait',
  /** Read out after the words of a link. */
  newTab: '(opens in a new tab)',
  away: 'Not now',
} as const;
