import { anyGame } from '@gearhall/shared/core/game';
import { metalheads } from '@gearhall/shared/games/metalheads/index';
import { metalkrushers } from '@gearhall/shared/games/metalkrushers/index';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { CLOSE } from '@gearhall/shared/core/wire/wire';
import { BEAT_MS } from '../table/model/Releases';
import { memoryStore } from '../store/memory/memoryStore';
import type { Store } from '../store/contract/store';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { steeredClock } from '../testing/steeredClock';

const games = [metalheads, metalkrushers, metaltalon].map((game) => anyGame(game as never));
const kept = memoryStore();
/** While this promise is open, no action is stored. */
let stuck: Promise<void> | undefined;
let release = (): void => undefined;
const store: Store = {
  ...kept,
  append: async (...entry) => {
    await stuck;
    await kept.append(...entry);
  },
};
const time = steeredClock();
const newHall = () =>
  openHall({ games, store, clock: time.clock, config: { messagesPerSecond: 1000, idleAfterMs: 3_600_000 } });
const MINUTE_MS = 60_000;
const DELAYED = { type: 'actions', count: 2 } as const;

let open: OpenHall;
let people: Person[];

beforeAll(async () => {
  open = await newHall();
  people = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => Person.enter(open.address, name)));
});
afterEach(() => {
  release();
  stuck = undefined;
});
afterAll(() => open.hall.close());

const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;
const gameOf = (id: string) => games.find(({ about }) => about.id === id)!;

interface Wishes {
  readonly game?: string;
  readonly watching?: object;
  readonly options?: object;
  readonly listed?: boolean;
}

/** Ada and Bo play; Cy watches, if it is allowed. */
async function playing({ game = 'metalheads', watching = { type: 'live' }, ...more }: Wishes = {}) {
  const id = await people[0]!.createTable(game, 2, { terms: { watching }, ...more });
  const [ada, bo, cy] = [await people[0]!.join(id), await people[1]!.join(id), await people[2]!.join(id)];
  await bo.ask('sit', { seat: 1 });
  await ada.ask('start');
  await bo.until(() => bo.view !== undefined, 'the start');
  return { id, ada, bo, cy, seats: [ada, bo] as const };
}

/** The seat to act does something. */
async function step({ seats }: { readonly seats: readonly [Seen, Seen] }): Promise<void> {
  const [ada] = seats;
  const seat = ada.table.toAct[0]!;
  const seen = seats[seat]!;
  const { actions } = seen.table;
  const legal = gameOf(seen.table.game).legal(seen.view, seat);
  await seen.act(legal.find(({ type }) => type !== 'resign')!);
  await seen.until(() => seen.table.actions > actions, 'the step');
}

const viewOf = async (id: string): Promise<{ status: number; body: { view: unknown } }> => {
  const response = await fetch(`${open.address}/api/tables/${id}/view`);
  return { status: response.status, body: (await response.json()) as { view: unknown } };
};

test('spectators are listed by name for everybody', async () => {
  const { id, ada, cy } = await playing();
  const di = await people[3]!.join(id);
  await ada.until(() => ada.table.spectators === 2, 'two spectators');
  await cy.until(() => cy.table.spectators === 2, 'two spectators');
  expect(ada.table.spectatorNames).toEqual(['Cy', 'Di']);
  expect(cy.table.spectatorNames).toEqual(['Cy', 'Di']);
  await di.leave();
  await ada.until(() => ada.table.spectatorNames.length === 1, 'one to leave');
  await cy.ask('rename', { name: 'Cyril' });
  await ada.until(() => ada.table.spectatorNames[0] === 'Cyril', 'the new name');
  expect(cy.table.spectatorNames).toEqual(['Cyril']);
});

