import { seededDice, seedFrom } from '../../../core/dice/dice';
import { distance } from '../../../core/game/hex';
import { withDice } from '../../../core/testing/means';
import { kriegbot } from '..';
import type { Action } from '../actions';
import { coordinatesOf } from '../content/map';
import { given } from '../testing/given';
import { characters } from './characters';

const ENEMY = 'P3';

/** Where a robot with a weapon for every range stands after its move. */
function standOf(character: keyof typeof characters): string {
  const { state } = given({
    phase: 'movement',
    robots: {
      green1: { at: 'P15', slots: { primary: 'railgun', secondary: 'gatlingGun' } },
      yellow1: { at: ENEMY, slots: { primary: 'gatlingGun' } },
    },
    order: ['green1'],
  });
  const view = kriegbot.project(state, 0);
  const means = withDice(seededDice(seedFrom('stand')));
  const action: Action = characters[character].choose(view, 0, kriegbot.legal(view, 0), means);
  return action.type === 'move' ? action.to : 'P15';
}

const gapAfter = (character: keyof typeof characters): number =>
  distance(coordinatesOf(standOf(character)), coordinatesOf(ENEMY));

test('twelve hexes away the brawler closes in, and the sniper keeps its distance', () => {
  expect(gapAfter('brawler')).toBeLessThanOrEqual(9);
  expect(gapAfter('sniper')).toBeGreaterThanOrEqual(12);
});
