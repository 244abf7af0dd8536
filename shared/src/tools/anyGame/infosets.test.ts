import { TreeTooLarge } from '../../core/match/gameTree';
import { countedTree } from './infosets';

test('Kuhn poker: one line with its twelve information sets', () => {
  expect(JSON.parse(countedTree(['--game', 'kuhn', '--seats', '2']))).toEqual({
    game: 'kuhn',
    seats: 2,
    decisions: 24,
    plays: 30,
    informationSets: [6, 6],
  });
});

test('a game with a board exceeds the limit of positions', () => {
  expect(() => countedTree(['--game', 'metaltalon', '--limit', '200'])).toThrow(TreeTooLarge);
});

test.each([
  [[], 'There is no game "", only: metaltalon'],
  [['--game', 'kuhn', '--seats', '3'], '--seats must be a whole number from 2 to 2, not "3".'],
  [['--game', 'kuhn', '--limit', ''], '--limit must be a whole number from 1 to'],
  [['--game', 'kuhn', '--options', '{'], '--options must be JSON, not {.'],
  [['--game', 'kuhn', '--options', '{"a":1}'], '--options are not those of Kuhn poker.'],
  [['--gmae', 'kuhn'], "Unknown option '--gmae'"],
])('%j is refused: %s', (args, sentence) => {
  expect(() => countedTree(args)).toThrow(sentence);
});
