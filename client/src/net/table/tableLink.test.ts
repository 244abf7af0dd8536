import { CLOSE } from '@gearhall/shared/core/wire/wire';
import { REQUESTS } from '@gearhall/shared/core/wire/requests';
import { TableLink } from './tableLink';
import { FakeTable, settled } from '../testing/fakeTable';

async function linked({ welcomed = true, drawn = 1 } = {}) {
  const table = new FakeTable();
  const told: string[] = [];
  const answered: number[] = [];
  const link = new TableLink(
    't1',
    { ...table.means, chance: () => drawn },
    {
      connectionStatus: (now, why) => told.push(why ? `${now}: ${why}` : now),
      state: () => told.push('state'),
      notice: () => undefined,
      answered: (sent) => answered.push(sent.n),
      retryIn: () => undefined,
    },
  );
  link.open();
  await settled();
  if (welcomed) table.welcome();
  return { table, told, answered, link };
}

test('a request made before the welcome waits for it', async () => {
  const { table, link, told } = await linked({ welcomed: false });
  link.request('chat', { text: 'hello' });
  expect(table.received).toEqual([]);
  table.welcome();
  expect(table.received).toMatchObject([{ type: 'chat', message: { text: 'hello' } }]);
  expect(told).toEqual(['joining', 'live']);
});

const move = { action: { type: 'move' } };
const numbersOf = (table: FakeTable) => table.received.map(({ message }) => message['n']);

describe('the numbers of actions', () => {
  test('continue after the last one that the table has accepted, from any device', async () => {
    const { table, link } = await linked({ welcomed: false });
    table.welcome({ lastAct: 7 });
    link.request('act', move);
    table.say('answer', { n: 8 });
    link.request('undo', { ask: false });
    table.welcome({ lastAct: 12 });
    table.say('answer', { n: 9, refusal: { refused: 'staleRequest' } });
    link.request('act', move);
    expect(numbersOf(table)).toEqual([8, 9, 13]);
  });

  test('have no gaps for chat, so an action from a device that has missed another one is always stale', async () => {
    const { table, link } = await linked();
    link.request('act', move);
    table.say('answer', { n: 0 });
    for (const text of ['one', 'two']) link.request('chat', { text });
    link.request('act', move);
    expect(table.received.at(-1)?.message['n']).toBe(1);
  });

  test('are reused after a refusal, but not while an answer is pending', async () => {
    const { table, link } = await linked();
    link.request('act', move);
    table.say('answer', { n: 0, refusal: { refused: 'storeDown' } });
    link.request('act', move);
    link.request('consent', { yes: true });
    expect(numbersOf(table)).toEqual([0, 0, 1]);
  });

  test('are separate from those of other requests', async () => {
    const { table, link } = await linked();
    for (let count = 0; count < 3; count += 1) {
      link.request('act', move);
      link.request('chat', { text: 'hello' });
    }
    expect(new Set(numbersOf(table)).size).toBe(6);
  });
});

test('a reloaded page does not number its chat from the same start', async () => {
  const numbers = await Promise.all(
    [0.25, 0.75].map(async (drawn) => {
      const { table, link } = await linked({ drawn });
      link.request('chat', { text: 'hello' });
      return Number(table.received[0]?.message['n']);
    }),
  );
  expect(Math.abs(numbers[0]! - numbers[1]!)).toBeGreaterThan(1_000_000);
  for (const n of numbers) expect(REQUESTS.chat.safeParse({ n, text: 'hello' }).success).toBe(true);
});

test('an action that collides with one from another device is not retried automatically', async () => {
  const { table, link, answered } = await linked();
  link.request('act', move);
  table.close(1006);
  table.pass(400);
  await settled();
  table.welcome({ lastAct: 0 });
  table.say('answer', { n: 0, refusal: { refused: 'staleRequest' } });
  expect(answered).toEqual([0]);
  expect(numbersOf(table)).toEqual([0, 0]);
  link.request('act', move);
  expect(numbersOf(table)).toEqual([0, 0, 1]);
});

test('after a lost connection, unanswered requests are sent again with the same number', async () => {
  const { table, link, told, answered } = await linked();
  link.request('chat', { text: 'one' });
  link.request('act', { action: { type: 'endTurn' } });
  const [chat] = numbersOf(table) as number[];
  table.say('answer', { n: chat! });
  table.close(1006);
  table.pass(400);
  await settled();
  table.welcome({ lastAct: -1 });
  expect(table.received.slice(2)).toEqual([{ type: 'act', message: { n: 0, action: { type: 'endTurn' } } }]);
  table.say('answer', { n: 0 });
  table.say('answer', { n: 0 });
  expect(answered).toEqual([chat, 0]);
  expect(told).toEqual(['joining', 'live', 'lost', 'live']);
});

