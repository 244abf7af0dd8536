import '../../ui/glossary/glossary.css';
import './rules.css';
import { signal, useComputed, useSignal, type ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { hasHelp, loadGameHelp } from '../../games';
import { useAnswer } from '../../net/requests/useAnswer';
import type { GameHelp } from '../../stage/contract/help';
import { GlossaryContext } from '../../ui/glossary/Glossed';
import type { Glossary } from '../../ui/glossary/glossary';
import { WORDS } from '../../ui/words/words';
import { HELP_WORDS } from '../../ui/words/pages/help';
import { ChapterText } from './ChapterText';
import { chaptersOf, chaptersWith, wordsSought, type Chapter } from './chapters';
import { Contents } from './Contents';
import { PicturesOf } from './Figure';
import { SearchField } from './SearchField';
import { wordsChapter } from './wordsChapter';

interface RulebookProps {
  /** The game's id. */
  readonly game: string;
  /** Shown after the last chapter, unless there is a search. */
  readonly children?: ComponentChildren;
}

/**
 * The rules of a game with their contents and a search: on a page of their own, and in the dialog of a
 * table.
 */
export function Rulebook({ game, children }: RulebookProps) {
  const { answer: book, error } = useAnswer(
    hasHelp(game) ? { key: game, ask: () => loadBook(game) } : undefined,
  ).value;
  if (!hasHelp(game)) return <p role="status">{HELP_WORDS.notWritten}</p>;
  if (!book) return <p role="status">{error === undefined ? WORDS.hall.loading : WORDS.hall.loadFailed}</p>;
  const { glossary, chapters, help } = book;
  return (
    <GlossaryContext.Provider value={glossary}>
      <PicturesOf help={help}>
        <Chapters chapters={chapters}>{children}</Chapters>
      </PicturesOf>
    </GlossaryContext.Provider>
  );
}

interface Book {
  readonly help: GameHelp;
  readonly glossary: ReadonlySignal<Glossary>;
  readonly chapters: readonly Chapter[];
}

async function loadBook(game: string): Promise<Book | undefined> {
  const help = await loadGameHelp(game);
  if (!help) return undefined;
  const chapters = [...chaptersOf(await help.loadText()), wordsChapter(help.glossary)];
  return { help, chapters, glossary: signal(help.glossary) };
}

interface ChaptersProps {
  readonly chapters: readonly Chapter[];
  readonly children: ComponentChildren;
}

function Chapters({ chapters, children }: ChaptersProps) {
  const query = useSignal('');
  const sought = useComputed(() => wordsSought(query.value));
  const found = chaptersWith(chapters, sought.value);
  const isSearch = sought.value.length > 0;
  useFirstPlace();
  return (
    <div class="rulebook">
      <div class="rule-tools">
        <SearchField
          query={query}
          found={isSearch ? found.flatMap(({ sections }) => sections).length : undefined}
        />
        <Contents chapters={found} />
      </div>
      <div class="prose rule-text">
        {found.map((chapter) => (
          <ChapterText key={chapter.id} chapter={chapter} sought={sought.value} />
        ))}
        {!isSearch && children}
      </div>
    </div>
  );
}

/** Scrolls to the chapter named in the fragment of the address. */
function useFirstPlace(): void {
  useEffect(() => {
    // Chapters have plain ids: nothing has to be decoded.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
