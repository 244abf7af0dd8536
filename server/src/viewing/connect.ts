import { ClientState, type Client } from '@colyseus/core';
import { setTimeout } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { socketLineOf } from '../transport/HallTransport';
import type { Connection } from './Connection';

/** Bytes that may wait for a slow connection. */
const MOST_WAITING = 1024 * 1024;
/**
 * Bytes that Colyseus may keep for a client that has not joined yet; it joins one round trip later, or is disconnected.
 */
const MOST_BEFORE_JOINED = 256 * 1024;
const LOOK_AGAIN_MS = 20;
/** The time in which a slow connection has to take what waits: about 13 kB a second. */
const TAKES_WITHIN_MS = 60_000;

type Own = Pick<Connection, 'person' | 'address' | 'reservedFrom' | 'name' | 'document' | 'limiter'>;

/** Wraps one of Colyseus' clients. */
export function connect(client: Client, own: Own): Connection {
  const socket = client.ref as WebSocket;
  const { stream } = socketLineOf(socket);
  let beforeJoined = 0;
  /** Whether the frame may be queued; a client that takes none of them is disconnected, and can join again. */
  const admits = (frame: Buffer): boolean => {
    if (client.state === ClientState.JOINED) return canTake(socket);
    if (socket.readyState === socket.OPEN && beforeJoined + frame.length <= MOST_BEFORE_JOINED) {
      beforeJoined += frame.length;
      return true;
    }
    socket.terminate();
    return false;
  };
  const send = (frame: Buffer): void => {
    if (admits(frame)) client.enqueueRaw(frame);
  };
  return {
    ...own,
    id: client.sessionId,
    looksAt: 'table',
    send,
    dispatch({ events, bytes }) {
      if (client.state !== ClientState.JOINED) {
        if (events) send(events);
      } else if (canTake(socket)) stream.write(bytes);
    },
    hold() {
      stream.cork();
      process.nextTick(() => stream.uncork());
    },
    ready: () => hasRoom(socket),
    close: (code) => client.leave(code),
  };
}

type Taking = Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'terminate'>;

/**
 * Large answers are sent page by page, as fast as the other side takes them. A connection that is too slow is closed:
 * ws would answer its pings all the same, and what waits for it would wait for ever.
 */
export async function hasRoom(socket: Taking, withinMs = TAKES_WITHIN_MS): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (socket.readyState === socket.OPEN && socket.bufferedAmount > MOST_WAITING / 4) {
    if (performance.now() > end) {
      socket.terminate();
      return false;
    }
    await setTimeout(LOOK_AGAIN_MS);
  }
  return socket.readyState === socket.OPEN;
}

/** Whether the connection still takes data; one that does not is closed, and its person can join again. */
function canTake(socket: WebSocket): boolean {
  if (socket.readyState !== socket.OPEN) return false;
  if (socket.bufferedAmount < MOST_WAITING) return true;
  socket.terminate();
  return false;
}