describe('a seat shares what it sees', () => {
  test('and spectators who look at it see exactly that, as it happens', async () => {
    const { ada, bo, cy, seats } = await playing();
    expect(await codeOf(cy.ask('lookAt', { what: 0 }))).toBe('notShared');
    expect(await codeOf(ada.ask('share', { what: 'seat' }))).toBeUndefined();
    for (const one of [bo, cy])
      await one.until(() => one.table.seats[0]!.shares === 'seat', 'everybody to know');
    expect(await codeOf(cy.ask('lookAt', { what: 0 }))).toBeUndefined();
    await cy.until(() => cy.viewKeys[0] === 'seat0', 'the view');
    expect(cy.welcome!.seat).toBeUndefined();
    await step({ seats });
    await cy.until(() => cy.table.actions === ada.table.actions, 'the same');
    expect(cy.view).toEqual(ada.view);
    expect(cy.view).not.toEqual(bo.view);
    // What a spectator sees gives them no right to act.
    expect(await codeOf(cy.act({ type: 'endTurn' }))).toBe('notSeated');
    expect(await codeOf(cy.ask('lookAt', { what: 1 }))).toBe('notShared');
  });

  test('and takes it back: nobody sees it any more', async () => {
    const { ada, cy, seats } = await playing();
    await ada.ask('share', { what: 'seat' });
    await cy.ask('lookAt', { what: 0 });
    await cy.until(() => cy.viewKeys[0] === 'seat0', 'the view');
    await ada.ask('share', { what: 'nothing' });
    await cy.until(() => cy.viewKeys[0] === 'spectators', 'the view of spectators');
    await step({ seats });
    await cy.until(() => cy.table.actions > 0, 'the step');
    expect(cy.viewKeys).toEqual(['spectators']);
    // Who has seen a hand plays no part in this game any more.
    expect(await codeOf(cy.ask('sit', { seat: 1 }))).toBe('knowsTooMuch');
    expect(cy.view).not.toEqual(ada.view);
  });

  test.each([
    ['in a team game', { game: 'metalkrushers', options: { teams: 'two' } }, 'seat', 'mayNotShare'],
    ['in a game without secrets', { game: 'metaltalon' }, 'seat', 'mayNotShare'],
    ['all cards, without a delay', {}, 'everything', 'mayNotShare'],
    [
      'all cards, in a team game',
      { game: 'metalkrushers', options: { teams: 'two' }, watching: DELAYED },
      'everything',
      'mayNotShare',
    ],
  ] as const)('but not %s', async (_name, wishes, what, code) => {
    const { ada } = await playing(wishes);
    expect(await codeOf(ada.ask('share', { what }))).toBe(code);
    expect(ada.table.seats[0]!.shares).toBe('nothing');
  });

  test('but not before the start, and not from no seat', async () => {
    const { cy } = await playing();
    expect(await codeOf(cy.ask('share', { what: 'seat' }))).toBe('notSeated');
    const id = await people[0]!.createTable('metalheads', 2);
    const ada = await people[0]!.join(id);
    expect(await codeOf(ada.ask('share', { what: 'seat' }))).toBe('notStarted');
  });
});

