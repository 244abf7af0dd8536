import { fight } from '../../testing/scenes/fight';
import type { GivenRobot, Position } from '../../testing/given';

/** Who is asked to attack, and how often (K16, K19, K21, K60). */
const armed = (more: Partial<GivenRobot> = {}): GivenRobot => ({ at: 'A10', ...more });
const enemy: GivenRobot = { at: 'A6' };
const shoot = (place: Position) => place.shoot('green1', 'gatlingGun', 'yellow1', { rolls: [0, 0] });
const weapons = { primary: 'gatlingGun', secondary: 'grenadeLauncher' } as const;

test('a robot whose cards lie open and hold no Combat Pilot attacks once', () => {
  const after = shoot(fight({ green1: armed({ slots: weapons, shown: 'all' }), yellow1: enemy }));
  expect(after.question?.robot).toBe('yellow1');
});

test('K21: a Combat Pilot attacks twice, with another weapon; it is shown by the second attack', () => {
  const after = shoot(
    fight({ green1: armed({ slots: { ...weapons, zero: 'combatPilot' } }), yellow1: enemy }),
  );
  expect(after.question).toMatchObject({ kind: 'attack', robot: 'green1', brief: true });
  expect(after.legalOf('green1', 'attack').map(({ arms }) => arms)).not.toContain('gatlingGun');
  expect(after.robot('green1').slots.zero.shown).toBe(false);
  const second = after.shoot('green1', 'grenadeLauncher', 'yellow1', { rolls: [0, 0] });
  expect(second.robot('green1').slots.zero.shown).toBe(true);
  expect(second.question?.robot).toBe('yellow1');
});

test('K65: robots that might have one get the same brief question as robots that have one', () => {
  const after = shoot(fight({ green1: armed({ slots: { ...weapons, zero: 'holoBlur' } }), yellow1: enemy }));
  expect(after.question).toMatchObject({ kind: 'attack', robot: 'green1', brief: true });
  expect(after.legalOf('green1', 'attack')).toEqual([]);
});

test('the question to an open Combat Pilot has no deadline', () => {
  const slots = { ...weapons, zero: 'combatPilot' } as const;
  const after = shoot(fight({ green1: armed({ slots, shown: ['combatPilot'] }), yellow1: enemy }));
  expect(after.question).toMatchObject({ robot: 'green1', brief: false });
});

test('K16: after a reboot there is no attack, after a strafe the second one', () => {
  const slots = { ...weapons, zero: 'combatPilot' } as const;
  const next = (marks: GivenRobot['marks']) =>
    fight({ green1: armed({ slots, marks }), yellow1: enemy }).question;
  expect(next({ option: 'reboot' })).toMatchObject({ robot: 'yellow1' });
  expect(next({ option: 'strafe', attacks: 1, defenses: 1 })).toMatchObject({ robot: 'green1', brief: true });
});

test('K19: the weapon of an unpowered robot is dead after its attack', () => {
  const after = shoot(
    fight({ green1: armed({ slots: weapons, shown: 'all', damage: { core: 1 } }), yellow1: enemy }),
  );
  expect(after.robot('green1').slots.primary.disabled).toBe(true);
  expect(after.emitted('marked')).toMatchObject([{ item: 'primary', cause: 'unpowered' }]);
});

test('K19: by a Bazooka it loses its pilot', () => {
  const slots = { four: 'combatPilot' } as const;
  const after = fight({ green1: armed({ slots, damage: { core: 1 } }), yellow1: enemy }).shoot(
    'green1',
    'combatPilot',
    'yellow1',
    {
      rolls: [0, 0],
    },
  );
  expect(after.robot('green1').slots.four.disabled).toBe(true);
});

test('K60: the honcho has the Bazooka of any pilot, and two attacks', () => {
  const place = fight(
    {
      green1: { at: 'A6' },
      yellow1: { at: 'A4', slots: { four: 'hotshotPilot', primary: 'heavyMachineGun' } },
    },
    { scenario: 'theHoncho', order: ['yellow1', 'green1'] },
  );
  const after = place.shoot('yellow1', 'combatPilot', 'green1', { rolls: [0, 0, 0] });
  expect(after.robot('yellow1').slots.four.shown).toBe(true);
  expect(after.question).toMatchObject({ robot: 'yellow1', brief: false });
});
