import { RESIGN } from '@gearhall/shared/core/log/resign';
import { toy } from '@gearhall/shared/core/testing/toy';
import { memoryStore } from '../store/memory/memoryStore';
import { playing } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';

/** The answers to a number that was used before, before and after a restart. */

let store = memoryStore();
let open: OpenHall;
let ada: Person, bo: Person, cy: Person;
beforeEach(async () => {
  store = memoryStore();
  open = await openHall({ games: [toy], store, config: { messagesPerSecond: 10_000 } });
  [ada, bo, cy] = (await Promise.all(
    ['Ada', 'Bo', 'Cy'].map((name) => Person.enter(open.address, name)),
  )) as [Person, Person, Person];
});
afterEach(() => open.hall.close());

const note = (text: string) => ({ type: 'note', text });
const roll = { type: 'roll' };
const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused ?? 'accepted';
const act = (seen: Seen, n: number, action: object) => codeOf(seen.ask('act', { n, action }));
const undo = (seen: Seen, n: number, ask = false) => codeOf(seen.ask('undo', { n, ask }));
const consent = (seen: Seen, n: number, yes: boolean) => codeOf(seen.ask('consent', { n, yes }));
const listOf = (seen: Seen) => (seen.view as { list: string }).list;
const table = async () => (await playing([ada, bo, cy], toy)) as [Seen, Seen, Seen];
const logOf = async (seen: Seen) =>
  ((await store.load(seen.table.id))?.entries ?? []).map(({ n, action }) => `${n} ${action.type}`);

/** The hall is closed and opened again with the same store; the same people return to the table. */
async function restarted(...all: Seen[]): Promise<Seen[]> {
  const id = all[0]!.table.id;
  await open.hall.close();
  open = await openHall({ games: [toy], store, config: { messagesPerSecond: 10_000 } });
  [ada, bo, cy] = [ada, bo, cy].map((person) => person.at(open.address)) as [Person, Person, Person];
  return Promise.all([ada, bo, cy].slice(0, all.length).map((person) => person.join(id)));
}

/** Each test runs at the table as it is, and at the same one after a restart. */
const TIMES = [
  ['at once', async (...all: Seen[]) => all],
  ['after a restart', restarted],
] as const;

describe.each(TIMES)('a number that was used before, %s:', (_, later) => {
  test('the same action is answered as accepted, and not applied again', async () => {
    const [first, second] = await table();
    for (const n of [3, 10]) expect(await act(first, n, note(`n${n}`))).toBe('accepted');
    const [a, b] = (await later(first, second)) as [Seen, Seen];
    for (const n of [10, 3, 10]) expect(await act(a, n, note(`n${n}`))).toBe('accepted');
    expect((await ada.join(a.table.id)).welcome?.lastAct).toBe(10);
    expect(listOf(a)).toBe('n3,n10');
    expect(await logOf(b)).toEqual(['3 note', '10 note']);
  });

  test('another action is refused, and changes nothing', async () => {
    const [first] = await table();
    for (const n of [3, 10]) expect(await act(first, n, note(`n${n}`))).toBe('accepted');
    const [a] = (await later(first)) as [Seen];
    for (const n of [10, 3]) {
      expect(await act(a, n, RESIGN)).toBe('staleRequest');
      expect(await act(a, n, note('other'))).toBe('staleRequest');
      expect(await undo(a, n)).toBe('staleRequest');
      expect(await consent(a, n, false)).toBe('staleRequest');
    }
    expect(await logOf(a)).toEqual(['3 note', '10 note']);
    expect(await act(a, 11, note('next'))).toBe('accepted');
  });

  test('a lower number that was never accepted is refused, and changes nothing', async () => {
    const [first] = await table();
    expect(await act(first, 10, note('x'))).toBe('accepted');
    const [a] = (await later(first)) as [Seen];
    expect(await act(a, 4, note('x'))).toBe('staleRequest');
    expect(await act(a, 0, roll)).toBe('staleRequest');
    expect(await undo(a, 9)).toBe('staleRequest');
    expect(await logOf(a)).toEqual(['10 note']);
  });

  test('an undo is answered as accepted only for itself', async () => {
    const [first] = await table();
    for (const n of [1, 2]) await act(first, n, note(`n${n}`));
    expect(await undo(first, 3)).toBe('accepted');
    const [a] = (await later(first)) as [Seen];
    expect(await undo(a, 3)).toBe('accepted');
    expect(await act(a, 3, note('n3'))).toBe('staleRequest');
    expect(await act(a, 2, note('n2'))).toBe('accepted');
    expect(await undo(a, 2)).toBe('staleRequest');
    expect(listOf(a)).toBe('n1');
    expect(await logOf(a)).toEqual(['1 note', '2 note', '3 takeBack']);
  });

  test('an undo that the others have agreed to counts as one in the log', async () => {
    const [first, second, third] = await table();
    await act(first, 1, roll);
    expect(await undo(first, 2, true)).toBe('accepted');
    for (const seen of [second, third]) expect(await consent(seen, 5, true)).toBe('accepted');
    const [a] = (await later(first)) as [Seen];
    expect(await undo(a, 2, true)).toBe('accepted');
    expect(await act(a, 2, roll)).toBe('staleRequest');
    expect(a.table.undoBy).toBe(-1);
    expect(await logOf(a)).toEqual(['1 roll', '2 takeBack']);
  });

  test('is separate for each person', async () => {
    const [first, second] = await table();
    expect(await act(first, 10, note('a'))).toBe('accepted');
    const [, b] = (await later(first, second)) as [Seen, Seen];
    expect(await act(b, 2, note('b'))).toBe('accepted');
    expect(listOf(b)).toBe('a,b');
  });
});

