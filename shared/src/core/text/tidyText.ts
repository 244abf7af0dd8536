/**
 * The policy for every free text that one person writes and others read: names, lines of chat, reports, announcements,
 * titles. Page and server use this one function. docs/protocol.md has the table of what is kept, dropped and refused,
 * and the test of this file runs that table.
 */

/** Why a text is refused. */
export const TEXT_FAULTS = ['textEmpty', 'textTooLong', 'textStrange', 'textMarkup'] as const;
export type TextFault = (typeof TEXT_FAULTS)[number];

export interface TextRule {
  /** Characters as people count them: a letter with its marks, or an emoji however many parts it has. */
  readonly most: number;
  /** No markup: a page that forgot to escape a name must not become a security hole. */
  readonly isName?: boolean;
}

export type Tidied = { readonly text: string } | { readonly fault: TextFault };

/** A character may have parts: this many code points and bytes of UTF-8 for each that a rule allows. */
const CODE_POINTS_EACH = 4;
const BYTES_EACH = 12;
/** What is longer than this, in UTF-16 units for each character, is not looked at. */
export const UNITS_EACH = 16;

/** Marks that fit any letter are what piles up over the lines; marks of one script stand beside each other too. */
const MOST_MARKS = { ofAnyScript: 3, inAll: 7 } as const;
/** Parts of one emoji; the longest in use have four. */
const MOST_JOINED = 6;

/**
 * What nobody can show: control characters, private use, halves of characters, and what no version of Unicode has. An
 * emoji that is newer than this hall is one already.
 */
const STRANGE = /(?![\t\n\v\f\r\u0085]|\p{Extended_Pictographic})[\p{Cc}\p{Co}\p{Cn}\p{Cs}]/u;
const EVERY_STRANGE = new RegExp(STRANGE.source, 'gu');
/** Spaces and line ends of every kind, and letters and signs that are blank. */
const SPACE = /[\t\n\v\f\r\u0085\p{Z}\u2800\u{13441}\u{13442}\u{1D159}]+/gu;

const MARKS = String.raw`(?:(?!\p{Default_Ignorable_Code_Point})\p{M})*`;
/** Scripts that need joiners to be written. */
const JOINING = 'Arab Syrc Mand Nkoo Adlm Rohg Mong Phag';
/** The same, and there a joiner may end a word: it decides the form of the letter before it. */
const CONJUNCT = 'Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mymr Khmr';
const oneOf = (scripts: string): string =>
  `[${scripts
    .split(' ')
    .map((script) => `\\p{Script=${script}}`)
    .join('')}]`;
const PICTURE = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\uFE0E\uFE0F])?`;

/** One character, however many parts it has. The first form that fits counts; what fits none is dropped. */
const CHARACTERS = new RegExp(
  [
    // A flag of tags: England, Scotland, Texas.
    String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
    String.raw`${PICTURE}(?:\u200D${PICTURE}){0,${MOST_JOINED - 1}}`,
    String.raw`\p{Regional_Indicator}{2}`,
    String.raw`[0-9#*]\uFE0F?\u20E3`,
    // Letters of scripts that are written with joiners or with variants of letters.
    String.raw`(?:(?=${oneOf(CONJUNCT)})\p{L}${MARKS}(?:(?<=\p{M})[\u200C\u200D])?)`,
    String.raw`(?:(?=${oneOf(JOINING)})\p{L}[\u180B-\u180F]?${MARKS}(?:[\u200C\u200D](?=${oneOf(JOINING)}))?)`,
    // A space carries no marks.
    ' ',
    String.raw`\p{Script=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]?`,
    String.raw`(?:(?![\p{M}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u{13430}-\u{1343F}]).${MARKS})`,
  ].join('|'),
  'gu',
);

/** A character without what piles up: no mark twice in a row, and a bounded number of marks. */
function withFewMarks(character: string): string {
  let [any, all, last] = [0, 0, ''];
  return [...character]
    .filter((part) => {
      if (!/\p{M}/u.test(part) || /\p{Variation_Selector}/u.test(part)) return true;
      const isOfAny = /[\p{Script=Inherited}\p{Script=Common}]/u.test(part);
      const isOneTooMany =
        part === last || all >= MOST_MARKS.inAll || (isOfAny && any >= MOST_MARKS.ofAnyScript);
      last = part;
      if (isOneTooMany) return false;
      all += 1;
      if (isOfAny) any += 1;
      return true;
    })
    .join('');
}

const charactersOf = (line: string): readonly string[] => line.match(CHARACTERS) ?? [];

const oneLine = (text: string): string => text.replace(SPACE, ' ').replace(/^ | $/gu, '');

/** The text as it is kept, whatever its length. */
function kept(text: string): string {
  const line = oneLine(text.normalize('NFC'));
  return oneLine(charactersOf(line).map(withFewMarks).join('').normalize('NFC'));
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

function isTooLong(text: string, most: number): boolean {
  return (
    charactersOf(text).length > most ||
    [...text].length > most * CODE_POINTS_EACH ||
    bytesOf(text) > most * BYTES_EACH
  );
}

/** A text as others get to read it, or why they do not. A text that has been tidied stays as it is. */
export function tidyText(raw: string, { most, isName = false }: TextRule): Tidied {
  if (raw.length > most * UNITS_EACH) return { fault: 'textTooLong' };
  if (STRANGE.test(raw)) return { fault: 'textStrange' };
  const text = kept(raw);
  if (text === '') return { fault: 'textEmpty' };
  if (isTooLong(text, most)) return { fault: 'textTooLong' };
  return isName && /[<>]/u.test(text) ? { fault: 'textMarkup' } : { text };
}

/** How long a text is, in characters as people count them. */
export const lengthOfText = (raw: string): number => charactersOf(kept(raw)).length;

/** The same as `readableText`, for a name. */
export const readableName = (raw: string, most: number): string =>
  readableText(raw.replace(/[<>]/gu, ''), most);

/** Makes something readable of every text, also of one that is older than this policy; '' where nothing is left. */
export function readableText(raw: string, most: number): string {
  const text = kept(raw.slice(0, most * UNITS_EACH).replace(EVERY_STRANGE, '\uFFFD'));
  const fitting = charactersOf(text).slice(0, most);
  while (isTooLong(fitting.join(''), most)) fitting.pop();
  return oneLine(fitting.join(''));
}
