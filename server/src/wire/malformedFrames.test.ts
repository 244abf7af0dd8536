import { RULES } from '@gearhall/shared/games/rules';
import { playing, playOn } from '../testing/games/games';
import { startHall, type HallProcess } from '../testing/halls/hallProcess';
import {
  CLOSE_FRAME,
  IMPROPER_MESSAGE,
  JOIN_ACKNOWLEDGEMENT,
  MALFORMED,
  TRUNCATED,
} from '../testing/clients/malformedFrames';
import { Person, type Seen } from '../testing/clients/Person';
import { RawSocket, reservedPlace, upgradeRequest } from '../testing/clients/RawSocket';

const game = RULES.metaltalon;
const TIMEOUT_MS = 120_000;
const AT_ONCE = 8;

let hall: HallProcess;
let ada: Person;
let players: Seen[];
let table: string;

beforeAll(async () => {
  hall = await startHall({ GEARHALL_DATA: 'memory', LOG_LEVEL: 'info' });
  ada = await Person.enter(hall.address, 'Ada');
  players = await playing([ada, await Person.enter(hall.address, 'Bo')]);
  table = players[0]!.table.id;
}, TIMEOUT_MS);
afterAll(() => hall.end('SIGKILL'));
// After every case the process is alive and the game goes on.
afterEach(async () => {
  expect((await fetch(`${hall.address}/health`)).status).toBe(200);
  await playOn(game, players);
});

type Headers = Readonly<Record<string, string>>;
/** Brings a new connection to the state in which the frame is to arrive. */
type State = (socket: RawSocket, path: string, headers: Headers, bytes: Buffer) => Promise<void>;

async function upgraded(socket: RawSocket, path: string, headers: Headers): Promise<void> {
  socket.write(upgradeRequest(path, headers));
  await socket.status();
}

async function handshaken(socket: RawSocket, path: string, headers: Headers): Promise<void> {
  await upgraded(socket, path, headers);
  await socket.until(() => socket.body.length > 2 || socket.isClosed, 'the handshake');
}

async function joined(socket: RawSocket, path: string, headers: Headers): Promise<void> {
  await handshaken(socket, path, headers);
  const before = socket.body.length;
  socket.write(JOIN_ACKNOWLEDGEMENT);
  await socket.until(() => socket.body.length > before || socket.isClosed, 'the first state');
}

const BEFORE_ANY_JOIN: Readonly<Record<string, State>> = {
  'in one packet with the request': async (socket, path, headers, bytes) => {
    socket.write(Buffer.concat([Buffer.from(upgradeRequest(path, headers)), bytes]));
  },
  'before the answer is read': async (socket, path, headers, bytes) => {
    socket.write(upgradeRequest(path, headers));
    socket.write(bytes);
  },
  'after the answer': async (socket, path, headers, bytes) => {
    await upgraded(socket, path, headers);
    socket.write(bytes);
  },
};
const AT_A_PLACE: Readonly<Record<string, State>> = {
  ...BEFORE_ANY_JOIN,
  'after the handshake': async (socket, path, headers, bytes) => {
    await handshaken(socket, path, headers);
    socket.write(bytes);
  },
  'when joined': async (socket, path, headers, bytes) => {
    await joined(socket, path, headers);
    socket.write(bytes);
  },
  'after a close frame': async (socket, path, headers, bytes) => {
    await joined(socket, path, headers);
    socket.write(CLOSE_FRAME);
    socket.write(bytes);
  },
  'while the server closes': async (socket, path, headers, bytes) => {
    await joined(socket, path, headers);
    socket.write(Buffer.concat([IMPROPER_MESSAGE, bytes]));
  },
  'after the close': async (socket, path, headers, bytes) => {
    await joined(socket, path, headers);
    socket.write(CLOSE_FRAME);
    await socket.until(() => socket.stream.readableEnded || socket.isClosed, 'the end');
    socket.write(bytes);
  },
};

interface Address {
  readonly path: () => Promise<string> | string;
  readonly headers?: Headers;
  /** The response status of the upgrade request. */
  readonly status: number;
}

const NO_PLACE: Readonly<Record<string, Address>> = {
  'the root': { path: () => '/', status: 404 },
  'a process alone': { path: () => '/p', status: 404 },
  'a process and nothing': { path: () => '/p/', status: 404 },
  'a table without a session': { path: () => `/p/${table}`, status: 404 },
  'a session that is not reserved': { path: () => `/p/${table}?sessionId=guessed`, status: 404 },
  'a session that is empty': { path: () => `/p/${table}?sessionId=`, status: 404 },
  'an unknown table': { path: () => '/p/0000000000?sessionId=guessed', status: 404 },
  'the name of an object’s property': { path: () => '/p/__proto__?sessionId=constructor', status: 404 },
  'a malformed address': { path: () => '/%zz//..\\?sessionId=[', status: 404 },
  'a whole URL': { path: () => `http://127.0.0.1/p/${table}?sessionId=guessed`, status: 404 },
  'a long address': { path: () => `/${'p'.repeat(5000)}/${table}?sessionId=guessed`, status: 404 },
  'the interface': { path: () => '/api/tables', status: 404 },
  'the stream of tables': { path: () => '/api/tables/stream', status: 404 },
  'the client’s files': { path: () => '/assets/app.js', status: 404 },
  'the health check': { path: () => '/health', status: 404 },
  'a foreign page': {
    path: () => reservedPlace(ada, table),
    headers: { Origin: 'https://elsewhere.example' },
    status: 403,
  },
  'a wrong version': {
    path: () => reservedPlace(ada, table),
    headers: { 'Sec-WebSocket-Version': '1' },
    status: 400,
  },
};

/** Runs all of them, some at the same time. */
async function each<T>(all: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const work = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await run(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const all = Object.entries(MALFORMED);

describe('malformed frames at a place at a table', () => {
  test.each(Object.entries(AT_A_PLACE))(
    '%s end that connection and nothing else',
    async (_, bring) => {
      await each(all, async ([name, bytes]) => {
        const socket = await RawSocket.open(hall.address);
        await bring(socket, await reservedPlace(ada, table), {}, bytes);
        expect(await socket.status()).toBe(101);
        await socket.untilLetGo(name);
      });
    },
    TIMEOUT_MS,
  );

  test.each(Object.entries(AT_A_PLACE))(
    'cut off %s end that connection and nothing else',
    async (_, bring) => {
      await each(Object.entries(TRUNCATED), async ([name, bytes]) => {
        const [finished, reset] = await Promise.all([
          RawSocket.open(hall.address),
          RawSocket.open(hall.address),
        ]);
        for (const socket of [finished, reset])
          await bring(socket, await reservedPlace(ada, table), {}, bytes);
        finished.stream.end();
        reset.stream.resetAndDestroy();
        await finished.untilLetGo(name);
      });
    },
    TIMEOUT_MS,
  );
});

describe('malformed frames where there is no place', () => {
  test.each(Object.entries(NO_PLACE))(
    'at %s: there is no WebSocket',
    async (_, { path, headers = {}, status }) => {
      for (const bring of Object.values(BEFORE_ANY_JOIN)) {
        await each(all, async ([name, bytes]) => {
          const socket = await RawSocket.open(hall.address);
          await bring(socket, await path(), headers, bytes);
          expect([name, await socket.status()]).toEqual([name, status]);
          await socket.untilLetGo(name);
        });
      }
    },
    TIMEOUT_MS,
  );
});
