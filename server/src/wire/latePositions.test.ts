import { BOUND_BY, type GameBound, type TableBound } from '@gearhall/shared/core/wire/boundRequests';
import { anyGame } from '@gearhall/shared/core/game';
import { RESIGN } from '@gearhall/shared/core/log/resign';
import { sealed } from '@gearhall/shared/core/testing/sealed';
import { toy } from '@gearhall/shared/core/testing/toy';
import { REQUESTS, type RequestType } from '@gearhall/shared/core/wire/requests';
import { RULES } from '@gearhall/shared/games/rules';
import { playing, seated } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { begun, lost } from '../testing/games/seriesPlay';
import { steeredClock, type SteeredClock } from '../testing/steeredClock';

/** A request belongs to the position that it was made in: once that has changed, it is refused and changes nothing. */

const GONE = 60_000;
const VOTE_AFTER = 601_000;
const VOTE_AGAIN = 121_000;
const game = anyGame(sealed);
let open: OpenHall;
let time: SteeredClock;
let ada: Person, bo: Person, cy: Person;

beforeEach(async () => {
  time = steeredClock();
  open = await openHall({
    games: [toy, game, RULES.metaltalon],
    clock: time.clock,
    config: {
      goneAfterMs: GONE,
      messagesPerSecond: 10_000,
      rematchAfterMs: 1_000_000,
      botDelayMs: 1_000_000_000,
    },
  });
  [ada, bo, cy] = (await Promise.all(
    ['Ada', 'Bo', 'Cy'].map((name) => Person.enter(open.address, name)),
  )) as [Person, Person, Person];
});
afterEach(() => open.hall.close());

const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused ?? 'accepted';
async function accepted(answer: ReturnType<Seen['ask']>): Promise<void> {
  expect(await codeOf(answer)).toBe('accepted');
}
const note = (text: string) => ({ type: 'note', text });

/** Everything that was sent before has arrived. */
async function settle(seen: Seen): Promise<void> {
  await accepted(seen.ask('history', { events: seen.events.length, chat: seen.chat.length }));
}

/** The number of the position that somebody sees. */
async function positionOf(seen: Seen, type: GameBound | TableBound): Promise<number> {
  await settle(seen);
  return seen.table[BOUND_BY[type]];
}

interface Scenario {
  readonly asker: Seen;
  readonly body: Record<string, unknown>;
  /** Something happens that concerns the request, by others or from another device of the asker. */
  meanwhile(): Promise<unknown>;
}

async function gathering(): Promise<{ readonly a: Seen; readonly b: Seen; readonly c: Seen }> {
  const [a, b] = (await seated([ada, bo], toy)) as [Seen, Seen];
  return { a, b, c: await cy.join(a.table.id) };
}

/** Cy sits on the seat that was Bo's. */
async function swapped(b: Seen, c: Seen): Promise<void> {
  await accepted(b.ask('stand'));
  await accepted(c.ask('sit', { seat: 1 }));
}

async function aboutSeatOfBo(body: Record<string, unknown>): Promise<Scenario> {
  const { a, b, c } = await gathering();
  return { asker: a, body, meanwhile: () => swapped(b, c) };
}

async function goes(witness: Seen, who: Seen): Promise<void> {
  await who.leave();
  await witness.until(() => witness.table.seats[1]?.presence === 'away', 'somebody to be away');
  time.pass(GONE);
  await witness.until(() => witness.table.seats[1]?.presence === 'gone', 'somebody to be gone');
}

async function aboutSomebodyGone(body: Record<string, unknown>): Promise<Scenario> {
  const [a, b] = (await playing([ada, bo], toy)) as [Seen, Seen];
  await goes(a, b);
  return { asker: a, body, meanwhile: async () => goes(a, await bo.join(a.table.id)) };
}

/** A table of three at which seat 2 is awaited for too long. */
async function overdue(): Promise<readonly [Seen, Seen, Seen]> {
  const { metaltalon } = RULES;
  const all = (await playing([ada, bo, cy], metaltalon)) as [Seen, Seen, Seen];
  for (const seat of [0, 1]) await accepted(all[seat]!.act(metaltalon.legal(all[seat]!.view, seat)[0]!));
  time.pass(VOTE_AFTER);
  await all[0].until(() => all[0].table.seats[2]?.overdueAt !== 0, 'the table to have waited');
  return all;
}

