import { resultOf, tallyByGame, tallyByOpponent, type OwnFinished } from './tally';

const game = (more: Partial<OwnFinished>): OwnFinished => ({
  table: 't',
  game: 'metaltalon',
  at: 1,
  actions: 20,
  seats: [
    { sitter: 'person', name: 'Ada' },
    { sitter: 'person', name: 'Bo' },
  ],
  winners: [0],
  cause: 'lastOne',
  seat: 0,
  ...more,
});
const WORDS = { bots: 'Bots', alone: 'Alone' };

test.each([
  [[0], 'won'],
  [[1], 'lost'],
  [[0, 1], 'won'],
  [[], 'draw'],
] as const)('with the winners %j it is %s', (winners, result) => {
  expect(resultOf(game({ winners, seat: 0 }))).toBe(result);
});

test('somebody who did not win alone has no draw', () => {
  expect(resultOf(game({ winners: [], seats: [{ sitter: 'person', name: 'Ada' }] }))).toBe('alone');
});

test('counts by game, the most played first', () => {
  const games = [game({ game: 'kriegbot' }), game({}), game({ winners: [1] }), game({ winners: [] })];
  expect(tallyByGame(games)).toEqual([
    { key: 'metaltalon', played: 3, won: 1, lost: 1 },
    { key: 'kriegbot', played: 1, won: 1, lost: 0 },
  ]);
});

test('counts by opponent: bots as one, team-mates not at all, nobody when alone', () => {
  const bot = { sitter: 'bot', name: 'Rivet' } as const;
  const [ada, bo] = game({}).seats;
  const games = [
    game({ winners: [1] }),
    game({ seats: [ada!, bot, { ...bot, name: 'Bolt' }] }),
    game({ seats: [ada!, { sitter: 'person', name: 'Cy' }, bo!], winners: [0, 2] }),
    game({ seats: [ada!], winners: [] }),
  ];
  expect(tallyByOpponent(games, WORDS)).toEqual([
    { key: 'Alone', played: 1, won: 0, lost: 0 },
    { key: 'Bo', played: 1, won: 0, lost: 1 },
    { key: 'Bots', played: 1, won: 1, lost: 0 },
    { key: 'Cy', played: 1, won: 1, lost: 0 },
  ]);
});
