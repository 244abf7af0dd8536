import { computed, signal } from '@preact/signals';

/** Every screen of the hall has an address of its own. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: string }
  | { readonly screen: 'table'; readonly id: string; readonly sit: boolean }
  /** Continuing as somebody who plays on another device; the code is in the fragment, behind the `#`. */
  | { readonly screen: 'continue' }
  | { readonly screen: 'replay'; readonly table: string | undefined; readonly search: string }
  | { readonly screen: 'rules'; readonly game: string }
  /** The page of a game. */
  | { readonly screen: 'game'; readonly game: string }
  /** The lessons of a game, or one of them. */
  | { readonly screen: 'learn'; readonly game: string; readonly lesson: string | undefined }
  /** One of the puzzles of a game, from 1. */
  | { readonly screen: 'puzzle'; readonly game: string; readonly number: number }
  /** A game against a bot in this page alone. */
  | { readonly screen: 'bot'; readonly game: string }
  /** What one person plays alone in this page. */
  | { readonly screen: 'alone'; readonly game: string }
  /** Several people on one device. */
  | { readonly screen: 'together'; readonly game: string }
  /** A game that does not count; a shared one is in the fragment, behind the `#`. */
  | { readonly screen: 'sandbox' }
  /** Where something of a game is made that its tables can play; a shared one is in the fragment, behind the `#`. */
  | { readonly screen: 'editor'; readonly game: string }
  /** What is on, and finished games. */
  | { readonly screen: 'watch' }
  /** The page of a series of games. */
  | { readonly screen: 'series'; readonly id: string }
  /** A person's own page. */
  | { readonly screen: 'me' }
  | { readonly screen: 'credits' }
  /** What the hall keeps of people, and for how long. */
  | { readonly screen: 'privacy' }
  /** For the operator of the hall; a link that opens it once is in the fragment, behind the `#`. */
  | { readonly screen: 'admin' }
  | { readonly screen: 'lost' };

const TABLE_ID = /^[A-Za-z0-9_-]{1,64}$/u;
const LESSON_ID = /^[a-z][a-zA-Z0-9]{0,39}$/u;
/** The only addresses with a third part. */
const WITH_FURTHER: readonly string[] = ['learn', 'puzzle'];
const PUZZLE = /^[1-9]\d?$/u;
const GAME_ID = /^[a-z0-9]{1,40}$/u;

/** The rest of an address: the path after its first part, and the query. */
interface Rest {
  readonly id: string | undefined;
  /** The part after it. */
  readonly further: string | undefined;
  readonly url: URL;
}

/** By the first part of a path; undefined where there is no such screen. */
const ROUTES: Readonly<Record<string, (rest: Rest) => Route | undefined>> = {
  '': () => ({ screen: 'home' }),
  credits: ({ id }) => (id === undefined ? { screen: 'credits' } : undefined),
  privacy: ({ id }) => (id === undefined ? { screen: 'privacy' } : undefined),
  continue: ({ id }) => (id === undefined ? { screen: 'continue' } : undefined),
  new: ({ id }) => (id !== undefined && GAME_ID.test(id) ? { screen: 'new', game: id } : undefined),
  rules: ({ id }) => (id !== undefined && GAME_ID.test(id) ? { screen: 'rules', game: id } : undefined),
  game: ({ id }) => (id !== undefined && GAME_ID.test(id) ? { screen: 'game', game: id } : undefined),
  bot: ({ id }) => (id !== undefined && GAME_ID.test(id) ? { screen: 'bot', game: id } : undefined),
  alone: ({ id }) => (id !== undefined && GAME_ID.test(id) ? { screen: 'alone', game: id } : undefined),
  together: ({ id }) => (id !== undefined && GAME_ID.test(id) ? { screen: 'together', game: id } : undefined),
  edit: ({ id }) => (id !== undefined && GAME_ID.test(id) ? { screen: 'editor', game: id } : undefined),
  watch: ({ id }) => (id === undefined ? { screen: 'watch' } : undefined),
  admin: ({ id }) => (id === undefined ? { screen: 'admin' } : undefined),
  me: ({ id }) => (id === undefined ? { screen: 'me' } : undefined),
  sandbox: ({ id }) => (id === undefined ? { screen: 'sandbox' } : undefined),
  learn: ({ id, further }) =>
    id !== undefined && GAME_ID.test(id) && (further === undefined || LESSON_ID.test(further))
      ? { screen: 'learn', game: id, lesson: further }
      : undefined,
  puzzle: ({ id, further }) =>
    id !== undefined && GAME_ID.test(id) && further !== undefined && PUZZLE.test(further)
      ? { screen: 'puzzle', game: id, number: Number(further) }
      : undefined,
  t: ({ id, url }) =>
    id !== undefined && TABLE_ID.test(id)
      ? { screen: 'table', id, sit: url.searchParams.has('sit') }
      : undefined,
  series: ({ id }) => (id !== undefined && TABLE_ID.test(id) ? { screen: 'series', id } : undefined),
  replay: ({ id, url }) =>
    id === undefined || TABLE_ID.test(id) ? { screen: 'replay', table: id, search: url.search } : undefined,
};

