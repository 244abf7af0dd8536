import { anyGame } from '@gearhall/shared/core/game';
import { sealed } from '@gearhall/shared/core/testing/sealed';
import { RULES } from '@gearhall/shared/games/rules';
import { memoryStore } from '../store/memory/memoryStore';
import { ANSWER, interruptGame } from '../testing/games/interruptGame';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { privateNotesGame } from '../testing/games/privateNotesGame';
import { steeredClock, type SteeredClock } from '../testing/steeredClock';

/** Orders that come late: which of the things that have happened meanwhile make them stale, and which do not. */

const SECOND = 1000;
const MOVE = 10 * SECOND;
const GONE = 60 * SECOND;
const BANK = 60 * SECOND;
const LIVE = { clock: { type: 'live', bank: 1, move: 10 } };
const game = anyGame(sealed);
const games = [game, interruptGame, privateNotesGame, RULES.metaltalon];

let store = memoryStore();
let open: OpenHall;
let time: SteeredClock;
let people: Person[];

beforeEach(async () => {
  store = memoryStore();
  time = steeredClock();
  open = await opened();
  people = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => Person.enter(open.address, name)));
});
afterEach(() => open.hall.close());

const opened = () => openHall({ games, store, clock: time.clock, config: { goneAfterMs: GONE } });

async function restarted(table: string): Promise<Seen[]> {
  await open.hall.close();
  time.pass(SECOND);
  open = await opened();
  people = people.map((person) => person.at(open.address));
  return Promise.all(people.map((person) => person.join(table)));
}

async function begun(id: string, seats: number, terms: object = {}): Promise<Seen[]> {
  const table = await people[0]!.createTable(id, seats, { terms });
  const all: Seen[] = [];
  for (const [seat, person] of people.entries()) {
    const seen = await person.join(table);
    if (seat > 0 && seat < seats) await accepted(seen.ask('sit', { seat }));
    all.push(seen);
  }
  await accepted(all[0]!.ask('start'));
  for (const seen of all) await seen.until(() => seen.view !== undefined, 'the start');
  return all;
}

const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused ?? 'accepted';
async function accepted(answer: ReturnType<Seen['ask']>): Promise<void> {
  expect(await codeOf(answer)).toBe('accepted');
}
/** Everything that was sent before has arrived. */
async function settled(...all: Seen[]): Promise<void> {
  for (const seen of all) {
    await accepted(seen.ask('history', { events: seen.events.length, chat: seen.chat.length }));
  }
}
const order = (seen: Seen, at: number, action: object, n?: number) =>
  codeOf(seen.ask('act', { at, action, ...(n === undefined ? {} : { n }) }));

test('the order that was meant for a turn which the clock has ended does not end the next one', async () => {
  const [a, b] = (await begun('metaltalon', 2, LIVE)) as [Seen, Seen];
  for (const seen of [a, b]) await seen.act({ type: 'keepRace' });
  await settled(a, b);
  const [mine, other] = a.table.toAct[0] === 0 ? [a, b] : [b, a];
  const turn = [...mine.table.toAct];
  const at = mine.table.actions;
  time.pass(MOVE + BANK + SECOND);
  await other.until(() => other.table.toAct[0] !== turn[0], 'the time-out');
  await accepted(other.act({ type: 'endTurn' }));
  await settled(mine);
  expect(mine.table.toAct).toEqual(turn);
  expect(await order(mine, at, { type: 'endTurn' }, 40)).toBe('stalePosition');
  expect(mine.table.toAct).toEqual(turn);
  // It has not used its number up, and counts for this turn once it is given in it.
  expect(await order(mine, mine.table.actions, { type: 'endTurn' }, 40)).toBe('accepted');
});

