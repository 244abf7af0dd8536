import { anyGame } from '@gearhall/shared/core/game';
import { RULES } from '@gearhall/shared/games/rules';
import { memoryStore } from '../store/memory/memoryStore';
import { playOn } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { privateNotesGame } from '../testing/games/privateNotesGame';
import { steeredClock, type SteeredClock } from '../testing/steeredClock';

/** Somebody who is here and does not act: at a table without a clock the others may vote about the seat. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const talon = RULES.metaltalon;
const notes = anyGame(privateNotesGame);
let store = memoryStore();
let time: SteeredClock;
let open: OpenHall;
let people: Person[];

async function openAgain(): Promise<void> {
  open = await openHall({
    games: [talon, notes],
    store,
    clock: time.clock,
    config: { goneAfterMs: MINUTE, idleAfterMs: 3600 * SECOND, voteAfterMs: 10 * MINUTE },
  });
}
beforeEach(async () => {
  store = memoryStore();
  time = steeredClock();
  await openAgain();
  people = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => Person.enter(open.address, name)));
});
afterEach(() => open.hall.close());

const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;
const accepted = async (answer: ReturnType<Seen['ask']>) => expect((await answer).refusal).toBeUndefined();
const vote = (seen: Seen, seat: number, goal = 'bot') => seen.ask('seatVote', { seat, goal });
const answer = (seen: Seen, seat: number, yes: boolean) => seen.ask('seatConsent', { seat, yes });
const overdues = ({ table }: Seen) => table.seats.map(({ overdueAt }) => overdueAt);

async function begun(seats: number, { bots = 0, terms = {}, game = talon.about.id } = {}): Promise<Seen[]> {
  const id = await people[0]!.createTable(game, seats + bots, { terms });
  const all = await Promise.all(people.slice(0, seats).map((person) => person.join(id)));
  for (const [seat, seen] of all.entries()) if (seat > 0) await accepted(seen.ask('sit', { seat }));
  for (let seat = seats; seat < seats + bots; seat += 1)
    await accepted(all[0]!.ask('bot', { seat, level: 'easy' }));
  await accepted(all[0]!.ask('start'));
  for (const seen of all) await seen.until(() => seen.view !== undefined, 'the start');
  if (game === talon.about.id) await allButOneAct(all);
  return all;
}

/** At first everybody chooses a race at once. */
async function allButOneAct(all: readonly Seen[]): Promise<void> {
  for (const [seat, seen] of all.entries()) {
    if (seat === 0) continue;
    await accepted(seen.act(talon.legal(seen.view, seat)[0]!));
  }
  for (const seen of all)
    await seen.until(() => seen.table.toAct.filter((seat) => seat < all.length).length === 1, 'the choices');
}

const toAct = (all: readonly Seen[]) => all[0]!.table.toAct[0]!;

/** The seat that has been waited for too long, and the others. */
async function overdue(all: readonly Seen[]): Promise<{ idle: Seen; seat: number; others: Seen[] }> {
  time.pass(10 * MINUTE + SECOND);
  const seat = toAct(all);
  await all[0]!.until(() => overdues(all[0]!)[seat] !== 0, 'the table to have waited');
  return { idle: all[seat]!, seat, others: all.filter((_, one) => one !== seat) };
}

test('everybody sees it coming from half of the time on, and acting ends the wait', async () => {
  const all = await begun(2);
  const { startedAt } = (await store.load(all[0]!.table.id))!.tableRecord;
  const seat = toAct(all);
  time.pass(5 * MINUTE - SECOND);
  await all[0]!.ask('history', { events: 0, chat: 0 });
  expect(overdues(all[0]!)).toEqual([0, 0]);
  time.pass(2 * SECOND);
  await all[0]!.until(() => overdues(all[0]!)[seat] !== 0, 'the notice');
  expect(overdues(all[0]!)[seat]).toBe(startedAt! + 10 * MINUTE);
  expect(await codeOf(vote(all[1 - seat]!, seat))).toBe('notOverdue');
  await playOn(talon, all);
  await all[0]!.until(() => overdues(all[0]!)[seat] === 0, 'the end of the wait');
});