/** The screen for an address (path and query). */
export function parseRoute(address: string): Route {
  const url = new URL(address, 'http://hall');
  const [first = '', id, further, ...rest] = url.pathname.split('/').filter((part) => part !== '');
  const isTooLong = rest.length > 0 || (further !== undefined && !WITH_FURTHER.includes(first));
  if (isTooLong || !Object.hasOwn(ROUTES, first)) return { screen: 'lost' };
  return ROUTES[first]?.({ id, further, url }) ?? { screen: 'lost' };
}

interface Arrival {
  /** Take the first free seat on arrival. */
  readonly sit?: boolean;
}

export const tablePath = (id: string, { sit = false }: Arrival = {}): string =>
  `/t/${encodeURIComponent(id)}${sit ? '?sit' : ''}`;

/** The replay of a table's game; without a table, the page that opens a record from a file. */
export const replayPath = (table?: string): string =>
  table === undefined ? '/replay' : `/replay/${encodeURIComponent(table)}`;

/** The page of a series of games. */
export const seriesPath = (id: string): string => `/series/${encodeURIComponent(id)}`;

/** The rules of a game, readable without a table. */
export const rulesPath = (game: string): string => `/rules/${encodeURIComponent(game)}`;

/** The page of a game. */
export const gamePath = (game: string): string => `/game/${encodeURIComponent(game)}`;

/** The lessons of a game, or one of them. */
export const learnPath = (game: string, lesson?: string): string =>
  `/learn/${encodeURIComponent(game)}${lesson === undefined ? '' : `/${encodeURIComponent(lesson)}`}`;

/** One of the puzzles of a game, from 1. */
export const puzzlePath = (game: string, number: number): string =>
  `/puzzle/${encodeURIComponent(game)}/${number}`;

/** A game against a bot in this page alone. */
export const botPath = (game: string): string => `/bot/${encodeURIComponent(game)}`;

/** What one person plays alone in this page. */
export const alonePath = (game: string): string => `/alone/${encodeURIComponent(game)}`;

/** Several people on one device. */
export const togetherPath = (game: string): string => `/together/${encodeURIComponent(game)}`;

/** A game that does not count; with the text of a shared one (local/sharing.ts). */
export const sandboxPath = (shared = ''): string => (shared === '' ? '/sandbox' : `/sandbox#${shared}`);

/** Where something of a game is made; `shared`: what a link carries, packed. */
export const editorPath = (game: string, shared = ''): string =>
  `/edit/${encodeURIComponent(game)}${shared === '' ? '' : `#${shared}`}`;

export const WATCH_PATH = '/watch';
export const ME_PATH = '/me';
export const PRIVACY_PATH = '/privacy';

const EXAMPLE = /^example-([a-z0-9]{1,40})$/u;

/** The replay of the recorded game that comes with the page. */
export const examplePath = (game: string): string => replayPath(`example-${game}`);

/**
 * The game whose example is named in place of a table in the address of a replay; undefined for a table.
 */
export const exampleIn = (table: string): string | undefined => EXAMPLE.exec(table)?.[1];

export const newTablePath = (game: string): string => `/new/${encodeURIComponent(game)}`;

const here = (): string => location.pathname + location.search;
const address = signal('/');
export const route = computed(() => parseRoute(address.value));

/** Starts to follow the browser's history; called once by the entry. */
export function startRouter(): void {
  address.value = here();
  addEventListener('popstate', () => (address.value = here()));
}

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(undefined, '', path);
  else history.pushState(undefined, '', path);
  address.value = here();
  scrollTo(0, 0);
}
