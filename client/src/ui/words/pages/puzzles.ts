/** The number of games in a hundred. */
const inHundred = (share: number): number => Math.round(share * 100);

/** The puzzles of a game, on its page and on the board. */
export const PUZZLES = {
  title: 'Puzzles',
  lead: 'Positions out of games between bots, where the best choice wins far more often than others. Find it.',
  solvedOf: (solved: number, all: number) => `${solved} of ${all} solved`,
  open: (number: number) => `Puzzle ${number}`,
  openSolved: (number: number) => `Puzzle ${number}, solved`,
  unreachable: 'The puzzles come over the network, and there is none right now.',
  number: (number: number, all: number) => `Puzzle ${number} of ${all}`,
  toMove: (name: string) => `${name} to move`,
  task: 'The best choice wins far more often than others. Your first order counts.',
  pageTitle: (number: number, game: string) => `Puzzle ${number} · ${game}`,
  talk: 'The answer',
  judging: 'Playing on from your choice, again and again…',
  failed: 'Your choice could not be judged.',
  solved: 'Solved!',
  notSolved: 'Not the best.',
  yours: (share: number) => `Your choice: about ${inHundred(share)} wins in 100 games.`,
  best: (share: number) => `The best: about ${inHundred(share)}.`,
  form: 'A form, filled in as it is now marked.',
  shown: 'The best choice is marked:',
  byBots: 'When hard bots play on, with all that you cannot know dealt anew each time.',
  again: 'Try again',
  show: 'Show the best move',
  playOn: 'Play on from here',
  next: 'Next puzzle',
  all: 'All puzzles',
} as const;
