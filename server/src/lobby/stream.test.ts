import express, { type Response } from 'express';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RawSocket } from '../testing/clients/RawSocket';
import { Lobby } from './Lobby';
import { tableStream } from './stream';
import { showTable } from '../testing/games/showTable';
import { pause, until } from '../testing/until';

const READERS = 6;
const CHANGES = 12;
/** Few enough that a slow machine makes them before the reader is cut off. */
const FEW_CHANGES = 3;
const GATHER = 10;
const STALLED = 1500;
/** About 800 kB of JSON, so that the socket buffers do not hold many lists. */
const TABLES = 3000;

let lobby: Lobby;
let stream: ReturnType<typeof tableStream>;
let server: Server;
let address: string;
const responses: Response[] = [];

beforeEach(async () => {
  lobby = new Lobby();
  stream = tableStream(lobby, { perAddress: 1000, stalledMs: STALLED, gatherMs: GATHER });
  responses.length = 0;
  const app = express();
  app.use(express.json());
  app.get('/', (request, response) => {
    responses.push(response);
    stream.open(request, response);
  });
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  stream.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const show = (id: string, host: string): void => showTable(lobby, id, host);

function fill(): void {
  for (let id = 0; id < TABLES; id += 1) show(`t${id}`, 'x'.repeat(150));
}

async function read(path = '/', headers = ''): Promise<RawSocket> {
  const socket = await RawSocket.open(address);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
  return socket;
}

test('a reader who takes nothing holds at most one list, and is cut off', async () => {
  fill();
  const stalled = await Promise.all(
    Array.from({ length: READERS }, async () => {
      const socket = await read();
      socket.stream.pause();
      return socket;
    }),
  );
  const one = Buffer.byteLength(JSON.stringify({ tables: lobby.list() }));
  for (let change = 0; change < CHANGES; change += 1) {
    show('changed', `host ${change}`);
    await pause(GATHER * 3);
    const waiting = responses.reduce((sum, { writableLength }) => sum + writableLength, 0);
    expect(waiting).toBeLessThan(READERS * one * 1.1);
  }
  await until(() => responses.every(({ destroyed }) => destroyed), 'the readers to be cut');
  expect(responses).toHaveLength(READERS);
  for (const { stream: mine } of stalled) mine.destroy();
});

test('a reader who is slow gets the newest list in the end', async () => {
  fill();
  const slow = await read();
  slow.stream.pause();
  for (let change = 0; change < FEW_CHANGES; change += 1) {
    show('changed', `host ${change}`);
    await pause(GATHER * 3);
  }
  slow.stream.resume();
  await slow.until(() => slow.heard.includes(`host ${FEW_CHANGES - 1}`), 'the newest list');
  expect(slow.isClosed).toBe(false);
  slow.stream.destroy();
});

test('a reader whose request had a body receives changes, and is removed when gone', async () => {
  const reader = await read('/', 'Content-Type: application/json\r\nContent-Length: 2\r\n');
  reader.write('{}');
  await reader.status();
  show('a', 'Ada');
  await reader.until(() => reader.heard.includes('Ada'), 'the change');
  reader.stream.resetAndDestroy();
  const [response] = responses;
  await until(() => response!.closed, 'the reader to be gone');
  const written = jest.spyOn(response!, 'write');
  show('b', 'Bo');
  await pause(GATHER * 5);
  expect(written).not.toHaveBeenCalled();
});
