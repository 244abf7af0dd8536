import { coins, given, type Given, type GivenShip } from '../testing/given';
import type { RaceId } from '../content/races';
import { choicesAfter, damageResults } from './damage';
import { isSameStack, valueOf } from './coins';

const shoot = { type: 'fireAtShip', ship: 's1', target: 's2' } as const;

/** Seat 0 fires at an adjacent ship of seat 1. */
const hit = (
  target: Partial<GivenShip>,
  races: [RaceId, RaceId] = ['bankers', 'bankers'],
  more: Given = {},
) =>
  given({
    seats: [{ race: races[0] }, { race: races[1] }],
    ships: { s1: { at: 'd4', ...coins(0, 3) }, s2: { owner: 1, at: 'e4', ...target } },
    ...more,
  });

describe('taking damage (source L100)', () => {
  test('the example: 4 pennies and a nickel taking 3 leave 1 penny and the nickel, or 6 pennies', () => {
    expect(damageResults(coins(4, 1), 3)).toEqual([coins(1, 1), coins(6)]);
    const game = hit(coins(4, 1)).play(0, shoot, 3);
    expect(game.state.question).toEqual({ kind: 'damage', seat: 1, ship: 's2', points: 3 });
    expect(game.legal(1)).toEqual([
      { type: 'keepCoins', ...coins(1, 1) },
      { type: 'keepCoins', ...coins(6) },
    ]);
    const after = game.play(1, { type: 'keepCoins', ...coins(6) });
    expect(after.coins('s2')).toEqual(coins(6));
    expect(after.emitted('damaged')).toEqual([
      { type: 'damaged', seat: 1, ship: 's2', lost: 3, adapted: false, ...coins(6) },
    ]);
  });

  test('T6: damage above the stack is lost', () => {
    const game = hit(coins(2)).play(0, shoot, 5);
    expect(game.emitted('destroyed')).toEqual([
      { type: 'destroyed', seat: 1, ship: 's2', at: 'e4', lost: 2 },
    ]);
    expect(game.state.ships.s2).toBeUndefined();
  });

  test('T6: excess damage to cash is lost too', () => {
    const game = given({ seats: [{}, { cash: 2 }], ships: { s1: { at: 'i13', ...coins(0, 1) } } });
    const after = game.play(0, { type: 'fireAtBase', ship: 's1', base: 'F' }, 6);
    expect([after.cash(1), after.emitted('robbed')[0]?.lost]).toEqual([0, 2]);
  });
});

describe('T23: the choice of coins', () => {
  test.each([
    [coins(5), 3, [coins(2)]],
    [coins(0, 1), 1, [coins(4)]],
    [coins(0, 2), 5, [coins(0, 1), coins(5)]],
    [coins(0, 0, 1), 3, [coins(2, 1), coins(7)]],
    [coins(0, 0, 1), 5, [coins(0, 1), coins(5)]],
    [coins(5, 0, 1), 3, [coins(2, 0, 1), coins(2, 2), coins(7, 1), coins(12)]],
    [coins(0, 1, 1), 3, [coins(2, 0, 1), coins(2, 2), coins(7, 1), coins(12)]],
    [coins(9, 0, 1), 1, [coins(8, 0, 1), coins(8, 2), coins(13, 1), coins(18)]],
    [coins(10), 5, [coins(5)]],
    [coins(0, 3), 5, [coins(0, 2), coins(5, 1), coins(10)]],
  ])('%j taking %i', (stack, points, results) => {
    expect(damageResults(stack, points)).toEqual(results);
  });

  test('coins may be broken but not combined, and the rest is worth exactly the value less the damage', () => {
    for (let pennies = 0; pennies <= 6; pennies += 1) {
      for (const [nickels, dimes] of [
        [0, 0],
        [1, 0],
        [2, 1],
        [0, 2],
      ] as const) {
        const stack = coins(pennies, nickels, dimes);
        for (let points = 1; points < Math.min(7, valueOf(stack)); points += 1) {
          const expected = brokenByHand(stack, points);
          const results = damageResults(stack, points).map((result) => JSON.stringify(result));
          expect(new Set(results)).toEqual(expected);
          expect(results).toHaveLength(expected.size);
        }
      }
    }
  });

  test('the owner chooses, not the shooter', () => {
    const game = hit(coins(4, 1)).play(0, shoot, 3);
    expect(game.refusal(0, { type: 'keepCoins', ...coins(1, 1) }).refused).toBe('notAsked');
    expect(game.refusal(1, { type: 'keepCoins', ...coins(2, 1) }).refused).toBe('wrongDamage');
    expect(game.refusal(1, { type: 'letStand' }).refused).toBe('notAsked');
  });

  test('D >= V: the ship is gone', () => {
    expect(hit(coins(0, 1)).play(0, shoot, 5).emitted('destroyed')).toHaveLength(1);
  });

  test('with one result only, nobody is asked', () => {
    const game = hit(coins(5)).play(0, shoot, 3);
    expect([game.state.question, game.coins('s2')]).toEqual([undefined, coins(2)]);
    expect(game.state.shot).toBeUndefined();
  });

  test('the default has the fewest coins broken, and is listed first', () => {
    expect(damageResults(coins(0, 1, 1), 3)[0]).toEqual(coins(2, 0, 1));
    expect(damageResults(coins(4, 1, 1), 6)[0]).toEqual(coins(3, 0, 1));
    expect(damageResults(coins(0, 0, 1), 3)[0]).toEqual(coins(2, 1));
  });
});

