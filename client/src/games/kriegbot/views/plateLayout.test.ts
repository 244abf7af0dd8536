import type { Direction } from '@gearhall/shared/core/game/hex';
import { CHASSIS_IDS } from '@gearhall/shared/games/kriegbot/content/chassis';
import { angleOf, PITCH } from '../looks/layout';
import { itemsOf } from '../looks/looks';
import { DETAILED, placesOn, robotScale } from './plateLayout';

const most = Math.max(...CHASSIS_IDS.map((chassis) => itemsOf(chassis).length));

/** A robot's base is as wide as this, in its own units; a phone shows the whole map at this scale. */
const BASE = 74;
const WHOLE_MAP = 0.31;

test('a robot is at least 34 pixels wide, however far away', () => {
  for (let scale = WHOLE_MAP; scale < 3; scale += 0.01)
    expect([scale, BASE * robotScale(scale) * scale >= 34]).toEqual([scale, true]);
});

test.each([DETAILED, 0.7, 1, 2])('the plates of two neighbours never lie over each other at %d', (scale) => {
  const { box } = placesOn(most, 3);
  const size = robotScale(scale);
  for (const direction of [0, 1, 2] as const satisfies readonly Direction[]) {
    const [across, down] = [Math.cos(angleOf(direction)), Math.sin(angleOf(direction))].map((share) =>
      Math.abs(share * PITCH),
    );
    const isApart = (across ?? 0) >= box.width * size || (down ?? 0) >= box.height * size;
    expect([direction, isApart]).toEqual([direction, true]);
  }
});

test('everything on a plate lies on it, and nothing over anything else', () => {
  for (const slots of [0, 4, most])
    for (const signs of [0, 1, 6]) {
      const { box, badge, chip, strip, cell, row } = placesOn(slots, signs);
      expect(badge.x - 10.5).toBeGreaterThanOrEqual(box.x);
      expect(chip.x + 10.5).toBeLessThanOrEqual(box.x + box.width);
      expect(strip.x - (slots * cell) / 2).toBeGreaterThanOrEqual(badge.x + 10.5);
      expect(strip.x + (slots * cell) / 2).toBeLessThanOrEqual(chip.x - 10.5);
      if (slots > 0 && signs > 0) expect(strip.y - row.y).toBeGreaterThanOrEqual(12);
      if (slots > 0) expect(strip.y + cell / 2).toBeLessThanOrEqual(box.height);
    }
});
