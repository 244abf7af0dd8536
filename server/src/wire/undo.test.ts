import { matchMaker } from '@colyseus/core';
import { unpackEvent } from '@gearhall/shared/core/log/coreEvents';
import { anyGame, type AnyGame } from '@gearhall/shared/core/game';
import { Match } from '@gearhall/shared/core/match';
import { sealed } from '@gearhall/shared/core/testing/sealed';
import { toy } from '@gearhall/shared/core/testing/toy';
import { RULES } from '@gearhall/shared/games/rules';
import { startOf } from '../tableRecord/matchRunner';
import { memoryStore } from '../store/memory/memoryStore';
import type { Store } from '../store/contract/store';
import { playing } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { RawClient } from '../testing/clients/rawClient';
import { privateNotesGame, privateNotesRules } from '../testing/games/privateNotesGame';
import { until } from '../testing/until';

const NO_VIEW = { mine: '', said: 0 };
/** Whisper, except that only the first seat writes notes, so that it knows that nobody else has done so unseen. */
const jotting = anyGame({
  ...privateNotesRules,
  about: { ...privateNotesRules.about, id: 'jotting' },
  legal: (_, seat) =>
    privateNotesRules.legal(NO_VIEW, seat).filter(({ type }) => seat === 0 || type === 'say'),
});
const secret = anyGame(sealed);
const talon = RULES.metaltalon;

/** A store that accepts no action while `failing`. */
let failing = false;
const kept = memoryStore();
const store: Store = {
  ...kept,
  append: async (...entry) => {
    if (failing) throw new Error('The disk is full.');
    return kept.append(...entry);
  },
};
const games = [toy, privateNotesGame, jotting, secret, talon];
let open: OpenHall;
let ada: Person, bo: Person, cy: Person, di: Person;
beforeAll(async () => {
  open = await openHall({ games, store, config: { idleAfterMs: 1000, goneAfterMs: 1000 } });
  [ada, bo, cy, di] = (await Promise.all(
    ['Ada', 'Bo', 'Cy', 'Di'].map((name) => Person.enter(open.address, name)),
  )) as [Person, Person, Person, Person];
});
afterAll(() => open.hall.close());

const note = (text: string) => ({ type: 'note', text });
const say = { type: 'say' };
const roll = { type: 'roll' };
const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;
const accepted = async (...answers: ReturnType<Seen['ask']>[]) => {
  for (const answer of answers) expect((await answer).refusal).toBeUndefined();
};
const undo = (seen: Seen, ask = false) => seen.ask('undo', { ask });
const consent = (seen: Seen, yes: boolean) => seen.ask('consent', { yes });
const kindsOf = (seen: Seen, game: AnyGame) => seen.events.map((event) => unpackEvent(game, event));
const listOf = (seen: Seen) => (seen.view as { list: string }).list;
const toyTable = async () => (await playing([ada, bo, cy], toy)) as [Seen, Seen, Seen];

/** Ada has rolled a die and asked to undo it. */
async function asking(): Promise<[Seen, Seen, Seen]> {
  const all = await toyTable();
  await accepted(all[0].act(roll));
  await accepted(undo(all[0], true));
  for (const seen of all) await seen.until(() => seen.table.undoBy === 0, 'the question');
  return all;
}

