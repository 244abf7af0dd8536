import { ROBOT_IDS } from '@gearhall/shared/games/metalheads/content/robots';
import { abilityText } from '../words/abilities';
import { fitted } from './toldCard';

test('what a Robot can do is written on its card whole, in letters that can be read there', () => {
  for (const id of ROBOT_IDS) {
    const { lines, size } = fitted(abilityText(id));
    expect(lines.join(' ')).toBe(abilityText(id));
    // In units of a card, which is 150 pixels wide at least where it has words: 9 pixels.
    expect(size).toBeGreaterThanOrEqual(7.2);
    expect(lines.length * size).toBeLessThanOrEqual(46);
  }
});
