import { clearHall, columnsOf, fillHall, openDamaged } from '../testing/halls/damagedHall';

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

test('no kind of damaged rows is answered with a 5xx, and none ends the hall', async () => {
  const columns = columnsOf();
  for (const table of new Set(columns.map((one) => one.table))) {
    const damaged = columns.filter((one) => one.table === table && !one.isKey);
    const changes = damaged.map(({ column }) => `"${column}" = '{"' || rowid`);
    const told = await openDamaged(`update ${table} set ${changes.join()}`);
    expect([table, told]).toEqual([table, expected(table)]);
  }
}, 120_000);
