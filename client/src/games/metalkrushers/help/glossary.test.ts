import { join } from 'node:path';
import { ITEMS } from '@gearhall/shared/games/metalkrushers/content/items';
import { glossarySuite } from '../../testing/glossarySuite';
import { glossary } from './glossary';

glossarySuite({
  glossary,
  folder: join(__dirname, '..'),
  // Balance, the costs of a step and a turn (rules/movement/moving.ts), and how a weighted weapon differs.
  figures: { modifier: [0], movementPoint: [1, 2, 1], weighted: [1] },
});

test('a weighted weapon has what its entry says', () => {
  const [plain, weighted] = [ITEMS.mediumSlice, ITEMS.weightedMediumSlice];
  if (plain.kind !== 'weapon' || weighted.kind !== 'weapon') throw new Error('A weapon is no weapon.');
  expect(weighted.damage - plain.damage).toBe(1);
  expect(weighted.parry - plain.parry).toBe(1);
  expect(weighted.initiative - plain.initiative).toBe(-1);
});
