import { computed, signal } from '@preact/signals';

/** Every screen of the hall has an address of its own. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: string }
  | { readonly screen: 'table'; readonly id: string; readonly sit: boolean }
  | { readonly screen: 'replay'; readonly table: string | undefined; readonly search: string }
  | { readonly screen: 'credits' }
  | { readonly screen: 'lost' };

const TABLE_ID = /^[A-Za-z0-9_-]{1,64}$/u;
const GAME_ID = /^[a-z0-9]{1,40}$/u;

/** The screen that an address (path and search) stands for. */
export function parseRoute(address: string): Route {
  const { pathname, search, searchParams } = new URL(address, 'http://hall');
  const [first, second, ...rest] = pathname.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { screen: 'lost' };
  if (first === undefined) return { screen: 'home' };
  if (first === 'credits' && second === undefined) return { screen: 'credits' };
  if (first === 'new' && second !== undefined && GAME_ID.test(second)) return { screen: 'new', game: second };
  if (first === 't' && second !== undefined && TABLE_ID.test(second)) {
    return { screen: 'table', id: second, sit: searchParams.has('sit') };
  }
  if (first === 'replay' && (second === undefined || TABLE_ID.test(second))) {
    return { screen: 'replay', table: second, search };
  }
  return { screen: 'lost' };
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