describe('undo without anything learned', () => {
  test('is done at once; everybody sees it, and the game goes on', async () => {
    const [a, b, c] = await toyTable();
    const spectator = await di.join(a.table.id);
    await accepted(a.act(note('x')));
    await accepted(a.act(note('y')));
    await accepted(undo(a));
    for (const seen of [a, b, c, spectator]) {
      await seen.until(() => seen.table.actions === 3, 'the taking back');
      expect(listOf(seen)).toBe('x');
      expect(seen.table.undoBy).toBe(-1);
    }
    await accepted(undo(a));
    await accepted(b.act(note('z')));
    await spectator.until(() => listOf(spectator) === 'z', 'what follows');
    const taken = { type: 'takenBack', seat: 0 };
    const added = { type: 'added' };
    expect(kindsOf(spectator, toy)).toEqual([added, added, taken, taken, added]);
    expect(await codeOf(undo(a))).toBe('nothingToTakeBack');
  });

  test('is not for those who have done nothing, nor for spectators, nor before the start', async () => {
    const [a, b] = await toyTable();
    const spectator = await di.join(a.table.id);
    await accepted(a.act(note('x')));
    expect(await codeOf(undo(b))).toBe('nothingToTakeBack');
    expect(await codeOf(undo(b, true))).toBe('nothingToTakeBack');
    expect(await codeOf(undo(spectator, true))).toBe('notSeated');
    const other = await ada.join(await ada.createTable('toy', 2));
    expect(await codeOf(undo(other))).toBe('notStarted');
    expect(listOf(a)).toBe('x');
  });

  test('sent again because its answer was lost, takes back nothing more', async () => {
    const [a] = await toyTable();
    for (const text of ['x', 'y', 'z']) await accepted(a.act(note(text)));
    for (let time = 0; time < 3; time += 1) await accepted(a.ask('undo', { n: 900, ask: false }));
    expect(listOf(a)).toBe('x,y');
    const tablet = await ada.join(a.table.id);
    expect(tablet.welcome?.lastAct).toBe(900);
    await accepted(undo(tablet));
    await a.until(() => listOf(a) === 'x', 'the second taking back');
    await a.until(() => a.welcome?.lastAct === 901, 'word of the number');
  });

  test('survives a restart: views, counts, events, numbers, and what comes next', async () => {
    const [a, b] = (await playing([ada, bo], secret)) as [Seen, Seen];
    const { id } = a.table;
    const file = (number: number) => ({ type: 'file', number });
    await accepted(a.act(file(3)));
    await accepted(a.ask('undo', { n: 70, ask: false }));
    await accepted(b.act(file(4)));
    await accepted(b.ask('undo', { n: 71, ask: true }));
    await accepted(a.ask('act', { n: 72, action: file(5) }));
    for (const seen of [a, b]) await seen.until(() => seen.table.actions === 5, 'all of it');
    const { changes } = a.table;
    const before = [a, b].map(({ view, table, events }) => ({
      ...{ view, events: [...events] },
      table: { ...table, changes: 0 },
    }));
    await Promise.all([a.leave(), b.leave()]);
    await closed(id);
    const back = [await ada.join(id), await bo.join(id)];
    for (const [seat, seen] of back.entries()) {
      await seen.until(() => seen.table.seats.every(({ presence }) => presence === 'here'), 'both');
      await accepted(seen.ask('history', { events: 0, chat: 0 }));
      const table = { ...seen.table, changes: 0 };
      expect({ view: seen.view, table, events: seen.events }).toEqual(before[seat]);
      // Higher than before, so that what was meant for the table as it was then is stale.
      expect(seen.table.changes).toBeGreaterThan(changes);
      expect(seen.welcome?.events).toBe(before[seat]!.events.length);
      expect(seen.welcome?.lastAct).toBe([72, 71][seat]);
    }
    // Sent again after the restart: done before.
    await accepted(back[1]!.ask('undo', { n: 71, ask: true }));
    expect(await codeOf(undo(back[1]!))).toBe('nothingToTakeBack');
    await accepted(undo(back[0]!));
    expect(back[0]!.table.toAct).toEqual([0, 1]);
  });
});

/** Waits until a table without connections has no room any more. */
async function closed(id: string): Promise<void> {
  await until(async () => !(await matchMaker.getRoomById(id)), 'the room to be closed');
}

