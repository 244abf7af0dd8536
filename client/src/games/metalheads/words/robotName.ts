import type { RobotId } from '@gearhall/shared/games/metalheads/content/robots';

/** The name of a Robot, from its id: "Scrap Hound". */
export const robotName = (id: RobotId): string =>
  id.replace(/^[a-z]/u, (first) => first.toUpperCase()).replace(/(?<=.)[A-Z]/gu, (first) => ` ${first}`);

/** The longest name that is written in one line. */
const ONE_LINE = 9;

/** In units of a card: on a phone more than twelve pixels, on a large window more than fifteen. */
const LETTERS = 20.5;

/** As narrow as names may get where a card covers another: on a phone still twelve pixels. */
const LEAST_LETTERS = 17.5;

/** How wide a card is, in its own units. */
const WHOLE = 120;
/** Between a name and the edges of what is seen of its card, both sides together. */
const MARGIN = 8;

/** How wide letters of Barlow Condensed are, as shares of their size. */
const LETTER_WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[Iijl]/u, 0.22],
  [/[frt]/u, 0.31],
  [/[MWmw…]/u, 0.68],
  [/[A-Z]/u, 0.48],
];
const USUAL_WIDTH = 0.44;

/** How wide a word is in letters of the size 1. */
export const wordWidth = (word: string): number =>
  Array.from(word, (letter) => LETTER_WIDTHS.find(([one]) => one.test(letter))?.[1] ?? USUAL_WIDTH).reduce(
    (sum, width) => sum + width,
    0,
  );

/** The beginning of a word that is too long for its room, which is a multiple of the size of its letters. */
function cut(word: string, room: number): string {
  if (wordWidth(word) <= room) return word;
  const letters = Array.from(word);
  const fitting = letters.findLastIndex(
    (_, at) => wordWidth(`${letters.slice(0, at + 1).join('')}…`) <= room,
  );
  return `${letters.slice(0, Math.max(1, fitting + 1)).join('')}…`;
}

/**
 * A name as it is written on a card of which this much is seen, in units of the card: in one line or two, in letters of
 * this size; what has no room in the smallest letters is cut.
 */
export function nameLines(
  id: RobotId,
  seen = WHOLE,
): { readonly lines: readonly string[]; readonly size: number } {
  const name = robotName(id);
  const room = seen - MARGIN;
  const isShort = name.length <= ONE_LINE && wordWidth(name) * LETTERS <= room;
  const lines = isShort ? [name] : name.split(' ');
  const longest = Math.max(...lines.map(wordWidth));
  const size = Math.max(LEAST_LETTERS, Math.min(LETTERS, room / longest));
  return { lines: lines.map((line) => cut(line, room / size)), size };
}
