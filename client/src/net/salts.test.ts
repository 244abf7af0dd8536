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

test('a salt is 16 bytes in hex, the same for a table whenever it is asked for', () => {
  const salt = saltFor('t1');
  expect(salt).toMatch(/^[0-9a-f]{32}$/u);
  expect(saltFor('t1')).toBe(salt);
  expect(saltFor('t2')).not.toBe(salt);
});

test('what is kept but is no salt is drawn anew', () => {
  kept.set('gearhall.salt.t1', 'abc');
  expect(saltFor('t1')).toMatch(/^[0-9a-f]{32}$/u);
});

test('salts of tables that are long past are forgotten', () => {
  for (let table = 0; table < 20; table += 1) {
    saltFor(`t${table}`);
    rememberTable(`t${table}`);
  }
  expect(salts()).toHaveLength(12);
  forgetMyTables();
  expect(salts()).toEqual([]);
});
