import { countdownWords } from './series';

test('a rematch is one', () => {
  expect(countdownWords(undefined)).toMatchObject({ title: 'Rematch', startsSoon: /rematch/u });
});

test.each([1, 2])('game %i of a series is none, though it starts by itself', (number) => {
  const words = countdownWords({ number });
  expect(words.title).toBe(`Game ${number}`);
  expect(Object.values(words).join(' ')).not.toMatch(/rematch/iu);
});