test('in a game for two the other one alone decides, and the bot plays until the person takes over again', async () => {
  const { idle, seat, others } = await overdue(await begun(2));
  const [other] = others as [Seen];
  expect(await codeOf(vote(idle, 1 - seat))).toBe('notOverdue');
  await accepted(vote(other, seat));
  await other.until(() => other.table.seats[seat]?.standIn === 'easy', 'the stand-in');
  await other.until(() => other.table.actions > 0, 'the bot to act');
  expect(other.table).toMatchObject({ voteSeat: -1, voteGoal: '' });
  await accepted(idle.ask('standIn', { seat }));
  await other.until(() => other.table.seats[seat]?.standIn === '', 'the person to be back');
  expect(other.table.seats[seat]?.name).toBe(['Ada', 'Bo'][seat]);
});

test('of more than two, more than half of those who are here must agree; bots do not vote', async () => {
  const { seat, others } = await overdue(await begun(4, { bots: 1 }));
  const [first, second, third] = others as [Seen, Seen, Seen];
  await accepted(vote(first, seat));
  await third.until(() => third.table.voteSeat === seat, 'the vote');
  const by = first.welcome!.seat!;
  expect(third.table).toMatchObject({ voteGoal: 'bot', voteBy: by, voteNeeds: 2 });
  expect(third.table.seats[by]?.seatVote).toBe('yes');
  expect(await codeOf(vote(second, seat))).toBe('seatVotePending');
  await accepted(answer(second, seat, false));
  await third.until(() => third.table.seats[second.welcome!.seat!]?.seatVote === 'no', 'the answer');
  expect(third.table.voteSeat).toBe(seat);
  await accepted(answer(third, seat, true));
  await first.until(() => first.table.seats[seat]?.standIn === 'easy', 'the stand-in');
});

test('most say no, or it is withdrawn: the vote is over, and there is none about the seat for two minutes', async () => {
  const { idle, seat, others } = await overdue(await begun(3));
  const [first, second] = others as [Seen, Seen];
  await accepted(vote(first, seat));
  expect(await codeOf(answer(idle, seat, false))).toBe('noQuestion');
  await accepted(answer(second, seat, false));
  await first.until(() => first.table.voteSeat === -1, 'the end of the vote');
  expect(first.table.seats[seat]?.standIn).toBe('');
  expect((await vote(second, seat)).refusal).toEqual({ refused: 'votedLately', detail: { seconds: 120 } });
  time.pass(2 * MINUTE);
  await accepted(vote(second, seat));
  await accepted(answer(second, seat, false));
  await first.until(() => first.table.voteSeat === -1, 'the withdrawal');
});

test('acting ends the vote, and who has just acted is not voted about', async () => {
  const all = await begun(3);
  const { seat, others } = await overdue(all);
  const [first, second] = others as [Seen, Seen];
  await accepted(vote(first, seat));
  await playOn(talon, all);
  await first.until(() => first.table.voteSeat === -1, 'the end of the vote');
  expect(await codeOf(answer(second, seat, true))).toBe('noQuestion');
  time.pass(2 * MINUTE);
  expect(await codeOf(vote(second, seat))).toBe('notOverdue');
});

test('absence is no vote: those who are gone are not counted, and the last one decides alone', async () => {
  const { seat, others } = await overdue(await begun(3));
  const [first, second] = others as [Seen, Seen];
  await accepted(vote(first, seat));
  await second.leave();
  await first.until(() => first.table.seats[second.welcome!.seat!]?.presence === 'away', 'somebody to leave');
  expect(first.table.voteSeat).toBe(seat);
  time.pass(MINUTE);
  await first.until(() => first.table.seats[seat]?.standIn === 'easy', 'the stand-in');
});

