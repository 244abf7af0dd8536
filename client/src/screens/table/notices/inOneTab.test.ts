import { inOneTab } from './inOneTab';

const storage = new Map<string, string>();

beforeEach(() => {
  jest.useFakeTimers();
  storage.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    },
  });
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => (last = last.then(work, work));
  Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true });
});
afterEach(() => void jest.useRealTimers());

const USED = { hidden: false, hasFocus: () => true };
const SEEN = { hidden: false, hasFocus: () => false };
const HIDDEN = { hidden: true, hasFocus: () => false };

/** Tabs that learn of a call one after the other, at these milliseconds; the result: the places of those that answer. */
async function answering(
  tabs: readonly (readonly [tab: typeof USED, at: number])[],
  call = 'table 12 turn 3',
): Promise<readonly number[]> {
  const answered: number[] = [];
  const asked = tabs.map(async ([tab, at], place) => {
    await new Promise((resolve) => setTimeout(resolve, at));
    Object.assign(globalThis, { document: tab });
    await inOneTab(call, () => answered.push(place));
  });
  await jest.advanceTimersByTimeAsync(3000);
  await Promise.all(asked);
  return answered;
}

test.each([
  [
    'the one in use before one that is seen and one that is not',
    [
      [HIDDEN, 0],
      [SEEN, 1],
      [USED, 90],
    ],
    2,
  ],
  [
    'one that is seen, where none is in use',
    [
      [HIDDEN, 0],
      [SEEN, 90],
    ],
    1,
  ],
  [
    'only one of several that nobody sees',
    [
      [HIDDEN, 0],
      [HIDDEN, 1],
      [HIDDEN, 2],
    ],
    0,
  ],
  [
    'only one of two windows that are both said to be in use',
    [
      [USED, 0],
      [USED, 0],
    ],
    0,
  ],
  [
    'not one that learns of it late',
    [
      [HIDDEN, 0],
      [USED, 2000],
    ],
    0,
  ],
] as const)('of the tabs of a person one answers a call: %s', async (_name, tabs, place) => {
  expect(await answering(tabs)).toEqual([place]);
});

test('another call is answered, and the same one again when it comes much later', async () => {
  expect(await answering([[USED, 0]])).toEqual([0]);
  expect(await answering([[USED, 0]], 'table 13 turn 3')).toEqual([0]);
  expect(await answering([[USED, 0]])).toEqual([]);
  jest.setSystemTime(Date.now() + 11_000);
  expect(await answering([[USED, 0]])).toEqual([0]);
});