describe('behind the game', () => {
  test('all cards are open when every seat agrees, and never newer than allowed', async () => {
    const { ada, bo, cy, seats } = await playing({ watching: DELAYED });
    await ada.ask('share', { what: 'everything' });
    for (const what of ['everything', 0, 1])
      expect(await codeOf(cy.ask('lookAt', { what }))).toBe('notShared');
    await bo.ask('share', { what: 'everything' });
    await cy.until(() => cy.table.openCards, 'everybody to know');
    expect(await codeOf(cy.ask('lookAt', { what: 'everything' }))).toBeUndefined();
    await cy.until(() => cy.viewKeys[0] === 'everything', 'the view');
    const before = JSON.stringify(cy.view);
    await step({ seats });
    await step({ seats });
    expect(JSON.stringify(cy.view)).toBe(before);
    await step({ seats });
    time.pass(BEAT_MS);
    await cy.until(() => JSON.stringify(cy.view) !== before, 'the first action');
    // One seat changes its mind.
    await bo.ask('share', { what: 'nothing' });
    await cy.until(() => cy.viewKeys[0] === 'spectators', 'the view of spectators');
  });

  test('what players say is heard by players alone, what spectators say by all', async () => {
    const { ada, bo, cy } = await playing({ watching: DELAYED });
    expect(await codeOf(ada.ask('chat', { text: 'I have the Purist' }))).toBeUndefined();
    expect(await codeOf(cy.ask('chat', { text: 'Good luck' }))).toBeUndefined();
    await bo.until(() => bo.chat.length === 2, 'both lines');
    await cy.until(() => cy.chat.length === 1, 'one line');
    expect(bo.chat.map(({ to }) => to)).toEqual([[0, 1], undefined]);
    expect(cy.chat.map(({ text }) => text)).toEqual(['Good luck']);
  });

  test('the end of the game shows everything at once', async () => {
    const { ada, cy, seats } = await playing({ watching: DELAYED });
    await step({ seats });
    expect(cy.table.status).toBe('playing');
    await ada.act({ type: 'resign' });
    await cy.until(() => cy.table.status === 'ended', 'the end');
    expect(cy.table.winners).toEqual([1]);
  });

  test('a hall that starts again keeps the delay', async () => {
    const { id, cy, seats } = await playing({ watching: DELAYED, game: 'metaltalon' });
    for (let steps = 0; steps < 3; steps += 1) await step({ seats });
    time.pass(BEAT_MS);
    await cy.until(() => cy.table.actions === 1, 'one action');
    const seen = cy.view;
    await open.hall.close();
    open = await newHall();
    people = people.map((person) => person.at(open.address));
    const late = await people[2]!.join(id);
    time.pass(BEAT_MS);
    await late.until(() => late.table.actions === 1, 'the position of before');
    expect(late.view).toEqual(seen);
    expect((await late.reviewGame()).length).toBe(2);
  });

  test('so does a delay of minutes: what spectators have seen before, they see at once', async () => {
    const watching = { type: 'minutes', count: 2 };
    const { id, cy, seats } = await playing({ watching, game: 'metaltalon' });
    await step({ seats });
    time.pass(MINUTE_MS);
    await step({ seats });
    time.pass(MINUTE_MS + BEAT_MS);
    await cy.until(() => cy.table.actions === 1, 'one action');
    const { view, events } = cy;
    await open.hall.close();
    open = await newHall();
    people = people.map((person) => person.at(open.address));
    const late = await people[2]!.join(id);
    expect(late.table.actions).toBe(1);
    expect(late.view).toEqual(view);
    expect(late.welcome!.events).toBe(events.length);
    time.pass(MINUTE_MS - BEAT_MS - 1);
    await late.ask('history', { events: 0, chat: 0 });
    expect(late.table.actions).toBe(1);
    time.pass(2 * BEAT_MS);
    await late.until(() => late.table.actions === 2, 'the second action');
  });

  test('what spectators ask does not wait for the players: that would tell when they act', async () => {
    const { ada, bo, cy, seats } = await playing({ watching: DELAYED });
    await step({ seats });
    stuck = new Promise((resolve) => (release = resolve));
    const seat = ada.table.toAct[0]!;
    const [player, other] = seat === 0 ? [ada, bo] : [bo, ada];
    const acted = player.act(gameOf('metalheads').legal(player.view, seat)[0]!);
    // A player waits for the table, a spectator does not.
    const waits = other.ask('history', { events: 0, chat: 0 });
    let isAnswered = false;
    void waits.then(() => (isAnswered = true));
    expect(await codeOf(cy.ask('history', { events: 0, chat: 0 }))).toBeUndefined();
    expect((await cy.reviewGame()).length).toBe(1);
    expect(await codeOf(cy.act({ type: 'endTurn' }))).toBe('notSeated');
    expect(await codeOf(cy.ask('undo', { ask: true }))).toBe('notSeated');
    expect(await codeOf(cy.ask('sit', { seat: 0 }))).toBe('seatTaken');
    expect(await codeOf(cy.ask('consent', { yes: true }))).toBe('noQuestion');
    expect(await codeOf(cy.ask('offer', { seat: 0, open: true }))).toBe('notHost');
    expect(await codeOf(cy.ask('lookAt', { what: 'everything' }))).toBe('notShared');
    expect(await codeOf(cy.ask('rename', { name: 'Cy' }))).toBeUndefined();
    expect(isAnswered).toBe(false);
    release();
    stuck = undefined;
    await acted;
    await waits;
  });

  test('whose seat is on offer and out of the game is not told by the answer', async () => {
    const watching = { type: 'actions', count: 50 };
    const terms = { watching, clock: { type: 'live', bank: 30, move: 30 }, onTimeout: 'resign' };
    const id = await people[0]!.createTable('metaltalon', 3, { terms });
    const [ada, bo, di, cy] = await Promise.all([0, 1, 3, 2].map((at) => people[at]!.join(id)));
    await bo!.ask('sit', { seat: 1 });
    await di!.ask('sit', { seat: 2 });
    await ada!.ask('start');
    await ada!.until(() => ada!.table.status === 'playing', 'the start');
    const [mover] = ada!.table.toAct;
    const seats = [ada!, bo!, di!];
    await seats[mover!]!.leave();
    const host = seats[(mover! + 1) % 3]!;
    time.pass(60_000);
    await host.until(() => host.table.seats[mover!]!.presence === 'gone', 'the absence');
    const isHost = (): boolean => host.table.host === host.welcome!.seat;
    const asker = isHost() ? host : seats[(mover! + 2) % 3]!;
    const chief = asker.table.host === asker.welcome!.seat ? asker : host;
    expect(await codeOf(chief.ask('offer', { seat: mover, open: true }))).toBeUndefined();
    await cy!.until(() => cy!.table.seats[mover!]!.offered, 'the offer');
    // Nobody else's time is to run out.
    for (const [seat, one] of seats.entries()) {
      while (seat !== mover && one.table.toAct.includes(seat)) {
        const { actions } = one.table;
        await one.act(
          gameOf('metaltalon')
            .legal(one.view, seat)
            .find(({ type }) => type !== 'resign')!,
        );
        await one.until(() => one.table.actions > actions, 'the step');
      }
    }
    time.pass(40 * MINUTE_MS);
    await host.until(() => host.table.seats[mover!]!.resigned, 'the seat to be out');
    expect(cy!.table.seats[mover!]).toMatchObject({ offered: true, resigned: false });
    expect(await codeOf(cy!.ask('sit', { seat: mover }))).toBe('seatTaken');
  });
});

