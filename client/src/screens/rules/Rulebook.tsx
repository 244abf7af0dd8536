import '../../ui/glossary/glossary.css';
import './rules.css';
import { signal, useComputed, useSignal, type ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadGameHelp } from '../../games';
import type { GameHelp } from '../../stage/contract';
import { GlossaryContext } from '../../ui/glossary/Glossed';
import type { Glossary } from '../../ui/glossary/glossary';
import { WORDS } from '../../ui/words';
import { HELP_WORDS } from '../../ui/words/help';
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
  const book = useSignal<Book | undefined>(undefined);
  const note = useSignal<string>(WORDS.hall.loading);
  useEffect(() => {
    loadBook(game).then(
      (loaded) => {
        book.value = loaded;
        if (!loaded) note.value = HELP_WORDS.notWritten;
      },
      () => (note.value = WORDS.hall.loadFailed),
    );
  }, [game, book, note]);
  if (!book.value) return <p role="status">{note.value}</p>;
  const { glossary, chapters, help } = book.value;
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
