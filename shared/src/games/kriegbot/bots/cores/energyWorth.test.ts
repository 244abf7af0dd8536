import { seededDice, seedFrom } from '../../../../core/dice/dice';
import { withDice } from '../../../../core/testing/means';
import { kriegbot } from '../..';
import { fight } from '../../testing/scenes/fight';
import { given, type GivenRobot, type Position } from '../../testing/given';
import { hard } from '../hard';

/** KX46: what the hard bot does with its energy. */

const core = (level: number): Pick<GivenRobot, 'powerCore'> => ({
  powerCore: { card: 'compulsatorFlywheel', shown: true, level },
});
const said = ({ state }: Position) => {
  const view = kriegbot.project(state, 0);
  return hard.choose(view, 0, kriegbot.legal(view, 0), withDice(seededDice(seedFrom('energy'))));
};

describe('KX46: overcharge', () => {
  /** A Railgun against a fast robot that one more hit would destroy. */
  const place = (level: number) =>
    fight({
      green1: { at: 'L10', slots: { primary: 'railgun' }, ...core(level) },
      yellow1: { chassis: 'rocketbot', at: 'L5', damage: { core: 1 }, slots: { four: '' } },
    });
  test('where it makes a kill likelier', () => {
    expect(said(place(5))).toMatchObject({ type: 'attack', arms: 'railgun', overcharge: 1 });
  });
  test('not with what it has not got', () => {
    expect(said(place(1))).not.toHaveProperty('overcharge');
  });
});

describe('KX46: powering up', () => {
  const place = (level: number) =>
    given({
      phase: 'movement',
      order: ['green1'],
      robots: {
        green1: { at: 'L15', slots: { primary: 'railgun', secondary: 'freeElectronLaser' }, ...core(level) },
        yellow1: { chassis: 'robotank', at: 'B0' },
      },
    });
  test('when the level is low and no enemy is near', () => {
    expect(said(place(0))).toEqual({ type: 'powerUp' });
  });
  test('not when it is full', () => {
    expect(said(place(5)).type).not.toBe('powerUp');
  });
});
