import { seedFrom } from '@gearhall/shared/core/dice/dice';
import { RULES } from '@gearhall/shared/games/rules';
import { memoryStore } from '../store/memory/memoryStore';
import type { Store } from '../store/contract/store';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { steeredClock, type SteeredClock } from '../testing/steeredClock';

/** Rush 'n' Crush with a clock, and undo at a real table. */
const game = RULES.rushncrush;
const SECOND = 1000;
/** More than the bank, the move and the grace together. */
const TIME_UP = 71 * SECOND;
/** The move alone, with the bank spent. */
const MOVE_UP = 11 * SECOND;
const LIVE = { clock: { type: 'live', bank: 1, move: 10 } };

interface View {
  readonly cars: Readonly<
    Record<string, { readonly seat: number; readonly box: string; readonly at: string }>
  >;
  readonly turn?: { readonly car: string; readonly step: string };
}

let store: Store;
let open: OpenHall;
let time: SteeredClock;
let ada: Person, bo: Person;

beforeEach(async () => {
  time = steeredClock();
  const chance = { seed: () => seedFrom('racing by the clock'), tableId: () => 'race000001' };
  const config = { idleAfterMs: 600 * SECOND, goneAfterMs: 600 * SECOND, messagesPerSecond: 1000 };
  store = memoryStore();
  open = await openHall({ games: [game], store, clock: time.clock, config, chance });
  [ada, bo] = (await Promise.all(['Ada', 'Bo'].map((name) => Person.enter(open.address, name)))) as [
    Person,
    Person,
  ];
});
afterEach(() => open.hall.close());

const viewOf = (seen: Seen): View => seen.view as View;
const moverOf = (seen: Seen) => viewOf(seen).cars[viewOf(seen).turn?.car ?? '']!;

/** Two people at the start of a race; the one on turn comes first. */
async function begun(more: Record<string, unknown> = {}): Promise<[Seen, Seen]> {
  const id = await ada.createTable('rushncrush', 2, more);
  const all = [await ada.join(id), await bo.join(id)] as [Seen, Seen];
  await all[1].ask('sit', { seat: 1 });
  expect((await all[0].ask('start')).refusal).toBeUndefined();
  for (const seen of all) await seen.until(() => seen.view !== undefined, 'the start');
  return all[0].table.toAct[0] === 0 ? all : [all[1], all[0]];
}

test('R36 a player whose time is up leaves neutral; the second time a bot drives on', async () => {
  const [slow, other] = await begun({ terms: LIVE });
  const [seat] = slow.table.toAct;
  time.pass(TIME_UP);
  await other.until(() => other.table.actions === 1, 'the first time-out');
  expect(moverOf(other)).toMatchObject({ seat, box: '1.4' });
  time.pass(MOVE_UP);
  await other.until(() => other.table.toAct[0] !== seat, 'the turn to be over');
  const { entries = [] } = (await store.load(slow.table.id)) ?? {};
  expect(entries[0]).toMatchObject({ seat, by: 'clock', action: { type: 'gear', box: '1.4' } });
  expect(new Set(entries.slice(2).map(({ by }) => by))).toEqual(new Set(['bot']));
  expect(entries.map(({ action }) => action.type)).toContain('drive');
});

test('a gear step is undone at once; a step with dice when the other agrees', async () => {
  const [a, b] = await begun();
  const start = a.view;
  expect((await a.act({ type: 'gear', box: '1.4' })).refusal).toBeUndefined();
  expect((await a.act({ type: 'turbo', box: '1.5' })).refusal).toBeUndefined();
  expect((await a.ask('undo', { ask: false })).refusal).toBeUndefined();
  expect((await a.ask('undo', { ask: false })).refusal).toBeUndefined();
  await b.until(() => b.table.actions === 4, 'both takings back');
  expect([a.view, b.view]).toEqual([start, start]);
  for (const action of [{ type: 'gear', box: '1.4' }, { type: 'turbo', box: '1.5' }, { type: 'roll' }])
    expect((await a.act(action)).refusal).toBeUndefined();
  expect((await a.ask('undo', { ask: false })).refusal).toEqual({
    refused: 'undoNeedsConsent',
    detail: { rolls: 1, others: 0, seenBySelf: 0, seenByOthers: 0 },
  });
  expect((await a.ask('undo', { ask: true })).refusal).toBeUndefined();
  await b.until(() => b.table.undoBy !== -1, 'the question');
  expect((await b.ask('consent', { yes: true })).refusal).toBeUndefined();
  await a.until(() => viewOf(a).turn?.step === 'gear', 'the taking back');
  expect(moverOf(a).box).toBe('1.5');
});
