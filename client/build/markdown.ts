import { marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Element, Piece } from '../src/ui/glossary/pieces.ts';

/**
 * `import loadText from './help.md'` gives a function that loads the text as a tree of plain data
 * (ui/glossary/pieces.ts). The text is a separate chunk of the built client: it is loaded only when
 * somebody opens it.
 */
export function markdown(): Plugin {
  let isBuild = false;
  return {
    name: 'gearhall:markdown',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    transform(source, id) {
      if (!id.endsWith('.md')) return undefined;
      const text = JSON.stringify(piecesOf(marked.lexer(source, { gfm: true })));
      return {
        code: isBuild ? fetching(this.emitFile(textFile(text))) : inline(text),
        map: null,
        moduleType: 'js',
      };
    },
  };
}

const textFile = (source: string) => ({ type: 'asset', name: 'help.json', source }) as const;

const fetching = (file: string): string => `export default async () => {
  const answer = await fetch(import.meta.ROLLUP_FILE_URL_${file});
  if (!answer.ok) throw new Error('The help was not found.');
  return answer.json();
};`;

const inline = (text: string): string => `export default async () => (${text});`;

const element = (tag: Element['tag'], of: readonly Piece[], id?: string): Element =>
  id === undefined ? { tag, of } : { tag, of, id };

const HEADINGS = ['h2', 'h2', 'h3'] as const;

/** One entry for each kind of token in our texts; any other kind stops the build. */
const KINDS: Readonly<Record<string, (token: never) => readonly Piece[]>> = {
  space: () => [],
  heading: ({ depth, tokens, text }: Tokens.Heading) => [
    element(HEADINGS[depth - 1] ?? 'h3', piecesOf(tokens), idOf(text)),
  ],
  paragraph: ({ tokens }: Tokens.Paragraph) => pictureIn(tokens) ?? [element('p', piecesOf(tokens))],
  blockquote: ({ tokens }: Tokens.Blockquote) => [element('blockquote', piecesOf(tokens))],
  list: ({ ordered, items }: Tokens.List) => [
    element(
      ordered ? 'ol' : 'ul',
      items.map(({ tokens }) => element('li', piecesOf(tokens))),
    ),
  ],
  table: ({ header, rows }: Tokens.Table) => [
    element('table', [
      element('thead', [rowOf(header, 'th')]),
      element(
        'tbody',
        rows.map((row) => rowOf(row, 'td')),
      ),
    ]),
  ],
  strong: ({ tokens }: Tokens.Strong) => [element('strong', piecesOf(tokens))],
  em: ({ tokens }: Tokens.Em) => [element('em', piecesOf(tokens))],
  codespan: ({ text }: Tokens.Codespan) => [element('code', [text])],
  escape: ({ text }: Tokens.Escape) => [text],
  text: ({ tokens, text }: Tokens.Text) => (tokens ? piecesOf(tokens) : [text]),
};

const rowOf = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td'): Element =>
  element(
    'tr',
    cells.map(({ tokens }) => element(tag, piecesOf(tokens))),
  );

/** `![caption](picture:name)` on a line of its own. */
function pictureIn(tokens: readonly Token[]): readonly Piece[] | undefined {
  const [only, ...more] = tokens;
  if (only?.type !== 'image' || more.length > 0) return undefined;
  const { href, text } = only as Tokens.Image;
  return [element('figure', [text], href.replace('picture:', ''))];
}

function piecesOf(tokens: readonly Token[]): readonly Piece[] {
  return tokens.flatMap((token) => {
    const kind = KINDS[token.type];
    if (!kind) throw new Error(`No help is written with "${token.type}": ${token.raw}`);
    return kind(token as never);
  });
}

const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
