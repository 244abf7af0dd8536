import { FACING, given, position, type GivenRobot, type Position } from '../../testing/given';
import { rangeBetween } from '../field/arcs';

/** A Robotank with a Mag Claw beside a Rocketbot that is about to move. */
const beside = (yellow1: Partial<GivenRobot> = {}, green1: Partial<GivenRobot> = {}) =>
  given({
    phase: 'movement',
    robots: {
      green1: { chassis: 'rocketbot', at: 'K6', facing: 'north', slots: { inner: 'holoBlur' }, ...green1 },
      yellow1: { chassis: 'robotank', at: 'K5', facing: 'south', slots: { primary: 'magClaw' }, ...yellow1 },
    },
  });
const CLAMP = { cards: ['magClaw'] } as const;

describe('who is asked (K28)', () => {
  test('an adjacent enemy whose face-down card might be a Mag Claw', () => {
    expect(beside().window).toMatchObject({ kind: 'clamp', about: 'green1', asked: ['yellow1'] });
    // It is asked even if the card is something else: the question reveals nothing.
    const other = beside({ slots: { primary: 'teslaGun' } });
    expect(other.window).toMatchObject({ kind: 'clamp', asked: ['yellow1'] });
    expect(other.legalOf('yellow1', 'answer')).toHaveLength(1);
  });
  test('an open one too; not one whose weapons all lie open', () => {
    expect(beside({ shown: 'all' }).window?.asked).toEqual(['yellow1']);
    expect(beside({ slots: {} }).window).toBeUndefined();
  });
  test('not from afar, nor out of its arc, nor without a defense action, nor with a disabled card', () => {
    expect(beside({ at: 'K4' }).window).toBeUndefined();
    expect(beside({ facing: 'north' }).window).toBeUndefined();
    expect(beside({ marks: { defenses: 1 } }).window).toBeUndefined();
    expect(beside({ disabled: ['primary'] }).window).toBeUndefined();
    expect(beside({ disabled: ['drive'] }).window).toBeUndefined();
    expect(beside({ facing: 'southEast' }).window?.asked).toEqual(['yellow1']);
  });
});

test('(n) a clamped Rocketbot may dance, but not leave its hex or facing; it stays as hard to hit', () => {
  const clamped = beside().answer('yellow1', CLAMP);
  expect(clamped.emitted('clamped')).toMatchObject([{ robot: 'green1', by: 'yellow1' }]);
  expect(clamped.emitted('shown')).toMatchObject([{ card: 'magClaw' }]);
  expect(clamped.robot('yellow1').marks.defenses).toBe(1);
  expect(clamped.legalOf('green1', 'move')).toEqual([]);
  expect(clamped.refusal('green1', { type: 'move', to: 'K6', facing: FACING.northEast })).toEqual({
    refused: 'clamped',
  });
  expect(clamped.refusal('green1', { type: 'maneuver', facing: 0 })).toEqual({ refused: 'clamped' });
  expect(clamped.refusal('green1', { type: 'ram', target: 'yellow1' })).toEqual({ refused: 'clamped' });
  const dances = clamped.play('green1', { type: 'endMove' });
  expect(dances.emitted('danced')).toHaveLength(1);
  expect(dances.robot('green1').marks).toMatchObject({ option: 'move', clamped: false });
});

test.each(['reboot', 'powerUp', 'biped', 'endMove'] as const)('K28: a clamped robot may %s', (type) => {
  const clamped = beside().answer('yellow1', CLAMP);
  expect(clamped.legal('green1')).toContainEqual({ type });
});

test('K28: a biped is held until its late movement is over', () => {
  const legs = beside().answer('yellow1', CLAMP).play('green1', { type: 'biped' });
  expect(legs.robot('green1').marks.clamped).toBe(true);
  const late = legs.play('yellow1', { type: 'endMove' });
  expect(late.question).toMatchObject({ kind: 'option', robot: 'green1' });
  expect(late.legalOf('green1', 'move')).toEqual([]);
  expect(late.play('green1', { type: 'endMove' }).robot('green1').marks.clamped).toBe(false);
});

test('K28: it is asked before the option is named, and not again before the late movement', () => {
  const legs = beside().decline().play('green1', { type: 'biped' });
  const late = legs.play('yellow1', { type: 'endMove' });
  expect(late.window).toBeUndefined();
  expect(late.question).toMatchObject({ kind: 'option', robot: 'green1' });
});

test('K28: the Hoverbot may not re-face', () => {
  const clamped = beside({}, { chassis: 'hoverbot', slots: {} }).answer('yellow1', CLAMP);
  expect(clamped.play('green1', { type: 'endMove' }).question?.kind).not.toBe('reface');
});

