import { RULES } from '@gearhall/shared/games/rules';
import { CLOSE } from '@gearhall/shared/core/wire/wire';
import { memoryStore } from '../store/memory/memoryStore';
import { Operator } from '../testing/clients/Operator';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { RawClient } from '../testing/clients/rawClient';
import { reservedPlace } from '../testing/clients/RawSocket';

/** What the operator imposes between the reservation of a place and its connection, and by either's address. */

const store = memoryStore();
const [HERE, THERE] = ['192.0.2.1', '198.51.100.7'];
let open: OpenHall;
let operator: Operator;
let ada: Person, bo: Person;

beforeAll(async () => {
  open = await openHall({ games: [RULES.metaltalon], store, config: { trustProxy: 1 } });
  operator = await Operator.enter(open.address, store);
});
beforeEach(async () => {
  ada = await Person.enter(open.address, 'Ada');
  bo = await Person.enter(open.address, 'Bo');
});
afterEach(async () => {
  const { sanctions } = await operator.read<{
    sanctions: { kind: string; subject: { type: string; id: string } }[];
  }>('/sanctions');
  for (const { kind, subject } of sanctions) await operator.lift(kind, subject.type, subject.id);
});
afterAll(() => open.hall.close());

const idOf = ({ token }: Person): string => token.split('.')[1] ?? '';
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

/** Bo's connection from one address, to a place that was reserved from another. */
async function arrive(table: string, reservedFrom = HERE, address = THERE): Promise<RawClient> {
  return RawClient.connect(
    open.address,
    await reservedPlace(bo, table, from(reservedFrom).headers),
    from(address),
  );
}

const spectatorsAt = (seen: Seen) => [...seen.table.spectatorNames];

async function watched(): Promise<{ table: string; host: Seen }> {
  const table = await ada.createTable('metaltalon', 2);
  return { table, host: await ada.join(table) };
}

test.each([HERE, THERE])('a ban of %s closes a connection with either address', async (banned) => {
  const { table } = await watched();
  const connection = await arrive(table);
  await connection.quiet();
  await operator.ban('address', banned);
  expect(await connection.untilClosed()).toBe(CLOSE.banned);
});

test('a ban of another address closes nothing', async () => {
  const { table, host } = await watched();
  const connection = await arrive(table);
  await operator.ban('address', '203.0.113.9');
  await connection.quiet();
  expect(connection.closed).toBeUndefined();
  expect(spectatorsAt(host)).toEqual(['Bo']);
});

test.each([HERE, THERE])('a mute of %s takes the name of somebody with either address', async (muted) => {
  const { table, host } = await watched();
  await operator.mute('address', muted);
  await arrive(table);
  await host.until(() => spectatorsAt(host).length > 0, 'the spectator');
  expect(spectatorsAt(host)).toEqual(['Somebody']);
});

test('the operator sees both addresses', async () => {
  const { table, host } = await watched();
  await arrive(table);
  await host.until(() => spectatorsAt(host).length > 0, 'the spectator');
  const { list } = await operator.read<{ list: unknown[] }>(`/people?find=${idOf(bo)}`);
  expect(list).toEqual([expect.objectContaining({ addresses: [THERE, HERE] })]);
});

describe('what has come since the reservation closes the connection with its own code:', () => {
  const ARRIVING: readonly [string, number, (table: string, host: Seen) => Promise<unknown>][] = [
    ['a ban of the person', CLOSE.banned, () => operator.ban('person', idOf(bo))],
    ['a ban of the socket’s address', CLOSE.banned, () => operator.ban('address', THERE)],
    [
      'a game without spectators that has begun',
      CLOSE.notWatchable,
      async (_table, host) => {
        await host.ask('bot', { seat: 1, level: 'easy' });
        await host.ask('start');
      },
    ],
  ];

  test.each(ARRIVING)('%s', async (_name, code, come) => {
    const table = await ada.createTable('metaltalon', 2, { terms: { watching: { type: 'closed' } } });
    const host = await ada.join(table);
    const place = await reservedPlace(bo, table, from(HERE).headers);
    await come(table, host);
    const connection = await RawClient.connect(open.address, place, from(THERE));
    expect(await connection.untilClosed()).toBe(code);
    expect(host.closed).toBeUndefined();
    expect(spectatorsAt(host)).toEqual([]);
  });
});
