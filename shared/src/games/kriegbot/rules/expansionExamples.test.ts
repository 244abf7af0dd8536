import type { Action } from '../actions';
import { fight } from '../testing/scenes/fight';
import { given, type Given, type GivenRobot, type GivenUnit, type Position } from '../testing/given';
import { attackWith } from '../testing/scenes/shots';
import { chanceToHit } from './previews/odds';

/** Worked examples of the expansion that run through several chapters, by their numbers. */

const FULL = { options: { expansion: 'full' } } as const;
const core = (
  card: NonNullable<GivenRobot['powerCore']>['card'],
  level?: number,
): Pick<GivenRobot, 'powerCore'> => ({
  powerCore: { card, shown: level !== undefined, ...(level !== undefined && { level }) },
});

/** The phase of the infantry, with the robots far away. */
const afoot = (units: readonly GivenUnit[], robots: Given['robots'] = {}): Position =>
  given({ phase: 'infantry', robots: { green1: { at: 'U15' }, yellow1: { at: 'U1' }, ...robots }, units });

/** Every tent that is asked passes; in the order in which they were asked. */
function asked(place: Position): readonly string[] {
  if (place.question?.kind !== 'tent') return [];
  return [place.question.robot, ...asked(place.play(place.question.seat, { type: 'pass' }))];
}

describe('KX example 9: a tank with an MHD Generator', () => {
  const rams = (on: GivenRobot): readonly Action[] =>
    given({
      phase: 'movement',
      order: ['green1'],
      robots: { green1: { at: 'L10', ...core('mhdGenerator') }, yellow1: on },
    })
      .play('green1', { type: 'ability' })
      .legalOf('green1', 'ram');

  test('rams a biped as before, a Spiderbot with speed 4 still not', () => {
    expect(rams({ chassis: 'rocketbot', at: 'L9', biped: true })).toHaveLength(1);
    expect(rams({ chassis: 'spiderbot', at: 'L9' })).toEqual([]);
  });
});

test('KX example 10: a drive that a Nanowire Battery has mended moves without a reboot', () => {
  const place = given({
    phase: 'status',
    robots: {
      green1: { at: 'K11', ...core('nanowireBattery', 4), disabled: ['drive', 'primary'] },
      yellow1: { at: 'A2' },
    },
  });
  const next = place.answer('green1', { core: 'drive' }).passedTo('option', { robot: 'green1' });
  expect(next.robot('green1').powerCore?.level).toBe(3);
  expect(next.legalOf('green1', 'move').length).toBeGreaterThan(0);
});

test('KX example 11: what a Solenoid has kept is used in the next turn: it moves and fires, and 3 are left', () => {
  const kept = given({
    phase: 'status',
    robots: {
      green1: {
        at: 'L12',
        poweredUp: true,
        slots: { primary: 'particleBeamAccelerator' },
        ...core('superconductingSolenoid', 5),
      },
      yellow1: { at: 'L5' },
    },
  })
    .answer('green1', { core: 'keepPower' })
    .passedTo('option', { robot: 'green1' });
  const shot = kept
    .play('green1', { type: 'move', to: 'L9', facing: 4 })
    .passedTo('attack', { robot: 'green1' })
    .attack('green1', 'particleBeamAccelerator', 'yellow1', { rolls: [0, 0, 0, 0] });
  expect(shot.emitted('rolled')).toMatchObject([{ thrown: 4 }]);
  expect(shot.robot('green1').powerCore?.level).toBe(3);
});

describe('KX example 12: a footsoldier as a target', () => {
  test('in a building five hexes away he is no harder to hit than in the open', () => {
    const shot = given({
      robots: {
        green1: { at: 'K4', facing: 'south', slots: { primary: 'grenadeLauncher' } },
        yellow1: { at: 'U1' },
      },
      order: ['green1'],
      units: [{ id: 'baker', at: 'K9', placed: 1 }],
    }).shoot('green1', 'grenadeLauncher', 'baker', { rolls: [0] });
    expect(shot.emitted('rolled')).toMatchObject([{ thrown: 1, silhouette: 5 }]);
  });
  test.each([
    [2, 3, 0.833],
    [2, 4, 0.722],
    [1, 5, 0.167],
  ])('%i dice against %i: %f', (dice, silhouette, chance) => {
    expect(chanceToHit(dice, silhouette)).toBeCloseTo(chance, 3);
  });
});

describe('KX example 14: infantry fires', () => {
  test('where woods hide a painted robot from a soldier, a robot may fire at it', () => {
    const place = fight({
      green1: { at: 'D2', facing: 'south', slots: { primary: 'heavyMachineGun' } },
      yellow1: { at: 'D5', painted: true },
    });
    const shot = place.shoot('green1', 'heavyMachineGun', 'yellow1', { rolls: [0, 0] });
    expect(shot.emitted('rolled')).toMatchObject([{ thrown: 2 }]);
  });
  test.each([
    [3, 3, 0.954],
    [2, 8, 0.278],
    [2, 10, 0.167],
  ])('%i dice against %i: %f', (dice, silhouette, chance) => {
    expect(chanceToHit(dice, silhouette)).toBeCloseTo(chance, 3);
  });
});

