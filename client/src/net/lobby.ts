import { signal } from '@preact/signals';
import type { HallNews } from '@gearhall/shared/core/wire';
import { api, type LobbyTable, type OfferedGame } from './api';
import { waitBefore } from './backoff';
import { hearNews } from './hallNews';

/** Undefined until the server has answered. */
export const games = signal<readonly OfferedGame[] | undefined>(undefined);
export const tables = signal<readonly LobbyTable[] | undefined>(undefined);
/** Whether the list of tables is updated live. */
export const lobbyLive = signal(false);
export const gamesFailed = signal(false);

let loading = false;

/** Loads the games on offer once, retrying until the server answers. */
export async function loadGames(failures = 0): Promise<void> {
  if (games.value || (loading && failures === 0)) return;
  loading = true;
  try {
    games.value = await api.games();
    gamesFailed.value = false;
  } catch {
    gamesFailed.value = true;
    setTimeout(() => void loadGames(failures + 1), waitBefore(failures + 1, Math.random()));
  }
}

/** Follows the open tables until the returned function is called. */
export function followTables(): () => void {
  let failures = 0;
  let stopped = false;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    if (stopped) return;
    source = new EventSource('/api/tables/stream');
    source.addEventListener('tables', (event: MessageEvent<string>) => {
      failures = 0;
      lobbyLive.value = true;
      tables.value = (JSON.parse(event.data) as { tables: LobbyTable[] }).tables;
    });
    source.addEventListener('hall', (event: MessageEvent<string>) => {
      hearNews(JSON.parse(event.data) as HallNews);
    });
    source.addEventListener('error', () => {
      lobbyLive.value = false;
      source?.close();
      failures += 1;
      timer = setTimeout(open, waitBefore(failures, Math.random()));
    });
  };
  open();
  return () => {
    stopped = true;
    clearTimeout(timer);
    source?.close();
    lobbyLive.value = false;
  };
}
