import { forgetMyTables, rememberTable } from './myTables';
import { saltFor } from './salts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
});

const salts = () => [...kept.keys()].filter((key) => key.includes('salt.'));

test('a salt is 16 bytes in hex, and the same every time for a table', () => {
  const salt = saltFor('t1');
  expect(salt).toMatch(/^[0-9a-f]{32}$/u);
  expect(saltFor('t1')).toBe(salt);
  expect(saltFor('t2')).not.toBe(salt);
});

test('a stored value that is no salt is replaced', () => {
  kept.set('gearhall.salt.t1', 'abc');
  expect(saltFor('t1')).toMatch(/^[0-9a-f]{32}$/u);
});

test('salts of tables long past are forgotten', () => {
  for (let table = 0; table < 20; table += 1) {
    saltFor(`t${table}`);
    rememberTable(`t${table}`);
  }
  expect(salts()).toHaveLength(12);
  forgetMyTables();
  expect(salts()).toEqual([]);
});
