import { FACING } from '../../testing/given';
import { alone, moving } from '../../testing/scenes/moving';
import { baseSilhouette } from '../pieces/speed';

describe('Jump Boosters (K3)', () => {
  const jumper = { chassis: 'robotank', at: 'K6', facing: 'south', slots: { zero: 'jumpBoosters' } } as const;
  test('two faster, shown, over any terrain; disabled at the end of the move', () => {
    const lit = alone(jumper, { structures: { dam: 2 } }).play('green1', { type: 'boost' });
    expect(lit.emitted('shown')).toMatchObject([{ card: 'jumpBoosters' }]);
    expect(lit.state.movement).toMatchObject({ points: 5, boosted: true });
    expect(lit.robot('green1').marks.speed).toBe(2);
    // K7 to K9: flood, flood, gas station; then K10.
    const over = lit.play('green1', { type: 'move', to: 'K10', facing: FACING.south });
    const after = over.play('green1', { type: 'endMove' });
    expect(after.robot('green1').slots.zero.disabled).toBe(true);
    expect(after.robot('green1').marks.speed).toBe(2);
  });
  test('K84: but must end where it may normally enter', () => {
    const lit = alone(jumper, { structures: { dam: 2 } }).play('green1', { type: 'boost' });
    const above = lit.play('green1', { type: 'move', to: 'K7', facing: FACING.south });
    expect(above.refusal('green1', { type: 'endMove' })).toEqual({ refused: 'mayNotEnter' });
  });
  test('declared first, and only from a card that is live', () => {
    const begun = alone(jumper).play('green1', { type: 'move', to: 'K7', facing: FACING.south });
    expect(begun.refusal('green1', { type: 'boost' })).toEqual({ refused: 'wrongPhase' });
    expect(alone({ at: 'K6' }).refusal('green1', { type: 'boost' })).toEqual({ refused: 'noBoosters' });
    const dead = alone({ ...jumper, disabled: ['zero'] });
    expect(dead.refusal('green1', { type: 'boost' })).toEqual({ refused: 'noBoosters' });
  });
});

/** A boosted Spiderbot that breaks the dam from above the plain, and is flooded at the location of its boosters. */
test('K80: lit boosters carry the robot on, even if the card is destroyed meanwhile', () => {
  const boosted = {
    chassis: 'spiderbot',
    at: 'N7',
    facing: 'northEast',
    slots: { primary: 'heavyMachineGun', zero: 'jumpBoosters' },
    damage: { zero: 1 },
  } as const;
  const place = moving({ green1: boosted, yellow1: { at: 'T1' } }, { structures: { dam: 1 } });
  const lit = place.play('green1', { type: 'boost' });
  expect(lit.state.movement).toMatchObject({ points: 6, boosted: true });
  const asked = lit.play(
    'green1',
    {
      type: 'strafe',
      arms: 'heavyMachineGun',
      target: 'dam',
      mode: '',
      attacks: 1,
      help: [],
    },
    { rolls: [2, 3] },
  );
  const after =
    asked.question?.kind === 'disables'
      ? asked.play('green1', { type: 'disable', robot: 'green1', items: ['four', 'inner'] }, { rolls: [0] })
      : asked;
  expect(after.robot('green1').slots.zero.card).toBe('');
  expect(after.question).toMatchObject({ kind: 'moving', robot: 'green1' });
  expect(after.state.movement).toMatchObject({ points: 6, boosted: true });
  expect(baseSilhouette(after.robot('green1'))).toBe(6);
  expect(
    after.legal('green1').some((action) => action.type === 'move' && action.facing === FACING.north),
  ).toBe(true);
});
