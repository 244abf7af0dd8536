import { BOT_NAMES } from '@gearhall/shared/core/bots/botNames';
import { matchSeed, sealOf } from '@gearhall/shared/core/dice/dice';
import { Match } from '@gearhall/shared/core/match';
import { RULES } from '@gearhall/shared/games/rules';
import { playing, playOn, seated } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';

const game = RULES.metaltalon;
let open: OpenHall;
let ada: Person, bo: Person, cy: Person;

beforeAll(async () => {
  open = await openHall({ games: [game], config: { goneAfterMs: 1500 } });
  [ada, bo, cy] = (await Promise.all(
    ['Ada', 'Bo', 'Cy'].map((name) => Person.enter(open.address, name)),
  )) as [Person, Person, Person];
});
afterAll(() => open.hall.close());

const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;

describe('before the start', () => {
  test('the maker of a table sits first and is its host', async () => {
    const seen = await ada.join(await ada.createTable('metaltalon', 3, { listed: true }));
    expect(seen.welcome).toEqual({
      seat: 0,
      view: 'all',
      events: 0,
      chat: 0,
      now: expect.any(Number),
      lastAct: -1,
    });
    expect(seen.table).toMatchObject({
      status: 'gathering',
      host: 0,
      listed: true,
      spectators: 0,
      seed: '',
      seal: expect.stringMatching(/^[0-9a-f]{64}$/u),
    });
    expect(seen.table.seats.map(({ sitter, name, presence }) => [sitter, name, presence])).toEqual([
      ['person', 'Ada', 'here'],
      ['nobody', '', 'here'],
      ['nobody', '', 'here'],
    ]);
    expect(seen.viewKeys).toEqual([]);
  });

  test('people sit, change seats, stand and are told their seat', async () => {
    const id = await ada.createTable('metaltalon', 3);
    const [a, b] = [await ada.join(id), await bo.join(id)];
    expect(b.welcome).toEqual({ view: 'all', events: 0, chat: 0, now: expect.any(Number), lastAct: -1 });
    expect(a.table.spectators).toBe(1);
    expect(await codeOf(b.ask('sit', { seat: 0 }))).toBe('seatTaken');
    expect(await codeOf(b.ask('sit', { seat: 3 }))).toBe('noSuchSeat');
    expect(await codeOf(b.ask('stand'))).toBe('notSeated');
    expect(await codeOf(b.ask('sit', { seat: 2 }))).toBeUndefined();
    expect(b.welcome?.seat).toBe(2);
    expect(await codeOf(b.ask('sit', { seat: 1 }))).toBeUndefined();
    expect(b.welcome?.seat).toBe(1);
    expect(b.table.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo', '']);
    expect(await codeOf(b.ask('stand'))).toBeUndefined();
    expect(b.welcome?.seat).toBeUndefined();
    expect(b.table.seats.map(({ name }) => name)).toEqual(['Ada', '', '']);
  });

  test('only bots that the game has are seated', async () => {
    const a = await ada.join(await ada.createTable('metaltalon', 2));
    expect(await codeOf(a.ask('bot', { seat: 1, level: 'expert' }))).toBeUndefined();
    expect(await codeOf(a.ask('bot', { seat: 1, level: 'brawler' }))).toBe('noSuchBot');
    expect(a.table.seats[1]).toMatchObject({ sitter: 'bot', level: 'expert' });
  });

  test('only the host seats bots, frees seats and starts', async () => {
    const [a, b] = (await seated([ada, bo])) as [Seen, Seen];
    for (const refused of [
      b.ask('bot', { seat: 1, level: 'easy' }),
      b.ask('free', { seat: 0 }),
      b.ask('start'),
    ]) {
      expect(await codeOf(refused)).toBe('notHost');
    }
    expect(await codeOf(a.ask('bot', { seat: 1, level: 'hard' }))).toBe('seatTaken');
    expect(await codeOf(a.ask('free', { seat: 1 }))).toBeUndefined();
    await b.until(() => b.welcome?.seat === undefined, 'word of the lost seat');
    expect(await codeOf(a.ask('start'))).toBe('seatsEmpty');
    expect(await codeOf(a.ask('bot', { seat: 1, level: 'hard' }))).toBeUndefined();
    expect(a.table.seats[1]).toMatchObject({ sitter: 'bot', level: 'hard' });
    expect(await codeOf(a.ask('bot', { seat: 1 }))).toBeUndefined();
    expect(a.table.seats[1]).toMatchObject({ sitter: 'nobody', level: '' });
    expect(await codeOf(a.act({ type: 'endTurn' }))).toBe('notStarted');
    expect(await codeOf(a.ask('rematch'))).toBe('notOver');
  });

  test('each bot has a name of its own, the same for everybody, and keeps it at another level', async () => {
    const a = await ada.join(await ada.createTable('metaltalon', 6));
    for (const seat of [1, 2, 3, 4]) await a.ask('bot', { seat, level: 'easy' });
    const names = a.table.seats.slice(1, 5).map(({ name }) => name);
    for (const name of names) expect(BOT_NAMES).toContain(name);
    expect(new Set(names).size).toBe(4);
    const b = await bo.join(a.table.id);
    expect(b.table.seats.slice(1, 5).map(({ name }) => name)).toEqual(names);
    await a.ask('bot', { seat: 2, level: 'normal' });
    expect(a.table.seats[2]).toMatchObject({ name: names[1], level: 'normal' });
    await a.ask('bot', { seat: 1 });
    expect(a.table.seats[1]).toMatchObject({ sitter: 'nobody', name: '' });
  });

  test('a bot does not have the name of a person at the table', async () => {
    const a = await ada.join(await ada.createTable('metaltalon', 2));
    await a.ask('bot', { seat: 1, level: 'easy' });
    const usual = a.table.seats[1]?.name ?? '';
    await a.ask('bot', { seat: 1 });
    await a.ask('rename', { name: usual.toUpperCase() });
    await a.ask('bot', { seat: 1, level: 'easy' });
    const names = a.table.seats.map(({ name }) => name);
    expect(names[0]).toBe(usual.toUpperCase());
    expect(BOT_NAMES).toContain(names[1]);
    expect(names[1]).not.toBe(usual);
  });

  test('a host who stands, or is gone, passes the role on', async () => {
    const [a, b] = (await seated([ada, bo])) as [Seen, Seen];
    await a.ask('stand');
    await b.until(() => b.table.host === 1, 'the host to change');
    await a.ask('sit', { seat: 0 });
    expect(b.table.host).toBe(1);
    await b.leave();
    await a.until(() => a.table.seats[1]?.presence === 'away', 'Bo to be away');
    await a.until(() => a.table.seats[1]?.presence === 'gone' && a.table.host === 0, 'Bo to be gone');
    const back = await bo.join(a.table.id);
    expect(back.welcome?.seat).toBe(1);
    expect(back.table.seats[1]?.presence).toBe('here');
    expect(back.table.host).toBe(0);
  });

  test('a table whose host is gone belongs to the next who sits', async () => {
    const id = await ada.createTable('metaltalon', 2);
    const a = await ada.join(id);
    await a.leave();
    const b = await bo.join(id);
    await b.until(() => b.table.seats[0]?.presence === 'gone', 'Ada to be gone');
    expect(b.table.host).toBe(0);
    await b.ask('sit', { seat: 1 });
    expect(b.table.host).toBe(1);
  });
});

describe('a game', () => {
  test('has the same events and views for everybody, whenever they join', async () => {
    const players = await playing([ada, bo]);
    const [a] = players as [Seen, Seen];
    const spectator = await cy.join(a.table.id);
    await spectator.ask('history', { events: 0, chat: 0 });
    for (let step = 0; step < 25; step += 1) {
      await playOn(game, [...players, spectator], (legal) => legal[(step * 7) % legal.length]);
      const late = await cy.join(a.table.id);
      expect(late.view).toEqual(a.view);
      expect(late.table).toEqual({ ...a.table, spectators: 1 });
      expect(late.welcome).toMatchObject({ events: a.events.length, lastAct: -1 });
      await late.ask('history', { events: 0, chat: 0 });
      expect(late.events).toEqual(a.events);
      await late.leave();
    }
    for (const seen of [players[1]!, spectator]) {
      expect(seen.view).toEqual(a.view);
      expect(seen.events).toEqual(a.events);
    }
    expect(a.unpacked(game)[0]).toHaveProperty('type');
  });

  test('brings first the events, then the state, then the answer', async () => {
    const [a, b] = (await playing([ada, bo])) as [Seen, Seen];
    const actor = [a, b][a.table.toAct[0]!]!;
    actor.order.length = 0;
    await playOn(game, [a, b]);
    expect(actor.order).toEqual(['events', 'state', 'answer']);
  });

  test('refuses what is not possible, and goes on', async () => {
    const [a, b] = (await playing([ada, bo])) as [Seen, Seen];
    const spectator = await cy.join(a.table.id);
    const turn = a.table.toAct[0]!;
    const [actor, other] = turn === 0 ? [a, b] : [b, a];
    const [legal] = game.legal(actor.view, turn);
    expect(await codeOf(spectator.act(legal!))).toBe('notSeated');
    expect((await other.act({ type: 'endTurn' })).refusal).toBeDefined();
    expect(await codeOf(actor.act({ type: 'fly' }))).toBe('malformed');
    expect(await codeOf(actor.act({ ...legal, extra: 1 }))).toBe('malformed');
    for (const type of ['sit', 'bot', 'free'] as const) {
      expect(await codeOf(a.ask(type, { seat: 1 }))).toBe('alreadyStarted');
    }
    expect(await codeOf(b.ask('stand'))).toBe('alreadyStarted');
    expect(await codeOf(a.ask('start'))).toBe('alreadyStarted');
    expect(a.table.actions).toBe(0);
    await playOn(game, [a, b]);
    expect(a.table.actions).toBe(1);
  });

  test('an action that is sent again is not done again', async () => {
    const [a, b] = (await playing([ada, bo])) as [Seen, Seen];
    const turn = a.table.toAct[0]!;
    const [actor, person] = turn === 0 ? [a, ada] : [b, bo];
    const [action] = game.legal(actor.view, turn);
    expect(await actor.raw('act', { n: 7, action }, 7)).toEqual({ n: 7 });
    expect(await actor.raw('act', { n: 7, action }, 7)).toEqual({ n: 7 });
    expect(await actor.raw('act', { n: 3, action }, 3)).toEqual({
      n: 3,
      refusal: { refused: 'staleRequest' },
    });
    expect(actor.table.actions).toBe(1);
    await actor.leave();
    const again = await person.join(a.table.id);
    expect(again.welcome).toMatchObject({ seat: turn, lastAct: 7 });
    expect(await again.raw('act', { n: 7, action }, 7)).toEqual({ n: 7 });
    expect(again.table.actions).toBe(1);
  });

  test('one person may play from two devices', async () => {
    const [a, b] = (await playing([ada, bo])) as [Seen, Seen];
    const tablet = await ada.join(a.table.id);
    expect(tablet.welcome?.seat).toBe(0);
    for (let step = 0; step < 6; step += 1) {
      await playOn(game, [step % 2 === 0 ? a : tablet, b]);
      await a.until(() => [a, tablet].every(({ table }) => table.actions === step + 1), 'both to see it');
    }
    expect(tablet.view).toEqual(a.view);
    await a.leave();
    await b.until(() => b.table.spectators === 0);
    expect(b.table.seats[0]?.presence).toBe('here');
  });

  test('ends by resigning; the record opens, and a rematch takes everybody along', async () => {
    const [a, b] = (await playing([ada, bo])) as [Seen, Seen];
    const spectator = await cy.join(a.table.id);
    await playOn(game, [a, b]);
    const { seal } = a.table;
    expect(a.table.seed).toBe('');
    expect(await codeOf(b.act({ type: 'resign' }))).toBeUndefined();
    await a.until(() => a.table.status === 'ended', 'the end');
    expect(a.table.winners).toEqual([0]);
    expect(a.table.seats.map(({ resigned }) => resigned)).toEqual([false, true]);
    expect(sealOf(a.table.seed)).toBe(seal);
    const begun = Match.begin(game, {
      options: game.options.parse({}),
      seats: 2,
      seed: matchSeed(a.table.seed, ['', '']),
    });
    expect(begun.match.eventsFor(begun.events, 'spectator')).toEqual(
      a.unpacked(game).slice(0, begun.events.length),
    );
    expect(await codeOf(a.act({ type: 'endTurn' }))).toBe('gameOver');
    expect(await codeOf(spectator.ask('rematch'))).toBe('notSeated');

    expect(await codeOf(b.ask('rematch'))).toBeUndefined();
    await a.until(() => a.table.rematch !== '', 'the rematch');
    expect(a.table.seats.map(({ again }) => again)).toEqual([false, true]);
    expect(await codeOf(a.ask('rematch'))).toBeUndefined();
    expect(b.table.rematch).toBe(a.table.rematch);
    const [a2, b2] = [await ada.join(a.table.rematch), await bo.join(a.table.rematch)];
    expect([a2.welcome?.seat, b2.welcome?.seat]).toEqual([0, 1]);
    expect(a2.table).toMatchObject({ status: 'gathering', host: 1, startsItself: true });
    expect(a2.table.seats.map(({ resigned, again }) => resigned || again)).toEqual([false, false]);
    expect(await codeOf(b2.ask('start'))).toBeUndefined();
  });

  test('bots take their turns automatically', async () => {
    const seen = await ada.join(await ada.createTable('metaltalon', 3));
    await seen.ask('bot', { seat: 1, level: 'easy' });
    await seen.ask('bot', { seat: 2, level: 'easy' });
    await seen.ask('start');
    await seen.until(() => seen.table.status === 'playing', 'the start');
    for (let turn = 0; turn < 8; turn += 1) {
      await seen.until(() => seen.table.toAct.includes(0) || seen.table.status !== 'playing', 'my turn');
      // In one game of fifteen, two bots finish off a player who only passes.
      if (seen.table.status !== 'playing') break;
      const { actions } = seen.table;
      const legal = game.legal(seen.view, 0);
      const { refusal } = await seen.act(legal.find(({ type }) => type === 'endTurn') ?? legal[0]!);
      expect(refusal).toBeUndefined();
      await seen.until(() => seen.table.actions > actions, 'my action');
    }
    expect(seen.table.actions).toBeGreaterThan(16);
    expect(open.logged.filter(({ level }) => Number(level) > 30)).toEqual([]);
  });
});

describe('talk', () => {
  test('chat reaches everybody, with the name and the seat', async () => {
    const [a, b] = (await seated([ada, bo])) as [Seen, Seen];
    const spectator = await cy.join(a.table.id);
    await a.ask('chat', { text: '  well   met <3 ' });
    await spectator.ask('chat', { text: 'hi' });
    await b.until(() => b.chat.length === 2, 'the chat');
    expect(b.chat).toEqual([
      { name: 'Ada', text: 'well met <3', seat: 0 },
      { name: 'Cy', text: 'hi' },
    ]);
    expect(await codeOf(a.ask('chat', { text: ' ' }))).toBe('textEmpty');
    expect(await codeOf(a.ask('chat', { text: 'x'.repeat(301) }))).toBe('textTooLong');
    const late = await cy.join(a.table.id);
    expect(late.welcome?.chat).toBe(2);
    await late.ask('history', { events: 0, chat: 1 });
    expect(late.chat).toEqual([{ name: 'Cy', text: 'hi' }]);
  });

  test('a line sent again, because its answer was lost, is added once', async () => {
    const [a, b] = (await seated([ada, bo])) as [Seen, Seen];
    for (const n of [900, 900, 901]) await a.ask('chat', { n, text: 'hello' });
    await b.until(() => b.chat.length === 2, 'the chat');
    expect(b.chat.map(({ text }) => text)).toEqual(['hello', 'hello']);
  });

  test('a new name shows on the seat and in chat', async () => {
    const [a, b] = (await seated([ada, bo])) as [Seen, Seen];
    expect(await codeOf(a.ask('rename', { name: 'Ada the Great' }))).toBeUndefined();
    await a.ask('chat', { text: 'it is me' });
    await b.until(() => b.chat.length === 1);
    expect(b.table.seats[0]?.name).toBe('Ada the Great');
    expect(b.chat[0]?.name).toBe('Ada the Great');
  });
});
