import { given, type Given, type Position } from '../../testing/given';
import type { StructureId } from '../../content/map';
import { terrainAt } from '../field/sight';
import { chatAudience } from '../turn/talk';

const others = {
  yellow2: { chassis: 'helibot', at: 'T2' },
  green2: { chassis: 'spiderbot', at: 'B14' },
} as const satisfies Given['robots'];

/** Green shells a structure that one more damage destroys. */
const shelled = (
  structure: StructureId,
  at: string,
  robots: Given['robots'],
  { rolls = [3, 3, 3], more = {} }: { rolls?: readonly number[]; more?: Partial<Given> } = {},
): Position =>
  given({
    ...more,
    structures: { [structure]: 1 },
    robots: {
      green1: { chassis: 'robotank', at, slots: { primary: 'grenadeLauncher' } },
      ...others,
      ...robots,
    },
    order: ['green1', 'green2'],
  }).shoot('green1', 'grenadeLauncher', structure, { rolls });

describe('structures (L316)', () => {
  test('the first damage only marks it, the second destroys it', () => {
    const whole = given({
      robots: { green1: { at: 'D9', slots: { primary: 'grenadeLauncher' } }, ...others },
      order: ['green1'],
    }).shoot('green1', 'grenadeLauncher', 'boatShed', { rolls: [0, 0, 1] });
    expect(whole.emitted('structureHit')).toMatchObject([{ damage: 1, destroyed: false }]);
    expect(terrainAt(whole.state, 'D8')).toBe('building');
    const gone = shelled('boatShed', 'D9', {});
    expect(gone.emitted('structureHit')).toMatchObject([{ damage: 2, destroyed: true }]);
    expect(terrainAt(gone.state, 'D8')).toBe('clear');
  });
  test('a sum of 0 misses even a structure (K37)', () => {
    expect(shelled('boatShed', 'D9', {}, { rolls: [0, 0, 0] }).emitted('structureHit')).toEqual([]);
  });
});

describe('a building that collapses (L532)', () => {
  test('does a damage at location 4 to the robot in it', () => {
    const after = shelled('boatShed', 'D9', {
      yellow1: { chassis: 'robocar', at: 'D8', skin: 'superSteel' },
    });
    expect(after.emitted('marked')).toMatchObject([{ robot: 'yellow1', item: 'four', cause: 'collapse' }]);
    expect(after.window).toBeUndefined();
  });
  test('but none to a flyer above it (K42)', () => {
    const above = shelled('boatShed', 'D9', { yellow1: { chassis: 'rocketbot', at: 'D8' } });
    expect(above.emitted('marked')).toEqual([]);
    const legs = shelled('boatShed', 'D9', { yellow1: { chassis: 'rocketbot', at: 'D8', biped: true } });
    expect(legs.emitted('marked')).toMatchObject([{ item: 'four' }]);
  });
});

describe('a burst at a robot in a building (L534, K44)', () => {
  const burst = (
    arms: 'flamethrower' | 'heavyMachineGun' | 'empBlaster',
    rolls: readonly number[],
    at = 'D8',
  ) =>
    given({
      robots: {
        green1: { at: 'D10', facing: 'north', slots: { primary: arms } },
        yellow1: { chassis: 'robocar', at },
        ...others,
      },
      order: ['green1'],
    }).shoot('green1', arms, 'yellow1', { rolls });
  test('hits the building even when it misses the robot', () => {
    const after = burst('flamethrower', [1, 2]);
    expect(after.emitted('rolled')).toMatchObject([{ silhouette: 6, hit: false }]);
    expect(after.emitted('structureHit')).toMatchObject([
      { structure: 'boatShed', damage: 2, destroyed: true },
    ]);
    // The roof falls on it all the same.
    expect(after.emitted('marked')).toMatchObject([{ robot: 'yellow1', item: 'four', cause: 'collapse' }]);
    expect(burst('heavyMachineGun', [0, 0, 1]).emitted('structureHit')).toMatchObject([{ damage: 2 }]);
  });
  test('but not with a sum of 0, not without damage, and not where there is none', () => {
    expect(burst('heavyMachineGun', [0, 0, 0]).emitted('structureHit')).toEqual([]);
    expect(burst('empBlaster', [1, 0, 2]).emitted('structureHit')).toEqual([]);
    expect(burst('flamethrower', [1, 2, 0], 'D9').emitted('structureHit')).toEqual([]);
  });
});

