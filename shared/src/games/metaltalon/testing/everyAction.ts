import type { Action } from '../actions';
import { BASE_IDS, SPACE_IDS } from '../content/board';
import type { Stack, State } from '../state';

/** Every conceivable action in a position, sensible or not, to compare with `legal`. */
export function everyAction(state: State): Action[] {
  const ships = [...Object.keys(state.ships), 's99999'];
  return [...PLAIN, ...stacks(14).flatMap(withStack), ...ships.flatMap((ship) => withShip(ship, ships))];
}

const PLAIN: readonly Action[] = [
  { type: 'rerollRace' },
  { type: 'keepRace' },
  { type: 'endTurn' },
  { type: 'reroll' },
  { type: 'letStand' },
  { type: 'askMe', asked: true },
  { type: 'askMe', asked: false },
];

const withStack = (coins: Stack): Action[] => [
  { type: 'launch', ...coins },
  { type: 'keepCoins', ...coins },
];

const withShip = (ship: string, targets: readonly string[]): Action[] => [
  { type: 'recycle', ship },
  ...BASE_IDS.flatMap((base): Action[] => [
    { type: 'invade', ship, base },
    { type: 'fireAtBase', ship, base },
  ]),
  ...targets.map((target): Action => ({ type: 'fireAtShip', ship, target })),
  ...SPACE_IDS.map((to): Action => ({ type: 'move', ship, to })),
  ...SPACE_IDS.flatMap((to) => stacks(1).map((coins): Action => ({ type: 'split', ship, to, ...coins }))),
];

/** All stacks with up to this number of pennies, and a few nickels and dimes. */
function stacks(most: number): Stack[] {
  const result: Stack[] = [];
  for (let pennies = 0; pennies <= most; pennies += 1) {
    for (let nickels = 0; nickels <= 1; nickels += 1) {
      for (let dimes = 0; dimes <= 1; dimes += 1) result.push({ pennies, nickels, dimes });
    }
  }
  return result;
}
