import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceOf, TABLES } from './testing/tables';
import { helpSuite } from '../testing/helpSuite';

helpSuite(__dirname);

/** The help repeats the tables of the rules: its numbers must be the same. */
const HELP = readFileSync(join(__dirname, 'help.md'), 'utf8').replace(/ +/gu, ' ');

test.each(Object.entries(TABLES).flatMap(([name, rows]) => rows.map((row) => [name, row] as const)))(
  'the help has the row of %s: %s',
  (_name, row) => {
    expect(HELP).toContain(row);
  },
);

test('the chances are those of the data sheet', () => {
  expect(chanceOf(1, 5)).toBeCloseTo(0.167, 3);
  expect(chanceOf(2, 6)).toBeCloseTo(0.463, 3);
  expect(chanceOf(3, 12)).toBeCloseTo(0.256, 3);
  expect(chanceOf(6, 12)).toBeCloseTo(0.832, 3);
});
