import { CATALOG, type GameId } from '@gearhall/shared/games/catalog';
import { press, type Hands, type Wanted } from './hands';

/** Bots that do not wait, and a person who makes more tables and looks around faster than people do. */
export const BUSY_HALL = {
  BOT_DELAY_MS: '0',
  TABLES_PER_MINUTE: '100',
  JOINS_PER_MINUTE: '1000',
  CALLS_PER_MINUTE: '5000',
};

/** Where everything is that a person presses on the way to a board: the one place to change when a page changes. */
export const WAYS = {
  home: { css: 'a[href="/"]' },
  newTable: (game: GameId): Wanted => ({ css: `a[href="/new/${game}"]` }),
  bot: (game: GameId): Wanted => ({ css: `a[href="/bot/${game}"]` }),
  lessons: (game: GameId): Wanted => ({ css: `a[href="/learn/${game}"]` }),
  gamePage: (game: GameId): Wanted => ({ css: `a[href="/game/${game}"]` }),
  together: (game: GameId): Wanted => ({ css: `a[href="/together/${game}"]` }),
  example: (game: GameId): Wanted => ({ css: `a[href="/replay/example-${game}"]` }),
  editor: (game: GameId): Wanted => ({ css: `a[href="/edit/${game}"]` }),
  table: (path: string): Wanted => ({ css: `a[href="${path}"]` }),
  nameField: { css: '#new-name' },
  /** A choice of the form. */
  choice: (words: string): Wanted => ({ css: 'form.new-table label', words: `^${words}$` }),
  create: { css: 'form.new-table button[type="submit"]' },
  bots: { css: '.gathering button', words: 'easy bot on seat' },
  start: { css: '.gathering .start button' },
  link: '.gathering .share-link input',
  guestName: { css: '.invitation input' },
  comeIn: { css: '.invitation button' },
  takeSeat: { css: '.gathering button', words: '^Take seat' },
  begin: { css: 'form.together button[type="submit"]' },
  playOn: { css: '.top-ways button', words: '^Play on' },
  editorName: { css: 'label[for$="-name"]', words: '^Name$' },
  tryOut: { css: 'button', words: '^Try it against bots$' },
  playAtTable: { css: 'button', words: '^Play it at a table$' },
  mission: (name: string): Wanted => ({ css: '.campaign-decisions button', words: `^${name}$` }),
  firstLesson: { css: '.course-head a.primary' },
} as const;

/** The games that are gone to in each of these ways: one with lessons, presets, a recorded game, and steps in moves.ts. */
export const GAMES = [
  'metaltalon',
  'metalkrushers',
  'rushncrush',
  'kriegbot',
  'metalheads',
] as const satisfies readonly GameId[];

export const titleOf = (game: GameId): string => CATALOG[game].title;

/** Back to the home page, from anywhere, without a new visit. */
export const goHome = (hands: Hands): Promise<void> => press(hands, WAYS.home);
