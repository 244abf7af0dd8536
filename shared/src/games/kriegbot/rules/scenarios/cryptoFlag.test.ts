import { ARMS_IDS, armsOf } from '../../content/cards';
import { FACING, given, type Given, type GivenRobot } from '../../testing/given';
import { started } from '../../testing/position';
import { attackWith, strafeWith } from '../../testing/scenes/shots';
import { chanceToHit } from '../previews/odds';
import { tokensInPlay } from '../pieces/tokens';
import type { State, Token } from '../../state';

/** Scenario 5 (L405-411). Green begins at the bottom; its crypto is black, yellow's orange. */

const scenario = 'cryptoFlag';
const crypto = (from: string, where: Partial<Pick<Token, 'at' | 'bearer'>>): Token => ({
  id: `${from}Crypto`,
  kind: 'crypto',
  team: from.startsWith('green') ? 'green' : 'yellow',
  from,
  at: '',
  bearer: '',
  ...where,
});
const whereIn = ({ state }: { readonly state: State }) =>
  Object.fromEntries(
    state.tokens.map((token) => [
      token.id,
      tokensInPlay(state).includes(token) ? token.at || token.bearer : 'out',
    ]),
  );

/** Silhouette 1. */
const still = { marks: { option: 'maneuver' } } as const satisfies Partial<GivenRobot>;
const far = {
  green3: { chassis: 'spiderbot', at: 'B14' },
  yellow3: { chassis: 'helibot', at: 'T1' },
} as const satisfies Given['robots'];
/** The last damage on its power core comes from a 1. */
const dying = { damage: { drive: 2, core: 1 } } as const satisfies Partial<GivenRobot>;
const gunner = { at: 'K3', facing: 'south', slots: { four: 'combatPilot' } } as const;

const fight = (robots: Given['robots'], more: Partial<Given> = {}) =>
  given({ scenario, order: ['green1'], robots: { ...robots, ...far }, ...more });

test('there is nothing to carry at first', () => {
  let now = started(4, { scenario });
  for (const seat of [0, 1, 2, 3]) now = now.play(seat, now.legalOf(seat, 'template')[0]!);
  expect(now.state.tokens).toEqual([]);
});

describe('KS5.1: what is destroyed leaves crypto of its colour', () => {
  const shot = (yellow1: GivenRobot, rolls: readonly number[] = [1]) =>
    fight({ green1: gunner, yellow1: { ...yellow1, ...still } }).shoot('green1', 'combatPilot', 'yellow1', {
      rolls,
    });
  test('in its hex, when all is done', () => {
    const after = shot({ at: 'K8', ...dying });
    expect(after.robot('yellow1').fate).toBe('destroyed');
    expect(after.emitted('tokenLaid')).toEqual([
      { type: 'tokenLaid', token: 'yellow1Crypto', kind: 'crypto', team: 'yellow', at: 'K8' },
    ]);
    expect(after.state.tokens).toEqual([
      { id: 'yellow1Crypto', kind: 'crypto', team: 'yellow', from: 'yellow1', at: 'K8', bearer: '' },
    ]);
    const kinds = after.events.map(({ type }) => type);
    expect(kinds.indexOf('tokenLaid')).toBeGreaterThan(kinds.indexOf('destroyed'));
  });
  test('a derelict leaves it when it is destroyed, not before', () => {
    const wreck = { at: 'K8', fate: 'derelict' } as const;
    expect(whereIn(fight({ green1: gunner, yellow1: wreck }))).toEqual({});
    expect(whereIn(shot({ ...wreck, ...dying }))).toEqual({ yellow1Crypto: 'K8' });
  });
  test('nor does a robot that has fled, or the shell of a Phoenix-bot, whose end leaves one', () => {
    const fled = given({
      scenario,
      phase: 'movement',
      order: ['green1'],
      robots: { green1: { chassis: 'robocar', at: 'F15', facing: 'south' }, ...far },
    }).play('green1', { type: 'flee' });
    expect(fled.robot('green1').fate).toBe('fled');
    expect(whereIn(fled)).toEqual({});
    const phoenix = fight(
      { yellow1: { at: 'K8', slots: { four: 'recoillessRifle' } }, green1: { at: 'B12' } },
      { order: ['yellow1'] },
    ).play('yellow1', { type: 'phoenix' });
    expect(phoenix.robot('yellow1').phoenix).toBe(true);
    expect(whereIn(phoenix)).toEqual({});
    const rifle = { at: 'K8', phoenix: true, slots: { four: 'recoillessRifle', primary: '' } } as const;
    const ended = shot({ ...rifle, damage: { four: 1 } }, [4]);
    expect(ended.robot('yellow1').fate).toBe('destroyed');
    expect(whereIn(ended)).toEqual({ yellow1Crypto: 'K8' });
  });
});