describe('no spectators', () => {
  test('people without a seat have to leave at the start, and come in again at the end', async () => {
    const { id, ada, cy } = await playing({ watching: { type: 'closed' } });
    await cy.until(() => cy.closed !== undefined, 'the door to close');
    expect(cy.closed).toBe(CLOSE.notWatchable);
    expect(cy.view).toBeUndefined();
    await expect(people[3]!.join(id)).rejects.toMatchObject({
      message: expect.stringContaining('without spectators'),
    });
    expect((await viewOf(id)).status).toBe(404);
    // Somebody who plays may come back.
    await (await people[1]!.join(id)).leave();
    await ada.act({ type: 'resign' });
    await ada.until(() => ada.table.status === 'ended', 'the end');
    const late = await people[3]!.join(id);
    expect(late.table.status).toBe('ended');
  });

  test('the list of tables says so', async () => {
    const { id } = await playing({ watching: { type: 'closed' }, listed: true });
    const { tables } = (await (await fetch(`${open.address}/api/tables`)).json()) as {
      tables: { id: string }[];
    };
    expect(tables.find((table) => table.id === id)).toMatchObject({ watching: { type: 'closed' } });
  });
});

test('the small picture of a table shows what spectators see', async () => {
  const { id, cy, ada, seats } = await playing();
  await step({ seats });
  await cy.until(() => cy.table.actions === 1, 'the step');
  const { status, body } = await viewOf(id);
  expect(status).toBe(200);
  expect(body.view).toEqual(JSON.parse(JSON.stringify(cy.view)));
  expect(body.view).not.toEqual(ada.view);
  const gathering = await people[0]!.createTable('metalheads', 2);
  for (const unknown of [gathering, 'nothing000', '..%2f']) expect((await viewOf(unknown)).status).toBe(404);
});