test('an undo is sent again with its number and position, and so is an answer to an undo vote', async () => {
  const { table, link } = await linked();
  link.request('undo', { ask: true }, 4);
  link.request('consent', { yes: true }, 70);
  table.close(1006);
  table.pass(400);
  await settled();
  table.welcome();
  expect(table.received.slice(2)).toEqual([
    { type: 'undo', message: { n: 0, at: 4, ask: true } },
    { type: 'consent', message: { n: 1, at: 70, yes: true } },
  ]);
});

test('a second welcome on the same connection sends nothing again', async () => {
  const { table, link } = await linked();
  link.request('sit', { seat: 1 });
  table.welcome({ seat: 1 });
  expect(table.received).toHaveLength(1);
});

test('what is meant while the table is out of reach is sent on return, but a seat is taken only in the position that was seen', async () => {
  const { table, link } = await linked();
  table.close(1006);
  link.request('chat', { text: 'hello?' });
  link.request('sit', { seat: 1 });
  link.request('sit', { seat: 2 }, 70);
  expect(table.received).toEqual([]);
  table.pass(400);
  await settled();
  table.welcome();
  expect(table.received.map(({ type, message }) => [type, message['at']])).toEqual([
    ['chat', undefined],
    ['sit', 70],
  ]);
});

test('the pauses grow while the server is away, and start over after a welcome', async () => {
  const { table } = await linked();
  table.nextFailure = 'unreachable';
  table.close(1006);
  for (const pause of [400, 800, 1600]) {
    table.pass(pause);
    await settled();
  }
  table.nextFailure = undefined;
  table.pass(3200);
  await settled();
  table.welcome();
  table.close(1006);
  expect(table.waits.at(-1)?.ms).toBe(400);
});

test('a restarting hall is told apart from a lost connection, until it is back or takes too long', async () => {
  const { table, told } = await linked();
  table.nextFailure = 'unreachable';
  table.close(4001);
  expect(told.at(-1)).toBe('restarting');
  for (const pause of [400, 800, 1600, 3200, 4000, 4000, 4000, 4000, 4000]) {
    table.pass(pause);
    await settled();
  }
  expect(told.at(-1)).toBe('restarting');
  table.pass(4000);
  await settled();
  expect(told.at(-1)).toBe('lost');
  table.nextFailure = undefined;
  table.pass(4000);
  await settled();
  table.welcome();
  expect(told.at(-1)).toBe('live');
  table.close(1006);
  expect(told.at(-1)).toBe('lost');
});

test('hurry dials at once', async () => {
  const { table, link } = await linked();
  table.close(1006);
  link.hurry();
  await settled();
  expect(table.callers).toHaveLength(2);
  expect(table.waits.filter((wait) => wait.ms === 400 && !wait.off)).toEqual([]);
});

test('a refused token is replaced by a new one, once', async () => {
  const table = new FakeTable();
  table.nextFailure = 'badToken';
  const told: string[] = [];
  const link = new TableLink('t1', table.means, {
    connectionStatus: (now, why) => told.push(why ? `${now}: ${why}` : now),
    state: () => undefined,
    notice: () => undefined,
    answered: () => undefined,
    retryIn: () => undefined,
  });
  link.open();
  await settled();
  expect(table.callers.map((caller) => caller.token)).toEqual(['token0', 'token1']);
  expect(told).toEqual(['joining', 'refused: badToken']);
});

test.each([
  [CLOSE.movedElsewhere, 'refused: movedElsewhere'],
  [CLOSE.tableClosed, 'refused: tableClosed'],
])('close code %d ends the link', async (code, last) => {
  const { table, told, link } = await linked();
  table.close(code);
  link.hurry();
  await settled();
  expect(told.at(-1)).toBe(last);
  expect(table.callers).toHaveLength(1);
});

test('a link that moved to another tab can be called back', async () => {
  const { table, told, link } = await linked();
  table.close(CLOSE.movedElsewhere);
  link.reopen();
  await settled();
  table.welcome();
  expect(told.at(-1)).toBe('live');
});

test('a silent network is noticed by an unanswered ping', async () => {
  const { table, told } = await linked();
  table.pass(10_000);
  expect(told.at(-1)).toBe('live');
  table.answersPings = false;
  table.pass(10_000);
  table.pass(6_000);
  expect(told.at(-1)).toBe('lost');
});

test('hurry pings a connection that seems alive', async () => {
  const { table, told, link } = await linked();
  table.answersPings = false;
  link.hurry();
  table.pass(6_000);
  expect(told.at(-1)).toBe('lost');
});

test('a closed link leaves and receives nothing more', async () => {
  const { table, told, link } = await linked();
  link.close();
  table.show({});
  table.close(1006);
  expect(table.left).toBe(1);
  expect(told).toEqual(['joining', 'live']);
});
