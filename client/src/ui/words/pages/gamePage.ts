/** The page of a game. */
export const GAME_PAGE = {
  players: 'Players',
  duration: 'Duration',
  difficulty: 'Difficulty',
  secret: 'Secret',
  alone: (min: number, max: number) =>
    min === 1 ? `${max === 1 ? '1' : `1 to ${max}`}, also alone` : `${min} to ${max}`,
  minutes: (min: number, max: number) => `${min} to ${max} minutes`,
  make: 'Make a scenario',
  makeOf: (game: string) => `Make a scenario for ${game}`,
  pictures: 'What it looks like',
  tables: 'Open tables',
  noTables: 'Nobody has an open table of this game right now.',
  first: 'Open the first one',
  replays: 'Recent replays',
  noReplays: 'No finished game of it can be watched yet.',
  example: 'A recorded game of bots',
  watchExample: (game: string) => `Watch a recorded game of ${game}`,
  lessons: 'Lessons',
  lessonsDone: (done: number, all: number) => `${done} of ${all} done`,
} as const;
