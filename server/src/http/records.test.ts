import express, { type ErrorRequestHandler } from 'express';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RawSocket } from '../testing/clients/RawSocket';
import { until } from '../testing/until';
import { guestTokens } from '../identity/tokens';
import { HttpError } from '../ground/errors';
import { memoryStore } from '../store/memory/memoryStore';
import { records } from './records';

const PER_ADDRESS = 10;

let server: Server;
let address: string;
let asked = 0;
/** Records are served after this has resolved. */
let gate: Promise<unknown>;

beforeEach(async () => {
  asked = 0;
  const app = express();
  app.use(
    records(
      {
        store: memoryStore(),
        clock: undefined as never,
        config: { keepDays: 400, keepRecordsDays: 0 } as never,
        archive: {
          key: async () => 'key',
          find: async () => {
            asked += 1;
            await gate;
            return '{}';
          },
        } as never,
        moderation: {} as never,
      },
      guestTokens('only for tests'),
      () => undefined,
    ),
  );
  const answer: ErrorRequestHandler = (error: HttpError, _request, response, _next) => {
    response.status(error.status).json({ code: error.code });
  };
  app.use(answer);
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const download = async () => (await fetch(`${address}/records/aaaaaaaaaa`)).status;

test('an address has a few records under way at a time, and more once these are out', async () => {
  let open: () => void = () => undefined;
  gate = new Promise<void>((resolve) => (open = resolve));
  const first = Array.from({ length: PER_ADDRESS }, download);
  await until(() => asked === PER_ADDRESS, 'the first requests');
  expect(await download()).toBe(429);
  open();
  expect(await Promise.all(first)).toEqual(Array(PER_ADDRESS).fill(200));
  expect(await download()).toBe(200);
});

test('a request whose sender has gone holds no place', async () => {
  gate = new Promise(() => undefined);
  const gone: RawSocket[] = [];
  for (let count = 0; count < PER_ADDRESS; count += 1) {
    const socket = await RawSocket.open(address);
    socket.write('GET /records/aaaaaaaaaa HTTP/1.1\r\nHost: x\r\n\r\n');
    gone.push(socket);
  }
  await until(() => asked === PER_ADDRESS, 'the requests');
  for (const { stream } of gone) stream.resetAndDestroy();
  gate = Promise.resolve();
  await until(async () => (await download()) === 200, 'a place');
});
