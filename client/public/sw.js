/*
 * What stands for the hall where the page cannot. It keeps this version of the page, so that lessons,
 * rules and games in the page work without a network; and while no page is open, it shows that it is
 * somebody's turn and leads to the table. Of what the server says it keeps nothing.
 */
const BUILT = /* the build */ { version: '', files: [] };
const CACHE = `hall ${BUILT.version}`;
const KEPT = new Set(BUILT.files);
/** How long the network may take to bring the page before the kept one is shown, in ms. */
const PAGE_PATIENCE = 3000;

/** Fills the cache of this version. A file whose name contains its hash is taken from an older version. */
async function keepVersion() {
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const path of BUILT.files) {
    if (here.has(path)) continue;
    const known = path.startsWith('/assets/') && (await caches.match(path));
    const response = known || (await fetch(path, { cache: 'no-cache' }));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(path, response);
  }
}

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('hall ') && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/**
 * The page from the network, so that a new version comes at once; the kept one where that takes too long, or where
 * a proxy says that the hall is down.
 */
async function page(request) {
  const kept = await caches.match('/', { cacheName: CACHE });
  if (!kept) return fetch(request);
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), PAGE_PATIENCE));
  const fresh = fetch(request).then(
    (response) => (response.status >= 500 ? kept : response),
    () => kept,
  );
  return Promise.race([fresh, late]);
}

/** What the server says is never the page, even if somebody opens it in a window. */
const IS_SERVER = /^\/(?:api|matchmake|health|metrics)(?:\/|$)/u;

/** Pictures and puzzles of games, and what bots need that think, are kept once they have been there. */
const IS_KEPT_LATER =
  /^\/(?:(?:posters|machines)\/[a-z]+\.webp|puzzles\/[a-z]+\.json|assets\/bots\/[\w-]+\.js)$/u;

async function keptLater(path, request) {
  const cache = await caches.open(CACHE);
  const seen = await cache.match(path);
  if (seen) return seen;
  const response = await fetch(request);
  if (response.ok) await cache.put(path, response.clone());
  return response;
}

const kept = async (path, request) => (await caches.match(path, { cacheName: CACHE })) ?? fetch(request);

const WORDS = {
  yourTurn: { title: (game) => `Your turn at ${game}`, body: 'The others wait for you.' },
  decide: { title: (game) => `Decide what comes next at ${game}`, body: 'The others wait for you.' },
  asked: {
    title: (game) => `You are asked at ${game}`,
    body: 'Somebody would like to take something back. The answer waits for you.',
  },
  over: { title: (game) => `The game of ${game} is over`, body: 'Come and see how it ended.' },
  aGame: 'your table',
};

const pathOf = (table) => `/t/${encodeURIComponent(table)}`;
/** What is decided for a series is on its page. */
const seriesPathOf = (series) => `/series/${encodeURIComponent(series)}`;
/** Where somebody sees what a message is about, the best place first. */
const pathsOf = ({ table, series }) => [...(series ? [seriesPathOf(series)] : []), pathOf(table)];
/** How long a window may take to say where it is, in ms. */
const PATIENCE = 500;

/** The path a window shows: it is asked, since its `url` stays the one that it was opened with. */
function whereIs(window) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(new URL(window.url).pathname), PATIENCE);
    window.postMessage('where', [port2]);
  });
}

async function windowsAt(about) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = await Promise.all(windows.map(whereIs));
  return windows.filter((_, at) => pathsOf(about).includes(paths[at]));
}

/** The name of a game, as long as the hall can be asked for it. */
async function nameOf(game) {
  try {
    const games = await (await fetch('/api/games')).json();
    return games.find(({ id }) => id === game)?.title ?? WORDS.aGame;
  } catch {
    return WORDS.aGame;
  }
}

async function tell({ table, game, kind, series }) {
  const windows = await windowsAt({ table, series });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const words = WORDS[kind] ?? WORDS.yourTurn;
  await self.registration.showNotification(words.title(await nameOf(game)), {
    body: words.body,
    // One notification for a table, the last one; the page uses the same mark.
    tag: table,
    data: { table, series },
  });
}

async function lead(about) {
  const [open] = await windowsAt(about);
  await (open ? open.focus() : self.clients.openWindow(pathsOf(about)[0]));
}

// A new version waits until no page of the old one is open, or until somebody takes it: an open page may
// still load parts of its own version.
self.addEventListener('install', (event) => event.waitUntil(keepVersion()));
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});
self.addEventListener('message', ({ data, ports: [port] }) => {
  if (data === 'takeOver') void self.skipWaiting();
  // A page asks with its own program whether it belongs to this version.
  else if (typeof data?.holds === 'string') port?.postMessage(KEPT.has(data.holds));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || BUILT.version === '') return;
  if (IS_SERVER.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname !== '/' && KEPT.has(pathname)) event.respondWith(kept(pathname, request));
  else if (IS_KEPT_LATER.test(pathname)) event.respondWith(keptLater(pathname, request));
});

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { data } = event.notification;
  if (data?.table) event.waitUntil(lead(data));
});
