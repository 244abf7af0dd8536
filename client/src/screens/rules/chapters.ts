import { wordsOf, type Element, type Piece } from '../../ui/glossary/pieces';

/** A chapter of the help: its heading, the text before the first subheading, and the rest by subheading. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

interface Section {
  /** Empty for what stands right under the chapter's heading. */
  readonly id: string;
  readonly title: string;
  readonly pieces: readonly Piece[];
}

interface Draft extends Chapter {
  readonly sections: OpenSection[];
}
interface OpenSection extends Section {
  readonly pieces: Piece[];
}

export function chaptersOf(text: readonly Piece[]): readonly Chapter[] {
  const chapters: Draft[] = [];
  for (const piece of text) {
    const heading = headingOf(piece);
    const chapter = chapters.at(-1);
    if (heading?.tag === 'h2') chapters.push(begun(heading));
    else if (heading) chapter?.sections.push({ ...named(heading), pieces: [] });
    else chapter?.sections.at(-1)?.pieces.push(piece);
  }
  return chapters;
}

const headingOf = (piece: Piece): Element | undefined =>
  typeof piece !== 'string' && (piece.tag === 'h2' || piece.tag === 'h3') ? piece : undefined;

const named = (heading: Element) => ({ id: heading.id ?? '', title: wordsOf(heading) });

const begun = (heading: Element): Draft => ({
  ...named(heading),
  sections: [{ id: '', title: '', pieces: [] }],
});

/** A query split into words, all of which must be found. */
export const wordsSought = (query: string): readonly string[] =>
  query.toLowerCase().split(/\s+/u).filter(Boolean);

/**
 * The chapters reduced to the sections that contain all the words; a chapter whose title contains them
 * stays whole.
 */
export function chaptersWith(chapters: readonly Chapter[], sought: readonly string[]): readonly Chapter[] {
  if (sought.length === 0) return chapters;
  return chapters.flatMap((chapter) => {
    if (has(chapter.title, sought)) return [chapter];
    const sections = chapter.sections.filter(({ title, pieces }) =>
      has(`${chapter.title} ${title} ${pieces.map(wordsOf).join(' ')}`, sought),
    );
    return sections.length === 0 ? [] : [{ ...chapter, sections }];
  });
}

const has = (text: string, sought: readonly string[]): boolean =>
  sought.every((word) => text.toLowerCase().includes(word));

/** A text cut at the beginning and end of each hit: every second part is a hit. */
export function cutAt(text: string, sought: readonly string[]): readonly string[] {
  if (sought.length === 0) return [text];
  const words = sought.map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  return text.split(new RegExp(`(${words.join('|')})`, 'giu'));
}
