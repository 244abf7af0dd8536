import type { Glossary } from '../../ui/glossary/glossary';
import { HELP_WORDS } from '../../ui/words/pages/help';
import type { Chapter } from './chapters';

/** The glossary as the last chapter of the help: the same entries that explain themselves at the table. */
export const wordsChapter = ({ entries }: Glossary): Chapter => ({
  id: 'words',
  title: HELP_WORDS.words,
  sections: [...entries]
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
    .map(({ id, title, says }) => ({ id: `word-${id}`, title, pieces: [{ tag: 'p', of: [says] }] })),
});