describe('undo with something learned', () => {
  test('is refused with what was learned, and changes nothing', async () => {
    const [a, b] = await toyTable();
    await accepted(a.act(roll));
    await accepted(b.act(note('x')));
    await accepted(b.act(roll));
    const figures = { rolls: 2, others: 2, seenBySelf: 0, seenByOthers: 0 };
    expect((await undo(a)).refusal).toEqual({ refused: 'undoNeedsConsent', detail: figures });
    expect(a.table).toMatchObject({ undoBy: -1, undoLearned: '', actions: 3 });
  });

  test('asks all the others, with what was learned, and is done when all have agreed', async () => {
    const [a, b, c] = await asking();
    const spectator = await di.join(a.table.id);
    const learned = { rolls: 1, others: 0, seenBySelf: false, seenByOthers: false };
    expect(JSON.parse(spectator.table.undoLearned)).toEqual(learned);
    expect(await codeOf(consent(spectator, false))).toBe('noQuestion');
    expect(await codeOf(consent(a, true))).toBe('noQuestion');
    await accepted(consent(b, true));
    await accepted(consent(b, true));
    await spectator.until(() => spectator.table.seats[1]!.agreed, 'that Bo agrees');
    expect(spectator.table.seats.map(({ agreed }) => agreed)).toEqual([false, true, false]);
    expect(listOf(a)).not.toBe('');
    await accepted(consent(c, true));
    await spectator.until(() => spectator.table.undoBy === -1, 'the end of the question');
    expect(listOf(spectator)).toBe('');
    expect(spectator.table).toMatchObject({ undoLearned: '', actions: 2 });
    expect(spectator.table.seats.map(({ agreed }) => agreed)).toEqual([false, false, false]);
    expect(kindsOf(a, toy).at(-1)).toEqual({ type: 'takenBack', seat: 0 });
    expect(await codeOf(consent(c, true))).toBe('noQuestion');
  });

  test('is refused by one who does not agree, and everybody is told who', async () => {
    const [a, b, c] = await asking();
    await accepted(consent(b, true));
    await accepted(consent(c, false));
    await a.until(() => a.table.undoBy === -1, 'the end of the question');
    await b.until(() => b.events.length === 2, 'who refused');
    for (const seen of [a, b]) {
      expect(kindsOf(seen, toy)).toEqual([{ type: 'added' }, { type: 'undoRefused', seat: 2 }]);
      expect(seen.table.actions).toBe(1);
      expect(listOf(seen)).not.toBe('');
    }
  });

  test('is not asked again for the same, only once something has changed', async () => {
    const [a, b, c] = await asking();
    await accepted(consent(c, false));
    expect(await codeOf(undo(a, true))).toBe('undoRefused');
    // What is done and taken back changes nothing.
    await accepted(a.act(note('x')), undo(a));
    expect(await codeOf(undo(a, true))).toBe('undoRefused');
    await accepted(b.act(note('y')));
    await accepted(undo(a, true));
    await b.until(() => b.table.undoBy === 0, 'the next question');
    expect(b.table.seats.map(({ agreed }) => agreed)).toEqual([false, false, false]);
  });

  test('a question that was withdrawn can be asked again', async () => {
    const [a] = await asking();
    await accepted(consent(a, false));
    await accepted(undo(a, true));
  });

  test('a refusal is still in the sequence of events after a restart', async () => {
    const [a, b] = (await playing([ada, bo], toy)) as [Seen, Seen];
    const { id } = a.table;
    await accepted(a.act(roll));
    await accepted(undo(a, true));
    await accepted(consent(b, false));
    await accepted(a.act(note('x')));
    await accepted(undo(a));
    await b.until(() => b.events.length === 4, 'all of it');
    const events = [...b.events];
    expect(kindsOf(b, toy).map(({ type }) => type)).toEqual(['added', 'undoRefused', 'added', 'takenBack']);
    await Promise.all([a.leave(), b.leave()]);
    await closed(id);
    const back = await bo.join(id);
    await accepted(back.ask('history', { events: 0, chat: 0 }));
    expect(back.events).toEqual(events);
    expect(back.table.actions).toBe(3);
  });

  test('can be withdrawn', async () => {
    const [a, b] = await asking();
    await accepted(consent(a, false));
    await b.until(() => b.table.undoBy === -1, 'the end of the question');
    expect(b.events).toHaveLength(1);
    expect(await codeOf(consent(b, true))).toBe('noQuestion');
  });

  test('includes what others have done since', async () => {
    const [a, b, c] = await toyTable();
    await accepted(c.act(note('x')));
    await accepted(a.act(note('y')));
    await accepted(b.act(note('z')));
    await accepted(undo(a, true));
    await accepted(consent(b, true));
    await accepted(consent(c, true));
    await b.until(() => listOf(b) === 'x', 'the taking back');
    expect(await codeOf(undo(b))).toBe('nothingToTakeBack');
    await accepted(undo(c));
  });

  test('a store failure leaves the vote open, and the agreement can be sent again', async () => {
    const [a, b, c] = await asking();
    await accepted(consent(b, true));
    failing = true;
    const answer = await c.ask('consent', { n: 80, yes: true });
    failing = false;
    await open.well();
    expect(answer.refusal?.refused).toBe('storeDown');
    expect(a.table).toMatchObject({ undoBy: 0, actions: 1 });
    await accepted(c.ask('consent', { n: 80, yes: true }));
    await a.until(() => a.table.undoBy === -1, 'the end of the question');
    expect(listOf(a)).toBe('');
  });

  test('one question at a time', async () => {
    const [a, b] = await asking();
    expect(await codeOf(undo(a, true))).toBe('undoPending');
    expect(await codeOf(undo(b, true))).toBe('undoPending');
  });

  test('an action ends the vote without an event', async () => {
    const [a, b, c] = await asking();
    await accepted(consent(b, true));
    await accepted(b.act(note('x')));
    await c.until(() => c.table.undoBy === -1, 'the end of the question');
    expect(c.table.undoLearned).toBe('');
    expect(c.table.seats[1]?.agreed).toBe(false);
    expect(kindsOf(a, toy).map(({ type }) => type)).toEqual(['added', 'added']);
    expect(await codeOf(consent(c, true))).toBe('noQuestion');
  });

  test('question and answers sent again do not count twice', async () => {
    const [a, b, c] = await toyTable();
    await accepted(a.act(roll));
    await accepted(a.act(roll));
    await accepted(a.ask('undo', { n: 50, ask: true }));
    await accepted(a.ask('undo', { n: 50, ask: true }));
    await accepted(b.ask('consent', { n: 60, yes: true }));
    await accepted(consent(c, true));
    await accepted(a.ask('undo', { n: 50, ask: true }));
    expect(listOf(a).length).toBe(1);
    expect(a.table.undoBy).toBe(-1);
    await accepted(a.ask('undo', { n: 51, ask: true }));
    await accepted(b.ask('consent', { n: 60, yes: true }));
    expect(a.table.seats.map(({ agreed }) => agreed)).toEqual([false, false, false]);
    expect((await bo.join(a.table.id)).welcome?.lastAct).toBe(60);
  });

  test('a player who is gone is waited for, and may say no when they are back', async () => {
    const [a, b, c] = await asking();
    const { id } = a.table;
    await accepted(consent(b, true));
    await c.leave();
    await a.until(() => a.table.seats[2]?.presence === 'gone', 'Cy to be gone');
    expect([a.table.undoBy, listOf(a)]).toEqual([0, expect.stringMatching(/./u)]);
    const back = await cy.join(id);
    await accepted(consent(back, false));
    await a.until(() => a.table.undoBy === -1, 'the end of the question');
    expect(a.table.actions).toBe(1);
  });

  test('the vote says whether a seat has seen something', async () => {
    const [a, b] = (await playing([ada, bo], secret)) as [Seen, Seen];
    await accepted(a.act({ type: 'file', number: 1 }));
    await accepted(b.act({ type: 'file', number: 2 }));
    await a.until(() => a.table.toAct.length === 1, 'the first turn');
    const seat = a.table.toAct[0]!;
    const [actor, other] = seat === 0 ? [a, b] : [b, a];
    await accepted(actor.act({ type: 'peek', seat: 1 - seat, card: 0 }));
    const detail = { rolls: 0, others: 0, seenBySelf: 1, seenByOthers: 0 };
    expect((await undo(actor)).refusal).toEqual({ refused: 'undoNeedsConsent', detail });
    await accepted(undo(actor, true));
    await accepted(consent(other, true));
    await actor.until(() => actor.table.actions === 4, 'the taking back');
    expect(actor.view).toEqual(expect.objectContaining({ phase: 'revealing', turn: seat }));
  });
});

