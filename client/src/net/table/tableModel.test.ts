import { z } from 'zod';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import { pack } from '@gearhall/shared/core/json/packing';
import { TableModel } from './tableModel';
import { FakeTable, settled } from '../testing/fakeTable';

const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('counted'), to: z.int() }),
  z.strictObject({ type: z.literal('stopped') }),
]);
const game = {
  event,
  legal: (view: unknown, seat: number) => [{ type: `count${String(view)}by${seat}` }],
} as unknown as AnyGame;
const counted = (...numbers: number[]) => numbers.map((to) => pack(event, { type: 'counted', to }));

async function joined(welcome: Parameters<FakeTable['welcome']>[0] = {}) {
  const table = new FakeTable();
  const model = new TableModel('t1', game, table.means);
  const live: TypedThing[][] = [];
  model.onEvents((events) => live.push([...events]));
  model.open();
  await settled();
  table.welcome(welcome);
  return { table, model, live };
}
const numbersIn = (model: TableModel) => model.events.value.map((one) => (one as { to?: number }).to);
const asked = (table: FakeTable) =>
  table.received
    .filter((one) => one.type === 'history')
    .map(({ message }) => [message['events'], message['chat']]);

test('earlier events are requested page by page, and shown as history', async () => {
  const { table, model, live } = await joined({ events: 3, chat: 1 });
  expect(asked(table)).toEqual([[0, 0]]);
  table.say('events', [0, ...counted(0, 1)]);
  table.say('chat', { from: 0, lines: [{ name: 'Bo', text: 'hello' }] });
  table.say('events', [2, ...counted(2)]);
  expect(numbersIn(model)).toEqual([0, 1, 2]);
  expect(model.chat.value).toHaveLength(1);
  expect(live).toEqual([]);
});

test('events that happen now reach the scene, each once', async () => {
  const { table, model, live } = await joined();
  table.say('events', [0, ...counted(0, 1)]);
  table.say('events', [1, ...counted(1, 2)]);
  expect(numbersIn(model)).toEqual([0, 1, 2]);
  expect(live.flat()).toHaveLength(3);
});

describe('a board that comes only with the game', () => {
  const heardBy = (model: TableModel): unknown[] => {
    const heard: TypedThing[] = [];
    model.onEvents((events) => heard.push(...events))();
    return heard.map((one) => (one as { to?: number }).to);
  };
  async function unheard(welcome: Parameters<FakeTable['welcome']>[0] = {}) {
    const table = new FakeTable();
    const model = new TableModel('t1', game, table.means);
    model.open();
    await settled();
    table.welcome(welcome);
    table.say('events', [0, ...counted(0, 1)]);
    return { table, model };
  }

  test('is told what the game has begun with, once', async () => {
    const { model } = await unheard();
    expect([heardBy(model), heardBy(model)]).toEqual([[0, 1], []]);
  });

  test('is told nothing of it when something else has happened, or when it comes late', async () => {
    const { table, model } = await unheard();
    table.say('events', [2, ...counted(2)]);
    expect(heardBy(model)).toEqual([]);
    const late = await unheard();
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 5000);
    expect(heardBy(late.model)).toEqual([]);
    clock.mockRestore();
  });

  test('is told nothing of what had happened before this page was open', async () => {
    const { model } = await unheard({ events: 2 });
    expect(heardBy(model)).toEqual([]);
  });
});

test('a gap is filled by requesting from the end of the list', async () => {
  const { table, model } = await joined();
  table.say('events', [0, ...counted(0)]);
  table.say('events', [3, ...counted(3)]);
  table.say('events', [4, ...counted(4)]);
  expect(asked(table)).toEqual([[1, 0]]);
  table.say('events', [1, ...counted(1, 2, 3, 4)]);
  expect(numbersIn(model)).toEqual([0, 1, 2, 3, 4]);
});