describe('KX example 18: whose loss it is after a revival', () => {
  const ROBOTS = {
    green1: { chassis: 'robotank', at: 'U15' },
    green2: {
      chassis: 'spiderbot',
      at: 'L10',
      slots: { inner: '', zero: '', primary: 'chainsaw' },
      fate: 'derelict',
      cockpit: 'inner',
    },
    yellow1: { chassis: 'robotank', at: 'U1' },
    yellow2: { chassis: 'hoverbot', at: 'S1' },
  } as const;
  const captured = (more: Given['robots'] = {}) =>
    given({
      phase: 'infantry',
      options: { expansion: 'full', robots: 2 },
      robots: { ...ROBOTS, ...more },
      units: [
        { id: 'adler', at: 'L6', pilot: 'hotshotPilot', robot: 'green2', armed: true, placed: 1 },
        { id: 'baker', at: 'L10', pilot: 'combatPilot', robot: 'yellow2', armed: true },
      ],
    }).play(1, { type: 'revive' });

  test('the old pilot who is shot on foot counts against the side that built it', () => {
    const hunter = { yellow1: { at: 'L4', facing: 'south', slots: { primary: 'heavyMachineGun' } } } as const;
    const shot = captured(hunter)
      .passedTo('attack', { robot: 'yellow1' })
      .shoot('yellow1', 'heavyMachineGun', 'adler', { rolls: [4, 4, 4] });
    expect(shot.emitted('unitKilled')).toMatchObject([{ unit: 'adler' }]);
    expect(shot.state.end).toEqual({ winners: [1], cause: 'firstKill' });
  });
  test('the new pilot who dies in it counts against the side that runs it', () => {
    const worn = { green2: { ...ROBOTS.green2, damage: { core: 1 } } };
    const hunter = { green1: { at: 'L13', slots: { primary: 'railgun' }, ...core('fuelCell') } } as const;
    const shot = captured({ ...worn, ...hunter })
      .passedTo('attack', { robot: 'green1' })
      .shoot('green1', 'railgun', 'green2', { rolls: [0, 4, 4] });
    const end = shot.play(0, { type: 'locate', location: 0 });
    expect(end.robot('green2')).toMatchObject({ team: 'yellow', fate: 'derelict' });
    expect(end.state.end).toEqual({ winners: [0], cause: 'firstKill' });
  });
});

test('KX example 19: the derelict that a pilot has left is shot to pieces, and that is no kill', () => {
  const after = given({
    options: { expansion: 'full', robots: 2 },
    order: ['yellow1'],
    units: [{ id: 'adler', at: 'U14', pilot: 'combatPilot', robot: 'green2', armed: true }],
    robots: {
      green1: { chassis: 'robotank', at: 'U15' },
      green2: {
        chassis: 'spiderbot',
        at: 'L10',
        slots: { inner: '', zero: '' },
        damage: { core: 1 },
        fate: 'derelict',
        cockpit: 'inner',
      },
      yellow1: {
        chassis: 'robotank',
        at: 'L8',
        facing: 'south',
        slots: { primary: 'railgun' },
        ...core('fuelCell'),
      },
      yellow2: { chassis: 'hoverbot', at: 'S1' },
    },
  })
    .shoot('yellow1', 'railgun', 'green2', { rolls: [0, 4, 4] })
    .play('yellow1', { type: 'locate', location: 0 });
  expect(after.robot('green2').fate).toBe('destroyed');
  expect(after.state.end).toBeUndefined();
});

describe('KX example 20: a drone', () => {
  const hunt = (marks: GivenRobot['marks'], arms: 'towMissile' | 'guidedMissile') =>
    given({
      order: ['green1'],
      robots: {
        green1: { at: 'H14', slots: { primary: arms, inner: 'uav' }, shown: 'all' },
        yellow1: { at: 'H10', marks },
      },
      units: [{ id: 'green1Drone', at: 'G10', placed: 1 }],
    });
  const STILL = { option: 'maneuver' } as const;

  test('shows a target to a TOW, and to a Guided Missile if that target has moved', () => {
    const tow = hunt(STILL, 'towMissile').shoot('green1', 'towMissile', 'yellow1', { rolls: [0, 0] });
    expect(tow.emitted('rolled')).toMatchObject([{ thrown: 2 }]);
    expect(hunt(STILL, 'guidedMissile').refusal('green1', attackWith('guidedMissile'))).toMatchObject({
      refused: 'notMoved',
    });
    expect(hunt({ option: 'move' }, 'guidedMissile').legalOf('green1', 'attack')).toContainEqual(
      attackWith('guidedMissile'),
    );
  });
  test('shows none to infantry', () => {
    const place = afoot(
      [
        { id: 'green1Drone', at: 'G11' },
        { id: 'adler', at: 'H14' },
      ],
      { green1: { at: 'U15', slots: { inner: 'uav' }, shown: 'all' }, yellow1: { at: 'H10' } },
    ).passedTo('tent', { robot: 'adler' });
    const fire = { type: 'fire', arms: 'rifle', target: 'yellow1' } as const;
    expect(place.refusal(0, fire).refused).toBe('noLine');
  });
  test('falls with its card by a burst that shows 1, 1, 4', () => {
    const shot = given({
      order: ['green1'],
      robots: {
        green1: { at: 'L12', slots: { primary: 'heavyMachineGun' } },
        yellow1: { chassis: 'robotank', at: 'U1', slots: { inner: 'uav' }, shown: 'all' },
      },
      units: [{ id: 'yellow1Drone', at: 'L11', placed: 1 }],
    }).shoot('green1', 'heavyMachineGun', 'yellow1Drone', { rolls: [1, 1, 4] });
    expect(shot.emitted('rolled')).toMatchObject([{ thrown: 3, silhouette: 6, hit: true }]);
    expect(shot.robot('yellow1').slots.inner.card).toBe('');
    expect(shot.state.units).toEqual([]);
  });
});