const scenarios: Readonly<Record<GameBound | TableBound, () => Promise<Scenario>>> = {
  async act() {
    const [a] = (await playing([ada, bo], toy)) as [Seen];
    const tablet = await ada.join(a.table.id);
    return {
      asker: a,
      body: { action: note('late') },
      meanwhile: () => accepted(tablet.act(note('x'))),
    };
  },
  async undo() {
    const [a, b] = (await playing([ada, bo], toy)) as [Seen, Seen];
    await accepted(a.act(note('mine')));
    return { asker: a, body: { ask: true }, meanwhile: () => accepted(b.act({ type: 'roll' })) };
  },
  async share() {
    const [a] = (await playing([ada, bo], game)) as [Seen];
    const tablet = await ada.join(a.table.id);
    const meanwhile = () => accepted(tablet.act({ type: 'file', number: 3 }));
    return { asker: a, body: { what: 'seat' }, meanwhile };
  },
  async hint() {
    const [a] = (await playing([ada, bo], toy, { hints: true })) as [Seen];
    const tablet = await ada.join(a.table.id);
    return { asker: a, body: {}, meanwhile: () => accepted(tablet.act(note('x'))) };
  },
  async sit() {
    const { b, c } = await gathering();
    await accepted(b.ask('stand'));
    const meanwhile = async (): Promise<void> => {
      await accepted(b.ask('sit', { seat: 1 }));
      await accepted(b.ask('stand'));
    };
    return { asker: c, body: { seat: 1 }, meanwhile };
  },
  async stand() {
    const { a, b } = await gathering();
    await accepted(b.ask('stand'));
    const tablet = await ada.join(a.table.id);
    return { asker: a, body: {}, meanwhile: () => accepted(tablet.ask('sit', { seat: 1 })) };
  },
  async bot() {
    const { asker, meanwhile } = await scenarios.sit();
    const host = await ada.join(asker.table.id);
    return { asker: host, body: { seat: 1, level: 'easy' }, meanwhile };
  },
  free: () => aboutSeatOfBo({ seat: 1 }),
  async settings() {
    const { a } = await gathering();
    const tablet = await ada.join(a.table.id);
    const other = { seats: 3, options: {}, terms: { clock: { type: 'none' }, onTimeout: 'bot' } };
    return {
      asker: a,
      body: { ...other, seats: 4 },
      meanwhile: () => accepted(tablet.ask('settings', other)),
    };
  },
  start: () => aboutSeatOfBo({}),
  async holdStart() {
    const [a, b] = (await playing([ada, bo], RULES.metaltalon)) as [Seen, Seen];
    await accepted(a.act(RESIGN));
    await accepted(a.ask('rematch'));
    await settle(a);
    const [again, other] = [await ada.join(a.table.rematch), await bo.join(a.table.rematch)];
    await b.leave();
    return { asker: again, body: {}, meanwhile: () => accepted(other.ask('holdStart')) };
  },
  standIn: () => aboutSomebodyGone({ seat: 1, level: 'easy' }),
  offer: () => aboutSomebodyGone({ seat: 1, open: true }),
  async consent() {
    const [a, b] = (await playing([ada, bo, cy], toy)) as [Seen, Seen];
    await accepted(a.act({ type: 'roll' }));
    await accepted(a.ask('undo', { ask: true }));
    const meanwhile = async (): Promise<void> => {
      await accepted(a.ask('consent', { yes: false }));
      // Something new, so that the question can be put again.
      await accepted(a.act({ type: 'roll' }));
      await accepted(a.ask('undo', { ask: true }));
    };
    return { asker: b, body: { yes: true }, meanwhile };
  },
  mute: () => aboutSeatOfBo({ whom: 1, muted: true }),
  report: () => aboutSeatOfBo({ what: { type: 'seat', seat: 1 }, reason: 'insult' }),
  async rematch() {
    const [a, b] = (await playing([ada, bo], RULES.metaltalon)) as [Seen, Seen];
    return { asker: a, body: {}, meanwhile: () => accepted(b.act(RESIGN)) };
  },
  async giveUpSeries() {
    const all = await begun([ada, bo]);
    const next = await lost(all[0]!, all);
    const [a, tablet] = [await ada.join(next), await ada.join(next)];
    return { asker: a, body: {}, meanwhile: () => accepted(tablet.ask('rename', { name: 'Ada L.' })) };
  },
  async seatVote() {
    const [a, b] = await overdue();
    const meanwhile = async (): Promise<void> => {
      await accepted(b.ask('seatVote', { seat: 2, goal: 'bot' }));
      await accepted(b.ask('seatConsent', { seat: 2, yes: false }));
      time.pass(VOTE_AGAIN);
    };
    return { asker: a, body: { seat: 2, goal: 'bot' }, meanwhile };
  },
  async seatConsent() {
    const [a, b] = await overdue();
    await accepted(a.ask('seatVote', { seat: 2, goal: 'bot' }));
    const meanwhile = async (): Promise<void> => {
      await accepted(a.ask('seatConsent', { seat: 2, yes: false }));
      time.pass(VOTE_AGAIN);
      await accepted(a.ask('seatVote', { seat: 2, goal: 'free' }));
    };
    return { asker: b, body: { seat: 2, yes: true }, meanwhile };
  },
  keepOff: () => aboutSeatOfBo({ who: { type: 'seat', seat: 1 }, goal: 'bot' }),
  async letBack() {
    const { a } = await gathering();
    const tablet = await ada.join(a.table.id);
    const keepOff = (who: object) => accepted(tablet.ask('keepOff', { who, goal: 'bot' }));
    await keepOff({ type: 'seat', seat: 1 });
    await settle(a);
    const place = a.table.spectatorNames.indexOf('Cy');
    const meanwhile = () => keepOff({ type: 'spectator', place, name: 'Cy' });
    return { asker: a, body: { place: 0, name: 'Bo' }, meanwhile };
  },
};
const BOUND = Object.keys(scenarios) as (GameBound | TableBound)[];
const ALL = Object.keys(REQUESTS) as RequestType[];

