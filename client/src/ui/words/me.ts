import { count } from './counting';

/** A person's own page. */
export const ME = {
  title: 'My page',
  lead: 'Only you can see this page. It belongs to this browser, and to the devices on which you continue.',
  running: 'Running games',
  noRunning: 'You have no running game.',
  yourTurn: 'Your turn',
  yourDecision: 'Your decision is awaited',
  notYourTurn: 'The others are to act',
  gathering: 'People gather',
  paused: 'Paused',
  goOn: 'Go on',
  goOnAt: (game: string, others: string) =>
    others === '' ? `Go on: ${game}` : `Go on: ${game} with ${others}`,
  finished: 'Finished games',
  noFinished: 'You have not finished a game yet.',
  more: 'Show all',
  result: { won: 'Won', lost: 'Lost', draw: 'No winner' },
  results: 'Results',
  byGame: 'By game',
  byOpponent: 'By opponent',
  game: 'Game',
  opponent: 'Opponent',
  bots: 'Bots',
  alone: 'Alone',
  played: 'Played',
  won: 'Won',
  lost: 'Lost',
  lessons: 'Lessons',
  lessonsDone: (done: number) => (done === 0 ? 'None yet' : `${count(done, 'lesson', 'lessons')} completed`),
  learn: (game: string) => `Learn ${game}`,
  data: 'My data',
  dataLead:
    'The hall keeps your name, your tables, your moves and what you write at tables. There is no account and no address.',
  export: 'Save my data as a file',
  delete: 'Delete my data',
  deleteTitle: 'Delete your data?',
  deleteHelp:
    'Your name and your words disappear from all finished games, your open seats become free, and this browser forgets who you are. The moves stay, without a name, since they belong to the others too. This cannot be undone.',
  deleteYes: 'Yes, delete everything',
  keep: 'Keep everything',
  deleted: 'Your data has been deleted.',
  stillPlaying: 'You have running games. Finish them or resign first, so that nobody waits for you for ever.',
  failed: 'That did not work. Please try again in a while.',
  offline:
    'Your games could not be loaded: the hall cannot be reached. Your lessons are kept in this browser.',
} as const;
