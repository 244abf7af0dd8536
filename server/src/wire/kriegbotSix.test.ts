import { canonical } from '@gearhall/shared/core/json/canonical';
import { isNoRecord, parseRecord } from '@gearhall/shared/core/record/parseRecord';
import type { GameRecord } from '@gearhall/shared/core/record/record';
import { checkRecord, CHECKS } from '@gearhall/shared/core/record/recordCheck';
import { seenIn } from '@gearhall/shared/core/replay/viewHistory';
import { fieldWith, kriegbot, soldier, type Field } from '../testing/games/kriegbotTable';
import { type Action } from '../testing/games/steadyTable';
import { legalOf } from '../testing/games/story';
import type { Seen } from '../testing/clients/Person';

jest.setTimeout(60_000);

/** Three against three, and two spectators. */
const SEATS = 6;
const SPECTATORS = [6, 7];
const ALL = [0, 1, 2, 3, 4, 5, ...SPECTATORS];
const [ADA, BO, , DI] = ALL as [number, number, number, number];
/** Steps before Di loses the connection. */
const CUT = 60;
const MOST_STEPS = 800;
/** Larger than any number that Di has used. */
const NUMBER = 1000;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const changes = (views: readonly unknown[]): unknown[] =>
  views.filter((view, index) => JSON.stringify(view) !== JSON.stringify(views[index - 1]));

let field: Field;
let steps = 0;
/** What each saw after every step. */
const views: unknown[][] = ALL.map(() => []);
let told: unknown[] = [];
let heard: string[] = [];
let record: GameRecord;

beforeAll(async () => {
  field = await fieldWith({ seats: SEATS, spectators: SPECTATORS.length, options: { turnLimit: 15 } });
  await watch();
  while (steps < CUT || nextOfDi()?.type !== 'endMove') await step();
  await comeBack(await lose());
  while (field.seen[ADA]!.table.status === 'playing') await step();
  record = await recordOf();
});
afterAll(() => field.close());

/** Everybody has received everything, and records what they see. */
async function watch(): Promise<void> {
  const here = [...field.seen.entries()].filter(([, seen]) => seen.closed === undefined);
  await Promise.all(
    here.map(async ([viewer, seen]) => {
      await seen.ask('history', { events: seen.events.length, chat: seen.chat.length });
      views[viewer]!.push(plain(seen.view));
    }),
  );
}

async function step(): Promise<void> {
  if ((steps += 1) > MOST_STEPS) throw new Error('The game never ends.');
  await field.step();
  await watch();
}

/** What Di would do now, if it is Di's turn. */
const nextOfDi = (): Action | undefined =>
  field.seen[ADA]!.table.toAct[0] === DI ? soldier(legalOf(field, DI), field.seen[DI]!.view, DI) : undefined;

/** Di acts, is cut off before there is an answer, and misses what the others do and say until Di's next turn. */
async function lose(): Promise<Action> {
  const [bo, di] = [field.seen[BO]!, field.seen[DI]!];
  const action = nextOfDi()!;
  const { actions } = bo.table;
  di.raw('act', { n: NUMBER, action }, NUMBER).catch(() => undefined);
  await bo.until(() => bo.table.actions > actions, 'the last that is heard of Di');
  told = [...di.events];
  di.room.connection.close();
  await di.until(() => di.closed !== undefined, 'the end of the connection');
  await watch();
  await field.seen[ADA]!.ask('chat', { text: 'are you there?' });
  while (bo.table.toAct[0] !== DI) await step();
  expect(bo.table.seats[DI]!.presence).toBe('away');
  expect(bo.events.length).toBeGreaterThan(told.length + 3);
  return action;
}

/** Di is back, sends the last action again, and asks for what happened. */
async function comeBack(action: Action): Promise<void> {
  const again = await field.people[DI]!.join(field.id);
  expect(again.welcome).toMatchObject({ seat: DI, lastAct: NUMBER });
  const { actions } = again.table;
  expect(await again.raw('act', { n: NUMBER, action }, NUMBER)).toEqual({ n: NUMBER });
  expect(again.table.actions).toBe(actions);
  await again.ask('history', { events: told.length, chat: 0 });
  heard = again.chat.map(({ text }) => text);
  (field.seen as Seen[])[DI] = again;
  await watch();
}

async function recordOf(): Promise<GameRecord> {
  const path = `${field.open.address}/api/records/${field.id}`;
  let answer = await fetch(path);
  for (let left = 100; left > 0 && !answer.ok; left -= 1) answer = await fetch(path);
  const found = parseRecord(await answer.text());
  if (isNoRecord(found)) throw new Error(JSON.stringify(found));
  return found;
}

test('three against three come to an end, with every kind of phase', () => {
  const phases = new Set(views[SPECTATORS[0]!]!.map((view) => (view as { phase: string }).phase));
  const all = ['templates', 'design', 'setup', 'movement', 'attack', 'over'];
  expect([...phases]).toEqual(expect.arrayContaining(all));
  expect(field.seen[ADA]!.table.winners).toHaveLength(SEATS / 2);
  expect(steps).toBeGreaterThan(CUT + SEATS);
});

test('everything holds in the record', async () => {
  const { key } = (await (await fetch(`${field.open.address}/api/hall`)).json()) as { key: string };
  const { findings } = checkRecord(kriegbot, record, key);
  expect(Object.values(findings).map(({ verdict }) => verdict)).toEqual(CHECKS.map(() => 'holds'));
  expect(record.outcome.winners).toEqual(field.seen[ADA]!.table.winners);
});

test.each(ALL)('%i saw all that the rules show that viewer, and nothing else', (viewer) => {
  const history = record.reels[viewer < SEATS ? viewer : 'spectator']!;
  const shown = changes(seenIn(history).map(({ view }) => canonical(view)));
  const seen = changes(views[viewer]!.map(canonical));
  expect(seen.at(-1)).toBe(shown.at(-1));
  // Di was away for a while.
  expect(viewer === DI ? seen.filter((view) => !shown.includes(view)) : seen).toEqual(
    viewer === DI ? [] : shown,
  );
});

test('a player who was cut off has lost nothing', () => {
  const [bo, di] = [field.seen[BO]!, field.seen[DI]!];
  const missed = di.events.slice(told.length);
  expect(told.length).toBeGreaterThan(10);
  expect([...told, ...missed]).toEqual(bo.events);
  expect(heard).toEqual(['are you there?']);
  const own = record.entries.filter(({ seat }) => seat === DI);
  expect(own.length).toBeGreaterThan(5);
  expect(own.some(({ by }) => by !== undefined)).toBe(false);
});
