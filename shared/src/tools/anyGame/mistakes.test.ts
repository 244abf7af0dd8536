import { mistakes } from './mistakes';

test('it looks at what hard bots choose, and says what a deeper look finds', () => {
  const args = ['--game', 'metaltalon', '--games', '1', '--deep', '20', '--every', '40'];
  const lines = mistakes(args);
  const [summary, ...kinds] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(summary).toMatchObject({ games: 1, looked: expect.any(Number) as number, mistakes: kinds.length });
  expect(summary?.['looked']).toBeGreaterThan(1);
  expect(mistakes(args)).toEqual(lines);
});

test.each([
  [[], 'There is no game ""'],
  [['--game', 'metaltalon', '--deep', 'x'], '--deep must be a whole number from 20 to'],
  [['--game', 'metaltalon', '--seats', '9'], '--seats must be a whole number from 2 to 6'],
])('%j is refused: %s', (args, sentence) => {
  expect(() => mistakes(args)).toThrow(sentence);
});
