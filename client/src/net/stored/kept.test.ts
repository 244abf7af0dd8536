/** Tabs of one browser: modules of their own with one storage, which tells each of what the others do. */

class KeptStorage {
  readonly kept = new Map<string, string>();
  isFull = false;
  get length(): number {
    return this.kept.size;
  }
  key = (at: number) => [...this.kept.keys()][at] ?? null;
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem(key: string, value: string): void {
    if (this.isFull) throw new Error('The quota is used up.');
    this.kept.set(key, value);
  }
  removeItem = (key: string) => void this.kept.delete(key);
}

let storage: KeptStorage;
beforeEach(() => {
  storage = new KeptStorage();
  Object.assign(globalThis, {
    localStorage: storage,
    window: new EventTarget(),
    document: new EventTarget(),
  });
});
afterEach(() => {
  for (const key of ['localStorage', 'window', 'document']) Reflect.deleteProperty(globalThis, key);
  jest.restoreAllMocks();
});

/** Modules as a fresh tab has them. */
async function tab() {
  jest.resetModules();
  const [kept, lessons, guest, { api }, alone, { shelfOf }, local] = await Promise.all([
    import('./kept'),
    import('./lessonsDone'),
    import('../guest/guest'),
    import('../requests/api'),
    import('./alone'),
    import('../../ui/shelf/shelf'),
    import('../../local/localStore'),
  ]);
  return { kept, lessons, guest, api, alone, shelfOf, local };
}

/** What the browser tells the other tabs. */
const told = (key: string | null) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key: key === null ? null : `gearhall.${key}` }));

test('a value that another tab changes is followed, and so is one that all are cleared with', async () => {
  const [one, other] = [await tab(), await tab()];
  const value = one.kept.keptText('sound');
  other.kept.keep('sound', 'off');
  expect(value.current.value).toBeUndefined();
  told('sound');
  expect(value.current.value).toBe('off');
  storage.kept.clear();
  told(null);
  expect(value.current.value).toBeUndefined();
});

test('a value is read anew before it is used or changed, though nobody has told', async () => {
  const [one, other] = [await tab(), await tab()];
  const list = (kept: typeof one.kept) =>
    kept.keptValue<readonly string[]>('list', {
      parse: (text = '') => text.split(' ').filter(Boolean),
      format: (all) => all.join(' '),
    });
  const [mine, theirs] = [list(one.kept), list(other.kept)];
  theirs.change((all) => [...all, 'theirs']);
  mine.change((all) => [...all, 'mine']);
  expect(theirs.read()).toEqual(['theirs', 'mine']);
});

test('a tab that was frozen looks at everything when it is back', async () => {
  const [one, other] = [await tab(), await tab()];
  const value = one.kept.keptText('name');
  other.kept.keep('name', 'Ada');
  window.dispatchEvent(new Event('pageshow'));
  expect(value.current.value).toBe('Ada');
});

test('where the storage is full or forbidden, values hold for this visit', async () => {
  const { kept } = await tab();
  const value = kept.keptText('sound');
  storage.isFull = true;
  value.set('off');
  expect([value.current.value, value.read()]).toEqual(['off', 'off']);
  kept.forgetKept();
  expect(value.current.value).toBeUndefined();
});

test('the lessons of two tabs are merged', async () => {
  const [one, other] = [await tab(), await tab()];
  one.lessons.markLessonDone('metaltalon', 'moving');
  other.lessons.markLessonDone('metaltalon', 'shooting');
  one.lessons.markLessonDone('kriegbot', 'cards');
  expect(other.lessons.lessonsDone('metaltalon')).toEqual(new Set(['moving', 'shooting']));
  told('lessons');
  expect(other.lessons.lessonsDone('kriegbot')).toEqual(new Set(['cards']));
});

test('what two tabs save and remove on a shelf is merged', async () => {
  const [one, other] = [await tab(), await tab()];
  const shelfIn = ({ shelfOf }: typeof one) =>
    shelfOf('shelf', (value) => value as { readonly name: string });
  const [mine, theirs] = [shelfIn(one), shelfIn(other)];
  mine.save({ name: 'A' });
  theirs.save({ name: 'B' });
  mine.save({ name: 'C' });
  theirs.remove({ name: 'A' });
  told('shelf');
  expect(mine.saved.value).toEqual([{ name: 'C' }, { name: 'B' }]);
});

