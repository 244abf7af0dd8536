import { quickDice, seedFrom } from '../../../core/dice/dice';
import { AT_START, bestDriver, covers } from './emptyRoad';

const DISTANCE = 100;
/**
 * The probability in percent of covering the distance without blowing up, from the sheet. "Heat 5": one heat point less
 * than the others can take.
 */
const PRINTED = [
  { car: 'no Turbo', turns: 11, percent: 69, start: { ...AT_START, turbo: 0 } },
  { car: 'no Turbo', turns: 12, percent: 98, start: { ...AT_START, turbo: 0 } },
  { car: '4 Turbos', turns: 9, percent: 95, start: AT_START },
  { car: '4 Turbos', turns: 10, percent: 100, start: AT_START },
  { car: 'no Turbo, Heat 5', turns: 11, percent: 48, start: { ...AT_START, turbo: 0, heat: 1 } },
  { car: 'no Turbo, Heat 5', turns: 12, percent: 91, start: { ...AT_START, turbo: 0, heat: 1 } },
  { car: '4 Turbos, Heat 5', turns: 9, percent: 81, start: { ...AT_START, heat: 1 } },
  { car: '4 Turbos, Heat 5', turns: 10, percent: 100, start: { ...AT_START, heat: 1 } },
] as const;

/** Enough games for a random error of less than one and a half percentage points. */
const GAMES = 5000;
const WITHIN = 2;

describe('R3 the solo table: 100 spaces of empty road, driven optimally', () => {
  const driver = bestDriver();

  test.each(PRINTED)('$car: $percent % in $turns turns, by reckoning', ({ start, turns, percent }) => {
    const reckoned = 100 * driver(start, turns, DISTANCE).chance;
    expect(Math.abs(reckoned - percent)).toBeLessThan(0.6);
  });

  test.each(PRINTED)('$car: $percent % in $turns turns, played out', ({ car, start, turns, percent }) => {
    const dice = quickDice(seedFrom('empty road', car, turns));
    let covered = 0;
    for (let game = 0; game < GAMES; game += 1)
      if (covers(driver, { start, distance: DISTANCE, turns }, dice)) covered += 1;
    expect(Math.abs((100 * covered) / GAMES - percent)).toBeLessThan(WITHIN);
  });

  test('without Turbo ten turns are never enough, with it seven hardly ever', () => {
    expect(driver({ ...AT_START, turbo: 0 }, 10, DISTANCE).chance).toBe(0);
    expect(driver(AT_START, 7, DISTANCE).chance).toBeLessThan(0.05);
  });
});
