import { Kysely, SqliteDialect } from 'kysely';
import { GroupCommit, type AppendAll, type Appended, type WriteGuard } from './GroupCommit';
import { StoreRefusal } from '../contract/errors';
import type { Schema } from './schema';

/** A fake database that only counts its statements. */
function counted(guard?: WriteGuard, appendAll?: AppendAll) {
  const told: string[] = [];
  const statement = (text: string) => ({
    reader: false,
    all: () => [],
    iterate: () => [].values(),
    run: () => {
      told.push(text);
      if (text.includes('outages')) throw new Error('This cannot be written.');
      return { changes: 1, lastInsertRowid: 0 };
    },
  });
  const database = { close: () => undefined, prepare: statement };
  const group = new GroupCommit(
    new Kysely<Schema>({ dialect: new SqliteDialect({ database }) }),
    guard,
    appendAll,
  );
  return { told, group, commits: () => told.filter((text) => text === 'commit').length };
}

const write = (group: GroupCommit, name: string): Promise<string> =>
  group.write(async (transaction) => {
    await transaction.insertInto('secrets').values({ name, value: '', hash: '' }).execute();
    return name;
  });
const fail = (group: GroupCommit): Promise<unknown> =>
  group.write((transaction) =>
    transaction.insertInto('outages').values({ from: 0, to: 0, hash: '' }).execute(),
  );

test('simultaneous writes are one transaction', async () => {
  const { group, commits } = counted();
  expect(await Promise.all(['a', 'b', 'c'].map((name) => write(group, name)))).toEqual(['a', 'b', 'c']);
  expect(commits()).toBe(1);
  await write(group, 'd');
  expect(commits()).toBe(2);
});

test('a write is acknowledged only when it is durable', async () => {
  const { group, told } = counted();
  const before = await write(group, 'a').then(() => [...told]);
  expect(before.at(-1)).toBe('commit');
});

test('a write that is refused harms no other', async () => {
  const { group, commits } = counted();
  const refused = group.write(async () => {
    throw new StoreRefusal('No.');
  });
  const outcomes = await Promise.allSettled([write(group, 'a'), refused, write(group, 'b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(commits()).toBe(1);
});

test('writes in a failed transaction are tried separately, up to the failing one', async () => {
  const { group, told } = counted();
  const outcomes = await Promise.allSettled([write(group, 'a'), fail(group), write(group, 'b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(told.filter((text) => text.includes('rollback'))).toHaveLength(2);
  expect(await write(group, 'c')).toBe('c');
});

const passing: WriteGuard = {
  enter: async () => undefined,
  committed: async () => undefined,
  close: async () => undefined,
};

test('a server that may not write writes nothing', async () => {
  const enter = async (): Promise<void> => {
    throw new Error('The lock is lost.');
  };
  const { group, told } = counted({ ...passing, enter });
  const outcomes = await Promise.allSettled([write(group, 'a'), write(group, 'b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(told.filter((text) => /insert|commit/u.test(text))).toEqual([]);
});

test('a committed write that must not be acknowledged is rejected, and not tried again', async () => {
  let isWell = false;
  const committed = async (): Promise<void> => {
    if (!isWell) throw new Error('The sequence file cannot be written.');
  };
  const { group, told, commits } = counted({ ...passing, committed });
  const outcomes = await Promise.allSettled([write(group, 'a'), write(group, 'b')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect([commits(), told.filter((text) => text.includes('insert')).length]).toEqual([1, 2]);
  isWell = true;
  expect(await write(group, 'c')).toBe('c');
});

const appended = (table: string, index = 0): Appended => ({
  table,
  index,
  entry: { seat: 0, action: { type: 'go' }, at: 0 },
});

/** Writes an entry; tells the statement that it needs where it is not written with others. */
const append = (group: GroupCommit, table: string, index = 0): Promise<void> =>
  group.write(
    async (transaction) => {
      await transaction.insertInto('secrets').values({ name: table, value: '', hash: '' }).execute();
    },
    appended(table, index),
  );

test('entries that follow each other are written together, and alone what was not', async () => {
  const batches: string[][] = [];
  const { group, told } = counted(undefined, async (_, all) => {
    batches.push(all.map(({ table }) => table));
    return new Set(all.filter(({ table }) => table !== 'odd'));
  });
  const outcomes = await Promise.allSettled([
    ...['a', 'b', 'odd'].map((table) => append(group, table)),
    write(group, 'other'),
    append(group, 'c'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'));
  expect(batches).toEqual([['a', 'b', 'odd']]);
  // The odd one, the other write, and the last one, which had no company.
  expect(told.filter((text) => text.includes('insert'))).toHaveLength(3);
  expect(told.filter((text) => text === 'commit')).toHaveLength(1);
});

test('where entries cannot be written together, each is tried by itself', async () => {
  let times = 0;
  const { group, told } = counted(undefined, async () => {
    times += 1;
    throw new Error('The database has gone.');
  });
  await Promise.all([append(group, 'a'), append(group, 'b')]);
  expect(times).toBe(1);
  expect(told.filter((text) => text.includes('insert'))).toHaveLength(2);
});
