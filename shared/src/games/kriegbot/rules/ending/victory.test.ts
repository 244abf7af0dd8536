import { given, type Given, type GivenRobot } from '../../testing/given';
import { scoreOf } from './score';

const far = { at: 'B13' } as const;
/** Burns down: the last damage on its power core comes from a roll of 1 with its drive full. */
const burning = { onFire: true, damage: { drive: 2, core: 1 } } as const satisfies Partial<GivenRobot>;
const pilot = { inner: 'hotshotPilot' } as const;

const atStatus = (robots: Given['robots'], more: Partial<Given> = {}) =>
  given({ phase: 'status', robots, ...more });

describe('first kill (L373, K58)', () => {
  test('a robot destroyed by whatever cause', () => {
    const after = atStatus({ green1: far, yellow1: { at: 'K8', ...burning } }, { rolls: [1] });
    expect(after.state.end).toEqual({ winners: [0], cause: 'firstKill' });
    expect(after.emitted('gameEnded')).toEqual([{ type: 'gameEnded', cause: 'firstKill', winners: [0] }]);
  });
  test('a pilot killed', () => {
    const after = atStatus(
      {
        green1: far,
        yellow1: { at: 'K8', onFire: true, slots: { zero: 'hotshotPilot' }, damage: { zero: 1 } },
      },
      { rolls: [0] },
    );
    expect(after.robot('yellow1')).toMatchObject({ fate: 'derelict', at: 'K8' });
    expect(after.state.end).toEqual({ winners: [0], cause: 'firstKill' });
  });
  test('no kill: the pilot had left before', () => {
    const after = atStatus(
      {
        green1: far,
        yellow1: { at: 'K8', ...burning, fate: 'derelict' },
        yellow2: { chassis: 'helibot', at: 'T2' },
      },
      { rolls: [1] },
    );
    expect(after.robot('yellow1').fate).toBe('destroyed');
    expect(after.state.end).toBeUndefined();
  });
  test('K57: all fires of a status phase are rolled for before anybody has won', () => {
    const green1 = { at: 'B13', ...burning } as const;
    const yellow1 = { at: 'K8', ...burning } as const;
    const both = atStatus({ green1, yellow1 }, { rolls: [1, 1] });
    // Mutual kills are not a first kill, and then neither side is active.
    expect(both.state.end).toEqual({ winners: [], cause: 'lastActive' });
    expect(atStatus({ green1, yellow1 }, { rolls: [1, 5] }).state.end).toEqual({
      winners: [1],
      cause: 'firstKill',
    });
    const more = {
      green2: { chassis: 'spiderbot', at: 'B11' },
      yellow2: { chassis: 'helibot', at: 'T2' },
    } as const;
    expect(atStatus({ green1, yellow1, ...more }, { rolls: [1, 1] }).state.end).toBeUndefined();
  });
  test('K58: an exchange is no first kill, a derelict included', () => {
    const bomber = { at: 'K6', slots: { deep: 'suicideNuke' }, poweredUp: true } as const;
    const wreck = { at: 'K7', fate: 'derelict' } as const;
    const far = {
      green2: { chassis: 'spiderbot', at: 'B14' },
      yellow2: { chassis: 'helibot', at: 'T2' },
    } as const;
    const bomb = (robots: Given['robots']) =>
      given({ robots: { ...robots, ...far }, order: ['green1', 'yellow2'] }).play('green1', { type: 'nuke' });
    const exchange = bomb({ green1: bomber, yellow1: wreck });
    expect(exchange.emitted('destroyed').map(({ robot }) => robot)).toEqual(['green1', 'yellow1']);
    expect(exchange.state.end).toBeUndefined();
    // Without robots of the other team nearby, it is a loss for its own team; a wreck of its own changes nothing.
    const loss = { winners: [1], cause: 'firstKill' };
    expect(bomb({ green1: bomber, yellow1: { at: 'T5' } }).state.end).toEqual(loss);
    const own = { green3: { chassis: 'hoverbot', at: 'K7', fate: 'derelict' } } as const;
    expect(bomb({ green1: bomber, ...own, yellow1: { at: 'T5' } }).state.end).toEqual(loss);
  });
});

describe('last active (K59)', () => {
  const dead = { disabled: ['drive'], damage: { core: 1 } } as const satisfies Partial<GivenRobot>;
  test('unpowered and disabled at two consecutive ends of turns', () => {
    const robots = (count: number) => ({ green1: far, yellow1: { at: 'K8', ...dead, dead: count } });
    expect(atStatus(robots(0)).robot('yellow1').dead).toBe(1);
    expect(atStatus(robots(0)).state.end).toBeUndefined();
    expect(atStatus(robots(1)).state.end).toEqual({ winners: [0], cause: 'lastActive' });
  });
  test('a turn in which it works restarts the count', () => {
    const after = atStatus({ green1: far, yellow1: { at: 'K8', damage: { core: 1 }, dead: 1 } });
    expect(after.robot('yellow1').dead).toBe(0);
  });
  test('on neither side: a draw', () => {
    const both = { ...dead, dead: 1 };
    const after = atStatus({ green1: { ...far, ...both }, yellow1: { at: 'K8', ...both } });
    expect(after.state.end).toEqual({ winners: [], cause: 'lastActive' });
  });
  test('K94: the count does not reveal a disabled face-down pilot', () => {
    const struck = {
      at: 'K8',
      slots: { inner: 'hotshotPilot' },
      disabled: ['inner'],
      damage: { core: 1 },
    } as const satisfies GivenRobot;
    const after = atStatus({ green1: far, yellow1: struck });
    expect(after.robot('yellow1').dead).toBe(1);
    expect(after.view(0).robots['yellow1']?.dead).toBe(0);
    expect(after.view(1).robots['yellow1']?.dead).toBe(1);
    const open = atStatus({ green1: far, yellow1: { ...struck, shown: ['hotshotPilot'] } });
    expect(open.view(0).robots['yellow1']?.dead).toBe(1);
  });
  test('bailing out of the last robot loses the game, though it is no kill', () => {
    const place = given({ robots: { green1: { at: 'K8', slots: { inner: 'hotshotPilot' } } } });
    expect(place.play('green1', { type: 'bailOut' }).state.end).toEqual({
      winners: [1],
      cause: 'lastActive',
    });
  });
});

