import { FACING, given, type Given, type GivenRobot } from '../../testing/given';
import { alone, kindsFor } from '../../testing/scenes/moving';

describe('the Rocketbot on its legs (K23)', () => {
  const rocket = { chassis: 'rocketbot', at: 'K6', facing: 'north' } as const;
  const both = (green1: GivenRobot, more: Partial<Given> = {}) =>
    given({
      phase: 'movement',
      robots: { green1, yellow1: { chassis: 'robocar', at: 'K1' } },
      ...more,
    });

  test('moves last, two hexes and two rotations, whatever its drive damage', () => {
    const legs = both({ ...rocket, damage: { drive: 3 } }).play('green1', { type: 'biped' });
    expect(legs.robot('green1')).toMatchObject({ biped: true, marks: { option: 'biped' } });
    expect(legs.question).toMatchObject({ kind: 'option', robot: 'yellow1' });
    const late = legs.play('yellow1', { type: 'endMove' });
    expect(late.question).toMatchObject({ kind: 'option', robot: 'green1' });
    expect(late.state.movement).toMatchObject({ points: 2, rotations: 2, sideslips: 0 });
    expect(late.legal('green1').map(({ type }) => type)).not.toContain('powerUp');
    expect(late.refusal('green1', { type: 'reboot' })).toEqual({ refused: 'alreadyMoving' });
    const after = late.play('green1', { type: 'move', to: 'K4', facing: FACING.north });
    expect(after.play('green1', { type: 'endMove' }).state.phase).toBe('attack');
  });

  test('only a reboot, or idleness, if it is disabled meanwhile', () => {
    const late = alone({ ...rocket, biped: true, disabled: ['drive'] });
    expect(kindsFor(late)).toEqual(['reboot', 'idle']);
  });

  test('not over water, and for no other template', () => {
    expect(both({ ...rocket, at: 'T4' }).refusal('green1', { type: 'biped' })).toEqual({
      refused: 'mayNotEnter',
    });
    expect(both({ ...rocket, chassis: 'helibot' }).refusal('green1', { type: 'biped' })).toEqual({
      refused: 'notThisChassis',
    });
  });
});
