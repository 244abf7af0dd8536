import { FACING } from '../../testing/given';
import { alone } from '../../testing/scenes/moving';

describe('the Hoverbot re-faces (L89)', () => {
  const hover = { chassis: 'hoverbot', at: 'K15', facing: 'north' } as const;
  test.each(['endMove', 'reboot', 'powerUp'] as const)('after %s', (type) => {
    const after = alone(hover).play('green1', { type });
    expect(after.question?.kind).toBe('reface');
    const turned = after.play('green1', { type: 'reface', facing: FACING.south });
    expect(turned.robot('green1').facing).toBe(FACING.south);
  });
  test('K17: not when it stands idle', () => {
    const idle = alone({ ...hover, disabled: ['drive'] }).play('green1', { type: 'idle' });
    expect(idle.question?.kind).not.toBe('reface');
  });
  test('keeps its facing by default', () => {
    const after = alone(hover).play('green1', { type: 'endMove' });
    expect(after.legal('green1').find(({ type }) => type === 'reface')).toMatchObject({
      facing: FACING.north,
    });
  });
});
