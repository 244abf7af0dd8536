import { RACE_IDS, RACES } from '@gearhall/shared/games/metaltalon/content/races';
import { movesOf } from '@gearhall/shared/games/metaltalon/rules/activation';
import { valueOf } from '@gearhall/shared/games/metaltalon/rules/coins';
import { SAMPLE_IDS, samplesFor } from './samples';

const coinsOf = (race: (typeof RACE_IDS)[number], cash: number) =>
  Object.fromEntries(samplesFor(race, cash).map(({ id, coins }) => [id, coins]));

test.each(RACE_IDS)('%s can pay for every sample ship, and each can move', (race) => {
  for (let cash = 1; cash <= 60; cash += 1) {
    for (const { coins } of samplesFor(race, cash)) {
      expect(valueOf(coins)).toBeLessThanOrEqual(cash);
      expect(movesOf(coins.pennies, RACES[race])).toBeGreaterThan(0);
    }
  }
  expect(samplesFor(race, 40).map(({ id }) => id)).toEqual(SAMPLE_IDS);
});

test('a gunboat has guns, a battleship armor too, and a scout neither', () => {
  expect(coinsOf('rebels', 30)).toEqual({
    scout: { pennies: 6, nickels: 0, dimes: 0 },
    gunboat: { pennies: 6, nickels: 2, dimes: 0 },
    battleship: { pennies: 5, nickels: 3, dimes: 1 },
  });
});

test('with little cash they are smaller, or missing', () => {
  expect(coinsOf('rebels', 10)).toEqual({
    scout: { pennies: 6, nickels: 0, dimes: 0 },
    gunboat: { pennies: 4, nickels: 1, dimes: 0 },
  });
  expect(samplesFor('rebels', 0)).toEqual([]);
});

test('the race matters: Zoomers need fewer pennies, Warriors take another gun', () => {
  expect(coinsOf('zoomers', 30)['scout']).toEqual({ pennies: 4, nickels: 0, dimes: 0 });
  expect(coinsOf('warriors', 30)['gunboat']).toEqual({ pennies: 6, nickels: 3, dimes: 0 });
});