describe('Kill the Human (L377, K60)', () => {
  const field = (green1: Partial<GivenRobot>, yellow1: Partial<GivenRobot>) => ({
    green1: { at: 'K6', slots: pilot, ...green1 } as GivenRobot,
    green2: { chassis: 'spiderbot', at: 'B14' } as const,
    yellow1: { at: 'K8', slots: pilot, ...yellow1 } as GivenRobot,
    yellow2: { chassis: 'helibot', at: 'T2' } as const,
  });
  const scenario = 'killTheHuman';
  test('a pilot who bails out has lost', () => {
    const place = given({ scenario, robots: field({}, {}), order: ['yellow1'] });
    expect(place.play('yellow1', { type: 'bailOut' }).state.end).toEqual({
      winners: [0],
      cause: 'humanLost',
    });
  });
  test('so has one who drives on in a Phoenix-bot', () => {
    const place = given({
      scenario,
      robots: field({}, { slots: { ...pilot, four: 'recoillessRifle' } }),
      order: ['yellow1'],
    });
    expect(place.play('yellow1', { type: 'phoenix' }).state.end).toEqual({
      winners: [0],
      cause: 'humanLost',
    });
  });
  test('a robot without a pilot may be lost, and may drive on', () => {
    const lost = given({
      scenario,
      phase: 'status',
      robots: { ...field({}, {}), yellow2: { chassis: 'helibot', at: 'T2', ...burning } },
      rolls: [1],
    });
    expect(lost.robot('yellow2').fate).toBe('destroyed');
    expect(lost.state.end).toBeUndefined();
  });
  test('a human destroyed with the robot is lost, though the card stays unknown', () => {
    const after = given({ scenario, phase: 'status', robots: field({}, burning), rolls: [1] });
    expect(after.state.end).toEqual({ winners: [0], cause: 'humanLost' });
    expect(after.view(0).robots['yellow1']?.slots.inner.card).toBe('hidden');
  });
  test('a pilot killed by the same hit that destroys the robot is lost', () => {
    const doomed = { slots: { zero: 'hotshotPilot' }, damage: { zero: 1, drive: 2, core: 1 } } as const;
    const gunner = { facing: 'south', slots: { ...pilot, primary: 'heavyMachineGun' } } as const;
    const place = given({ scenario, robots: field(gunner, doomed), order: ['green1'] });
    const after = place.shoot('green1', 'heavyMachineGun', 'yellow1', { rolls: [0, 1, 5, 0] });
    expect(after.emitted('derelict')).toHaveLength(1);
    expect(after.robot('yellow1').fate).toBe('destroyed');
    expect(after.state.end).toEqual({ winners: [0], cause: 'humanLost' });
  });
  test('both teams in one action: a draw', () => {
    const place = given({
      scenario,
      robots: field({ poweredUp: true, slots: { ...pilot, deep: 'suicideNuke' } }, {}),
      order: ['green1'],
    });
    expect(place.play('green1', { type: 'nuke' }).state.end).toEqual({ winners: [], cause: 'humanLost' });
  });
});

describe('the score at the time limit (K9, K61)', () => {
  test('damage, two a destroyed card, ten a robot that is lost', () => {
    const { state } = given({
      robots: {
        green1: {
          ...far,
          damage: { drive: 2, zero: 1, core: 1 },
          lost: [
            { slot: 'primary', card: 'railgun', shown: false, destroyed: true },
            { slot: 'four', card: 'combatPilot', shown: true, destroyed: false },
          ],
        },
        green2: { chassis: 'spiderbot', at: '', fate: 'fled' },
        yellow1: { at: 'K8' },
      },
    });
    expect(scoreOf(state, 'green')).toBe(16);
    expect(scoreOf(state, 'yellow')).toBe(0);
  });
  test('K92: a robot that was left for its Rifle is lost, the cards in its shell are not', () => {
    const { state } = given({
      robots: {
        green1: far,
        yellow1: {
          at: 'K8',
          phoenix: true,
          slots: { four: 'recoillessRifle', primary: '' },
          damage: { four: 1 },
          lost: [{ slot: 'primary', card: 'railgun', shown: false, destroyed: false }],
        },
      },
    });
    expect(scoreOf(state, 'yellow')).toBe(11);
  });
  test('the lower score wins when the time is over, and equal scores are a draw', () => {
    const last = (damage: number) =>
      atStatus({ green1: far, yellow1: { at: 'K8', damage: { drive: damage } } }, { turn: 25 }).state.end;
    expect(last(1)).toEqual({ winners: [0], cause: 'score' });
    expect(last(0)).toEqual({ winners: [], cause: 'score' });
  });
});