test('an answer of the last question is stale in the next one', async () => {
  const [a, b] = (await begun('council', 3)) as [Seen, Seen];
  await accepted(a.act({ type: 'ask' }));
  await settled(b);
  const at = b.table.actions;
  time.pass(ANSWER * SECOND + SECOND);
  await a.until(() => a.table.toAct[0] === 0, 'the answers of those who said nothing');
  await accepted(a.act({ type: 'ask' }));
  await settled(b);
  expect(await order(b, at, { type: 'answer', yes: true })).toBe('stalePosition');
  expect(await order(b, b.table.actions, { type: 'answer', yes: true })).toBe('accepted');
});

test('where several are asked, what the others do does not make a choice stale', async () => {
  const [a, b, c, d] = (await begun('council', 4)) as [Seen, Seen, Seen, Seen];
  await accepted(a.act({ type: 'ask' }));
  await settled(b, c, d);
  const at = b.table.actions;
  await accepted(c.act({ type: 'answer', yes: true }));
  await accepted(d.act({ type: 'note', text: 'a secret' }));
  await accepted(d.act({ type: 'answer', yes: false }));
  await settled(b);
  expect(b.table.actions).toBeGreaterThan(at);
  expect(await order(b, at, { type: 'answer', yes: true })).toBe('accepted');
});

test('what a viewer cannot notice changes neither their position nor an answer', async () => {
  const [a, b, spectator] = (await begun('whisper', 2)) as [Seen, Seen, Seen];
  await settled(a, b, spectator);
  const seen = [b, spectator].map(({ table }) => ({ ...table }));
  await accepted(a.act({ type: 'note', text: 'a secret' }));
  await settled(b, spectator);
  expect([b, spectator].map(({ table }) => table)).toEqual(seen);
  expect(await order(b, seen[0]!.actions, { type: 'say' })).toBe('accepted');
  // Ada's own position has changed: she knows what she did.
  expect(a.table.actions).toBe(2);
});

test('a restart keeps the positions of a game: what was stale is stale, and the rest is carried out', async () => {
  const [a, b] = (await begun('sealed', 2)) as [Seen, Seen];
  await settled(a, b);
  const [atA, atB] = [a.table.actions, b.table.actions];
  const file = { type: 'file', number: 3 };
  expect(await order(a, atA, file, 7)).toBe('accepted');
  const [again, other] = (await restarted(a.table.id)) as [Seen, Seen];
  expect(await order(again, atA, file, 7)).toBe('accepted');
  expect(await order(again, atA, file, 8)).toBe('stalePosition');
  expect(await order(other, atB, file, 7)).toBe('accepted');
});

test('what was meant for the table before a restart is stale after it', async () => {
  const table = await people[0]!.createTable('sealed', 2);
  const seen = await people[0]!.join(table);
  const at = seen.table.changes;
  const [again] = (await restarted(table)) as [Seen];
  expect(await codeOf(again.ask('bot', { seat: 1, level: 'easy', at }))).toBe('stalePosition');
  await accepted(again.ask('bot', { seat: 1, level: 'easy', at: again.table.changes }));
});

test('a spectator behind the game takes a seat by what they see; what they do not see yet does not hinder it', async () => {
  const watching = { type: 'actions', count: 20 };
  const [a, b, c] = (await begun('metaltalon', 2, { watching })) as [Seen, Seen, Seen];
  for (const seen of [a, b]) await accepted(seen.act({ type: 'keepRace' }));
  await b.leave();
  await a.until(() => a.table.seats[1]?.presence === 'away', 'Bo to be away');
  time.pass(GONE);
  await a.until(() => a.table.seats[1]?.presence === 'gone', 'Bo to be gone');
  await accepted(a.ask('offer', { seat: 1, open: true }));
  await c.until(() => c.table.seats[1]?.offered === true, 'the offer');
  const at = c.table.changes;
  await accepted(a.ask('standIn', { seat: 1, level: 'easy' }));
  await accepted(a.ask('standIn', { seat: 1 }));
  await settled(c);
  expect(c.table.changes).toBe(at);
  await accepted(c.ask('sit', { seat: 1, at }));
});