describe('KS5.2: crypto that lies there is a target', () => {
  const tokens = [crypto('green2', { at: 'G10' }), crypto('yellow2', { bearer: 'yellow1' })];
  const aiming = (slots: GivenRobot['slots'], more: Partial<GivenRobot> = {}) =>
    fight({ green1: { at: 'G7', facing: 'south', slots, ...more }, yellow1: { at: 'P3' } }, { tokens });
  test('for friend and enemy, but not while it is borne, and not for weapons against robots only', () => {
    const place = aiming({ primary: 'grenadeLauncher', secondary: 'empBlaster' });
    const targets = (arms: string) =>
      place.legalOf('green1', 'attack').flatMap((shot) => (shot.arms === arms ? [shot.target] : []));
    expect(targets('grenadeLauncher')).toContain('green2Crypto');
    expect(targets('grenadeLauncher')).not.toContain('yellow2Crypto');
    expect(targets('empBlaster')).not.toContain('green2Crypto');
    const why = (arms: 'empBlaster' | 'grenadeLauncher', target: string) =>
      place.refusal('green1', attackWith(arms, { target })).refused;
    expect(why('empBlaster', 'green2Crypto')).toBe('robotsOnly');
    // Nothing else would only disable or paint it.
    expect(ARMS_IDS.filter((arms) => armsOf(arms).robotsOnly)).toHaveLength(5);
    expect(why('grenadeLauncher', 'yellow2Crypto')).toBe('noTarget');
    expect(why('grenadeLauncher', 'green3Crypto')).toBe('noTarget');
  });
  test('silhouette 4, whatever lies in its hex; nobody answers for it', () => {
    const inside = fight(
      { green1: { at: 'K7', facing: 'south', slots: { primary: 'grenadeLauncher' } } },
      { tokens: [crypto('green2', { at: 'K9' })] },
    );
    const after = inside.shoot('green1', 'grenadeLauncher', 'green2Crypto', { rolls: [1, 1, 1] });
    expect(after.emitted('rolled')).toMatchObject([{ silhouette: 4, hit: false }]);
    expect(after.emitted('asked')).toEqual([]);
  });
  test('by a burst and in passing too', () => {
    const burst = aiming({ primary: 'heavyMachineGun' }).shoot('green1', 'heavyMachineGun', 'green2Crypto', {
      rolls: [1, 3],
    });
    expect(whereIn(burst)['green2Crypto']).toBe('out');
    const strafed = fight(
      {
        green1: { chassis: 'helibot', at: 'G7', facing: 'south', slots: { primary: 'grenadeLauncher' } },
        yellow1: { at: 'P3' },
      },
      { tokens, phase: 'movement' },
    ).play('green1', strafeWith('grenadeLauncher', { target: 'green2Crypto' }), { rolls: [4] });
    expect(whereIn(strafed)['green2Crypto']).toBe('out');
  });
});

test('KS5.4: own crypto that leaves the map is out of the game', () => {
  const after = given({
    scenario,
    phase: 'movement',
    order: ['green1'],
    robots: { green1: { chassis: 'robocar', at: 'F15', facing: 'south' }, ...far },
    tokens: [crypto('green2', { bearer: 'green1' })],
  }).play('green1', { type: 'flee' });
  expect(whereIn(after)).toEqual({ green2Crypto: 'out' });
  expect(after.state.end).toBeUndefined();
});

describe('KS5.5: a side without an active robot', () => {
  const end = (robots: Given['robots'], tokens: readonly Token[]) =>
    given({ scenario, phase: 'status', robots, tokens }).state.end;
  const dead = { damage: { core: 1 }, disabled: ['drive'], dead: 1 } as const satisfies Partial<GivenRobot>;
  const there = { green1: { at: 'B13' }, yellow1: { at: 'K3', ...dead } } as const;
  test('loses, if its crypto is on the map, otherwise nobody wins', () => {
    const won = { winners: [0], cause: 'cryptoLeft' };
    expect(end(there, [crypto('yellow2', { at: 'K8' })])).toEqual(won);
    expect(end(there, [crypto('yellow2', { bearer: 'green1' })])).toEqual(won);
    const drawn = { winners: [], cause: 'cryptoLeft' };
    expect(end(there, [])).toEqual(drawn);
    expect(end(there, [crypto('green2', { at: 'K8' })])).toEqual(drawn);
    expect(end(there, [crypto('yellow2', {})])).toEqual(drawn);
  });
  test('both: nobody wins', () => {
    const both = { ...there, green1: { at: 'B13', ...dead } };
    expect(end(both, [crypto('yellow2', { at: 'K8' })])).toEqual({ winners: [], cause: 'cryptoLeft' });
  });
});

