import { byLot } from '@gearhall/shared/core/testing/lot';
import { Rng } from '../testing/fuzz/Rng';
import { clearHall, columnsOf, fillHall, openDamaged } from '../testing/halls/damagedHall';

/** Text where none may be, a number beyond what is safe, and bytes. */
const GARBAGE = [`'{"'`, '9223372036854775807', "x'ff00'"] as const;

/** Without these rows a hall must not start: it says so in a sentence. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  secrets: /^The secret ".*" of this hall is damaged in the database[.] Restore a backup/u,
  commits: /^The count of commits in the database is damaged: restore a backup[.]$/u,
};
const expected = (table: string) => {
  const sentence = REFUSED[table];
  return sentence ? { error: expect.objectContaining({ message: expect.stringMatching(sentence) }) } : [];
};

beforeAll(fillHall);
afterAll(() => clearHall());

test.each(byLot(GARBAGE, 1, 'garbage in the database'))(
  'each column that becomes %s is answered plainly',
  async (value) => {
    // SQLite keeps no text as a row's number.
    for (const { table, column } of columnsOf().filter((one) => !(one.isKey && one.column === 'id'))) {
      const told = await openDamaged(`update or ignore ${table} set "${column}" = ${value}`);
      const isRefused = Array.isArray(told) ? [] : expected(table);
      expect([table, column, told]).toEqual([table, column, isRefused]);
    }
  },
  600_000,
);

/** A few columns of a few tables at once, by a seed that is printed. */
const SEED = Number(process.env.GEARHALL_SEED ?? Date.now() % 1_000_000);
const CASES = 60;

test(`${CASES} halls with several damaged columns answer plainly (GEARHALL_SEED=${SEED})`, async () => {
  const columns = columnsOf().filter(({ table, isKey }) => !isKey && REFUSED[table] === undefined);
  for (let number = 0; number < CASES; number += 1) {
    const rng = new Rng(SEED, number);
    const statements = Array.from({ length: rng.between(2, 5) }, () => {
      const { table, column } = rng.pick(columns);
      return `update or ignore ${table} set "${column}" = ${garbage(rng, column)} where ${rng.pick(['1', 'rowid % 2'])}`;
    });
    const told = await openDamaged(statements.join('; '));
    expect([SEED, number, statements, told]).toEqual([SEED, number, statements, []]);
  }
}, 600_000);

const garbage = (rng: Rng, column: string): string =>
  rng.pick([
    ...[`'{"'`, '9223372036854775807', '-1', '0', `''`, "x'ff00'", '1.5', `'null'`, `'[]'`],
    ...[`substr("${column}", 2)`, `"${column}" || ' '`, `replace("${column}", '1', '2')`],
  ]);
