import { Client } from '@colyseus/sdk';
import { CLOSE } from '@gearhall/shared/core/wire/wire';
import { RULES } from '@gearhall/shared/games/rules';
import { playing, playOn, seated } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { RawClient } from '../testing/clients/rawClient';
import { reservedPlace } from '../testing/clients/RawSocket';
import { pause, until } from '../testing/until';

const game = RULES.metaltalon;
let open: OpenHall;
let ada: Person, bo: Person;
let players: Seen[];

beforeAll(async () => {
  open = await openHall({ games: [game] });
  ada = await Person.enter(open.address, 'Ada');
  bo = await Person.enter(open.address, 'Bo');
  players = await playing([ada, bo]);
});
afterAll(() => open.hall.close());
// Whatever a stranger does, the table goes on.
afterEach(async () => {
  await playOn(game, players);
  await aMoment();
});

/** People are slower than tests: without a pause between these, the limit on messages would apply. */
const aMoment = () => pause(120);

/** Does the step, and expects one line in the log, without a stack or a secret. */
async function oneLine(step: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const lines = await open.logOf(async () => {
    const before = open.logged.length;
    await step();
    await until(() => open.logged.length > before, 'a line in the log');
    await pause(20);
  });
  expect(lines).toHaveLength(1);
  const text = JSON.stringify(lines[0]);
  expect(text).not.toMatch(/\bat .*:\d+:\d+|"stack"|\n/u);
  expect(text).not.toContain(ada.token);
  return lines[0]!;
}

const tableId = () => players[0]!.table.id;
const join = (id: string, options: unknown) => new Client(open.address).joinById(id, options);

/** Messages are counted per second of the clock that the server uses too. */
async function earlyInASecond(): Promise<void> {
  while (performance.now() % 1000 > 200) await pause(10);
}

