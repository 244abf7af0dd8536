import { existsSync } from 'node:fs';
import path from 'node:path';
import { CATALOG } from '@gearhall/shared/games/catalog';
import { hasPuzzles } from '.';

test.each(Object.keys(CATALOG))('the page of %s offers puzzles where there are some', (id) => {
  const file = path.join(__dirname, `../../public/puzzles/${id}.json`);
  expect(hasPuzzles(id)).toBe(existsSync(file));
});

test('a game that nobody has looked at has none', () => expect(hasPuzzles('kuhn')).toBe(false));
