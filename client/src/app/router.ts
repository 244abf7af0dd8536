import { computed, signal } from '@preact/signals';

/** Every screen of the hall has an address of its own. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: string }
  | { readonly screen: 'table'; readonly id: string; readonly sit: boolean }
  | { readonly screen: 'replay'; readonly table: string | undefined; readonly search: string }
  /** Becoming somebody who plays on another device; the code stands behind the `#`. */
  | { readonly screen: 'continue' }
  | { readonly screen: 'credits' }
  | { readonly screen: 'lost' };

const TABLE_ID = /^[A-Za-z0-9_-]{1,64}$/u;
const GAME_ID = /^[a-z0-9]{1,40}$/u;

/** Those of one word. */
const PLAIN: Readonly<Record<string, Route>> = {
  credits: { screen: 'credits' },
  continue: { screen: 'continue' },
};
const LOST: Route = { screen: 'lost' };

/** The screen that an address (path and search) stands for. */
export function parseRoute(address: string): Route {
  const { pathname, search } = new URL(address, 'http://hall');
  const [first, second, ...rest] = pathname.split('/').filter((part) => part !== '');
  if (rest.length > 0) return LOST;
  if (first === undefined) return { screen: 'home' };
  if (second !== undefined) return routeTo(first, second, search);
  if (first === 'replay') return { screen: 'replay', table: undefined, search };
  return (Object.hasOwn(PLAIN, first) ? PLAIN[first] : undefined) ?? LOST;
}

function routeTo(first: string, second: string, search: string): Route {
  if (first === 'new') return GAME_ID.test(second) ? { screen: 'new', game: second } : LOST;
  if (!TABLE_ID.test(second)) return LOST;
  if (first === 'replay') return { screen: 'replay', table: second, search };
  const sit = new URLSearchParams(search).has('sit');
  return first === 't' ? { screen: 'table', id: second, sit } : LOST;
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