test('KS5.6: at the limit who bears more enemy crypto wins; equal: the lower score', () => {
  const end = (tokens: readonly Token[]) =>
    given({
      scenario,
      phase: 'status',
      turn: 25,
      tokens,
      robots: { green1: { at: 'B13', damage: { drive: 1 } }, yellow1: { at: 'K3' } },
    }).state.end;
  const two = [crypto('yellow2', { bearer: 'green1' }), crypto('yellow3', { bearer: 'green1' })];
  expect(end([...two, crypto('green2', { bearer: 'yellow1' })])).toEqual({ winners: [0], cause: 'limit' });
  expect(end([two[0]!, crypto('green2', { bearer: 'yellow1' })])).toEqual({ winners: [1], cause: 'limit' });
  // Its own counts for nothing.
  expect(end([crypto('green2', { bearer: 'green1' })])).toEqual({ winners: [1], cause: 'limit' });
});

test('KS5.7: a living robot where crypto appears bears it', () => {
  const burnt = given({
    scenario,
    phase: 'status',
    robots: {
      green1: { chassis: 'helibot', at: 'K8' },
      yellow1: { at: 'K8', ...dying, onFire: true },
      ...far,
    },
    rolls: [1],
  });
  expect(whereIn(burnt)).toEqual({ yellow1Crypto: 'green1' });
});

describe('KS5 examples', () => {
  test('KS5 example (a): a Grenade Launcher at range 3: one and three destroy it, nought and three do not', () => {
    const tokens = [crypto('green2', { at: 'G10' })];
    const shot = (rolls: readonly number[]) =>
      fight(
        { yellow1: { chassis: 'robotank', at: 'G7', slots: { primary: 'grenadeLauncher' } } },
        { tokens, order: ['yellow1'] },
      ).shoot('yellow1', 'grenadeLauncher', 'green2Crypto', { rolls });
    expect(shot([1, 3]).emitted('tokenDestroyed')).toEqual([
      { type: 'tokenDestroyed', token: 'green2Crypto', at: 'G10' },
    ]);
    expect(shot([0, 3]).emitted('tokenDestroyed')).toEqual([]);
    expect(chanceToHit(2, 4)).toBeCloseTo(0.722, 3);
    expect(chanceToHit(1, 4)).toBeCloseTo(0.333, 3);
    expect(chanceToHit(3, 4)).toBeCloseTo(0.907, 3);
  });

  test('KS5 example (b): KS5.4: with orange and black over its own edge green wins, with black alone nobody', () => {
    const tank = { chassis: 'robotank', at: 'F15', facing: 'south' } as const;
    const leaves = (...of: readonly string[]) =>
      given({
        scenario,
        phase: 'movement',
        order: ['green2'],
        robots: { green2: tank, ...far },
        tokens: of.map((from) => crypto(from, { bearer: 'green2' })),
      }).play('green2', { type: 'flee' });
    expect(leaves('yellow2', 'green1').state.end).toEqual({ winners: [0], cause: 'cryptoHome' });
    expect(leaves('green1').state.end).toBeUndefined();
    expect(leaves('green1').robot('green2').fate).toBe('fled');
  });

  test('KS5 example (c): KS5.3: a nuke destroys crypto within six hexes; its victims leave theirs', () => {
    const place = fight(
      {
        yellow1: { chassis: 'robotank', at: 'K8', slots: { deep: 'suicideNuke' }, poweredUp: true },
        green1: { at: 'K6' },
      },
      {
        order: ['yellow1'],
        tokens: [crypto('green2', { at: 'F8' }), crypto('yellow2', { at: 'A1' })],
      },
    );
    const after = place.play('yellow1', { type: 'nuke' });
    expect(after.emitted('tokenDestroyed')).toMatchObject([{ token: 'green2Crypto', at: 'F8' }]);
    expect(whereIn(after)).toEqual({
      green2Crypto: 'out',
      yellow2Crypto: 'A1',
      green1Crypto: 'K6',
      yellow1Crypto: 'K8',
    });
    expect(after.state.end).toBeUndefined();
  });

  test('KS5 example (d): the pilot of the bearer is killed: its crypto falls behind it, the derelict leaves none', () => {
    const bearer = {
      at: 'K8',
      facing: 'north',
      slots: { four: 'hotshotPilot' },
      damage: { four: 1 },
    } as const;
    const after = fight(
      { green1: gunner, yellow1: { ...bearer, ...still } },
      { tokens: [crypto('green2', { bearer: 'yellow1' })] },
    ).shoot('green1', 'combatPilot', 'yellow1', { rolls: [4] });
    expect(after.robot('yellow1').fate).toBe('derelict');
    expect(whereIn(after)).toEqual({ green2Crypto: 'K9' });
  });
});

test('crypto is picked up like a flag', () => {
  const after = given({
    scenario,
    phase: 'movement',
    order: ['green1'],
    robots: { green1: { chassis: 'robocar', at: 'K11', facing: 'north' }, ...far },
    tokens: [crypto('green2', { at: 'K10' }), crypto('yellow2', { at: 'K10' })],
  }).play('green1', { type: 'move', to: 'K10', facing: FACING.north });
  expect(whereIn(after)).toEqual({ green2Crypto: 'green1', yellow2Crypto: 'green1' });
});
