/** A text as a tree of plain data: what help.md becomes when the client is built. */
export type Piece = string | Element;

export interface Element {
  readonly tag: ElementTag;
  readonly of: readonly Piece[];
  /** For a heading: its anchor. For a figure: the name of its picture. */
  readonly id?: string;
}

type ElementTag =
  | 'h2'
  | 'h3'
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'blockquote'
  | 'strong'
  | 'em'
  | 'code'
  | 'figure';

/** The plain text of a piece. */
export const wordsOf = (piece: Piece): string =>
  typeof piece === 'string' ? piece : piece.of.map(wordsOf).join(BLOCKS.has(piece.tag) ? ' ' : '');

const BLOCKS: ReadonlySet<ElementTag> = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'blockquote']);