test('a gap that the table does not fill now is requested again later, without a message', async () => {
  const { table, model } = await joined({ events: 2 });
  const { n } = table.received.at(-1)!.message as { n: number };
  table.say('answer', { n, refusal: { refused: 'tooBusy' } });
  expect(model.refused.value).toBeUndefined();
  expect(asked(table)).toHaveLength(1);
  table.pass(5000);
  expect(asked(table)).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('after a lost connection only the missing events are requested', async () => {
  const { table, model, live } = await joined();
  table.say('events', [0, ...counted(0)]);
  table.close(1006);
  table.pass(400);
  await settled();
  table.welcome({ events: 2 });
  expect(asked(table)).toEqual([[1, 0]]);
  table.say('events', [1, ...counted(1)]);
  expect(numbersIn(model)).toEqual([0, 1]);
  expect(live.flat()).toHaveLength(1);
});

test('another view, as after taking a seat, starts the events over', async () => {
  const { table, model } = await joined({ view: 'spectators' });
  table.say('events', [0, ...counted(0, 1)]);
  table.welcome({ view: 'seat1', seat: 1, events: 1 });
  expect(numbersIn(model)).toEqual([]);
  expect(model.seat.value).toBe(1);
  expect(asked(table)).toEqual([[0, 0]]);
});

test('the legal actions follow from my view and seat; a spectator has none', async () => {
  const { table, model } = await joined();
  table.show({}, 'A');
  expect(model.legal.value).toEqual([]);
  table.welcome({ seat: 2 });
  expect(model.legal.value).toEqual([{ type: 'countAby2' }]);
  table.show({ status: 'ended' }, 'A');
  expect(model.legal.value).toEqual([]);
});

test('nothing is legal between sending an action and its answer, which comes after its state', async () => {
  const { table, model } = await joined({ seat: 0 });
  table.show({ actions: 4 }, 'A');
  model.act({ type: 'x' });
  model.act({ type: 'twice' });
  expect(table.received).toHaveLength(1);
  expect(model.legal.value).toEqual([]);
  table.show({ actions: 5 }, 'B');
  expect(model.legal.value).toEqual([]);
  table.say('answer', { n: 0 });
  expect(model.legal.value).toEqual([{ type: 'countBby0' }]);
});

test('an action whose answer was lost is sent again, and the orders stay closed until the answer comes', async () => {
  const { table, model } = await joined({ seat: 0 });
  table.show({}, 'A');
  model.act({ type: 'x' });
  table.close(1006);
  table.pass(400);
  await settled();
  table.show({}, 'B');
  table.welcome({ seat: 0, lastAct: 0 });
  expect(table.received.map((one) => one.message['n'])).toEqual([0, 0]);
  expect(model.legal.value).toEqual([]);
  table.say('answer', { n: 0 });
  expect(model.legal.value).toEqual([{ type: 'countBby0' }]);
});

test('a refusal opens the orders again and is shown until the next request', async () => {
  const { table, model } = await joined({ seat: 0 });
  table.show({ actions: 4 }, 'A');
  model.act({ type: 'x' });
  table.say('answer', { n: 0, refusal: { refused: 'spaceTaken' } });
  expect(model.refused.value).toMatchObject({ type: 'act', refusal: { refused: 'spaceTaken' } });
  expect(model.legal.value).toHaveLength(1);
  model.act({ type: 'y' });
  expect(model.refused.value).toBeUndefined();
});

test('an undo closes the orders until its answer, and is offered once I have acted', async () => {
  const { table, model } = await joined({ seat: 0 });
  table.show({}, 'A');
  expect(model.hasActed.value).toBe(false);
  model.act({ type: 'x' });
  model.takeBack(false);
  table.say('answer', { n: 0 });
  expect(model.hasActed.value).toBe(true);
  model.takeBack(false);
  expect(model.legal.value).toEqual([]);
  table.say('answer', { n: 1, refusal: { refused: 'undoNeedsConsent' } });
  expect(model.refused.value?.type).toBe('undo');
  expect(model.legal.value).toHaveLength(1);
  expect(table.received.map(({ type }) => type)).toEqual(['act', 'undo']);
});

test('a player who returns to a game in which they have acted may take back', async () => {
  const { model } = await joined({ seat: 0, lastAct: 4 });
  expect(model.hasActed.value).toBe(true);
});

test('while the connection is lost nothing is legal, and nothing can be sent', async () => {
  const { table, model } = await joined({ seat: 0 });
  table.show({}, 'A');
  table.close(1006);
  model.act({ type: 'x' });
  expect(model.legal.value).toEqual([]);
  expect(table.received).toEqual([]);
});

test("actedAt is the table's action count when my last action was accepted", async () => {
  const { table, model } = await joined({ seat: 0 });
  table.show({ actions: 4 });
  model.act({ type: 'count' });
  const { n } = table.received.at(-1)!.message as { n: number };
  expect(model.actedAt.value).toBeUndefined();
  table.show({ actions: 5 });
  table.say('answer', { n });
  expect(model.actedAt.value).toBe(5);
  table.show({ actions: 7 });
  model.act({ type: 'count' });
  const again = table.received.at(-1)!.message as { n: number };
  table.say('answer', { n: again.n, refusal: { refused: 'notYourTurn' } });
  expect(model.actedAt.value).toBe(5);
});

describe('a hint', () => {
  const found = { at: 0, action: { type: 'count' } };
  async function asking() {
    const { table, model } = await joined({ seat: 0 });
    table.show({ actions: 0 });
    model.askForHint();
    return { table, model };
  }

  test('is awaited, and comes for the position in which it was asked for', async () => {
    const { table, model } = await asking();
    expect(table.received.at(-1)).toMatchObject({ type: 'hint', message: { at: 0 } });
    expect(model.hint.value).toEqual({ at: 0 });
    table.say('hint', { ...found, at: 7 });
    expect(model.hint.value).toEqual({ at: 0 });
    table.say('hint', found);
    expect(model.hint.value).toEqual(found);
  });

  test('that nobody has asked for is none', async () => {
    const { table, model } = await joined({ seat: 0 });
    table.say('hint', found);
    expect(model.hint.value).toBeUndefined();
  });

  test('is not awaited once it is refused, or the table is lost', async () => {
    const refused = await asking();
    const n = Number(refused.table.received.at(-1)?.message['n']);
    refused.table.say('answer', { n, refusal: { refused: 'noHints' } });
    expect(refused.model.hint.value).toBeUndefined();
    expect(refused.model.refused.value?.refusal).toEqual({ refused: 'noHints' });
    const lost = await asking();
    lost.table.close(1006);
    expect(lost.model.hint.value).toBeUndefined();
  });
});
