import type { RollView } from '../sprites/rollView';
import { FrontStandIn } from '../testing/FrontStandIn';
import { AnimationQueue, instant } from './animation';
import { inTurn, throwOn } from './throwDice';

test('what is rolled is told elsewhere when the dice lie still, and at once', () => {
  const { roll } = new FrontStandIn();
  const told: Record<string, number> = {};
  const shown: string[] = [];
  let now = 0;
  const note = (what: string): void => void (told[what] ??= now);
  roll.show = (dice) => void shown.push(dice.join(' '));
  const queue = new AnimationQueue();
  const thrown = throwOn(roll as unknown as RollView, {
    ...{ dice: [3, 5], lines: ['8'], at: () => ({ x: 0, y: 0 }), play: note },
  });
  // The page is told of an event after its animations.
  queue.add(
    ...inTurn(thrown),
    instant(() => note('told')),
  );
  for (; queue.isMoving; now += 10) queue.step(now);
  const since = (told['told'] ?? Infinity) - (told['diceLand'] ?? 0);
  expect(told['diceLand']).toBeGreaterThanOrEqual(400);
  expect(since).toBeGreaterThanOrEqual(0);
  expect(since).toBeLessThanOrEqual(200);
  expect(new Set(shown).size).toBeGreaterThan(4);
  expect([shown.at(-1), roll.root.visible]).toEqual(['3 5', false]);
});
