import { computed, signal } from '@preact/signals';

/** Every screen of the hall has an address of its own. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: string }
  | { readonly screen: 'table'; readonly id: string; readonly sit: boolean }
  /** Becoming somebody who plays on another device; the code stands behind the `#`. */
  | { readonly screen: 'continue' }
  | { readonly screen: 'replay'; readonly table: string | undefined; readonly search: string }
  | { readonly screen: 'credits' }
  | { readonly screen: 'lost' };

const TABLE_ID = /^[A-Za-z0-9_-]{1,64}$/u;
const GAME_ID = /^[a-z0-9]{1,40}$/u;

/** What follows on the first part of a path, and what was asked behind it. */
interface Rest {
  readonly id: string | undefined;
  readonly url: URL;
}

/** By the first part of a path; undefined where there is no such screen. */
const ROUTES: Readonly<Record<string, (rest: Rest) => Route | undefined>> = {
  '': () => ({ screen: 'home' }),
  credits: ({ id }) => (id === undefined ? { screen: 'credits' } : undefined),
  continue: ({ id }) => (id === undefined ? { screen: 'continue' } : undefined),
  new: ({ id }) => (id !== undefined && GAME_ID.test(id) ? { screen: 'new', game: id } : undefined),
  t: ({ id, url }) =>
    id !== undefined && TABLE_ID.test(id)
      ? { screen: 'table', id, sit: url.searchParams.has('sit') }
      : undefined,
  replay: ({ id, url }) =>
    id === undefined || TABLE_ID.test(id) ? { screen: 'replay', table: id, search: url.search } : undefined,
};

/** The screen that an address (path and search) stands for. */
export function parseRoute(address: string): Route {
  const url = new URL(address, 'http://hall');
  const [first = '', id, ...rest] = url.pathname.split('/').filter((part) => part !== '');
  const route = rest.length === 0 && Object.hasOwn(ROUTES, first) ? ROUTES[first]?.({ id, url }) : undefined;
  return route ?? { screen: 'lost' };
}

/** `sit`: take the first free seat on arrival. */
export function tablePath(id: string, { sit = false } = {}): string {
  return `/t/${encodeURIComponent(id)}${sit ? '?sit' : ''}`;
}

/** The replay of a table's game; without a table, the page for a record that is brought along. */
export const replayPath = (table?: string): string =>
  table === undefined ? '/replay' : `/replay/${encodeURIComponent(table)}`;

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