test('a record with undos replays to the same end', async () => {
  const [a, b, c] = await toyTable();
  await accepted(a.act(roll));
  await accepted(undo(a, true));
  await accepted(consent(b, true));
  await accepted(consent(c, true));
  await accepted(b.act(roll));
  await accepted(c.act(note('x')));
  await accepted(undo(c));
  await accepted(c.act(roll));
  const stored = (await store.load(a.table.id))!;
  expect(stored.entries.map(({ action }) => action.type)).toEqual([
    'roll',
    'takeBack',
    'roll',
    'note',
    'takeBack',
    'roll',
  ]);
  const again = Match.replay(toy, { ...startOf(stored.core, stored.tableRecord), entries: stored.entries });
  expect(again.project('spectator')).toEqual(a.view);
});

test('bots agree, and continue after it', async () => {
  const id = await ada.createTable('metaltalon', 3);
  const [a, b] = [await ada.join(id), await bo.join(id)];
  await accepted(a.ask('bot', { seat: 1, level: 'easy' }));
  await accepted(b.ask('sit', { seat: 2 }));
  await accepted(a.ask('start'));
  const myTurn = (seen: Seen) => seen.until(() => seen.table.toAct.includes(seen.welcome!.seat!), 'the turn');
  const endTurn = async (seen: Seen) => {
    await myTurn(seen);
    const legal = talon.legal(seen.view, seen.welcome!.seat!);
    await accepted(seen.act(legal.find(({ type }) => type === 'endTurn') ?? legal[0]!));
  };
  const people = [a, b];
  for (let round = 0; round < 3; round += 1) {
    await people[0]!.until(
      () => people.some((seen) => seen.table.toAct.includes(seen.welcome!.seat!)),
      'somebody',
    );
    const actor = people.find((seen) => seen.table.toAct.includes(seen.welcome!.seat!))!;
    const other = people.find((seen) => seen !== actor)!;
    await endTurn(actor);
    await people[0]!.until(
      () => people.some((seen) => seen.table.toAct.includes(seen.welcome!.seat!)),
      'bots',
    );
    if ((await codeOf(undo(actor))) === 'undoNeedsConsent') {
      await accepted(undo(actor, true));
      await accepted(consent(other, true));
    }
    await actor.until(() => actor.table.toAct.includes(actor.welcome!.seat!), 'the turn to be back');
    await endTurn(actor);
  }
  expect(open.logged.filter(({ level, table }) => table === id && Number(level) > 30)).toEqual([]);
});