describe('the gas station (L319)', () => {
  test('sets all on fire in it, above it and beside it, friends too', () => {
    const after = shelled('gasStation', 'K10', {
      yellow1: { chassis: 'robocar', at: 'K9' },
      yellow2: { chassis: 'helibot', at: 'J8' },
      yellow3: { chassis: 'hoverbot', at: 'K7' },
    });
    const burning = Object.values(after.state.robots).filter(({ onFire }) => onFire);
    expect(burning.map(({ id }) => id).sort()).toEqual(['green1', 'yellow1', 'yellow2']);
    expect(after.robot('yellow1').slots.four.damage).toBe(1);
  });
});

describe('the TV tower (L318, K15)', () => {
  /** Yellow has two players. */
  const mate = { yellow2: { chassis: 'helibot', at: 'T2', seat: 3 } } as const;
  test('those of a team whose tower has fallen may not talk with each other, the other team may', () => {
    const after = shelled('towerTop', 'K4', mate);
    const talk = (seat: number) => chatAudience(after.state, seat);
    expect(after.state.teams.yellow?.edge).toBe('top');
    expect(talk(1)).toEqual([0, 1, 2]);
    expect(talk(3)).toEqual([0, 2, 3]);
    expect(talk(0)).toBe('everybody');
    expect(chatAudience(after.state, 'spectator')).toBe('everybody');
  });
  test('the edges may be swapped', () => {
    const after = shelled('towerTop', 'K4', mate, { more: { edge: 'top' } });
    expect(chatAudience(after.state, 0)).toEqual([0, 1, 3]);
    expect(chatAudience(after.state, 1)).toBe('everybody');
  });
});

