import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** RULES.md and the tests, which name the rulings that they check. */

const read = (path: string): string => readFileSync(join(__dirname, path), 'utf8');
const rules = read('RULES.md');
const filesIn = (folder: string): string[] =>
  readdirSync(join(__dirname, folder)).map((file) => join(folder, file));

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
const names = ['.', 'campaign', 'rules', 'rules/scenarios', 'content', 'testing', 'bots']
  .flatMap(filesIn)
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
  // Of the scenarios: those that RULES.md has come to.
  const chapters = new Set(rulings.map(chapterOf));
  expect([...named].filter((ruling) => chapters.has(chapterOf(ruling)) && !isTold(ruling))).toEqual([]);
});

test('every chapter is in the table, and every file that it names is there', () => {
  const files = [...rules.matchAll(/`((?:rules|content)(?:\/scenarios)?\/\w+\.ts)`/gu)].map(
    ([, file = '']) => file,
  );
  const there = ['rules', 'rules/scenarios', 'content']
    .flatMap(filesIn)
    .filter((file) => file.endsWith('.ts'));
  expect(files.filter((file) => !there.includes(file))).toEqual([]);
  const unsaid = there.filter((file) => !file.endsWith('.test.ts') && !files.includes(file));
  expect(unsaid).toEqual([]);
});