test('a tab that was left behind does not take back what another one has played of the same game', async () => {
  const [one, other] = [await tab(), await tab()];
  const game = (entries: number, seed = 'ab') => ({
    ...{ game: 'metaltalon', rulesVersion: 1, options: {}, seed: seed.repeat(32) },
    seats: [{ name: 'Ada', by: 'me' as const }],
    entries: Array.from({ length: entries }, () => ({ seat: 0, action: { type: 'endTurn' } })),
  });
  const length = () => one.local.keptLocal('bots')?.entries.length;
  one.local.keepGame('bots', game(1));
  other.local.keptLocal('bots');
  one.local.keepGame('bots', game(9));
  other.local.keepGame('bots', game(2));
  expect(length()).toBe(9);
  // Taken back in the same tab, and another game.
  one.local.keepGame('bots', game(7));
  expect(length()).toBe(7);
  other.local.keepGame('bots', game(0, 'cd'));
  expect(length()).toBe(0);
});

test('a page learns that its browser has become somebody else in another tab, but not of itself', async () => {
  const [one, other] = [await tab(), await tab()];
  one.guest.becomeGuest('ada', 'Ada');
  let times = 0;
  one.guest.onOtherPerson(() => (times += 1));
  expect(await other.guest.guestToken()).toBe('ada');
  told('token');
  one.guest.becomeGuest('ada too', 'Ada');
  expect(times).toBe(0);
  other.guest.becomeGuest('bo', 'Bo');
  told('token');
  expect(times).toBe(1);
});

const LOCKS = [
  ['with locks of the browser', true],
  ['without them', false],
] as const;

describe.each(LOCKS)('two tabs of a browser that is nobody yet, %s,', (_, hasLocks) => {
  /** One at a time, as `navigator.locks` does it. */
  beforeEach(() => {
    let last: Promise<unknown> = Promise.resolve();
    const request = (_name: string, work: () => Promise<unknown>) => (last = last.then(work, work));
    Object.defineProperty(globalThis, 'navigator', {
      value: hasLocks ? { locks: { request } } : {},
      configurable: true,
    });
  });

  test('end up as one person, even if they ask at the same moment', async () => {
    const tabs = [await tab(), await tab(), await tab()];
    let guests = 0;
    for (const { api } of tabs) {
      jest.spyOn(api, 'newGuest').mockImplementation(async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return { token: `guest${(guests += 1)}` };
      });
    }
    const tokens = await Promise.all(tabs.map(({ guest }) => guest.guestToken()));
    expect(tokens).toEqual(['guest1', 'guest1', 'guest1']);
    expect(guests).toBe(1);
  });

  test('know what the other one has become before', async () => {
    const [one, other] = [await tab(), await tab()];
    other.guest.becomeGuest('theirs', 'Ada');
    expect(await one.guest.guestToken()).toBe('theirs');
    expect(one.guest.isSomebody()).toBe(true);
    one.guest.forgetToken('another');
    expect(other.guest.knownToken()).toBe('theirs');
    one.guest.forgetToken('theirs');
    expect(other.guest.knownToken()).toBeUndefined();
  });

  test('and wait for each other; one that fails or is closed holds up nobody', async () => {
    const [one, other] = [await tab(), await tab()];
    const order: string[] = [];
    const fails = one.alone.alone('x', async () => {
      order.push('one');
      throw new Error('The network is gone.');
    });
    const goes = fails.catch(() => other.alone.alone('x', async () => void order.push('other')));
    await expect(fails).rejects.toThrow('network');
    await goes;
    expect(order).toEqual(['one', 'other']);
    if (hasLocks) return;
    storage.kept.set('gearhall.lock.x', `closed ${Date.now() - 1}`);
    await other.alone.alone('x', async () => void order.push('again'));
    expect(order).toHaveLength(3);
  });
});