test('KX example 21: a mine damages the drive before the movement: 4 points are left, and two mines on the card', () => {
  const after = given({
    phase: 'movement',
    order: ['yellow1'],
    ...FULL,
    robots: {
      green1: {
        chassis: 'spiderbot',
        at: 'A1',
        slots: { four: 'limpetMines' },
        laid: { four: 1 },
        shown: ['limpetMines'],
      },
      yellow1: { chassis: 'hoverbot', at: 'K11', mines: ['green1'] },
    },
  }).answer('green1', { cards: ['limpetMines'] }, { rolls: [1] });
  expect(after.robot('yellow1')).toMatchObject({ drive: { damage: 1 }, painted: false });
  expect(after.state.movement?.points).toBe(4);
  expect(after.robot('green1').slots.four.laid).toBe(1);
});

test('KX example 22: a bomb beside a tower: drive, location 3, and location 4 when the tower falls', () => {
  const after = given({
    order: ['green1'],
    ...FULL,
    robots: {
      green1: { at: 'K8', facing: 'south', slots: { four: 'fuelAirBomb' } },
      yellow1: { chassis: 'robotank', at: 'K13' },
    },
    units: [
      { id: 'adler', at: 'K13', placed: 1 },
      { id: 'baker', at: 'K15', placed: 1 },
    ],
  }).play('green1', { type: 'bomb', at: 'K14' }, { rolls: [1, 3, 0, 1, 0, 1] });
  // The soldier in the tower survives the blast, by his cover, and dies in its ruins.
  expect(after.emitted('blasted').map(({ target, silhouette, hit }) => [target, silhouette, hit])).toEqual([
    ['yellow1', 4, true],
    ['adler', 4, false],
    ['baker', 1, true],
  ]);
  expect(after.emitted('marked').map(({ item }) => item)).toEqual(['drive', 'primary', 'four']);
  expect(after.emitted('unitKilled').map(({ unit, cause }) => [unit, cause])).toEqual([
    ['baker', 'bomb'],
    ['adler', 'collapse'],
  ]);
  expect(chanceToHit(2, 4)).toBeCloseTo(0.722, 3);
  expect(chanceToHit(2, 1)).toBeCloseTo(0.972, 3);
});

test('KX example 28: who is left without an active robot by a nuke from afar has lost all the same', () => {
  const after = given({
    phase: 'infantry',
    turn: 6,
    robots: {
      green1: { at: 'U15' },
      green2: {
        chassis: 'spiderbot',
        at: 'E14',
        slots: { inner: '', four: 'suicideNuke' },
        fate: 'derelict',
        cockpit: 'inner',
      },
      yellow1: { chassis: 'robocar', at: 'E12' },
    },
    units: [{ id: 'adler', at: 'U14', pilot: 'hotshotPilot', robot: 'green2', armed: true }],
  }).play(0, { type: 'remoteNuke' });
  expect(after.robot('yellow1').fate).toBe('destroyed');
  expect(after.state.end).toEqual({ winners: [0], cause: 'lastActive' });
});

test('KX example 30: a soldier who has dismounted acts by his new name in the next turn', () => {
  const place = afoot([
    { id: 'adler', at: 'A5' },
    { id: 'drake', at: 'A6' },
    { id: 'ember', at: 'A7' },
    { id: 'hale', at: 'A8' },
    { id: 'ives', at: 'K9' },
    { id: 'jarrow', at: 'K3' },
  ]);
  const ives = place.passedTo('tent', { robot: 'ives' });
  const after = ives.play(0, { type: 'dismount' });
  expect(asked(after)).toEqual(['jarrow']);
  const next = after.passedTo('option').passedTo('tent');
  expect(asked(next)).toEqual(['adler', 'drake', 'ember', 'hale', 'jarrow', 'marsh']);
});
