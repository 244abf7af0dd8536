import { FACING, given, type Given, type GivenRobot } from '../../testing/given';

/** A Robocar one hex from a slower Robotank, and about to move. */
const beside = (
  yellow1: Partial<GivenRobot> = {},
  green1: Partial<GivenRobot> = {},
  more: Partial<Given> = {},
) =>
  given({
    phase: 'movement',
    order: ['green1'],
    robots: {
      green1: { chassis: 'robocar', at: 'K6', facing: 'north', ...green1 },
      yellow1: { chassis: 'robotank', at: 'K5', facing: 'north', ...yellow1 },
    },
    ...more,
  });
const RAM = { type: 'ram', target: 'yellow1' } as const;

test('K30: n damage on the own location 0, n on the victim, each in a random location; it ends the move', () => {
  const after = beside().play('green1', RAM, { rolls: [2, 5, 3, 4] });
  expect(after.emitted('rammed')).toMatchObject([{ dice: [2], points: 2 }]);
  // A 5 is not a location, and is rerolled: 3 and 4.
  const tank = after.robot('yellow1');
  expect([tank.slots.primary.damage, tank.slots.four.damage]).toEqual([1, 1]);
  // Two on the chassis slot destroy its card.
  expect(after.robot('green1').slots.zero.card).toBe('');
  expect(after.robot('green1').marks).toMatchObject({ option: 'ram', attacks: 1, defenses: 1 });
  expect(after.state.phase).toBe('attack');
});

test('the add-dice of a 5 count', () => {
  const after = beside().play('green1', RAM, { rolls: [5, 0, 0, 1, 2, 3, 4] });
  expect(after.emitted('rammed')).toMatchObject([{ dice: [5, 0], points: 5 }]);
  expect(after.emitted('marked').filter(({ robot }) => robot === 'yellow1')).toHaveLength(5);
});

test('it costs a movement point', () => {
  const slow = beside({ damage: {} }, { damage: { drive: 2 }, at: 'K7' });
  expect(slow.refusal('green1', RAM)).toEqual({ refused: 'notAhead' });
  const spent = given({
    phase: 'movement',
    order: ['green1'],
    robots: {
      green1: { chassis: 'helibot', at: 'K6', facing: 'north', damage: { drive: 1 } },
      yellow1: { chassis: 'robocar', at: 'K2', facing: 'north', damage: { drive: 2 } },
    },
  }).play('green1', { type: 'move', to: 'K3', facing: FACING.north });
  expect(spent.refusal('green1', RAM)).toEqual({ refused: 'noPointsLeft' });
});

test('K45: what the victim takes is placed in ascending order', () => {
  const after = beside().play('green1', RAM, { rolls: [3, 4, 2, 3] });
  const hit = after.emitted('marked').filter(({ robot }) => robot === 'yellow1');
  // The locations 2, 3 and 4 of a tank.
  expect(hit.map(({ item }) => item)).toEqual(['secondary', 'primary', 'four']);
});

test('K25: not from above another robot', () => {
  const place = given({
    phase: 'movement',
    order: ['green1'],
    robots: {
      green1: { chassis: 'helibot', at: 'K7', facing: 'north' },
      yellow1: { chassis: 'robotank', at: 'K5' },
      yellow2: { chassis: 'spiderbot', at: 'K6' },
    },
  }).play('green1', { type: 'move', to: 'K6', facing: FACING.north });
  expect(place.refusal('green1', RAM)).toEqual({ refused: 'occupied' });
});

