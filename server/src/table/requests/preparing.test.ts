import { CLOSE } from '@gearhall/shared/core/wire/wire';
import { LIMITS } from '@gearhall/shared/core/wire/limits';
import { hasRoom } from '../../viewing/connect';
import type { Connection } from '../../viewing/Connection';
import { MOST_WAITING, prepared } from './preparing';
import type { Table } from '../model/Table';

const TABLE = {
  services: { budget: { waitFor: () => 0 }, background: { do: () => Promise.resolve(Buffer.alloc(1)) } },
} as unknown as Table;

/** A connection with a long history, which takes its pages once `take` is called. */
function slowConnection() {
  let take: () => void = () => undefined;
  const taken = new Promise<boolean>((resolve) => (take = () => resolve(true)));
  const close = jest.fn();
  const events = new Array(LIMITS.eventsPage * 3);
  const connection = {
    document: { events },
    ready: () => taken,
    send: () => undefined,
    close,
  } as unknown as Connection;
  return { line: connection, close, take };
}

const chat = { type: 'chat', body: { n: 0, text: 'x' } } as const;

test('behind an answer that is not taken, a number of requests wait, and the next one closes the connection', async () => {
  const { line: connection, close, take } = slowConnection();
  const done: number[] = [];
  const ask = (n: number) => prepared(TABLE, connection, chat, () => done.push(n));
  prepared(TABLE, connection, { type: 'history', body: { n: 0, events: 0, chat: 0 } }, () => done.push(0));
  for (let n = 1; n < MOST_WAITING; n += 1) ask(n);
  expect(close).not.toHaveBeenCalled();
  for (let n = 0; n < 5000; n += 1) ask(-1);
  expect(close).toHaveBeenCalledWith(CLOSE.tooFast);
  take();
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual(Array.from({ length: MOST_WAITING }, (_, n) => n));
  ask(99);
  expect(done.at(-1)).toBe(99);
});

test('a connection that takes nothing is closed after a while', async () => {
  const socket = {
    OPEN: 1 as const,
    readyState: 1 as 0 | 1 | 2 | 3,
    bufferedAmount: 1024 * 1024,
    terminate: () => void (socket.readyState = 3),
  };
  expect(await hasRoom(socket, 30)).toBe(false);
  expect(socket.readyState).toBe(3);
});

test('a connection that takes what waits for it stays', async () => {
  let looks = 0;
  const socket = {
    OPEN: 1 as const,
    readyState: 1 as const,
    get bufferedAmount() {
      looks += 1;
      return looks < 3 ? 1024 * 1024 : 0;
    },
    terminate: jest.fn(),
  };
  expect(await hasRoom(socket)).toBe(true);
  expect(socket.terminate).not.toHaveBeenCalled();
});