test.each(BOUND)('a late `%s` is refused as stale, and changes nothing', async (type) => {
  const { asker, body, meanwhile } = await scenarios[type]();
  const at = await positionOf(asker, type);
  await meanwhile();
  await settle(asker);
  const before = asker.table;
  expect(await codeOf(asker.ask(type, { ...body, at }))).toBe('stalePosition');
  await settle(asker);
  expect(asker.table).toEqual(before);
});

test.each(BOUND)(
  'a `%s` of the present is accepted; sent again, it is accepted and not done twice',
  async (type) => {
    const { asker, body, meanwhile } = await scenarios[type]();
    await meanwhile();
    const at = await positionOf(asker, type);
    const n = 1000;
    await accepted(asker.ask(type, { ...body, at, n }));
    await settle(asker);
    const before = asker.table;
    await accepted(asker.ask(type, { ...body, at, n }));
    await settle(asker);
    expect(asker.table).toEqual(before);
  },
);

test.each(BOUND)('a `%s` without a position counts for the one in which it arrives', async (type) => {
  const { asker, body, meanwhile } = await scenarios[type]();
  await meanwhile();
  await accepted(asker.ask(type, body));
});

test.each(ALL)('`%s` either tells a position, or is listed as not needing one', async (type) => {
  expect('at' in REQUESTS[type].shape).toBe(BOUND_BY[type] !== 'nothing');
  expect(BOUND.includes(type as GameBound)).toBe(BOUND_BY[type] !== 'nothing');
});

test('requests that need no position refuse one', async () => {
  const { a } = await gathering();
  const bodies: Partial<Record<RequestType, object>> = {
    chat: { text: 'hello' },
    rename: { name: 'Ada' },
    salt: { salt: '0'.repeat(32) },
    lookAt: { what: 'table' },
    history: { events: 0, chat: 0 },
    reviewGame: {},
  };
  for (const type of ALL.filter((one) => BOUND_BY[one] === 'nothing')) {
    expect([type, await codeOf(a.ask(type, { ...bodies[type], at: 0 }))]).toEqual([type, 'malformed']);
  }
});

test('what a connection has asked for itself does not make its next requests stale', async () => {
  const a = await ada.join(await ada.createTable('toy', 3));
  const at = await positionOf(a, 'start');
  const answers = [1, 2].map((seat) => codeOf(a.ask('bot', { seat, level: 'easy', at })));
  expect(await Promise.all([...answers, codeOf(a.ask('start', { at }))])).toEqual(Array(3).fill('accepted'));
});

test('what others do to other seats does not make a request stale', async () => {
  const a = await ada.join(await ada.createTable('toy', 3));
  const [b, c] = [await bo.join(a.table.id), await cy.join(a.table.id)];
  const at = await positionOf(c, 'sit');
  await accepted(b.ask('sit', { seat: 1 }));
  expect(await codeOf(c.ask('sit', { seat: 1, at }))).toBe('seatTaken');
  await accepted(c.ask('sit', { seat: 2, at }));
});