describe('whom', () => {
  test('K30: only what is slower now, by drive and cards', () => {
    expect(beside({ chassis: 'rocketbot' }).refusal('green1', RAM)).toEqual({ refused: 'notSlower' });
    expect(beside({}, { damage: { drive: 1 } }).refusal('green1', RAM)).toEqual({ refused: 'notSlower' });
    // While powered up its silhouette is 1, but its max speed is not.
    const still = beside({ chassis: 'rocketbot', poweredUp: true });
    expect(still.refusal('green1', RAM)).toEqual({ refused: 'notSlower' });
    expect(beside({ chassis: 'rocketbot', biped: true }).legal('green1')).toContainEqual(RAM);
  });
  test('straight ahead', () => {
    expect(beside({}, { facing: 'northEast' }).refusal('green1', RAM)).toEqual({ refused: 'notAhead' });
  });
  test('no friends (K22)', () => {
    const mates = given({
      phase: 'movement',
      order: ['green1'],
      robots: {
        green1: { chassis: 'robocar', at: 'K6', facing: 'north' },
        green2: { chassis: 'robotank', at: 'K5', seat: 0 },
      },
    });
    expect(mates.refusal('green1', { type: 'ram', target: 'green2' })).toEqual({ refused: 'notAnEnemy' });
  });
  test('not in a building (L532), but flying above one (K42)', () => {
    const inTower = { at: 'K3' } as const;
    expect(beside(inTower, { at: 'K4' }).refusal('green1', RAM)).toEqual({ refused: 'inBuilding' });
    const above = { ...inTower, chassis: 'helibot', damage: { drive: 1 } } as const;
    expect(beside(above, { at: 'K4' }).legal('green1')).toContainEqual(RAM);
    const ruin = beside(inTower, { at: 'K4' }, { structures: { towerTop: 2 } });
    expect(ruin.legal('green1')).toContainEqual(RAM);
  });
  test('in sight, or painted, when the move began', () => {
    // The tower at K3 is in between.
    const hidden = { at: 'K2' } as const;
    const far = beside(hidden, { at: 'K4', chassis: 'helibot' });
    expect(far.state.movement?.inSight).toEqual([]);
    const near = far.play('green1', { type: 'move', to: 'K3', facing: FACING.north });
    expect(near.refusal('green1', RAM)).toEqual({ refused: 'notInSightAtStart' });
    const painted = beside({ ...hidden, painted: true }, { at: 'K4', chassis: 'helibot' });
    const beneath = painted.play('green1', { type: 'move', to: 'K3', facing: FACING.north });
    expect(beneath.legal('green1')).toContainEqual(RAM);
  });
  test('K16: with both actions, or not at all', () => {
    const spent = beside({}, { marks: { defenses: 1 } });
    expect(spent.refusal('green1', RAM)).toEqual({ refused: 'noDefenseLeft' });
  });
});

describe('what the victim may answer (K30)', () => {
  test('Electro-reactive cancels it all; the rammer has no skin against its own', () => {
    const ram = beside({ skin: 'electroReactive' }, { skin: 'electroReactive' }).play('green1', RAM, {
      rolls: [1, 3],
    });
    expect(ram.window).toMatchObject({ kind: 'after', asked: ['yellow1'] });
    const after = ram.answer('yellow1', { cards: ['electroReactive'] });
    expect(after.robot('yellow1').slots.primary.damage).toBe(0);
    expect(after.robot('green1').slots.zero.damage).toBe(1);
    expect(after.robot('green1').skin.card).toBe('electroReactive');
  });
  test('Chobham Armor takes two', () => {
    const ram = beside({ slots: { inner: 'chobhamArmor' } }).play('green1', RAM, { rolls: [2, 3, 3] });
    const after = ram.passedTo('after').answer('yellow1', { cards: ['chobhamArmor'], absorb: [3, 3] });
    expect(after.robot('yellow1').slots).toMatchObject({
      primary: { damage: 0 },
      inner: { damage: 2 },
    });
  });
  test('the Civilian Pilot rolls one location again', () => {
    const ram = beside({ slots: { inner: 'civilianPilot' } }).play('green1', RAM, { rolls: [1, 3] });
    expect(ram.window?.kind).toBe('reroll');
    const after = ram.answer('yellow1', { cards: ['civilianPilot'], die: 0 }, { rolls: [4] });
    const done = after.window ? after.decline() : after;
    expect(done.robot('yellow1').slots).toMatchObject({ primary: { damage: 0 }, four: { damage: 1 } });
  });
  test('the Nemo Battery strikes back: two items of the rammer, of its choice', () => {
    const ram = beside({ slots: { inner: 'nemoBattery' } }).play('green1', RAM, { rolls: [0] });
    const struck = ram.passedTo('counter').answer('yellow1', { cards: ['nemoBattery'] });
    expect(struck.question).toMatchObject({ kind: 'disables', robot: 'green1', count: 2 });
  });
});

