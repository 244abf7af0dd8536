import { byLot } from './lot';

const TABLES = Array.from({ length: 40 }, (_, number) => `table ${number}`);
const drawn = (lot: string): readonly string[] => byLot(TABLES, 12, 'tables', lot);

test('a lot takes as many as it is asked for, each once, in their order, and the same again', () => {
  expect(drawn('1')).toHaveLength(12);
  expect(drawn('1')).toEqual(TABLES.filter((table) => drawn('1').includes(table)));
  expect(drawn('1')).toEqual(drawn('1'));
});

test('other lots take others, and nothing is left out for ever', () => {
  expect(drawn('1')).not.toEqual(drawn('2'));
  expect(byLot(TABLES, 12, 'tables', '1')).not.toEqual(byLot(TABLES, 12, 'scenarios', '1'));
  const found = new Set(Array.from({ length: 60 }, (_, lot) => drawn(String(lot))).flat());
  expect(found.size).toBe(40);
});

test('"all" takes everything', () => {
  expect(drawn('all')).toEqual(TABLES);
});
