import { FACING, given } from './given';

/** Shows how tests of this game read. */
const duel = () =>
  given({
    robots: {
      green1: { chassis: 'robotank', at: 'K8', slots: { primary: 'grenadeLauncher' } },
      yellow1: { chassis: 'robocar', at: 'K6', slots: { primary: 'towMissile' } },
    },
  });

test('an attack with rigged dice: the numbers that the dice show', () => {
  const fight = duel();
  expect(fight.question).toMatchObject({ kind: 'attack', robot: 'green1' });
  const after = fight.shoot('green1', 'grenadeLauncher', 'yellow1', { rolls: [3, 4, 0] });
  expect(after.emitted('rolled')).toMatchObject([{ dice: [3, 4, 0], silhouette: 6, hit: true }]);
  expect(after.question?.kind).toBe('locate');
  expect(after.play('green1', { type: 'locate', location: 4 }).robot('yellow1').slots.four.damage).toBe(1);
});

test('named cards are face down, the others are open and have no effect', () => {
  const { primary, secondary } = duel().robot('yellow1').slots;
  expect(primary).toMatchObject({ card: 'towMissile', shown: false });
  expect(secondary).toMatchObject({ card: 'chainsaw', shown: true });
  expect(duel().view(0).robots['yellow1']?.slots.primary.card).toBe('hidden');
});

test('surplus or missing rolls are an error, and so is a refused action', () => {
  expect(() => duel().play('green1', { type: 'pass' }, { rolls: [1] })).toThrow('not asked for');
  expect(() => duel().play('yellow1', { type: 'pass' })).toThrow('Refused: notAsked');
  expect(duel().refusal('yellow1', { type: 'pass' })).toEqual({ refused: 'notAsked' });
});

test('facings lie as they do on the sheet', () => {
  const moving = given({ phase: 'movement', robots: { green1: { at: 'K8', facing: 'northEast' } } });
  const steps = moving.legalOf('green1', 'move').map(({ to, facing }) => [to, facing]);
  expect(steps).toContainEqual(['L7', FACING.northEast]);
  expect(moving.question?.kind).toBe('option');
});