describe('the dam (L320, K50)', () => {
  const broken = () =>
    shelled('dam', 'O9', {
      yellow1: { chassis: 'robocar', at: 'K8' },
      yellow2: { chassis: 'hoverbot', at: 'J7' },
      yellow3: { chassis: 'helibot', at: 'T2', fate: 'derelict' },
    });
  test('strikes all in the flood plain in movement order: two disables of choice, then a damage', () => {
    const first = broken();
    expect(first.question).toMatchObject({ kind: 'disables', robot: 'yellow2', count: 2 });
    expect(first.refusal('yellow2', { type: 'disable', robot: 'yellow2', items: ['drive'] })).toEqual({
      refused: 'wrongCount',
    });
    const second = first.play(
      'yellow2',
      { type: 'disable', robot: 'yellow2', items: ['zero', 'four'] },
      { rolls: [5, 1] },
    );
    expect(second.robot('yellow2')).toMatchObject({ drive: { damage: 1, disabled: false } });
    expect(second.robot('yellow2').slots).toMatchObject({
      zero: { disabled: true },
      four: { disabled: true },
    });
    expect(second.emitted('marked').map(({ cause }) => cause)).toEqual(['dam', 'dam', 'dam']);
    expect(second.question).toMatchObject({ kind: 'disables', robot: 'yellow1' });
    const after = second.play(
      'yellow1',
      { type: 'disable', robot: 'yellow1', items: ['primary', 'core'] },
      { rolls: [2] },
    );
    expect(after.robot('yellow1').slots.primary).toMatchObject({ damage: 1, disabled: true });
    expect(after.question).toMatchObject({ kind: 'attack', robot: 'green2' });
  });
  test('the plain is water from now on', () => {
    expect(terrainAt(broken().state, 'K8')).toBe('water');
    expect(terrainAt(broken().state, 'K6')).not.toBe('water');
  });
  test('a flyer above is struck (K42); a derelict is damaged, and nobody is asked for it (K53, K93)', () => {
    const after = shelled(
      'dam',
      'O9',
      { yellow1: { at: 'T4' }, yellow2: { chassis: 'helibot', at: 'K8', fate: 'derelict' } },
      { rolls: [3, 3, 3, 1] },
    );
    expect(after.question).toMatchObject({ kind: 'attack' });
    expect(after.robot('yellow2').drive).toEqual({ damage: 1, disabled: false });
    const flying = shelled('dam', 'O9', { yellow2: { chassis: 'helibot', at: 'K8' } });
    expect(flying.question).toMatchObject({ kind: 'disables', robot: 'yellow2' });
  });
  test('victory waits until the flood is over: robots of both teams lost are no kills (L395)', () => {
    const dying = { damage: { core: 1, drive: 2 } } as const;
    const first = shelled('dam', 'O9', {
      green2: { chassis: 'spiderbot', at: 'J7', ...dying },
      green3: { chassis: 'rocketbot', at: 'B14' },
      yellow1: { chassis: 'robocar', at: 'K8', ...dying },
    });
    const half = first.play(
      'green2',
      { type: 'disable', robot: 'green2', items: ['zero', 'four'] },
      { rolls: [1] },
    );
    expect(half.robot('green2').fate).toBe('destroyed');
    expect(half.state.end).toBeUndefined();
    const after = half.play(
      'yellow1',
      { type: 'disable', robot: 'yellow1', items: ['zero', 'four'] },
      { rolls: [1] },
    );
    expect(after.robot('yellow1').fate).toBe('destroyed');
    expect(after.state.end).toBeUndefined();
  });
});

describe('the bridge (L320)', () => {
  test('two disables of the owner’s choice for a robot on it', () => {
    const first = shelled('bridge', 'G11', {
      yellow1: { chassis: 'robocar', at: 'G9' },
      yellow2: { chassis: 'helibot', at: 'H9' },
    });
    expect(first.question).toMatchObject({ kind: 'disables', robot: 'yellow1', count: 2 });
    const after = first.play('yellow1', { type: 'disable', robot: 'yellow1', items: ['zero', 'drive'] });
    expect(after.robot('yellow1').drive).toEqual({ damage: 0, disabled: true });
    expect(after.emitted('marked').map(({ cause }) => cause)).toEqual(['bridge', 'bridge']);
    expect(after.question).toMatchObject({ kind: 'attack' });
  });
});

describe('terrain that has changed under a robot (K26)', () => {
  const flooded = (at: string, facing: 'north' | 'south') =>
    given({
      phase: 'movement',
      structures: { dam: 2 },
      robots: { yellow1: { chassis: 'robocar', at, facing }, ...others, green1: { at: 'T14' } },
      order: ['yellow1'],
    });
  const reached = (place: Position): readonly string[] => [
    ...new Set(place.legalOf('yellow1', 'move').map(({ to }) => to)),
  ];
  test('a car in the flood drives out as usual', () => {
    // From the centre hex southwards there is the gas station, and clear ground behind it.
    expect(reached(flooded('K8', 'south'))).toEqual(expect.arrayContaining(['K9', 'K10']));
  });
  test('or its whole move is one step further into the water', () => {
    const north = reached(flooded('K8', 'north'));
    expect(north).toContain('K7');
    expect(north).not.toContain('K6');
  });
  test('on dry ground nobody drives into the water', () => {
    expect(reached(flooded('K9', 'north'))).not.toContain('K8');
  });
  test('standing there does no damage', () => {
    const after = flooded('K8', 'north').play('yellow1', { type: 'endMove' });
    expect(after.robot('yellow1')).toMatchObject({ fate: '', drive: { damage: 0, disabled: false } });
  });
});
