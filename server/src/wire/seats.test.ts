import { anyGame } from '@gearhall/shared/core/game';
import { sealed } from '@gearhall/shared/core/testing/sealed';
import { memoryStore } from '../store/memory/memoryStore';
import type { Store } from '../store/contract/store';
import { playing, playOn } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { steeredClock, type SteeredClock } from '../testing/steeredClock';
import { privateNotesGame } from '../testing/games/privateNotesGame';

const game = anyGame(sealed);
const GONE = 60_000;

let open: OpenHall;
let time: SteeredClock;
let failing = false;
/** The store waits for this promise. */
let gate: Promise<void> = Promise.resolve();
const kept = memoryStore();
const store: Store = {
  ...kept,
  saveTableRecord: async (...tableRecord) => {
    await gate;
    if (failing) throw new Error('The disk is full.');
    return kept.saveTableRecord(...tableRecord);
  },
};
let ada: Person, bo: Person, cy: Person, di: Person;

beforeAll(async () => {
  time = steeredClock();
  open = await openHall({
    games: [game, privateNotesGame],
    store,
    clock: time.clock,
    config: { goneAfterMs: GONE },
  });
  [ada, bo, cy, di] = (await Promise.all(
    ['Ada', 'Bo', 'Cy', 'Di'].map((name) => Person.enter(open.address, name)),
  )) as [Person, Person, Person, Person];
});
afterAll(() => open.hall.close());
afterEach(async () => {
  failing = false;
  await open.well();
});

const file = (number: number) => ({ type: 'file', number });
const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;

/** Ada and Bo have begun a game; Bo has left, and is gone. */
async function abandoned(kind = game): Promise<Seen> {
  const [a, b] = (await playing([ada, bo], kind)) as [Seen, Seen];
  await goes(a, b, 1);
  return a;
}

async function goes(witness: Seen, who: Seen, seat: number): Promise<void> {
  await who.leave();
  await witness.until(() => witness.table.seats[seat]?.presence === 'away', 'somebody to be away');
  time.pass(GONE);
  await witness.until(() => witness.table.seats[seat]?.presence === 'gone', 'somebody to be gone');
}

const numberOf = (seen: Seen, seat: number): number =>
  (seen.view as { seats: { number: number }[] }).seats[seat]!.number;
const cardsOf = (seen: Seen, seat: number): number[] =>
  (seen.view as { seats: { cards: { value: number }[] }[] }).seats[seat]!.cards.map(({ value }) => value);
const HIDDEN = [0, 0, 0];

