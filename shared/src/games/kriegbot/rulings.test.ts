import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** RULES.md with rulings/, and the tests, which name the rulings that they check. */

const read = (path: string): string => readFileSync(join(__dirname, path), 'utf8');
/** With those of the folders in it. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(__dirname, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file),
  );

const rules = ['RULES.md', ...filesIn('rulings')].map(read).join('\n');

/** "**K4 Skins.** …": one paragraph per ruling. */
const paragraphs = rules.split('\n').filter((line) => line.startsWith('**K'));
const numbersOf = (text: string): string[] =>
  /^\**(K(?:S\d+\.|X)?\d+(?:, K(?:S\d+\.|X)?\d+)*)/u.exec(text)?.[1]?.split(', ') ?? [];
/** The basic rules, the expansion, or a scenario. */
function chapterOf(ruling: string): string {
  if (ruling.startsWith('KX')) return 'KX';
  return ruling.startsWith('KS') ? (ruling.split('.')[0] ?? '') : 'K';
}
const rulings = paragraphs.flatMap(numbersOf);

/** The names of all tests and describe blocks. */
const names = filesIn('.')
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => [
    ...read(file).matchAll(/^\s*(?:(?:describe|test)\b[^'"`\n]*|[\])}]+)\(\s*(['"`])(.*?)\1,/gmu),
  ])
  .map(([, , name = '']) => name);
const named = new Set(names.flatMap((name) => name.match(/K(?:S\d+\.|X)?\d+/gu) ?? []));

/** "**KS7.1 …** …": those of a scenario, by its number; 0: of several scenarios. */
const ofScenarios = rules.split('\n').flatMap((line) => /^\*\*(KS\d+\.\d+)/u.exec(line)?.[1] ?? []);
const namedOfScenarios = new Set(names.flatMap((name) => name.match(/KS\d+\.\d+/gu) ?? []));
test('no ruling of a scenario is there twice', () => {
  expect(new Set(ofScenarios).size).toBe(ofScenarios.length);
});

test.each(ofScenarios)('%s is named by a test', (ruling) => {
  expect([...namedOfScenarios]).toContain(ruling);
});

test('there is a ruling for each number from 1 to 73, and none twice', () => {
  expect(new Set(rulings).size).toBe(rulings.length);
  for (let number = 1; number <= 73; number += 1) expect(rulings).toContain(`K${number}`);
});

/** Worked examples of the expansion. */
const EXAMPLES = Array.from({ length: 33 }, (_, index) => index + 1);
test.each(EXAMPLES)('KX example %i is named by a test', (number) => {
  const words = new RegExp(`KX example ${number}\\b`, 'u');
  expect(names.filter((name) => words.test(name))).not.toEqual([]);
});

test('there is a ruling of the expansion for each number from 1 to 95', () => {
  const missing = Array.from({ length: 95 }, (_, index) => index + 1).filter(
    (number) => !rulings.includes(`KX${number}`),
  );
  expect(missing).toEqual([]);
});

test('every ruling says where it comes from', () => {
  const untold = paragraphs.filter(
    (line) => !/\[(?:source|deduced|found|reconstructed)[^\]]*\]$/u.test(line),
  );
  expect(untold).toEqual([]);
});

/** It says where others are. */
const POINTER = 'K5';
test.each(rulings.filter((ruling) => ruling !== POINTER))('%s is named by a test', (ruling) => {
  expect([...named]).toContain(ruling);
});

test('every ruling named by a test exists', () => {
  const isTold = (ruling: string): boolean => rulings.includes(ruling);
  // Of the scenarios: those that the rulings have come to.
  const chapters = new Set(rulings.map(chapterOf));
  expect([...named].filter((ruling) => chapters.has(chapterOf(ruling)) && !isTold(ruling))).toEqual([]);
});

test('every chapter is named, and every file that is named is there', () => {
  const files = [...rules.matchAll(/`((?:rules|content|bots|campaign|secrets)\/[\w/]+\.ts)`/gu)].map(
    ([, file = '']) => file,
  );
  const there = filesIn('.');
  expect(files.filter((file) => !there.includes(file))).toEqual([]);
  const chapters = readdirSync(join(__dirname, 'rules')).filter((name) => !name.endsWith('.ts'));
  expect(chapters.filter((chapter) => !rules.includes(`| \`${chapter}\` |`))).toEqual([]);
});

/** The folders that a file imports values from, as `rules/` has them. */
const chaptersUsedBy = (file: string): string[] =>
  [...read(file).matchAll(/^import (?!type )([^;]*?) from '\.\.\/(\w+)\/\w+';/gmu)]
    .filter(([, names = '']) => names.split(/[{},]/u).some((name) => /^\s*(?!type )\w/u.test(name)))
    .map(([, , chapter = '']) => chapter);

test('no chapter imports one that stands after it', () => {
  const order = [...rules.matchAll(/^\| `(\w+)` \|/gmu)].map(([, chapter = '']) => chapter);
  const wrong = filesIn('rules')
    .filter((file) => /^rules\/\w+\/\w+\.ts$/u.test(file))
    .flatMap((file) => chaptersUsedBy(file).map((used) => [file, used] as const))
    .filter(([file, used]) => order.indexOf(used) > order.indexOf(file.split('/')[1] ?? ''));
  expect(wrong).toEqual([]);
});