describe('if one of them is destroyed', () => {
  const robots = {
    yellow2: { chassis: 'spiderbot', at: 'T1' },
    green2: { chassis: 'hoverbot', at: 'B15' },
  } as const;
  const crash = (yellow1: Partial<GivenRobot>, green1: Partial<GivenRobot>) =>
    given({
      phase: 'movement',
      scenario: 'killTheHuman',
      order: ['green1'],
      robots: {
        ...robots,
        green1: { chassis: 'robocar', at: 'K6', facing: 'north', ...green1 },
        yellow1: { chassis: 'robotank', at: 'K5', ...yellow1 },
      },
    });
  const doomedTank = { damage: { core: 1, drive: 2 } } as const;
  const doomedCar = { slots: { zero: '' }, damage: { core: 1 } } as const;

  test('the other is on fire', () => {
    const won = crash(doomedTank, {}).play('green1', RAM, { rolls: [1, 1] });
    expect(won.robot('yellow1').fate).toBe('destroyed');
    expect(won.robot('green1').onFire).toBe(true);
    const lost = crash({}, doomedCar).play('green1', RAM, { rolls: [1, 3] });
    expect(lost.robot('green1').fate).toBe('destroyed');
    expect(lost.robot('yellow1').onFire).toBe(true);
  });
  test('nobody strikes back at a destroyed rammer', () => {
    const nemo = { slots: { inner: 'nemoBattery' } } as const;
    const asked = (green1: Partial<GivenRobot>, rolls: readonly number[]) =>
      crash(nemo, green1)
        .play('green1', RAM, { rolls })
        .passedTo('after')
        .decline()
        .emitted('asked')
        .map(({ kind }) => kind);
    expect(asked({}, [1, 3])).toEqual(['counter']);
    expect(asked(doomedCar, [1, 3])).toEqual([]);
  });
  test('but not if only a pilot is lost: nothing is destroyed', () => {
    const pilot = { slots: { zero: 'hotshotPilot' }, shown: 'all', damage: { zero: 1 } } as const;
    const after = crash(pilot, {}).play('green1', RAM, { rolls: [1, 0] });
    expect(after.robot('yellow1').fate).toBe('derelict');
    expect(after.robot('green1').onFire).toBe(false);
  });
  test('all damage is placed before losses are judged: both can be destroyed', () => {
    const both = crash(doomedTank, doomedCar).play('green1', RAM, { rolls: [1, 1] });
    expect([both.robot('green1').fate, both.robot('yellow1').fate]).toEqual(['destroyed', 'destroyed']);
    expect(both.emitted('status')).toEqual([]);
  });
});

describe('K48: nobody is asked to reroll a die that has not been rolled', () => {
  const HOVERBOT = { chassis: 'hoverbot', slots: { inner: 'smokeGenerator' } } as const;
  const ram = (rolls: readonly number[], more: Partial<Given> = {}) =>
    beside({ ...HOVERBOT, damage: { drive: 2 } }, {}, more).play('green1', RAM, { rolls });

  test('a ram of 0', () => {
    expect(ram([0]).state.window?.kind).toBe('counter');
    expect(ram([1, 3]).state.window?.kind).toBe('reroll');
  });
  test('a match of the first edition goes on as it began', () => {
    expect(ram([0], { options: { edition: 1 } }).state.window?.kind).toBe('reroll');
  });
});
