import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOG } from '../games/catalog';
import {
  citationsIn,
  citationsOf,
  fits,
  linesOf,
  registerOf,
  rulingsCited,
  stemsOf,
  type Register,
} from './citations';

/**
 * The source texts are not in this repository. What is here is a register of the rare words of each cited line
 * (fixtures/sources), and every citation must share one with its lines. Where `RULES_SOURCE` names the folder of the
 * texts, the register is checked against them too. `npm run -s generate -- source-words` writes it anew.
 */
const GAMES = Object.keys(CATALOG);

function registerFor(game: string): Register {
  const text = readFileSync(join(__dirname, 'fixtures/sources', `${game}.json`), 'utf8');
  const lines = Object.entries(JSON.parse(text) as Record<string, string>);
  return Object.fromEntries(lines.map(([line, stems]) => [line, stems.split(' ').filter(Boolean)]));
}

describe.each(GAMES)('the source lines that %s cites', (game) => {
  const citations = citationsOf(game);
  const register = registerFor(game);

  test('are all in the register', () => {
    expect(citations.length).toBeGreaterThan(0);
    const missing = citations.filter((one) => linesOf(one).some((line) => register[line] === undefined));
    expect(missing.map(({ file, at, from }) => `${file}:${at} L${from}`)).toEqual([]);
  });

  test('have a word in common with what is said of them', () => {
    const wrong = citations.filter((one) => !fits(one, register));
    expect(wrong.map(({ file, at, from }) => `${file}:${at} L${from}`)).toEqual([]);
  });

  test('would seldom fit what is said of other lines', () => {
    const single = citations.filter(({ from, to }) => from === to);
    const cited = Object.keys(register).map(Number);
    const others = single.flatMap((one) =>
      cited.map((line) => fits({ ...one, from: line, to: line }, register)),
    );
    expect(others.filter(Boolean).length).toBeLessThan(others.length / 4);
  });

  test('and the rulings that it cites are in its RULES.md', () => {
    const folder = join(__dirname, '../games', game);
    const chapters = join(folder, 'rulings');
    const files = existsSync(chapters) ? readdirSync(chapters).map((file) => join(chapters, file)) : [];
    const rules = [join(folder, 'RULES.md'), ...files].map((file) => readFileSync(file, 'utf8')).join('\n');
    const told = new Set(rules.match(/\b[A-Z]+\d+(?:\.\d+)?\b/gu));
    const cited = rulingsCited(game);
    expect(cited.length).toBeGreaterThan(0);
    const unknown = cited.filter(({ ruling }) => !told.has(ruling));
    expect(unknown.map(({ file, at, ruling }) => `${file}:${at} ${ruling}`)).toEqual([]);
  });

  const folder = process.env.RULES_SOURCE;
  const source = join(folder ?? '', `${game}.txt`);
  (folder !== undefined && existsSync(source) ? test : test.skip)('have the words of the register', () => {
    const words = registerOf(readFileSync(source, 'utf8'), citations.flatMap(linesOf));
    expect(register).toEqual(words);
  });
});

test('a citation is found in comments and names of tests, with ranges, and not in code', () => {
  const text = [
    '/** Source L12-14, "Moving", and L7. */',
    "const at = 'L3'; // from 'L4'",
    "test('ramming (L310)', () => {",
    'const L9 = 1;',
  ].join('\n');
  const found = citationsIn('rules/moving.ts', text).map(({ at, from, to }) => [at, from, to]);
  expect(found).toEqual([
    [1, 12, 14],
    [1, 7, 7],
    [3, 310, 310],
  ]);
});

test('words are compared by their stems, and those of many lines tell nothing', () => {
  expect([...stemsOf('ramming the rams of carLots')]).toEqual(['ram', 'car', 'lot']);
  const source = [...Array.from({ length: 20 }, () => 'robots'), 'robots ram'].join('\n');
  expect(registerOf(source, [21])).toEqual({ 21: ['ram'] });
});

test('a number that is off is noticed', () => {
  const [citation] = citationsIn('rules/ramming.ts', '/** L2, "Ramming". */');
  const register = registerOf(['Fleeing over edges', 'Ramming robots', 'Mending'].join('\n'), [1, 2, 3]);
  expect(citation && fits(citation, { ...register, 2: ['ram'] })).toBe(true);
  expect(citation && fits({ ...citation, from: 1, to: 1 }, register)).toBe(false);
});
