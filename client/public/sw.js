/*
 * What speaks for the hall while no page of it is open: it shows that it is somebody's turn, and
 * leads to the table. It keeps nothing and stands in the way of no request.
 */
const WORDS = {
  yourTurn: { title: (game) => `Your turn at ${game}`, body: 'The others wait for you.' },
  over: { title: (game) => `The game of ${game} is over`, body: 'Come and see how it ended.' },
  aGame: 'your table',
};

const pathOf = (table) => `/t/${encodeURIComponent(table)}`;
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

async function windowsAt(table) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = await Promise.all(windows.map(whereIs));
  return windows.filter((_, at) => paths[at] === pathOf(table));
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

async function tell({ table, game, kind }) {
  const windows = await windowsAt(table);
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const words = WORDS[kind] ?? WORDS.yourTurn;
  await self.registration.showNotification(words.title(await nameOf(game)), {
    body: words.body,
    // One notification for a table, the last one; the page uses the same mark.
    tag: table,
    data: { table },
  });
}

async function lead(table) {
  const [open] = await windowsAt(table);
  await (open ? open.focus() : self.clients.openWindow(pathOf(table)));
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const table = event.notification.data?.table;
  if (table) event.waitUntil(lead(table));
});