test('without an answer there is no clamp', () => {
  const free = beside().decline();
  expect(free.robot('green1').marks.clamped).toBe(false);
  expect(free.legalOf('green1', 'move').length).toBeGreaterThan(0);
});

test('K19: an unpowered robot burns out the claw when the clamp is over', () => {
  const clamped = beside({ damage: { core: 1 } }).answer('yellow1', CLAMP);
  expect(clamped.robot('green1').marks.clamped).toBe(true);
  expect(clamped.robot('yellow1').slots.primary.disabled).toBe(false);
  const after = clamped.play('green1', { type: 'endMove' });
  expect(after.robot('green1').marks.clamped).toBe(false);
  expect(after.robot('yellow1').slots.primary.disabled).toBe(true);
  expect(after.emitted('released')).toEqual([]);
});

/** The claw's robot moves out of reach. */
function leaving(place: Position): Position {
  const [away] = place.legalOf('yellow1', 'move').filter(({ to }) => rangeBetween(to, 'K6') > 1);
  return place.play('yellow1', away!);
}

describe('K28: the clamp ends at once (L341)', () => {
  const strafing = { primary: 'heavyMachineGun' } as const;
  const claw = { slots: { primary: 'magClaw' } } as const;
  /** The clamped robot faces the claw, and fires at it on the move. */
  const strafed = (yellow1: Partial<GivenRobot>, rolls: readonly number[]) =>
    beside({ ...claw, ...yellow1 }, { slots: strafing })
      .answer('yellow1', CLAMP)
      .play(
        'green1',
        {
          type: 'strafe',
          arms: 'heavyMachineGun',
          target: 'yellow1',
          mode: '',
          attacks: 1,
          help: [],
        },
        { rolls },
      );
  // Location 3 of a Robotank is its primary weapon.
  const HIT = [3, 3];

  test('when the claw is destroyed: the robot moves on', () => {
    const free = strafed({ damage: { primary: 1 } }, HIT);
    expect(free.robot('yellow1').slots.primary.card).toBe('');
    expect(free.emitted('released')).toEqual([{ type: 'released', robot: 'green1', by: 'yellow1' }]);
    expect(free.robot('green1').marks.clamped).toBe(false);
    expect(free.legalOf('green1', 'move').length).toBeGreaterThan(0);
  });
  test('not when it is only damaged', () => {
    const held = strafed({}, HIT);
    expect(held.robot('yellow1').slots.primary.damage).toBe(1);
    expect(held.robot('green1').marks.clamped).toBe(true);
    expect(held.legalOf('green1', 'move')).toEqual([]);
  });
  test('when the claw is disabled', () => {
    const { state } = beside({}, {}).answer('yellow1', CLAMP).play('green1', { type: 'biped' });
    const tank = state.robots['yellow1']!;
    const primary = { ...tank.slots.primary, disabled: true };
    const struck = { ...tank, slots: { ...tank.slots, primary } };
    const free = position({ ...state, robots: { ...state.robots, yellow1: struck } }).play('yellow1', {
      type: 'endMove',
    });
    expect(free.emitted('released')).toHaveLength(1);
    expect(free.legalOf('green1', 'move').length).toBeGreaterThan(0);
  });
  test('when the two are no longer adjacent, which also uses up an unpowered claw', () => {
    const legs = beside({ damage: { core: 1 } })
      .answer('yellow1', CLAMP)
      .play('green1', { type: 'biped' });
    const away = leaving(legs);
    expect(away.emitted('released')).toEqual([{ type: 'released', robot: 'green1', by: 'yellow1' }]);
    expect(away.robot('yellow1').slots.primary.disabled).toBe(true);
    const late = away.play('yellow1', { type: 'endMove' });
    expect(late.question).toMatchObject({ kind: 'option', robot: 'green1' });
    expect(late.legalOf('green1', 'move').length).toBeGreaterThan(0);
  });
  test('once over it does not resume, even if the claw comes back next to the robot', () => {
    const legs = beside().answer('yellow1', CLAMP).play('green1', { type: 'biped' });
    const away = leaving(legs);
    expect(away.state.clamps).toEqual([]);
  });
  test('of two claws, the other one still holds', () => {
    const two = given({
      phase: 'movement',
      robots: {
        green1: { chassis: 'rocketbot', at: 'K6', facing: 'north' },
        yellow1: { chassis: 'robotank', at: 'K5', facing: 'south', slots: { primary: 'magClaw' } },
        yellow2: { chassis: 'robocar', at: 'K7', facing: 'north', slots: { primary: 'magClaw' } },
      },
    })
      .answer('yellow1', CLAMP)
      .answer('yellow2', CLAMP)
      .play('green1', { type: 'biped' });
    const away = leaving(two);
    expect(away.emitted('released')).toHaveLength(1);
    expect(away.robot('green1').marks.clamped).toBe(true);
  });
});