describe('a seat that is voted free', () => {
  test('is taken by a spectator with all that it holds, and its holder may watch', async () => {
    const { idle, seat, others } = await overdue(await begun(2));
    const [other] = others as [Seen];
    const di = await people[3]!.join(other.table.id);
    expect(await codeOf(di.ask('sit', { seat }))).toBe('seatTaken');
    await accepted(vote(other, seat, 'free'));
    await di.until(() => di.table.seats[seat]?.offered === true, 'the offer');
    expect(idle.welcome?.seat).toBe(seat);
    await accepted(di.ask('sit', { seat }));
    await idle.until(() => idle.welcome?.seat === undefined, 'the loss of the seat');
    expect(di.table.seats[seat]).toMatchObject({ name: 'Di', offered: false });
    // The newcomer has time of their own.
    expect(await codeOf(vote(other, seat))).toBe('notOverdue');
    await playOn(talon, seat === 0 ? [di, other] : [other, di]);
    expect(await codeOf(idle.ask('sit', { seat: 1 - seat }))).toBe('alreadyStarted');
  });

  test('stays with its holder who acts in time', async () => {
    const all = await begun(2);
    const { seat, others } = await overdue(all);
    await accepted(vote(others[0]!, seat, 'free'));
    await all[0]!.until(() => all[0]!.table.seats[seat]?.offered === true, 'the offer');
    await playOn(talon, all);
    await all[0]!.until(() => all[0]!.table.seats[seat]?.offered === false, 'the end of the offer');
  });

  test('is not for those who have seen what another seat sees', async () => {
    const all = await begun(2, { game: notes.about.id });
    const watching = await people[3]!.join(all[0]!.table.id);
    time.pass(10 * MINUTE + SECOND);
    await all[0]!.until(() => overdues(all[0]!)[1] !== 0, 'the table to have waited');
    await accepted(all[0]!.ask('share', { what: 'seat' }));
    await watching.until(() => watching.table.seats[0]?.shares === 'seat', 'what is shared');
    await accepted(watching.ask('lookAt', { what: 0 }));
    // Who does not act does not vote either.
    expect(await codeOf(vote(all[0]!, 1, 'free'))).toBe('notOverdue');
    await accepted(all[0]!.act({ type: 'say' }));
    await accepted(vote(all[0]!, 1, 'free'));
    await watching.until(() => watching.table.seats[1]?.offered === true, 'the offer');
    expect(await codeOf(watching.ask('sit', { seat: 1 }))).toBe('knowsTooMuch');
  });
});

test('what nobody else sees does not end the wait, and shows nothing', async () => {
  const all = await begun(2, { game: notes.about.id });
  time.pass(10 * MINUTE + SECOND);
  await all[0]!.until(() => overdues(all[0]!)[1] !== 0, 'the table to have waited');
  const before = all[0]!.order.length;
  await accepted(all[1]!.act({ type: 'note', text: 'mine' }));
  await all[0]!.ask('history', { events: 99, chat: 99 });
  expect(all[0]!.order.slice(before).filter((kind) => kind === 'state')).toEqual([]);
  await accepted(all[1]!.act({ type: 'say' }));
  await all[0]!.until(() => overdues(all[0]!)[1] === 0, 'the end of the wait');
});

test('with a clock there is no vote: the clock acts', async () => {
  const all = await begun(2, { terms: { clock: { type: 'correspondence', days: 1 } } });
  time.pass(3600 * SECOND);
  expect(await codeOf(vote(all[1 - toAct(all)]!, toAct(all)))).toBe('notOverdue');
  expect(overdues(all[0]!)).toEqual([0, 0]);
});

test('wait and vote survive a restart; who only comes back is not rid of them', async () => {
  const all = await begun(3);
  const { seat, others } = await overdue(all);
  const { id } = all[0]!.table;
  await accepted(vote(others[0]!, seat));
  const [asker, voter] = others.map((seen) => seen.welcome!.seat!) as [number, number];
  await open.hall.close();
  await openAgain();
  people = people.map((person) => person.at(open.address));
  const idle = await people[seat]!.join(id);
  const back = await people[voter]!.join(id);
  await back.until(() => overdues(back)[seat] !== 0, 'the wait');
  expect(back.table).toMatchObject({ voteSeat: seat, voteBy: asker });
  await accepted(answer(back, seat, true));
  await idle.until(() => idle.table.seats[seat]?.standIn === 'easy', 'the stand-in');
});

test('who comes back after a restart has half of the time again', async () => {
  const all = await begun(2);
  const seat = toAct(all);
  const { id } = all[0]!.table;
  time.pass(11 * MINUTE);
  await open.hall.close();
  await openAgain();
  people = people.map((person) => person.at(open.address));
  const [idle, other] = [await people[seat]!.join(id), await people[1 - seat]!.join(id)];
  expect(await codeOf(vote(other, seat))).toBe('notOverdue');
  time.pass(5 * MINUTE);
  await idle.until(() => overdues(idle)[seat] !== 0, 'the table to have waited');
  await accepted(vote(other, seat));
});

test('spectators, and those before the start, do not vote', async () => {
  const { seat, others } = await overdue(await begun(2));
  const watching = await people[3]!.join(others[0]!.table.id);
  expect(await codeOf(vote(watching, seat))).toBe('notSeated');
  const gathering = await people[0]!.join(await people[0]!.createTable(talon.about.id, 2));
  expect(await codeOf(vote(gathering, 1))).toBe('notStarted');
  expect(await codeOf(answer(gathering, 1, true))).toBe('notStarted');
  expect(await codeOf(vote(others[0]!, 7))).toBe('noSuchSeat');
});
