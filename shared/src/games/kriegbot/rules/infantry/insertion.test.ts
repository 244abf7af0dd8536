import { HEX_IDS } from '../../content/map';
import { beach } from '../../testing/scenes/beach';
import { FACING, given, stateFrom, type Given, type GivenRobot, type Position } from '../../testing/given';
import { position } from '../../testing/position';
import { attackWith } from '../../testing/scenes/shots';
import { kriegbot } from '../..';
import { hexesForDisk } from '../pieces/disks';
import { silhouetteAgainst } from '../attacking/silhouettes';

/** Below are the car and a tent that was there from the start. */
const landing = (more: Partial<Given> = {}, robots: Given['robots'] = {}): Position =>
  beach({ units: [{ id: 'jarrow', at: 'A14', robot: '' }], ...more }, robots);
const BLANK = { chassis: 'robocar' } as const satisfies Partial<GivenRobot>;

/** The tank lands there. */
const landed = (
  at: string,
  more: Partial<Given> = {},
  robots: Given['robots'] = {},
  facing: keyof typeof FACING = 'north',
): Position =>
  landing({ order: ['green1'], disks: [{ unit: 'green1', at }], ...more }, robots).play('green1', {
    type: 'land',
    facing: FACING[facing],
  });

describe('KX80: the disk', () => {
  test('any hex of the map may be marked, occupied or not, whatever its ground', () => {
    const asked = landing({ order: ['green1'] });
    expect(asked.question).toMatchObject({ kind: 'disk', robot: 'green1', seat: 0 });
    expect(asked.legalOf('green1', 'disk').map(({ at }) => at)).toEqual(HEX_IDS);
    const marked = asked.play('green1', { type: 'disk', at: 'U1' });
    expect(marked.emitted('diskSet')).toEqual([{ type: 'diskSet', unit: 'green1', at: 'U1' }]);
    expect(marked.state.disks).toEqual([{ unit: 'green1', team: 'green', at: 'U1', turn: 2 }]);
  });

  test('is open to everybody', () => {
    const { view } = landing({ order: ['green1'] }).play('green1', { type: 'disk', at: 'K8' });
    for (const viewer of [0, 1, 'spectator', 'everyone'] as const)
      expect(view(viewer).disks).toEqual([{ unit: 'green1', team: 'green', at: 'K8', turn: 2 }]);
  });

  test('its robot is off the map until then: no target, no attack, nothing to answer', () => {
    const attack = landing({ order: ['green1'] })
      .play('green1', { type: 'disk', at: 'T1' })
      .passedTo('attack');
    expect(attack.question?.robot).toBe('yellow1');
    expect(attack.legalOf('yellow1', 'attack').some(({ target }) => target === 'green1')).toBe(false);
    expect(attack.robot('green1').at).toBe('');
  });

  test('its robot lands in its next turn, not in the same one', () => {
    const marked = landing({ order: ['green1'] }).play('green1', { type: 'disk', at: 'K8' });
    const next = marked.passedTo('land');
    expect(next.state.turn).toBe(3);
    expect(next.question).toMatchObject({ robot: 'green1', seat: 0 });
  });
});