describe('T24: Adapters', () => {
  test('choose any stack of the value that is left, combined upward too', () => {
    const game = hit(coins(13), ['bankers', 'adapters']).play(0, shoot, 2);
    expect(game.legalOf(1, 'keepCoins').map(({ type: _, ...stack }) => stack)).toEqual([
      coins(11),
      coins(1, 0, 1),
      coins(1, 2),
      coins(6, 1),
    ]);
    const after = game.play(1, { type: 'keepCoins', ...coins(1, 0, 1) });
    expect(after.emitted('damaged')[0]).toMatchObject({ lost: 2, adapted: true });
  });

  test('an ordinary choice does not count as an exchange', () => {
    const game = hit(coins(13), ['bankers', 'adapters']).play(0, shoot, 2);
    expect(game.play(1, { type: 'keepCoins', ...coins(11) }).emitted('damaged')[0]).toMatchObject({
      adapted: false,
    });
  });

  test('in the example of the source they have the same two, since both are all stacks worth 6', () => {
    const game = hit(coins(4, 1), ['bankers', 'adapters']);
    expect(choicesAfter(game.state, 's2', 3)).toEqual([coins(1, 1), coins(6)]);
  });

  test('every stack of the value, each once', () => {
    const game = hit(coins(30), ['bankers', 'adapters']);
    const choices = choicesAfter(game.state, 's2', 5);
    expect(choices).toHaveLength(12);
    expect(
      choices.filter((one) => choices.some((other) => other !== one && isSameStack(one, other))),
    ).toEqual([]);
  });

  test('it needs at least 1 damage', () => {
    const game = hit(coins(13, 0, 1), ['bankers', 'adapters']).play(0, shoot, 1);
    expect([game.state.question, game.coins('s2')]).toEqual([undefined, coins(13, 0, 1)]);
  });

  test('and 1 cent left; cash is not exchanged', () => {
    expect(hit(coins(3), ['bankers', 'adapters']).play(0, shoot, 3).emitted('destroyed')).toHaveLength(1);
    const base = given({ seats: [{}, { race: 'adapters' }], ships: { s1: { at: 'i13', ...coins(0, 1) } } });
    expect(base.play(0, { type: 'fireAtBase', ship: 's1', base: 'F' }, 3).state.question).toBeUndefined();
  });
});

describe('T27: Vamps', () => {
  test('the example: a 1-cent ship hit for 5 gives 1', () => {
    const game = hit(coins(1), ['vamps', 'bankers']).play(0, shoot, 5);
    expect(game.emitted('drained')).toEqual([{ type: 'drained', seat: 0, cents: 1 }]);
    expect(game.cash(0)).toBe(26);
  });

  test.each([
    [2, 0],
    [3, 3],
    [4, 3],
    [6, 3],
  ])('a roll of %i gains %i', (roll, gain) => {
    expect(hit(coins(20), ['vamps', 'bankers']).play(0, shoot, roll).cash(0)).toBe(25 + gain);
  });

  test('the 3 points are counted after subtractions', () => {
    expect(
      hit(coins(20, 0, 2), ['vamps', 'bankers'])
        .play(0, shoot, 4)
        .cash(0),
    ).toBe(25);
  });

  test('the gain comes when the owner has chosen the coins', () => {
    const game = hit(coins(4, 1), ['vamps', 'bankers']).play(0, shoot, 4);
    expect(game.cash(0)).toBe(25);
    expect(game.play(1, { type: 'keepCoins', ...coins(5) }).events.map(({ type }) => type)).toEqual([
      'damaged',
      'drained',
    ]);
  });

  test('also for shots at bases', () => {
    const game = given({
      seats: [{ race: 'vamps' }, { cash: 2 }],
      ships: { s1: { at: 'i13', ...coins(0, 2) } },
    });
    const after = game.play(0, { type: 'fireAtBase', ship: 's1', base: 'F' }, 6);
    expect([after.cash(0), after.cash(1)]).toEqual([27, 0]);
  });
});

/** Every way to pay cent by cent, breaking a nickel or a dime at any time. */
function brokenByHand(
  stack: { pennies: number; nickels: number; dimes: number },
  points: number,
): Set<string> {
  const seen = new Set<string>();
  const ends = new Set<string>();
  const visit = ({ pennies, nickels, dimes }: typeof stack, owed: number) => {
    const key = JSON.stringify([pennies, nickels, dimes, owed]);
    if (seen.has(key)) return;
    seen.add(key);
    if (owed === 0) ends.add(JSON.stringify({ pennies, nickels, dimes }));
    if (owed > 0 && pennies > 0) visit({ pennies: pennies - 1, nickels, dimes }, owed - 1);
    if (nickels > 0) visit({ pennies: pennies + 5, nickels: nickels - 1, dimes }, owed);
    if (dimes > 0) visit({ pennies, nickels: nickels + 2, dimes: dimes - 1 }, owed);
  };
  visit(stack, points);
  return ends;
}