describe('a viewer who saw no trace of an action', () => {
  const quietly = async (observers: readonly RawClient[], step: () => Promise<unknown>) => {
    for (const each of observers) await each.quiet();
    const before = observers.map(({ frames }) => frames.length);
    await step();
    for (const each of observers) await each.quiet();
    return observers.map(({ frames }, index) => frames.length - before[index]!);
  };

  test('is sent nothing by its undo, and the same after a restart', async () => {
    const [a, b] = (await playing([ada, bo], jotting)) as [Seen, Seen];
    const { id } = a.table;
    const observers = [await RawClient.join(bo, id), await RawClient.join(cy, id)];
    await accepted(a.act(say));
    const frames = await quietly(observers, () => accepted(a.act(note('mine')), undo(a), a.act(note('own'))));
    expect(frames).toEqual([0, 0]);
    expect(a.view).toEqual({ mine: 'own', said: 1 });
    expect([a.table.actions, b.table.actions]).toEqual([4, 1]);
    // Of two actions that are undone one after the other, each undo is shown to those who saw the action.
    await accepted(undo(a));
    await accepted(undo(a));
    await b.until(() => b.table.actions === 2, 'the taking back');
    expect([a, b].map((seen) => kindsOf(seen, jotting).map(({ type }) => type))).toEqual([
      ['said', 'takenBack', 'takenBack', 'takenBack'],
      ['said', 'takenBack'],
    ]);
    const before = [a, b].map(({ view, table, events }) => ({
      view,
      actions: table.actions,
      events: [...events],
    }));
    for (const each of observers) each.socket.close();
    await Promise.all([a.leave(), b.leave()]);
    await closed(id);
    for (const [seat, person] of [ada, bo].entries()) {
      const back = await person.join(id);
      await accepted(back.ask('history', { events: 0, chat: 0 }));
      expect({ view: back.view, actions: back.table.actions, events: back.events }).toEqual(before[seat]);
    }
  });

  test('does not see it in a vote either: that stays open', async () => {
    const [a, b] = (await playing([ada, bo], privateNotesGame)) as [Seen, Seen];
    const observers = [await RawClient.join(ada, a.table.id), await RawClient.join(cy, a.table.id)];
    await accepted(a.act(say));
    expect((await undo(a)).refusal?.detail).toEqual({ rolls: 0, others: 0, seenBySelf: 0, seenByOthers: 1 });
    await accepted(undo(a, true));
    const asked = a.table.undoLearned;
    expect(await quietly(observers, () => accepted(b.act(note('mine'))))).toEqual([0, 0]);
    expect(b.table.undoBy).toBe(0);
    await accepted(consent(b, true));
    await a.until(() => a.table.undoBy === -1, 'the end of the question');
    expect(JSON.parse(asked)).toMatchObject({ others: 0 });
    expect([a.view, b.view]).toEqual([
      { mine: '', said: 0 },
      { mine: '', said: 0 },
    ]);
    expect(kindsOf(b, privateNotesGame).at(-1)).toEqual({ type: 'takenBack', seat: 0 });
  });
});