test('a refused request does not use its number up', async () => {
  const [a] = await table();
  expect(await undo(a, 5)).toBe('nothingToTakeBack');
  expect(await act(a, 5, { type: 'fly' })).toBe('malformed');
  expect(await act(a, 5, note('x'))).toBe('accepted');
});

test('act, undo and consent share their numbers', async () => {
  const [a, b] = await table();
  await act(a, 1, roll);
  await act(b, 1, roll);
  expect(await undo(a, 8, true)).toBe('accepted');
  expect(await act(a, 8, roll)).toBe('staleRequest');
  expect(await act(a, 7, roll)).toBe('staleRequest');
  expect(await undo(a, 8, false)).toBe('staleRequest');
  expect(await undo(a, 8, true)).toBe('accepted');
  expect(await consent(b, 4, true)).toBe('accepted');
  expect(await consent(b, 4, false)).toBe('staleRequest');
  expect(await act(b, 4, roll)).toBe('staleRequest');
  expect(await undo(b, 3, true)).toBe('staleRequest');
  expect(await consent(b, 4, true)).toBe('accepted');
  expect(b.table).toMatchObject({ undoBy: 0, actions: 2 });
});

test('a vote is still open after a restart, and the request that opened it is known', async () => {
  const [a, b] = await table();
  await act(a, 1, roll);
  expect(await undo(a, 2, true)).toBe('accepted');
  const [again, other] = (await restarted(a, b)) as [Seen, Seen];
  expect(other.table.undoBy).toBe(0);
  expect(again.welcome?.lastAct).toBe(2);
  expect(await undo(again, 2, true)).toBe('accepted');
  expect(await act(again, 2, roll)).toBe('staleRequest');
  expect(other.table).toMatchObject({ undoBy: 0, actions: 1 });
});

test('a consent still counts after a restart, and sent again it counts once', async () => {
  const [a, b] = await table();
  await act(a, 1, roll);
  await undo(a, 2, true);
  expect(await consent(b, 3, true)).toBe('accepted');
  const [again, other] = (await restarted(a, b)) as [Seen, Seen];
  expect(other.table.seats.map(({ agreed }) => agreed)).toEqual([false, true, false]);
  expect(await consent(other, 3, true)).toBe('accepted');
  expect(again.table.undoBy).toBe(0);
  // An action ends it, and the request that opened it does not open it again.
  expect(await act(again, 3, note('x'))).toBe('accepted');
  expect(await undo(again, 2, true)).toBe('accepted');
  expect(again.table.undoBy).toBe(-1);
});

test('of many votes opened and withdrawn, the last ones are known and the old ones refused', async () => {
  const [a] = await table();
  await act(a, 0, roll);
  for (let n = 1; n < 80; n += 2) {
    expect(await undo(a, n, true)).toBe('accepted');
    expect(await consent(a, n + 1, false)).toBe('accepted');
  }
  expect(await consent(a, 80, false)).toBe('accepted');
  expect(await undo(a, 79, true)).toBe('accepted');
  expect(await undo(a, 1, true)).toBe('staleRequest');
  expect(await act(a, 0, roll)).toBe('accepted');
  expect(a.table).toMatchObject({ undoBy: -1, actions: 1 });
});

test('of two devices that use the same number, one is refused, and has been told the number by then', async () => {
  const [a] = await table();
  const tablet = await ada.join(a.table.id);
  const answers = await Promise.all([act(a, 7, note('phone')), act(tablet, 7, note('tablet'))]);
  expect([...answers].sort()).toEqual(['accepted', 'staleRequest']);
  const late = answers[0] === 'accepted' ? tablet : a;
  expect(late.welcome?.lastAct).toBe(7);
  expect(await codeOf(late.act(note('again')))).toBe('accepted');
  expect(await logOf(a)).toEqual(['7 note', '8 note']);
});

test('lines of chat that are sent again are not added again', async () => {
  const [a, b] = await table();
  const lines = [
    { n: 5, text: 'one' },
    { n: 6, text: 'two' },
  ];
  for (const line of [...lines, ...lines]) expect(await codeOf(a.ask('chat', line))).toBe('accepted');
  expect(await codeOf(a.ask('chat', { n: 7, text: 'one' }))).toBe('accepted');
  await b.until(() => b.chat.length === 3, 'the lines');
  expect(b.chat.map(({ text }) => text)).toEqual(['one', 'two', 'one']);
});

/** A linear congruential generator: the same numbers in each run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

test('each of many random requests that is answered as accepted is in the log, once', async () => {
  const any = numbersFrom(14);
  let [a, b] = await table();
  const acts: string[] = [];
  const undone = new Set<number>();
  for (let step = 0; step < 400; step += 1) {
    if (step % 100 === 99) [a, b] = (await restarted(a, b)) as [Seen, Seen, Seen];
    const n = Math.max(0, Math.floor(step / 4) + any(12) - 8);
    if (any(4) === 0) {
      if ((await undo(a, n)) === 'accepted') undone.add(n);
    } else {
      const action = note('abc'[any(3)]!);
      if ((await act(a, n, action)) === 'accepted') acts.push(`${n} ${action.text}`);
    }
  }
  const { entries } = (await store.load(b.table.id))!;
  const stored = entries.map(({ n, action }) => `${n} ${'text' in action ? action.text : action.type}`);
  expect(new Set(entries.map(({ n }) => n)).size).toBe(entries.length);
  expect(stored).toEqual(expect.arrayContaining([...new Set(acts)]));
  expect(stored).toEqual(expect.arrayContaining([...undone].map((n) => `${n} takeBack`)));
  expect(entries.length).toBe(new Set(acts).size + undone.size);
  expect(acts.length).toBeGreaterThan(new Set(acts).size);
});
