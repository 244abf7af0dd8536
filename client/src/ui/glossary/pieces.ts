/** A written text as a tree of plain data: what help.md becomes when the client is built. */
export type Piece = string | Element;

export interface Element {
  readonly tag: ElementTag;
  readonly of: readonly Piece[];
  /** Of a heading: its anchor. Of a figure: the name of its picture. */
  readonly id?: string;
}

export type ElementTag =
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

/** The words of a piece, without anything else. */
export const wordsOf = (piece: Piece): string =>
  typeof piece === 'string' ? piece : piece.of.map(wordsOf).join(BLOCKS.has(piece.tag) ? ' ' : '');

const BLOCKS: ReadonlySet<ElementTag> = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'blockquote']);
