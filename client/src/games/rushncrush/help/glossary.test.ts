import { join } from 'node:path';
import { NEUTRAL, nextBoxes, findBox } from '@gearhall/shared/games/rushncrush/content/gears';
import { glossarySuite } from '../../testing/glossarySuite';
import { glossary } from './glossary';

glossarySuite({
  glossary,
  folder: join(__dirname, '..'),
  // Written out: a range that begins with a die's lowest number, 1st gear, and what a bumper adds.
  figures: {
    booster: [1],
    flamer: [1],
    heatDie: [1],
    machineGun: [1],
    mine: [1],
    neutral: [1],
    structure: [0],
    wreck: [1],
  },
});

test('the way out of neutral is 1st gear', () => {
  expect(nextBoxes(NEUTRAL).map(({ box }) => findBox(box)?.gear)).toEqual([1]);
});
