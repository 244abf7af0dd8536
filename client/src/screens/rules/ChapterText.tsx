import { createElement, type ComponentChildren } from 'preact';
import { Glossed } from '../../ui/glossary/Glossed';
import type { Element, Piece } from '../../ui/glossary/pieces';
import { cutAt, type Chapter } from './chapters';
import { Figure } from './Figure';

interface ChapterTextProps {
  readonly chapter: Chapter;
  readonly sought: readonly string[];
}

/**
 * How a text is rendered: terms explain themselves where they first appear in a chapter, or search hits
 * are highlighted.
 */
interface Pen {
  readonly sought: readonly string[];
  /** Absent where terms are not marked: in headings, tables, and the glossary chapter. */
  readonly seen?: Set<string>;
}

export function ChapterText({ chapter, sought }: ChapterTextProps) {
  const { id, title, sections } = chapter;
  const pen: Pen = id === 'words' ? { sought } : { sought, seen: new Set() };
  return (
    <section class={id === 'words' ? 'chapter words' : 'chapter'}>
      <h2 id={id} tabIndex={-1}>
        {leaf(title, { sought })}
      </h2>
      {sections.map((section) => (
        <div key={section.id} class="rule-section">
          {section.title !== '' && (
            <h3 id={section.id} tabIndex={-1}>
              {leaf(section.title, { sought })}
            </h3>
          )}
          {section.pieces.map((piece, index) => draw(piece, pen, index))}
        </div>
      ))}
    </section>
  );
}

function draw(piece: Piece, pen: Pen, key: number): ComponentChildren {
  if (typeof piece === 'string') return leaf(piece, pen);
  if (piece.tag === 'figure') return <Figure key={key} name={piece.id ?? ''} caption={piece.of.join('')} />;
  if (piece.tag === 'table') return <Table key={key} table={piece} sought={pen.sought} />;
  return createElement(
    piece.tag,
    { key },
    piece.of.map((child, index) => draw(child, pen, index)),
  );
}

/** A wide table scrolls sideways by itself, by keyboard too. */
function Table({ table, sought }: { readonly table: Element; readonly sought: readonly string[] }) {
  return (
    <div class="rule-table" tabIndex={0} role="group">
      <table>{table.of.map((child, index) => draw(child, { sought }, index))}</table>
    </div>
  );
}

function leaf(text: string, { sought, seen }: Pen): ComponentChildren {
  if (sought.length > 0)
    return cutAt(text, sought).map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part));
  return seen ? <Glossed text={text} seen={seen} /> : text;
}
