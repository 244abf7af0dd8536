import { ClientState, matchMaker, type Client } from '@colyseus/core';
import { RULES } from '@gearhall/shared/games/rules';
import { readFileSync } from 'node:fs';
import type { Connection } from '../viewing/Connection';
import { playing, playOn } from '../testing/games/games';
import { startHall, type HallProcess } from '../testing/halls/hallProcess';
import { frame } from '../testing/clients/malformedFrames';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { RawClient } from '../testing/clients/rawClient';
import { RawSocket, reservedPlace, upgradeRequest } from '../testing/clients/RawSocket';
import { pause, until } from '../testing/until';

const game = RULES.metaltalon;
const SOCKETS = 30;
const JOIN_WITHIN = 2000;
const POLICY_VIOLATION = 1008;
const JOIN_ROOM = 10;
const LEAVE_ROOM = 12;
const PING = 18;
/** Bytes that may wait for a client that has not joined. */
const MOST_WAITING = 256 * 1024;

let open: OpenHall;
let players: Seen[];
let eve: Person;
beforeAll(async () => {
  open = await openHall({ games: [game], config: { joinWithinMs: JOIN_WITHIN } });
  players = await playing([await Person.enter(open.address, 'Ada'), await Person.enter(open.address, 'Bo')]);
  eve = await Person.enter(open.address, 'Eve');
});
afterAll(() => open.hall.close());
afterEach(() => playOn(game, players));

const tableId = () => players[0]!.table.id;
/** `history` from the start, n = 1. */
const HISTORY = Buffer.from([
  ...[13, 0xa7, ...Buffer.from('history'), 0x83],
  ...[0xa1, 0x6e, 1, 0xa6, ...Buffer.from('events'), 0, 0xa4, ...Buffer.from('chat'), 0],
]);

type Waiting = Client & { readonly _enqueuedMessages?: readonly Uint8Array[] };
interface Inside {
  readonly clients: readonly Waiting[];
  readonly joined: ReadonlyMap<string, Connection>;
}
/** The room itself, to measure its queues. */
const room = (): Inside => matchMaker.getLocalRoomById(tableId()) as unknown as Inside;
const queued = (): number =>
  room()
    .clients.flatMap(({ _enqueuedMessages: frames = [] }) => frames)
    .reduce((sum, { length }) => sum + length, 0);

/** The room notices a connection's end a moment after the client does. */
const onlyThePlayersAreLeft = () =>
  until(() => room().clients.length === players.length, 'the room to forget who has gone');

/** A connection that has been offered its place and does not take it. */
async function halfJoined(): Promise<RawClient> {
  const client = await RawClient.connect(open.address, await reservedPlace(eve, tableId()), {}, false);
  await until(() => client.frames.length > 0 || client.closed !== undefined, 'the offer of the place');
  return client;
}

test('a request before the place is taken closes the connection, and nothing accumulates', async () => {
  const clients: RawClient[] = [];
  // One after the other: a place that is offered to thirty at once may run out before the last has come.
  for (let number = 0; number < SOCKETS; number += 1) {
    const client = await halfJoined();
    for (let count = 0; count < 30; count += 1) client.send(HISTORY);
    clients.push(client);
  }
  for (const client of clients) expect(await client.untilClosed()).toBe(POLICY_VIOLATION);
  expect(queued()).toBeLessThan(SOCKETS * 1024);
});

test.each([
  ['a request', HISTORY],
  ['a ping', Buffer.from([PING])],
  ['a longer acknowledgement', Buffer.from([JOIN_ROOM, 0])],
])('instead of the acknowledgement, %s is not taken', async (_, bytes) => {
  const client = await halfJoined();
  client.send(bytes);
  expect(await client.untilClosed()).toBe(POLICY_VIOLATION);
  expect(client.frames).toHaveLength(1);
});

test('leaving is allowed at any time', async () => {
  const client = await halfJoined();
  client.send(Buffer.from([LEAVE_ROOM]));
  expect(await client.untilClosed()).toBe(4000);
});

test('what is sent before the offer closes the connection', async () => {
  const socket = await RawSocket.open(open.address);
  const early = [JOIN_ROOM, 13].map((code) => frame({ opcode: 2, payload: Uint8Array.from([code]) }));
  const path = await reservedPlace(eve, tableId());
  socket.write(Buffer.concat([Buffer.from(upgradeRequest(path)), ...early, frame({ opcode: 8 })]));
  await socket.untilLetGo('the connection');
  await onlyThePlayersAreLeft();
});

test('a client that never takes the place is disconnected, and a later acknowledgement changes nothing', async () => {
  const client = await halfJoined();
  expect(await client.untilClosed()).toBe(POLICY_VIOLATION);
  client.send(Buffer.from([JOIN_ROOM]));
  await pause(20);
  expect(client.frames).toHaveLength(1);
  await onlyThePlayersAreLeft();
});

test('a client that took the place stays', async () => {
  const client = await RawClient.join(eve, tableId());
  await pause(JOIN_WITHIN * 2);
  expect(client.closed).toBeUndefined();
  client.socket.close();
  await client.untilClosed();
});

test('the queue for a client that has not joined is limited in bytes', async () => {
  const client = await halfJoined();
  const waiting = room().clients.find(({ state }) => state === ClientState.JOINING)!;
  const connection = room().joined.get(waiting.sessionId)!;
  const events = Buffer.alloc(10_000);
  for (let count = 0; count < 100; count += 1) {
    connection.send(events);
    connection.dispatch({ events, bytes: events });
    expect(queued()).toBeLessThanOrEqual(MOST_WAITING);
  }
  await client.untilClosed();
  await onlyThePlayersAreLeft();
});

test('a reservation ends by itself', async () => {
  const place = await reservedPlace(eve, tableId());
  await pause(JOIN_WITHIN * 2);
  await expect(RawClient.connect(open.address, place)).rejects.toThrow(/404/u);
});

describe('a process', () => {
  let hall: HallProcess;
  let seats: Seen[];
  beforeAll(async () => {
    hall = await startHall({ GEARHALL_DATA: 'memory' });
    seats = await playing([await Person.enter(hall.address, 'Ada'), await Person.enter(hall.address, 'Bo')]);
  }, 60_000);
  afterAll(() => hall.end('SIGKILL'));
  const place = async (): Promise<string> =>
    reservedPlace(await Person.enter(hall.address, 'Eve'), seats[0]!.table.id);

  test('does not grow by clients that reserve and do not join', async () => {
    const ada = seats[0]!;
    for (let count = 0; count < 50; count += 1) {
      await ada.ask('chat', { text: 'x'.repeat(300) });
      await pause(40);
    }
    const paths = await Promise.all(Array.from({ length: SOCKETS }, place));
    const clients = await Promise.all(paths.map((path) => RawClient.connect(hall.address, path, {}, false)));
    const before = residentMegabytes(hall.pid);
    for (let second = 0; second < 5; second += 1) {
      for (const client of clients) for (let count = 0; count < 30; count += 1) client.send(HISTORY);
      await pause(1000);
    }
    expect(residentMegabytes(hall.pid) - before).toBeLessThan(60);
    await playOn(game, seats);
  }, 30_000);

  test('ends at once though places are reserved', async () => {
    await Promise.all([place(), place()]);
    expect(await hall.end('SIGTERM')).toBe(0);
  }, 30_000);
});

function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
