import { FACING } from '../../testing/given';
import { alone, moving } from '../../testing/scenes/moving';

describe('fleeing (K14)', () => {
  const atEdge = { chassis: 'robocar', at: 'F15', facing: 'south' } as const;
  test('over its own edge: out for good', () => {
    const after = alone(atEdge).play('green1', { type: 'flee' });
    expect(after.emitted('fled')).toHaveLength(1);
    expect(after.robot('green1')).toMatchObject({ at: '', fate: 'fled' });
  });
  test('not over the other edge, not from further away, not without a point', () => {
    expect(alone(atEdge, { edge: 'top' }).refusal('green1', { type: 'flee' })).toEqual({
      refused: 'notAtEdge',
    });
    expect(alone({ ...atEdge, at: 'F12' }).refusal('green1', { type: 'flee' })).toEqual({
      refused: 'notAtEdge',
    });
    expect(alone({ ...atEdge, facing: 'north' }).refusal('green1', { type: 'flee' })).toEqual({
      refused: 'notAtEdge',
    });
    const spent = alone({ ...atEdge, at: 'F14', damage: { drive: 2 } }).play('green1', {
      type: 'move',
      to: 'F15',
      facing: FACING.south,
    });
    expect(spent.refusal('green1', { type: 'flee' })).toEqual({ refused: 'noPointsLeft' });
  });
  test('by a sideslip, or in reverse', () => {
    const heli = { chassis: 'helibot', at: 'F15', facing: 'southEast' } as const;
    expect(alone(heli).play('green1', { type: 'flee' }).emitted('fled')).toHaveLength(1);
    const back = alone({ ...atEdge, facing: 'north', slots: { inner: 'reverse' } });
    expect(back.play('green1', { type: 'flee' }).emitted('shown')).toMatchObject([{ card: 'reverse' }]);
  });
  test('K14: by the step that shows the fewest cards', () => {
    const either = { inner: 'hotshotPilot', zero: 'reverse' } as const;
    const car = { ...atEdge, facing: 'northEast', slots: either } as const;
    // Sideways needs the Hotshot, backwards an open Reverse.
    const open = alone({ ...car, shown: ['reverse'] }).play('green1', { type: 'flee' });
    expect(open.emitted('shown')).toEqual([]);
    expect(open.robot('green1').slots.inner.shown).toBe(false);
    const hidden = alone(car).play('green1', { type: 'flee' });
    expect(hidden.emitted('shown')).toHaveLength(1);
  });
  test('not where the scenario forbids it', () => {
    const place = moving({ green1: atEdge }, { scenario: 'killTheHuman' });
    expect(place.refusal('green1', { type: 'flee' })).toEqual({ refused: 'noFleeing' });
  });
});