describe('KX81: the landing', () => {
  test('the robot stands there with any facing, and its disk is gone', () => {
    const after = landed('K8', {}, {}, 'southEast');
    expect(after.robot('green1')).toMatchObject({ at: 'K8', facing: FACING.southEast });
    expect(after.emitted('landed')).toEqual([
      { type: 'landed', unit: 'green1', at: 'K8', facing: FACING.southEast },
    ]);
    expect(after.state.disks).toBeUndefined();
    expect(after.robot('green1').marks).toMatchObject({ option: 'land', steps: 0, attacks: 0, defenses: 0 });
  });

  test('all six facings are listed, the present one first; nothing else', () => {
    const asked = landing({ order: ['green1'], disks: [{ unit: 'green1', at: 'K8' }] });
    const facings = asked.legalOf('green1', 'land').map(({ facing }) => facing);
    expect(facings[0]).toBe(FACING.north);
    expect(facings.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(asked.legalOf('green1', 'pass')).toEqual([]);
  });

  test('it keeps its attack, and its silhouette is 1', () => {
    const robots = { green1: { at: '', slots: { primary: 'towMissile' } } } as const;
    const attack = landed('K8', {}, { ...robots, yellow1: { at: 'K5' } }).passedTo('attack', {
      robot: 'green1',
    });
    expect(attack.legalOf('green1', 'attack').some(({ arms }) => arms === 'towMissile')).toBe(true);
    const shot = { attacker: 'yellow1', target: 'green1', arms: 'railgun', mode: '', range: 3, answers: [] };
    expect(silhouetteAgainst(attack.state, shot as Parameters<typeof silhouetteAgainst>[1])).toBe(1);
  });

  test('nobody holds it, or blows up a mine on it, before it lands; next turn they may', () => {
    const claw = { at: 'K9', facing: 'north', slots: { primary: 'magClaw' }, shown: 'all' } as const;
    const { state } = landing(
      { order: ['green1'], disks: [{ unit: 'green1', at: 'K8' }] },
      { yellow1: { chassis: 'robotank', ...claw }, green1: { at: '', chassis: 'spiderbot' } },
    );
    expect(state.window).toBeUndefined();
    expect(state.question?.kind).toBe('land');
    const next = position(state).play(0, { type: 'land', facing: FACING.south }).passedTo('clamp');
    expect(next.state.turn).toBe(3);
    expect(next.window).toMatchObject({ about: 'green1', asked: ['yellow1'] });
  });

  test('a Hoverbot re-faces, and a robot that lands in water is washed', () => {
    const after = landed(
      'B11',
      {},
      { green1: { at: '', chassis: 'hoverbot', painted: true, onFire: true } },
      'north',
    );
    expect(after.robot('green1')).toMatchObject({ painted: false, onFire: false });
    expect(after.emitted('washed')).toHaveLength(1);
    expect(after.question).toMatchObject({ kind: 'reface', robot: 'green1' });
  });

  test('K26: on wrong ground it takes no harm, and moves out as usual', () => {
    const after = landed('B11');
    expect(after.robot('green1')).toMatchObject({ at: 'B11', fate: '' });
    expect(after.emitted('marked')).toEqual([]);
    const next = after.passedTo('option', { robot: 'green1' });
    expect(next.legalOf('green1', 'move').length).toBeGreaterThan(0);
  });

  test('landing is no moving option: no Guided Missile is fired at it unless it is painted', () => {
    const car = { ...BLANK, at: 'K3', facing: 'south', slots: { primary: 'guidedMissile' } } as const;
    const at = (painted: boolean) =>
      landed('K8', {}, { green1: { at: '', painted }, yellow1: car }).passedTo('attack', {
        robot: 'yellow1',
      });
    const missile = attackWith('guidedMissile', { target: 'green1' });
    expect(at(false).refusal('yellow1', missile).refused).toBe('notMoved');
    expect(at(true).legal('yellow1')).toContainEqual(missile);
  });
});

describe('KX82: whom it lands on', () => {
  const TENTS = [
    { id: 'jarrow', at: 'A14', robot: '' },
    { id: 'baker', at: 'K8', robot: '' },
    { id: 'adler', at: 'K8', robot: '' },
  ] as const;

  test('tents of both sides die, and it fights on', () => {
    const after = landed('K8', { units: TENTS });
    expect(after.emitted('unitKilled')).toEqual([
      { type: 'unitKilled', unit: 'adler', cause: 'landing' },
      { type: 'unitKilled', unit: 'baker', cause: 'landing' },
    ]);
    expect(after.robot('green1').fate).toBe('');
    expect(after.state.teams.yellow?.fallen).toBe(1);
  });

  test('in a building too', () => {
    const after = landed('K13', { units: [TENTS[0], { ...TENTS[1], at: 'K13' }] });
    expect(after.emitted('unitKilled').map(({ unit }) => unit)).toEqual(['baker']);
  });

  test.each([
    ['a living enemy', { yellow1: { at: 'K8' } }],
    ['one in the air', { yellow1: { at: 'K8', chassis: 'helibot' } }],
    ['a derelict', { yellow1: { at: 'U1' }, yellow2: { at: 'K8', chassis: 'robocar', fate: 'derelict' } }],
    ['a friend', { yellow1: { at: 'U1' }, green3: { at: 'K8', chassis: 'spiderbot' } }],
  ] as const)('with %s both are destroyed, and nobody is asked', (_, robots) => {
    const after = landed('K8', {}, robots);
    const below = Object.entries(robots).find(([, { at }]) => at === 'K8')?.[0] ?? '';
    expect(after.emitted('destroyed')).toEqual([
      { type: 'destroyed', robot: below, cause: 'landing' },
      { type: 'destroyed', robot: 'green1', cause: 'landing' },
    ]);
    expect(after.emitted('asked')).toEqual([]);
    for (const id of [below, 'green1']) expect(after.robot(id)).toMatchObject({ at: '', fate: 'destroyed' });
  });

  test('passengers die with the robot below; a drone above it does not, but with its own robot', () => {
    const units = [
      TENTS[0],
      { id: 'baker', aboard: 'yellow1', slot: 'primary' },
      { id: 'green2Drone', at: 'K8', team: 'green', robot: 'green2' },
    ] as const;
    const robots = {
      yellow1: { at: 'K8' },
      green2: { at: 'A1', chassis: 'helibot', slots: { zero: 'uav' }, out: ['drone'] },
    } as const;
    const after = landed('K8', { units }, robots);
    expect(after.emitted('unitKilled').map(({ unit }) => unit)).toEqual(['baker']);
    expect(after.state.units.map(({ id }) => id)).toContain('green2Drone');
  });

  test('KX example 29: a friend that has moved there, or two tents of either team', () => {
    const both = landed('M9', {}, { green3: { at: 'M9', chassis: 'spiderbot' } });
    expect(both.emitted('destroyed')).toHaveLength(2);
    const units = [TENTS[0], { ...TENTS[1], at: 'M9' }, { ...TENTS[2], at: 'M9' }];
    const alone = landed('M9', { units });
    expect(alone.emitted('unitKilled')).toHaveLength(2);
    expect(alone.robot('green1').at).toBe('M9');
  });
});

describe('tents from above', () => {
  /** Adler has no hex yet; Baker and Drake are on the map. */
  const dropping = (more: Partial<Given> = {}): Position =>
    given({
      phase: 'infantry',
      turn: 2,
      robots: { green1: { at: 'U15' }, yellow1: { at: 'U1' } },
      units: [
        { id: 'baker', at: 'A1', robot: '' },
        { id: 'castle', robot: '' },
        { id: 'drake', at: 'A15', robot: '' },
      ],
      ...more,
    });

  test('KX80: it marks a hex in its place in the infantry phase, or waits', () => {
    const asked = dropping().play('yellow1', { type: 'pass' });
    expect(asked.question).toMatchObject({ kind: 'disk', robot: 'castle', seat: 1 });
    expect(asked.legalOf(1, 'disk').map(({ at }) => at)).toEqual(HEX_IDS);
    expect(asked.play(1, { type: 'pass' }).question?.robot).toBe('drake');
    const marked = asked.play(1, { type: 'disk', at: 'U15' });
    expect(marked.state.disks).toEqual([{ unit: 'castle', team: 'yellow', at: 'U15', turn: 2 }]);
    expect(marked.question?.robot).toBe('drake');
  });

  test('KX81, KX82: next time it stands there, beside all who are there, and that was its turn', () => {
    const after = dropping({ disks: [{ unit: 'castle', team: 'yellow', at: 'U15' }] }).play(1, {
      type: 'pass',
    });
    expect(after.emitted('landed')).toEqual([{ type: 'landed', unit: 'castle', at: 'U15' }]);
    expect(after.emitted('destroyed')).toEqual([]);
    expect(after.state.units.find(({ id }) => id === 'castle')).toMatchObject({ at: 'U15', placed: 2 });
    expect(after.question?.robot).toBe('drake');
    expect(after.state.disks).toBeUndefined();
  });

  test('it stays above when somebody is disarmed elsewhere', () => {
    const state = stateFrom({
      phase: 'infantry',
      turn: 2,
      robots: {
        green1: { at: 'U15', fate: 'derelict', cockpit: 'inner', slots: { inner: '' } },
        green2: { at: 'A8', chassis: 'helibot' },
        yellow1: { at: 'U1' },
      },
      units: [
        { id: 'castle', robot: '' },
        { id: 'drake', at: 'U15', pilot: 'hotshotPilot', armed: true },
      ],
    });
    const asked = position({ ...state, phase: 'infantry', question: tentQuestion('drake') });
    const revived = asked.play(0, { type: 'revive' });
    expect(revived.state.units.map(({ id }) => id)).toContain('castle');
  });
});

const tentQuestion = (robot: string) => ({ kind: 'tent', robot, seat: 0, count: 0, brief: false }) as const;

test('KX45: for somebody who is away the disk lies on the first legal hex, and nothing is turned', () => {
  const asked = landing();
  expect(asked.question).toMatchObject({ kind: 'disk', robot: 'green2' });
  expect(kriegbot.fallback(asked.view(0), 0)).toEqual({ type: 'disk', at: HEX_IDS[0] });
  const down = landing({ order: ['green1'], disks: [{ unit: 'green1', at: 'K8' }] });
  expect(kriegbot.fallback(down.view(0), 0)).toEqual({ type: 'land', facing: FACING.north });
});

test('a side that has no distance to keep may mark any hex', () => {
  const { state } = landing({ order: ['green1'], disks: [{ unit: 'green1', at: 'K8' }] });
  expect(hexesForDisk(state, 'yellow')).toEqual(HEX_IDS);
  expect(hexesForDisk(state, 'green').length).toBeLessThan(HEX_IDS.length);
});
