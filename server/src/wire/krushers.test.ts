import { withDice } from '@gearhall/shared/core/testing/means';
import { matchMaker } from '@colyseus/core';
import { unpackEvent } from '@gearhall/shared/core/log/coreEvents';
import { quickDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import { Match } from '@gearhall/shared/core/match';
import { isNoRecord, parseRecord } from '@gearhall/shared/core/record/parseRecord';
import { checkRecord, CHECKS } from '@gearhall/shared/core/record/recordCheck';
import { seenIn } from '@gearhall/shared/core/replay/viewHistory';
import { showHistory } from '@gearhall/shared/core/replay/showHistory';
import { RULES } from '@gearhall/shared/games/rules';
import { startOf } from '../tableRecord/matchRunner';
import { memoryStore } from '../store/memory/memoryStore';
import { playOn } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { RawClient } from '../testing/clients/rawClient';
import { steeredClock, type SteeredClock } from '../testing/steeredClock';
import { until } from '../testing/until';

/** MetalKrushers at a real table: several seats are to act at once, and builds are secret. */
const game = RULES.metalkrushers;
const SECOND = 1000;
const GRACE = 250;
const GONE = 60 * SECOND;
const IDLE = 600 * SECOND;
const LIVE = { clock: { type: 'live', bank: 1, move: 10 } };
const TIME_UP = 70 * SECOND + GRACE;
const SECRET = { sheets: 'secret' };
/** Milliseconds; whole games are played. */
jest.setTimeout(30_000);

interface View {
  readonly phase: string;
  readonly turn: number;
  readonly seats: readonly { readonly built: boolean; readonly out: boolean }[];
  readonly filed: readonly { readonly name: string }[];
  readonly krushers: Readonly<Record<string, { readonly name: string; readonly sheet?: object }>>;
  readonly question?: { readonly kind: string };
}

const store = memoryStore();
let open: OpenHall;
let time: SteeredClock;
let ada: Person, bo: Person, cy: Person, di: Person;

// A hall for each test: tables of other tests would be woken by the time that passes in this one.
beforeEach(async () => {
  time = steeredClock();
  const config = { idleAfterMs: IDLE, goneAfterMs: GONE, messagesPerSecond: 1000 };
  open = await openHall({ games: [game], store, clock: time.clock, config });
  [ada, bo, cy, di] = (await Promise.all(
    ['Ada', 'Bo', 'Cy', 'Di'].map((name) => Person.enter(open.address, name)),
  )) as [Person, Person, Person, Person];
});
afterEach(() => open.hall.close());

const viewOf = (seen: Seen): View => seen.view as View;
const accepted = async (...answers: ReturnType<Seen['ask']>[]) => {
  for (const answer of answers) expect((await answer).refusal).toBeUndefined();
};
const entriesOf = async (id: string) => (await store.load(id))?.entries ?? [];
const typesOf = (seen: Seen) => seen.events.map((event) => unpackEvent(game, event).type);

/** One of the ready-made designs, under a unique name. */
function build(name: string, which = 0) {
  const { match } = Match.begin(game, { options: game.options.parse({}), seats: 2, seed: '00'.repeat(32) });
  const [made] = match.legal(0).slice(which) as [{ type: string; krushers: object[] }];
  return { ...made, krushers: made.krushers.map((design) => ({ ...design, name })) };
}

async function begun(more: Record<string, unknown> = {}, people = [ada, bo]): Promise<Seen[]> {
  const id = await ada.createTable('metalkrushers', people.length, more);
  const all: Seen[] = [];
  for (const [seat, person] of people.entries()) {
    const seen = await person.join(id);
    if (seat > 0) await accepted(seen.ask('sit', { seat }));
    all.push(seen);
  }
  await accepted(all[0]!.ask('start'));
  for (const seen of all) await seen.until(() => seen.view !== undefined, 'the start');
  return all;
}

/** All have built, and play until somebody is asked in combat. */
async function fighting(more: Record<string, unknown> = {}): Promise<[Seen, Seen]> {
  const all = await begun(more);
  while (viewOf(all[0]!).phase !== 'combat') await playOn(game, all, closer(all));
  return all as [Seen, Seen];
}

/** Chooses like a hard bot, so that they meet. */
const closer = (all: readonly Seen[]) => (legal: readonly { type: string }[]) => {
  const seat = all[0]!.table.toAct[0]!;
  const dice = quickDice(seedFrom(all[0]!.table.actions));
  return game.bots.hard.choose(all[seat]!.view, seat, legal, withDice(dice));
};

async function leftAndClosed(all: readonly Seen[]): Promise<string> {
  const { id } = all[0]!.table;
  for (const seen of all) await seen.leave();
  await until(async () => {
    time.pass(IDLE);
    return !(await matchMaker.getRoomById(id));
  }, 'the room to be closed');
  return id;
}

async function gone(seen: Seen, witness: Seen): Promise<void> {
  const seat = seen.welcome!.seat!;
  await seen.leave();
  await witness.until(() => witness.table.seats[seat]?.presence === 'away', 'somebody to be away');
  time.pass(GONE);
  await witness.until(() => witness.table.seats[seat]?.presence === 'gone', 'somebody to be gone');
}

describe('taking a build back', () => {
  test.each([{}, SECRET])('is free before the reveal, and tells others nothing (%j)', async (options) => {
    const [a, b, c] = (await begun({ options }, [ada, bo, cy])) as [Seen, Seen, Seen];
    const spectator = await di.join(a.table.id);
    await accepted(a.act(build('Gimlet')));
    expect(viewOf(a).filed).toMatchObject([{ name: 'Gimlet' }]);
    await accepted(a.ask('undo', { ask: false }));
    for (const seen of [a, b, c, spectator]) {
      await seen.until(() => seen.table.actions === 2, 'the taking back');
      expect(viewOf(seen).seats.map(({ built }) => built)).toEqual([false, false, false]);
      expect(viewOf(seen).filed).toEqual([]);
      expect(seen.table.toAct).toEqual([0, 1, 2]);
    }
    await accepted(a.act(build('Bodkin', 1)));
    expect(viewOf(a).filed).toMatchObject([{ name: 'Bodkin' }]);
    for (const seen of [b, c, spectator]) expect(JSON.stringify(seen.view)).not.toMatch(/Gimlet|Bodkin/u);
  });

  test('needs a vote after another build, and reveals no secret', async () => {
    const [a, b, c] = (await begun({}, [ada, bo, cy])) as [Seen, Seen, Seen];
    const observers = await RawClient.join(di, a.table.id);
    await accepted(a.act(build('Gimlet')), b.act(build('Bodkin')));
    const detail = { rolls: 0, others: 1, seenBySelf: 0, seenByOthers: 1 };
    expect((await a.ask('undo', { ask: false })).refusal).toEqual({ refused: 'undoNeedsConsent', detail });
    await accepted(a.ask('undo', { ask: true }));
    await accepted(b.ask('consent', { yes: true }), c.ask('consent', { yes: true }));
    await c.until(() => c.table.toAct.length === 3, 'the taking back');
    expect([a, b, c].flatMap((seen) => viewOf(seen).filed)).toEqual([]);
    await observers.quiet();
    expect(Buffer.concat(observers.frames).toString('latin1')).not.toMatch(/Gimlet|Bodkin/u);
    observers.socket.close();
  });

  test.each([{}, SECRET])('of the last, which reveals all, is never free (%j)', async (options) => {
    const [a, b] = (await begun({ options })) as [Seen, Seen];
    await accepted(a.act(build('Gimlet')), b.act(build('Bodkin')));
    expect(viewOf(b).phase).not.toBe('building');
    const { refusal } = await b.ask('undo', { ask: false });
    expect(refusal).toMatchObject({
      refused: 'undoNeedsConsent',
      detail: { seenBySelf: 1, seenByOthers: 1 },
    });
    expect((await a.ask('undo', { ask: false })).refusal?.refused).toBe('undoNeedsConsent');
  });
});

describe('while several build', () => {
  test('each has a deadline; a player who misses it gets the fallback build, and that is revealed', async () => {
    const [a] = (await begun({ terms: LIVE }, [ada, bo, cy])) as [Seen, Seen, Seen];
    const dues = () => a.table.seats.map(({ due }) => due > 0);
    expect(dues()).toEqual([true, true, true]);
    await accepted(a.act(build('Gimlet')));
    expect(dues()).toEqual([false, true, true]);
    time.pass(TIME_UP);
    await a.until(() => viewOf(a).phase !== 'building', 'the reveal');
    expect((await entriesOf(a.table.id)).map(({ seat, by }) => [seat, by])).toEqual([
      [0, undefined],
      [1, 'clock'],
      [2, 'clock'],
    ]);
    expect(typesOf(a).filter((type) => type === 'timeOut')).toHaveLength(2);
    expect(Object.values(viewOf(a).krushers)).toHaveLength(3);
  });

  test('by the table’s terms a player who misses it resigns; the last one has won', async () => {
    const [a] = (await begun({ terms: { ...LIVE, onTimeout: 'resign' } })) as [Seen, Seen];
    await accepted(a.act(build('Gimlet')));
    time.pass(TIME_UP);
    await a.until(() => a.table.status === 'ended', 'the end');
    expect(a.table.winners).toEqual([0]);
  });

  test('a stand-in builds for a player who is gone, and fights until they are back', async () => {
    const [a, b] = (await begun({ options: SECRET })) as [Seen, Seen];
    await gone(b, a);
    await accepted(a.ask('standIn', { seat: 1, level: 'easy' }));
    await a.until(() => viewOf(a).seats[1]?.built === true, 'the stand-in to build');
    expect(viewOf(a).phase).toBe('building');
    await accepted(a.act(build('Gimlet')));
    for (let actions = 0; viewOf(a).turn < 3; actions += 1) {
      await a.until(() => a.table.toAct.includes(0) || a.table.status === 'ended', 'the turn');
      const quiet = game.fallback(a.view, 0);
      await accepted(a.act(quiet));
      expect(actions).toBeLessThan(50);
    }
    const back = await bo.join(a.table.id);
    await back.until(() => back.table.seats[1]?.standIn === '', 'the hand-back');
    expect(viewOf(back).krushers.k1?.sheet).toBeDefined();
    expect(viewOf(back).krushers.k0?.sheet).toBeUndefined();
  });

  test('a player who resigns is out, and the others go on building', async () => {
    const [a, b, c] = (await begun({}, [ada, bo, cy])) as [Seen, Seen, Seen];
    await accepted(a.act(build('Gimlet')), c.act({ type: 'resign' }));
    await b.until(() => viewOf(b).seats[2]?.out === true, 'Cy to be out');
    expect(b.table.toAct).toEqual([1]);
    await accepted(b.act(build('Bodkin')));
    await c.until(() => viewOf(c).phase !== 'building', 'the reveal');
    expect(Object.values(viewOf(c).krushers).map(({ name }) => name)).toEqual(['Gimlet', 'Bodkin']);
  });

  test('play again has the same options, and new builds', async () => {
    const options = { ...SECRET, newChassis: true, oust: true, turnLimit: 40 };
    const [a, b] = (await begun({ options, terms: LIVE })) as [Seen, Seen];
    await accepted(a.act(build('Gimlet')), b.act({ type: 'resign' }));
    await a.until(() => a.table.status === 'ended', 'the end');
    await accepted(a.ask('rematch'));
    await b.until(() => b.table.rematch !== '', 'the next table');
    const next = [await ada.join(a.table.rematch), await bo.join(a.table.rematch)] as const;
    await accepted(next[0].ask('start'));
    await next[1].until(() => next[1].view !== undefined, 'the start');
    expect(next.map(viewOf)).toEqual(
      [0, 1].map(() => expect.objectContaining({ phase: 'building', filed: [] })),
    );
    expect((await store.load(a.table.rematch))?.core).toMatchObject({
      game: 'metalkrushers',
      options,
      terms: LIVE,
    });
  });
});

describe('a table that is closed and opened again', () => {
  const seenBy = ({ view, table: { seats, changes: _changes, ...table } }: Seen) => ({
    view,
    table,
    seats: seats.length,
  });
  const openedAgain = async (id: string) => [await ada.join(id), await bo.join(id), await di.join(id)];

  test.each(['building', 'combat'])('in the middle of %s has everybody’s view as it was', async (phase) => {
    const all = phase === 'building' ? await begun({ options: SECRET }) : await fighting({ options: SECRET });
    if (phase === 'building') await accepted(all[0]!.act(build('Gimlet')));
    const watched = [...all, await di.join(all[0]!.table.id)];
    await watched[1]!.until(() => watched[1]!.table.actions === all[0]!.table.actions, 'all to see it');
    const before = watched.map(seenBy);
    const looked = await all[1]!.reviewGame();
    const again = await openedAgain(await leftAndClosed(watched));
    expect(again.map(seenBy)).toEqual(before);
    expect(viewOf(again[0]!).phase).toBe(phase);
    expect(await again[1]!.reviewGame()).toEqual(looked);
    if (phase === 'building') {
      expect(JSON.stringify([again[1]!.view, looked])).not.toContain('Gimlet');
      await accepted(again[0]!.ask('undo', { ask: false }));
      await accepted(again[0]!.act(build('Bodkin')), again[1]!.act(build('Awl')));
      expect(Object.values(viewOf(again[0]!).krushers).map(({ name }) => name)).toEqual(['Bodkin', 'Awl']);
    } else {
      await playOn(game, again.slice(0, 2));
    }
  });
});

test('a finished game with secret sheets: its record holds, and shows each seat’s view to everybody', async () => {
  const all = (await begun({ options: { ...SECRET, turnLimit: 40 } })) as [Seen, Seen];
  const { id } = all[0].table;
  for (let plays = 0; viewOf(all[0]).turn < 4 && all[0].table.status === 'playing'; plays += 1) {
    await playOn(game, all, closer(all));
    expect(plays).toBeLessThan(200);
  }
  const asked = () => fetch(`${open.address}/api/records/${id}`);
  expect((await asked()).status).toBe(404);
  const seen = seenIn(await all[1].reviewGame());
  if (all[0].table.status === 'playing') await accepted(all[0].act({ type: 'resign' }));
  await all[1].until(() => all[1].table.status === 'ended', 'the end');
  const record = parseRecord(await (await asked()).text());
  if (isNoRecord(record)) throw new Error(JSON.stringify(record));
  const { key } = (await (await fetch(`${open.address}/api/hall`)).json()) as { key: string };
  const { findings } = checkRecord(game, record, key);
  expect(Object.values(findings).map(({ verdict }) => verdict)).toEqual(CHECKS.map(() => 'holds'));
  expect(Object.keys(record.reels)).toEqual(['0', '1', 'everyone', 'spectator']);
  const showing = showHistory(record.reels, record);
  // The replay from a seat's point of view is what that seat saw: of the other's sheet, only what was shown.
  const step = seen.length - 1;
  expect(showing.view(step, 1)).toEqual(seen[step]?.view);
  const observers = [0, 1, 'spectator', 'everyone'] as const;
  const sheets = observers.map((viewer) => {
    const { krushers } = showing.view(step, viewer) as View;
    return ['k0', 'k1'].map((krusher) => krushers[krusher]?.sheet !== undefined);
  });
  expect(sheets).toEqual([
    [true, false],
    [false, true],
    [false, false],
    [true, true],
  ]);
  const stored = (await store.load(id))!;
  const again = Match.replay(game, { ...startOf(stored.core, stored.tableRecord), entries: stored.entries });
  expect(again.outcome?.winners).toEqual(record.outcome.winners);
});

test('what anybody may request of a running game reveals no build', async () => {
  const [a, b] = (await begun({ options: SECRET, listed: true })) as [Seen, Seen];
  await accepted(a.act(build('Gimlet')));
  const { id } = a.table;
  const heard: string[] = [];
  for (const path of ['api/tables', `api/tables/${id}`, `api/records/${id}`, 'api/games', 'metrics']) {
    heard.push(await (await fetch(`${open.address}/${path}`)).text());
  }
  const spectator = await di.join(id);
  heard.push(JSON.stringify([await b.reviewGame(), await spectator.reviewGame(), b.table, open.logged]));
  expect(heard.join('')).toContain(id);
  expect(heard.join('')).not.toContain('Gimlet');
  expect(JSON.stringify(await a.reviewGame())).toContain('Gimlet');
});
