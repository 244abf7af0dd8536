import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** RULES.md and the tests, which name the rulings that they check. */

const read = (path: string): string => readFileSync(join(__dirname, path), 'utf8');
const rules = read('RULES.md');
/** With those of the folders in it. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(__dirname, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file),
  );

/** "R4, R7 Tiles." and the like: a paragraph for one or more rulings. */
const paragraphs = rules.split('\n').filter((line) => line.startsWith('**R'));
const numbersOf = (text: string): string[] => /^\**(R\d+(?:, R\d+)*)/u.exec(text)?.[1]?.split(', ') ?? [];
const rulings = paragraphs.flatMap(numbersOf);

/** The beginnings of the names of all tests. */
const names = filesIn('.')
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => [...read(file).matchAll(/(?:\)|describe|test|each\([^)]*\))\(\s*['"`](R\d[^'"`]*)/gu)])
  .map(([, name = '']) => name);
const named = new Set(names.flatMap(numbersOf));

test('there is a ruling for each number from 1 to 40, and only one', () => {
  const sorted = rulings.map((ruling) => Number(ruling.slice(1))).toSorted((one, other) => one - other);
  expect(sorted).toEqual(Array.from({ length: 40 }, (_, before) => before + 1));
});

test('every ruling says where it comes from', () => {
  const untold = paragraphs.filter(
    (line) => !/\[(?:source|deduced|found|reconstructed)[^\]]*\]$/u.test(line) && !line.includes('is spread'),
  );
  expect(untold).toEqual([]);
});

/** R5 is distributed over others, each with tests of its own. */
test.each(rulings.filter((ruling) => ruling !== 'R5'))('%s is named by a test', (ruling) => {
  expect([...named]).toContain(ruling);
});

test('every ruling named by a test exists', () => {
  expect([...named].filter((ruling) => !rulings.includes(ruling))).toEqual([]);
});

test('every chapter is in the table, and every file that it names is there', () => {
  const files = [...rules.matchAll(/`((?:rules|content)\/[\w/]+\.ts|turn\.ts)`/gu)].map(
    ([, file = '']) => file,
  );
  const there = ['rules', 'content'].flatMap(filesIn).filter((file) => file.endsWith('.ts'));
  expect(files.filter((file) => file !== 'turn.ts' && !there.includes(file))).toEqual([]);
  const unsaid = there.filter((file) => !file.endsWith('.test.ts') && !files.includes(file));
  expect(unsaid).toEqual([]);
});
