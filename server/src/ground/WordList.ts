/** Finds the words of a text in any script; the locale matters little for that. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** As words are compared: without case, accents and forms of width. */
const plain = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text is one word, as a list has them. */
export function isWord(text: string): boolean {
  const [first, ...others] = segmenter.segment(text);
  return first?.isWordLike === true && others.length === 0;
}

/**
 * Words that an operator does not want to read in names and chat: whole words, whatever their case and accents. It finds
 * words and no intentions; who wants to get around it does.
 */
export class WordList {
  private readonly words: ReadonlySet<string>;

  constructor(words: readonly string[]) {
    this.words = new Set(words.map(plain));
  }

  /** Whether one of the words is in the text. */
  isIn(text: string): boolean {
    return this.masked(text) !== text;
  }

  /** The text with a dot for each character of these words. */
  masked(text: string): string {
    if (this.words.size === 0) return text;
    return Array.from(segmenter.segment(text), ({ segment }) =>
      this.words.has(plain(segment)) ? '•'.repeat([...segment].length) : segment,
    ).join('');
  }
}

/** The words of a list: one in each line; empty lines and those that begin with # are skipped. */
export function wordsOf(list: string): readonly string[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