describe('a stand-in', () => {
  test('is refused to those who may not ask for it, and for seats without need', async () => {
    const gathering = await ada.join(await ada.createTable('sealed', 2));
    expect(await codeOf(gathering.ask('standIn', { seat: 0, level: 'easy' }))).toBe('notStarted');
    const table = await ada.createTable('sealed', 3);
    const [a, b, c] = [await ada.join(table), await bo.join(table), await cy.join(table)];
    await b.ask('sit', { seat: 1 });
    await a.ask('bot', { seat: 2, level: 'easy' });
    await a.ask('start');
    for (const type of ['standIn', 'offer'] as const) {
      const more = type === 'standIn' ? { level: 'easy' } : { open: true };
      expect(await codeOf(b.ask(type, { seat: 0, ...more }))).toBe('notHost');
      expect(await codeOf(c.ask(type, { seat: 0, ...more }))).toBe('notHost');
      expect(await codeOf(a.ask(type, { seat: 1, ...more }))).toBe('notAway');
      expect(await codeOf(a.ask(type, { seat: 0, ...more }))).toBe('notAway');
      expect(await codeOf(a.ask(type, { seat: 2, ...more }))).toBe('notAway');
      expect(await codeOf(a.ask(type, { seat: 3, ...more }))).toBe('noSuchSeat');
      expect(await codeOf(a.raw(type, { n: 900, seat: 1, ...more, extra: 1 }, 900))).toBe('malformed');
    }
    await b.leave();
    await a.until(() => a.table.seats[1]?.presence === 'away', 'Bo to be away');
    expect(await codeOf(a.ask('standIn', { seat: 1, level: 'hard' }))).toBe('notAway');
    expect(a.table.seats.map(({ standIn }) => standIn)).toEqual(['', '', '']);
  });

  test('acts for the person, and hands back in the middle of the turn', async () => {
    const a = await abandoned();
    expect(await codeOf(a.ask('standIn', { seat: 1, level: 'hard' }))).toBeUndefined();
    await a.until(() => a.table.actions === 1, 'the stand-in to file');
    expect(a.table.seats[1]).toMatchObject({ sitter: 'person', name: 'Bo', standIn: 'hard', level: '' });
    const stored = await store.load(a.table.id);
    expect(stored?.tableRecord.seating.seats[1]).toMatchObject({ standIn: 'hard' });
    expect(stored?.entries).toMatchObject([{ seat: 1, by: 'bot' }]);
    const back = await bo.join(a.table.id);
    await back.until(() => back.table.seats[1]?.standIn === '', 'the hand-back');
    expect(back.welcome?.seat).toBe(1);
    expect(numberOf(back, 1)).toBe(9);
    expect((await store.load(a.table.id))?.tableRecord.seating.seats[1]?.standIn).toBe('');
    await a.act(file(1));
    await back.until(() => back.table.actions === 2, 'the action');
    await playOn(game, [a, back]);
  });

  test('is ended by the host, who may also change its level', async () => {
    const a = await abandoned();
    for (const level of ['hard', 'easy'] as const) {
      expect(await codeOf(a.ask('standIn', { seat: 1, level }))).toBeUndefined();
      expect(a.table.seats[1]?.standIn).toBe(level);
    }
    expect(await codeOf(a.ask('standIn', { seat: 1 }))).toBeUndefined();
    expect(a.table.seats[1]?.standIn).toBe('');
  });

  test('hands back even while the store is down', async () => {
    const a = await abandoned();
    await a.ask('standIn', { seat: 1, level: 'hard' });
    failing = true;
    const back = await bo.join(a.table.id);
    await back.until(() => back.table.seats[1]?.standIn === '', 'the hand-back');
    failing = false;
    await open.well();
    await back.until(() => back.table.status === 'playing', 'the store');
    expect(back.table.seats[1]?.standIn).toBe('');
  });
});

