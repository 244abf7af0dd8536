import ts from 'typescript';
import { CARDS } from '../content/cards';
import { TENT_ARMS } from '../content/infantry';

/** Finds figures of cards, and of what tents carry, that are written again outside their definitions. */

export interface Restated {
  /** The card that has this figure. */
  readonly card: string;
  readonly figure: number;
  /** Counted from 1. */
  readonly line: number;
  /** The number, or the sentence that it stands in. */
  readonly text: string;
}

/** A card with figures, and how the words begin by which code and sentences call it. */
export interface Figured {
  readonly card: string;
  readonly stems: readonly string[];
  readonly figures: ReadonlySet<number>;
}

/** What a card is called besides the words of its id, by the kinds of its effects. */
const CALLED: Readonly<Partial<Record<string, readonly string[]>>> = {
  nuke: ['nuke', 'blow', 'blast'],
  bomb: ['bomb', 'blow', 'blast'],
  mines: ['mine'],
  absorb: ['absorb'],
  glue: ['glue'],
  boost: ['boost'],
  camouflage: ['camouflage'],
};
/** Words of ids that many cards have, or that mean something else in most places. */
const GENERAL = ['gun', 'missile', 'armor', 'coat', 'pilot', 'laser', 'arm', 'main', 'mode', 'dual', 'air'];
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Nothing and one stand everywhere: they are no card's own. */
const SMALLEST = 2;

const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, ' ')
    .toLowerCase()
    .split(/[^a-z]+/u)
    .filter((word) => word !== '');

/** "nuke", "nukes" and "nuked" begin alike. */
const stemOf = (word: string): string => word.replace(/(?:s|e)$/u, '');

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [Math.abs(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

export const FIGURED: readonly Figured[] = Object.entries({ ...CARDS, ...TENT_ARMS }).flatMap(
  ([card, definition]) => {
    const figures = new Set(numbersIn(definition).filter((figure) => figure >= SMALLEST));
    const names = [...wordsOf(card), ...Object.keys(definition).flatMap((kind) => CALLED[kind] ?? [])];
    const stems = [
      ...new Set(
        names.filter((name) => !GENERAL.includes(stemOf(name)) && !GENERAL.includes(name)).map(stemOf),
      ),
    ];
    return figures.size > 0 ? [{ card, stems, figures }] : [];
  },
);

/** The names in a declaration: of a variable, or of all in its pattern. */
function declaredBy(name: ts.Node | undefined): readonly string[] {
  if (!name) return [];
  if (ts.isIdentifier(name) || ts.isStringLiteral(name)) return [name.text];
  if (!ts.isObjectBindingPattern(name) && !ts.isArrayBindingPattern(name)) return [];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? declaredBy(element.name) : []));
}

/** The words of the variables, functions and fields that a node stands in. */
function wordsAround(node: ts.Node): readonly string[] {
  const names: string[] = [];
  for (let at = node; !ts.isSourceFile(at); at = at.parent)
    names.push(...declaredBy((at as { readonly name?: ts.Node }).name));
  return names.flatMap(wordsOf);
}

/** The words that a number is compared or calculated with. */
function wordsBeside({ parent }: ts.Node): readonly string[] {
  if (!ts.isBinaryExpression(parent)) return [];
  return [parent.left, parent.right].flatMap((side) => wordsOf(side.getText()));
}

/** Numbers that a node writes, each with the words that say what it is of. */
interface Written {
  readonly numbers: readonly number[];
  readonly words: readonly string[];
}

/** In digits or in words. */
const figuresIn = (sentence: string): readonly number[] =>
  [...sentence.toLowerCase().matchAll(/\d+|[a-z]+/gu)].flatMap(([word]) => {
    const number = /\d/u.test(word) ? Number(word) : NUMBERS.indexOf(word);
    return number < 0 ? [] : [number];
  });

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node);

function writtenBy(node: ts.Node): readonly Written[] {
  if (ts.isNumericLiteral(node)) return [{ numbers: [Number(node.text)], words: wordsBeside(node) }];
  // A word alone is an id.
  if (!isText(node) || !node.text.includes(' ')) return [];
  return node.text
    .split(/(?<=[.:;]) /u)
    .map((sentence) => ({ numbers: figuresIn(sentence), words: wordsOf(sentence) }));
}

const calls = ({ stems }: Figured, words: readonly string[]): boolean =>
  words.some((word) => stems.some((stem) => word.startsWith(stem)));

/**
 * A number counts as a card's figure if the card has it, and a word that the card is called by stands in the same
 * sentence or sum, or in the name of what the number is given to. So a figure under a name that tells of no card is not
 * found.
 */
export function restatedIn(source: string): readonly Restated[] {
  const file = ts.createSourceFile('code.tsx', source, ts.ScriptTarget.Latest, true);
  const found: Restated[] = [];
  const visit = (node: ts.Node): void => {
    for (const { numbers, words } of writtenBy(node).filter((written) => written.numbers.length > 0)) {
      const all = [...words, ...wordsAround(node)];
      for (const one of FIGURED.filter((figured) => calls(figured, all)))
        for (const figure of numbers.filter((number) => one.figures.has(number)))
          found.push({
            card: one.card,
            figure,
            line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
            text: node.getText(),
          });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
