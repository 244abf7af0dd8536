/** The words around the rules of a game, on their page and in the dialog at the table. */
export const HELP_WORDS = {
  title: (game: string) => `How to play ${game}`,
  contents: 'Contents',
  search: 'Search the rules',
  found: (count: number) =>
    count === 0 ? 'Nothing found.' : count === 1 ? 'Found in one place.' : `Found in ${count} places.`,
  clear: 'Clear the search',
  words: 'Words of the game',
  notWritten: 'Nobody has written the rules of this game down here yet.',
  pictureFailed: 'The picture could not be drawn.',
  play: (game: string) => `New table of ${game}`,
} as const;
