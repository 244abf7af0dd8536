import { expect, test } from '@playwright/test';
import type { TypedThing } from '@gearhall/shared/core/game';
import { RULES } from '@gearhall/shared/games/rules';
import { TableModel } from '../src/net/table/tableModel';
import { openHall, type Hall } from './support/hall';
import { meansOf, newGuest, newTable } from './support/players';

/** One person on two devices, each with the client's own connection and table. */

const GAME = RULES.metaltalon;

let hall: Hall;
const models: TableModel[] = [];
test.beforeAll(async () => {
  hall = await openHall();
  Object.assign(globalThis, { location: { origin: hall.url } });
});
test.afterEach(() => {
  for (const model of models.splice(0)) model.close();
});
test.afterAll(() => hall.close());

async function until(condition: () => boolean, what: string): Promise<void> {
  const end = performance.now() + 20_000;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function joined(table: string, name: string, token: string): Promise<TableModel> {
  const model = new TableModel(table, GAME, meansOf(name, token));
  models.push(model);
  model.open();
  await until(
    () => model.connectionStatus.peek() === 'live' && model.table.peek() !== undefined,
    `${name} to join`,
  );
  return model;
}

const actionsAt = (model: TableModel): number => model.table.peek()?.actions ?? -1;
const isTurnOf = (model: TableModel): boolean =>
  model.legal.peek().length > 0 && model.table.peek()?.toAct.includes(model.seat.peek() ?? -1) === true;
const refusalOf = (model: TableModel): string | undefined => model.refused.peek()?.refusal.refused;

/** Ada's two devices at a table where it is her turn, with at least two legal actions. */
async function twoDevices(): Promise<readonly [TableModel, TableModel]> {
  const [ada, bo] = await Promise.all([newGuest(hall.url), newGuest(hall.url)]);
  const table = await newTable(hall.url, ada, 2);
  const phone = await joined(table, 'Ada', ada);
  const tablet = await joined(table, 'Ada', ada);
  const other = await joined(table, 'Bo', bo);
  other.request('sit', { seat: 1 });
  await until(() => phone.table.peek()?.seats[1]?.sitter === 'person', 'Bo to sit');
  phone.request('start', {});
  await until(() => isTurnOf(phone) || isTurnOf(other), 'the first turn');
  while (!isTurnOf(phone) || phone.legal.peek().length < 2) {
    const actor = isTurnOf(phone) ? phone : other;
    const before = actionsAt(actor);
    actor.act(actor.legal.peek()[0] as TypedThing);
    await until(
      () => [phone, tablet, other].every((model) => actionsAt(model) > before),
      'everybody to see it',
    );
    await until(() => isTurnOf(phone) || isTurnOf(other), 'the next turn');
  }
  await until(() => isTurnOf(tablet), 'the tablet to see the turn');
  return [phone, tablet];
}

test('of two different actions at the same moment one counts, and the other device is notified', async () => {
  const [phone, tablet] = await twoDevices();
  const before = actionsAt(phone);
  const [one, other] = phone.legal.peek() as [TypedThing, TypedThing];
  phone.act(one);
  tablet.act(other);
  await until(() => !phone.acting.peek() && !tablet.acting.peek(), 'both answers');
  expect([refusalOf(phone), refusalOf(tablet)].sort()).toEqual(['staleRequest', undefined]);
  await until(() => actionsAt(phone) === before + 1 && actionsAt(tablet) === before + 1, 'the action');
});

test('the same action from both at the same moment counts once', async () => {
  const [phone, tablet] = await twoDevices();
  const before = actionsAt(phone);
  const [one] = phone.legal.peek() as [TypedThing];
  for (const device of [phone, tablet]) device.act(one);
  await until(() => !phone.acting.peek() && !tablet.acting.peek(), 'both answers');
  expect([refusalOf(phone), refusalOf(tablet)]).toEqual([undefined, undefined]);
  await until(() => actionsAt(phone) === before + 1 && actionsAt(tablet) === before + 1, 'the action');
});
