import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Citations of the rules' source texts in comments and test names ("L86"), and what words the cited lines have. */

/** The rare words of each cited line, as stems in alphabetical order, by the line's number. */
export type Register = Readonly<Record<string, readonly string[]>>;

export interface Citation {
  readonly file: string;
  /** The line in the file, from 1. */
  readonly at: number;
  /** The cited lines, from 1, both included. */
  readonly from: number;
  readonly to: number;
  /** The comment or test name with what follows it, and the name of the file. */
  readonly context: string;
}

const CITED = /\bL(\d{1,3})\b(?:(?:-| to )L?(\d{1,3})\b)?/gu;
const COMMENT = /^\s*(?:\/\*|\*|\/\/)|\/\*\*|\s\/\/\s/u;
const TEST_NAME = /^\s*(?:describe|test)\b|^\s*\] as const\)|^\s*['"`]L\d+:/u;
/** Hexes of the map of Kriegbot have such names too, in quotes: 'L12'. */
const HEX = /['`][A-Z]\d+['`]/gu;

/** All citations in a file's text. */
export function citationsIn(file: string, text: string): Citation[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!COMMENT.test(line) && !TEST_NAME.test(line)) return [];
    const context = `${commentAround(lines, index)} ${basename(file).split('.')[0]}`;
    return [...line.replaceAll(HEX, '').matchAll(CITED)].map(([, from, to]) => ({
      ...{ file, at: index + 1, context },
      ...{ from: Number(from), to: Number(to ?? from) },
    }));
  });
}

/** The whole comment, and the line of code that follows it. */
function commentAround(lines: readonly string[], index: number): string {
  const isComment = (at: number): boolean => COMMENT.test(lines[at] ?? '');
  let [first, last] = [index, index];
  while (isComment(first) && !/\/\*/u.test(lines[first] ?? '') && isComment(first - 1)) first -= 1;
  while (isComment(last) && !/\*\//u.test(lines[last] ?? '') && last < index + MOST_LINES) last += 1;
  return lines.slice(first, last + 2).join(' ');
}

const MOST_LINES = 8;

const SUFFIX = /(?:ings|ing|ies|ied|ed|es|s|ly|e)$/u;
const SHORTEST = 3;
const LONGEST = 7;
/** Words of this many letters that say nothing about a rule. */
const COMMON = new Set(
  'about after and any are also been but can each for from has have her his into its may more most must not one only other than that the their them then there they this two upon was were when which while will with you your'.split(
    ' ',
  ),
);

/** The stems of the words of a text; `camelCase` is two words. */
export function stemsOf(text: string): Set<string> {
  const words = text.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ').match(/[A-Za-z]{3,}/gu) ?? [];
  return new Set(
    words.map((word) => word.toLowerCase()).flatMap((word) => (COMMON.has(word) ? [] : stemOf(word))),
  );
}

function stemOf(word: string): string {
  const bare = word.replace(SUFFIX, '');
  const stem = bare.length >= SHORTEST ? bare : word;
  return stem.replace(/([a-z])\1$/u, '$1').slice(0, LONGEST);
}

/** Words that more lines than this have tell nothing. */
const RARE = 0.1;

/** The rare words of these lines of a source text, from 1. */
export function registerOf(source: string, numbers: Iterable<number>): Register {
  const lines = source.split('\n').map(stemsOf);
  const counts = new Map<string, number>();
  for (const stem of lines.flatMap((stems) => [...stems])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = RARE * lines.filter(({ size }) => size > 0).length;
  const rare = (number: number): string[] =>
    [...(lines[number - 1] ?? [])].filter((stem) => (counts.get(stem) ?? 0) <= most).sort();
  return Object.fromEntries(
    [...new Set(numbers)].sort((one, other) => one - other).map((number) => [number, rare(number)]),
  );
}

export const linesOf = ({ from, to }: Pick<Citation, 'from' | 'to'>): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Does the comment share a rare word with the lines that it cites? */
export function fits(citation: Citation, register: Register): boolean {
  const stems = stemsOf(citation.context);
  return linesOf(citation).some((line) => register[line]?.some((stem) => stems.has(stem)) ?? false);
}

const ROOT = join(__dirname, '../../..');
const CODE = ['shared/src/games', 'client/src/games'];

/** The TypeScript files in a folder of the repository whose paths name the game. */
function filesAbout(game: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => file.includes(`/${game}/`) && /\.tsx?$/u.test(file)),
  );
}

/** All citations of a game's source text in the code. */
export const citationsOf = (game: string): Citation[] =>
  filesAbout(game, CODE).flatMap((file) => citationsIn(file, readFileSync(join(ROOT, file), 'utf8')));

/** The rulings of each game begin with this letter; Kriegbot's chapters have one or two more. */
const RULINGS: Readonly<Record<string, RegExp>> = {
  kriegbot: /\bK(?:S\d+\.|X)?\d+\b/gu,
  metalheads: /\bM\d+\b/gu,
  metalkrushers: /\bG\d+\b/gu,
  metaltalon: /\bT\d+\b/gu,
  rushncrush: /\bR\d+\b/gu,
};

export interface RulingCited {
  readonly file: string;
  readonly at: number;
  readonly ruling: string;
}

/** All rulings of RULES.md that the comments and test names of a game's code cite. */
export const rulingsCited = (game: string): RulingCited[] =>
  filesAbout(game, CODE).flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        if (!COMMENT.test(line) && !TEST_NAME.test(line)) return [];
        const found = line.replaceAll(HEX, '').match(RULINGS[game] ?? /$^/gu) ?? [];
        return found.map((ruling) => ({ file, at: index + 1, ruling }));
      }),
  );
