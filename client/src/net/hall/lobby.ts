import { signal } from '@preact/signals';
import type { HallNews } from '@gearhall/shared/core/wire/wire';
import type { OfferedGame } from '@gearhall/shared/core/pages/hallPages';
import type { LobbyEntry } from '@gearhall/shared/games/lobby';
import { api } from '../requests/api';
import { waitBefore } from '../requests/backoff';
import { isHallAway, noteAnswer } from '../requests/hallState';
import { keepTrying } from '../requests/keepTrying';
import type { Answered } from '../requests/useAnswer';
import { whenBack } from '../requests/whenBack';
import { hearNews } from './hallNews';
import { askHall } from './restored';

/** Undefined until the server has answered. */
export const games = signal<readonly OfferedGame[] | undefined>(undefined);
export const tables = signal<readonly LobbyEntry[] | undefined>(undefined);
/** Whether the list of tables is updated live. */
export const lobbyLive = signal(false);
export const gamesFailed = signal(false);

/** What is known of a part of the list, which comes by a stream that says nothing of failures. */
export function lobbyState<T>(part: T | undefined): Answered<T> {
  if (part !== undefined && !isHallAway.value) return { answer: part };
  return isHallAway.value ? { error: 'away' } : {};
}

/** Loads the games on offer once, however long it takes; returns the function that stops it. */
export function loadGames(): () => void {
  if (games.peek()) return () => undefined;
  return keepTrying({
    ask: api.games,
    onAnswer: (offered) => {
      games.value = offered;
      gamesFailed.value = false;
    },
    onFailure: () => (gamesFailed.value = true),
  });
}

/** Follows the open tables until the returned function is called. */
export function followTables(): () => void {
  let failures = 0;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    source = new EventSource('/api/tables/stream');
    source.addEventListener('tables', (event: MessageEvent<string>) => {
      failures = 0;
      lobbyLive.value = true;
      noteAnswer(true);
      tables.value = (JSON.parse(event.data) as { tables: LobbyEntry[] }).tables;
    });
    source.addEventListener('hall', (event: MessageEvent<string>) => {
      hearNews(JSON.parse(event.data) as HallNews);
    });
    source.addEventListener('error', () => {
      lobbyLive.value = false;
      source?.close();
      source = undefined;
      failures += 1;
      // It may be too busy for one more list, or it may be gone.
      void askHall();
      timer = setTimeout(open, waitBefore(failures, Math.random()));
    });
  };
  const hurry = () => {
    if (source) return;
    clearTimeout(timer);
    open();
  };
  open();
  const stopHurrying = whenBack(hurry);
  return () => {
    stopHurrying();
    clearTimeout(timer);
    source?.close();
    lobbyLive.value = false;
  };
}