describe('a seat on offer', () => {
  test('is taken over by one of two who want it, with its view from then on', async () => {
    const [a, b] = (await playing([ada, bo], game)) as [Seen, Seen];
    await b.act(file(7));
    const hand = cardsOf(b, 1);
    await goes(a, b, 1);
    const [c, d] = [await cy.join(a.table.id), await di.join(a.table.id)];
    expect(await codeOf(c.ask('sit', { seat: 1 }))).toBe('seatTaken');
    expect(await codeOf(a.ask('offer', { seat: 1, open: true }))).toBeUndefined();
    await c.until(() => c.table.seats[1]?.offered === true, 'the offer');
    expect([numberOf(c, 1), cardsOf(c, 1)]).toEqual([0, HIDDEN]);
    expect(await codeOf(a.ask('sit', { seat: 1 }))).toBe('alreadyStarted');
    expect(await codeOf(c.ask('sit', { seat: 0 }))).toBe('seatTaken');
    expect(await codeOf(c.ask('sit', { seat: 5 }))).toBe('noSuchSeat');

    const codes = await Promise.all([codeOf(c.ask('sit', { seat: 1 })), codeOf(d.ask('sit', { seat: 1 }))]);
    expect(codes).toEqual([undefined, 'seatTaken']);
    expect(c.welcome).toMatchObject({ seat: 1, view: 'seat1', lastAct: -1 });
    expect(c.viewKeys).toEqual(['seat1']);
    expect([numberOf(c, 1), cardsOf(c, 1), cardsOf(c, 0)]).toEqual([7, hand, HIDDEN]);
    expect([numberOf(d, 1), cardsOf(d, 1)]).toEqual([0, HIDDEN]);
    expect(d.viewKeys).toEqual(['spectators']);
    expect(d.table.seats[1]).toMatchObject({ name: 'Cy', offered: false, standIn: '', presence: 'here' });

    // What follows arrives in the new view as if it had always been theirs.
    await a.act(file(2));
    await playOn(game, [a, c]);
    const fresh = await cy.join(a.table.id);
    expect(c.view).toEqual(fresh.view);
    expect(c.table).toEqual(fresh.table);
  });

  test('leaves its former holder as a spectator, who sees no more than the others', async () => {
    const [a, b] = (await playing([ada, bo], game)) as [Seen, Seen];
    await b.act(file(7));
    await goes(a, b, 1);
    const c = await cy.join(a.table.id);
    await a.ask('offer', { seat: 1, open: true });
    expect(await codeOf(c.ask('sit', { seat: 1 }))).toBeUndefined();
    const back = await bo.join(a.table.id);
    expect(back.welcome?.seat).toBeUndefined();
    expect(back.viewKeys).toEqual(['spectators']);
    expect([numberOf(back, 1), cardsOf(back, 1)]).toEqual([0, HIDDEN]);
    expect(await codeOf(back.act(file(1)))).toBe('notSeated');
    // Bo knows the cards of seat 1, and so may not play another seat.
    await goes(c, a, 0);
    await c.until(() => c.table.host === 1, 'Cy to be host');
    expect(await codeOf(c.ask('offer', { seat: 0, open: true }))).toBeUndefined();
    expect(await codeOf(back.ask('sit', { seat: 0 }))).toBe('alreadyStarted');
    const d = await di.join(a.table.id);
    expect(await codeOf(d.ask('sit', { seat: 0 }))).toBeUndefined();
    expect(numberOf(d, 1)).toBe(0);
  });

  test('changes hands even while its holder comes back: from then on they watch', async () => {
    const a = await abandoned();
    const c = await cy.join(a.table.id);
    await a.ask('offer', { seat: 1, open: true });
    let release: () => void = () => undefined;
    gate = new Promise((resolve) => (release = resolve));
    const taken = c.ask('sit', { seat: 1 });
    const back = await bo.join(a.table.id);
    release();
    expect((await taken).refusal).toBeUndefined();
    await back.until(() => back.welcome?.seat === undefined, 'word of the lost seat');
    await back.until(() => back.viewKeys.length === 1 && back.viewKeys[0] === 'spectators', 'the other view');
    expect([numberOf(back, 1), cardsOf(back, 1)]).toEqual([0, HIDDEN]);
    expect(c.viewKeys).toEqual(['seat1']);
    expect(back.table).toMatchObject({ seats: [{ name: 'Ada' }, { name: 'Cy', presence: 'here' }] });
    await a.act(file(2));
    await c.act(file(3));
    expect((await bo.join(a.table.id)).view).toEqual(back.view);
  });

  test('keeps its salt, and with it the game', async () => {
    const table = await ada.createTable('sealed', 2);
    const [a, b, c] = [await ada.join(table), await bo.join(table), await cy.join(table)];
    await b.ask('sit', { seat: 1 });
    await b.ask('salt', { salt: 'ab'.repeat(16) });
    await a.ask('start');
    await goes(a, b, 1);
    await a.ask('offer', { seat: 1, open: true });
    await c.ask('sit', { seat: 1 });
    expect(a.table.seats[1]?.salt).toBe('ab'.repeat(16));
    expect((await store.load(table))?.tableRecord.seating.seats[1]).toMatchObject({
      name: 'Cy',
      salt: 'ab'.repeat(16),
      formers: [expect.any(String)],
    });
  });

  test('is not on offer any more when its holder comes back, or the host says so', async () => {
    const a = await abandoned();
    const c = await cy.join(a.table.id);
    await a.ask('offer', { seat: 1, open: true });
    expect(await codeOf(a.ask('offer', { seat: 1, open: false }))).toBeUndefined();
    expect(await codeOf(c.ask('sit', { seat: 1 }))).toBe('seatTaken');
    await a.ask('offer', { seat: 1, open: true });
    const back = await bo.join(a.table.id);
    await back.until(() => back.table.seats[1]?.offered === false, 'the end of the offer');
    expect(await codeOf(c.ask('sit', { seat: 1 }))).toBe('seatTaken');
    expect(await codeOf(back.act(file(4)))).toBeUndefined();
  });

  test('can be played by a stand-in until somebody takes it', async () => {
    const a = await abandoned();
    const c = await cy.join(a.table.id);
    await a.ask('offer', { seat: 1, open: true });
    await a.ask('standIn', { seat: 1, level: 'hard' });
    await a.until(() => a.table.actions === 1, 'the stand-in to file');
    expect(await codeOf(c.ask('sit', { seat: 1 }))).toBeUndefined();
    expect(numberOf(c, 1)).toBe(9);
    expect(c.table.seats[1]).toMatchObject({ standIn: '', offered: false, name: 'Cy' });
  });

  test('is not taken when the store refuses it', async () => {
    const a = await abandoned();
    const c = await cy.join(a.table.id);
    await a.ask('offer', { seat: 1, open: true });
    failing = true;
    expect(await codeOf(c.ask('sit', { seat: 1 }))).toBe('storeDown');
    expect(c.viewKeys).toEqual(['spectators']);
    failing = false;
    await open.well();
    expect(await codeOf(c.ask('sit', { seat: 1 }))).toBeUndefined();
    expect(c.viewKeys).toEqual(['seat1']);
  });

  test('nor any seat of a finished game', async () => {
    const a = await abandoned(privateNotesGame);
    await a.act({ type: 'end' });
    expect(await codeOf(a.ask('offer', { seat: 1, open: true }))).toBe('gameOver');
    expect(await codeOf(a.ask('standIn', { seat: 1, level: 'easy' }))).toBe('gameOver');
    const c = await cy.join(a.table.id);
    expect(await codeOf(c.ask('sit', { seat: 1 }))).toBe('alreadyStarted');
  });

  test('nor one of a paused table', async () => {
    const a = await abandoned(privateNotesGame);
    await a.act({ type: 'boom' });
    expect(await codeOf(a.ask('offer', { seat: 1, open: true }))).toBe('tablePaused');
    expect(await codeOf(a.ask('standIn', { seat: 1, level: 'easy' }))).toBe('tablePaused');
    const c = await cy.join(a.table.id);
    expect(await codeOf(c.ask('sit', { seat: 1 }))).toBe('tablePaused');
  });
});

test('a host who is gone in the middle of a game passes the role on, and does not get it back', async () => {
  const [a, b] = (await playing([ada, bo], game)) as [Seen, Seen];
  await goes(b, a, 0);
  await b.until(() => b.table.host === 1, 'Bo to be host');
  const back = await ada.join(b.table.id);
  await back.ask('chat', { text: 'hello' });
  expect(back.table.host).toBe(1);
  expect(await codeOf(back.ask('standIn', { seat: 1, level: 'easy' }))).toBe('notHost');
});

test('a host who is gone while the store takes nothing passes the role on later', async () => {
  const [a, b] = (await playing([ada, bo], game)) as [Seen, Seen];
  failing = true;
  await goes(b, a, 0);
  expect(b.table).toMatchObject({ host: 0, pause: 'store' });
  failing = false;
  await open.well();
  await cy.join(b.table.id);
  await b.until(() => b.table.host === 1, 'Bo to be host');
});