describe('the door', () => {
  test.each([
    ['no token', undefined],
    ['nonsense', 'nonsense'],
    ['a forged one', 'g1.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['something else', { $gt: '' }],
  ])('a wrong token (%s) is refused', async (_, token) => {
    const line = await oneLine(() =>
      expect(join(tableId(), { token, name: 'Eve' })).rejects.toMatchObject({ code: 401 }),
    );
    expect(line).toMatchObject({ msg: 'refused', code: 'noToken' });
  });

  test.each([
    ['10,000 characters', 'x'.repeat(10_000), 'textTooLong'],
    ['markup', '<b onclick=a()>', 'textMarkup'],
    ['nothing', '   ', 'textEmpty'],
    ['nothing but a right-to-left mark', '\u202e', 'textEmpty'],
    ['a control character', 'Ada\u0000', 'textStrange'],
    ['a list', ['Ada'], 'malformed'],
    ['a length that is none', { length: { toString: 1 } }, 'malformed'],
  ])('a name of %s is refused', async (_, name, code) => {
    await oneLine(() =>
      expect(join(tableId(), { token: ada.token, name })).rejects.toMatchObject({ code: 422 }),
    );
    await oneLine(async () => {
      const made = await ada.post('/api/tables', { game: 'metaltalon', seats: 2, name });
      expect(made).toMatchObject({ status: 422, body: { error: { code } } });
    });
    await oneLine(async () => {
      const answer = await players[0]!.ask('rename', { name });
      expect(answer.refusal?.refused).toBe(code);
    });
  });

  test.each(['0000000000', 'short', '__proto__', 'constructor', '%00', 'x'.repeat(5000)])(
    'an unknown table (%.12s) is refused',
    async (id) => {
      await oneLine(() =>
        expect(join(id, { token: ada.token, name: 'Ada' })).rejects.toMatchObject({ code: 404 }),
      );
    },
  );

  test('a full table has room for spectators only', async () => {
    const eve = await Person.enter(open.address, 'Eve');
    const full = await seated([ada, bo]);
    const seen = await eve.join(full[0]!.table.id);
    const line = await oneLine(async () => {
      expect((await seen.ask('sit', { seat: 1 })).refusal?.refused).toBe('seatTaken');
    });
    expect(line).toMatchObject({ msg: 'refused', code: 'seatTaken' });
  });

  test('rooms are neither made, listed nor rejoined by matchmaking', async () => {
    for (const path of [
      'create/metaltalon',
      'joinOrCreate/metaltalon',
      'join/metaltalon',
      `reconnect/${tableId()}`,
    ]) {
      const { status } = await ada.post(`/matchmake/${path}`, { token: ada.token, name: 'Ada' });
      expect(status).toBe(404);
    }
    for (const path of [
      '/matchmake/metaltalon',
      '/matchmake/',
      '/__healthcheck',
      '/colyseus',
      '/monitor',
      '/playground',
    ]) {
      expect((await fetch(open.address + path)).status).toBe(404);
    }
  });

  test.each(['/', '/x', '/a/b', '/a/__proto__?sessionId=b', '/a/constructor?sessionId=b', '/a/0000000000'])(
    'there is no socket to %s',
    async (path) => {
      await expect(RawClient.connect(open.address, path)).rejects.toThrow(/404/u);
    },
  );

  test('an unreserved place is not given', async () => {
    const guess = RawClient.connect(open.address, `/p/${tableId()}?sessionId=guessed`);
    await expect(guess).rejects.toThrow(/404/u);
  });

  test('a place is given once', async () => {
    const place = await reservedPlace(ada, tableId());
    const first = await RawClient.connect(open.address, place);
    await expect(RawClient.connect(open.address, place)).rejects.toThrow(/404/u);
    first.socket.close();
  });

  test('a foreign page gets no socket, one of ours does', async () => {
    const place = await reservedPlace(ada, tableId());
    const connect = (origin: string) => RawClient.connect(open.address, place, { origin });
    await expect(connect('https://elsewhere.example')).rejects.toThrow(/403/u);
    await expect(connect('null')).rejects.toThrow(/403/u);
    (await connect(open.address)).socket.close();
  });
});

describe('a message', () => {
  test('from a wrong seat, or not in turn, is refused', async () => {
    const turn = players[0]!.table.toAct[0]!;
    const [action] = game.legal(players[turn]!.view, turn);
    const line = await oneLine(async () => {
      expect((await players[1 - turn]!.act(action!)).refusal).toBeDefined();
    });
    expect(line).toMatchObject({ msg: 'refused', table: tableId() });
  });

  test.each<[string, unknown, number]>([
    ['act', undefined, -1],
    ['act', { n: 1.5, action: { type: 'endTurn' } }, -1],
    ['act', { n: 900 }, 900],
    ['act', { n: 901, action: 'endTurn' }, 901],
    ['act', { n: 902, action: { type: 'endTurn', __proto__: null, constructor: 1 } }, 902],
    ['act', { n: 903, action: { type: 'x'.repeat(41) } }, 903],
    ['sit', { n: 904, seat: -1 }, 904],
    ['sit', { n: 905, seat: 0, more: true }, 905],
    ['bot', { n: 906, seat: 0, level: 'god' }, 906],
    ['history', { n: 907, events: Infinity, chat: 0 }, 907],
    ['chat', { n: 908, text: 7 }, 908],
    ['act', { n: 909, action: { type: { length: { toString: 1 } } } }, 909],
    ['rename', { n: 911, name: { length: { toString: 1 } } }, 911],
  ])('%s %j is malformed', async (type, body, n) => {
    const line = await oneLine(async () => {
      expect(await players[0]!.raw(type, body, n)).toEqual({ n, refusal: { refused: 'malformed' } });
    });
    expect(line).toMatchObject({ code: 'malformed' });
  });

  test('with a text that cannot be shown is refused, and says why', async () => {
    const line = await oneLine(async () => {
      const answer = await players[0]!.raw('chat', { n: 912, text: 'a\u0000b' }, 912);
      expect(answer).toEqual({ n: 912, refusal: { refused: 'textStrange' } });
    });
    expect(line).toMatchObject({ code: 'textStrange' });
  });

  test.each(['dance', '__proto__', 'toString', '_'])('of the unknown type %s is refused', async (type) => {
    const line = await oneLine(async () => {
      expect(await players[0]!.raw(type, { n: 910 }, 910)).toEqual({
        n: 910,
        refusal: { refused: 'unknownMessage' },
      });
    });
    expect(line).toMatchObject({ code: 'unknownMessage' });
  });

  test('of 64 kB closes the connection', async () => {
    const eve = await Person.enter(open.address, 'Eve');
    const seen = await eve.join(tableId());
    await oneLine(async () => {
      seen.room.send('chat', { n: 1, text: 'x'.repeat(64 * 1024) });
      await seen.until(() => seen.closed !== undefined, 'the close');
    });
    expect(seen.closed).toBe(1009);
  });

  test('too many in a second are refused, and continuing closes the connection', async () => {
    const eve = await Person.enter(open.address, 'Eve');
    const seen = await eve.join(tableId());
    const answers: Promise<{ refusal?: { refused: string } }>[] = [];
    await earlyInASecond();
    const lines = await open.logOf(async () => {
      for (let n = 0; n < 85; n += 1) answers.push(seen.raw('history', { n, events: 0, chat: 0 }, n));
      const codes = (await Promise.all(answers)).map(({ refusal }) => refusal?.refused);
      expect(codes.slice(0, 30)).toEqual(Array(30).fill(undefined));
      expect(codes.slice(-25)).toEqual(Array(25).fill('tooFast'));
      for (let n = 100; n < 130; n += 1) void seen.raw('history', { n, events: 0, chat: 0 }, n);
      await seen.until(() => seen.closed !== undefined, 'the close');
    });
    expect(seen.closed).toBe(CLOSE.tooFast);
    expect(lines.length).toBeLessThanOrEqual(3);
  });

  test.each<[string, readonly number[]]>([
    ['an empty frame', []],
    ['an unknown kind', [99, 1, 2, 3]],
    ['a request that expects a reply', [21, 1, 0xa3, 97, 99, 116]],
    ['bytes for a handler', [17, 0xa3, 97, 99, 116, 1]],
    ['a number for a type', [13, 5, 0xc0]],
    ['a type that ends in the middle', [13, 0xa9, 97]],
    ['a type of four gigabytes', [13, 0xdb, 0xff, 0xff, 0xff, 0xff]],
    ['a type that is no text', [13, 0xa2, 0xff, 0xfe, 0xc0]],
    ['the type of a catch-all handler', [13, 0xa1, 42, 0xc0]],
    ['an input', [19, 0, 0, 0, 0]],
  ])('%s closes the connection', async (_, bytes) => {
    const eve = await Person.enter(open.address, 'Eve');
    const client = await RawClient.join(eve, tableId());
    await client.quiet(20);
    await oneLine(async () => {
      client.send(Uint8Array.from(bytes));
      expect(await client.untilClosed()).toBe(1008);
    });
  });

  test.each<[string, readonly number[]]>([
    ['a body that is cut off', [13, 0xa3, 97, 99, 116, 0xdb, 0xff, 0xff, 0xff, 0xff]],
    ['a list of four billion', [13, 0xa3, 97, 99, 116, 0xdd, 0xff, 0xff, 0xff, 0xff]],
    ['nothing but depth', [13, 0xa3, 97, 99, 116, ...Array<number>(16_000).fill(0x91)]],
  ])('%s does no harm', async (_, bytes) => {
    const eve = await Person.enter(open.address, 'Eve');
    const client = await RawClient.join(eve, tableId());
    await client.quiet(20);
    await oneLine(async () => {
      client.send(Uint8Array.from(bytes));
      await client.quiet();
    });
  });
});
