import { fight } from '../testing/scenes/fight';
import { given, type GivenRobot } from '../testing/given';
import { maxSpeed } from './pieces/speed';

/** The worked examples of the sheet, by their letters. */

const rocket = (more: Partial<GivenRobot> = {}): GivenRobot => ({ chassis: 'rocketbot', at: 'K5', ...more });
const car = (more: Partial<GivenRobot> = {}): GivenRobot => ({ chassis: 'robocar', at: 'K6', ...more });
const gunner = (weapon: 'grenadeLauncher' | 'flamethrower' | 'heavyMachineGun', at = 'K8'): GivenRobot => ({
  at,
  slots: { primary: weapon },
});

test('(a) two dice 0, 5, 5, 1 are 11: they hit a Rocketbot of silhouette 8', () => {
  const shot = fight({ green1: gunner('grenadeLauncher'), yellow1: rocket() }).shoot(
    'green1',
    'grenadeLauncher',
    'yellow1',
    { rolls: [0, 5, 5, 1] },
  );
  expect(shot.emitted('rolled')).toMatchObject([{ thrown: 2, dice: [0, 5, 5, 1], silhouette: 8, hit: true }]);
});

describe('(b) a Bazooka that rolls 4, 4, 3', () => {
  const shot = fight({ green1: car({ at: 'K8', slots: { four: 'combatPilot' } }), yellow1: car() }).shoot(
    'green1',
    'combatPilot',
    'yellow1',
    { rolls: [4, 4, 3] },
  );

  test('leaves the choice of location 3 or 4', () => {
    expect(shot.legalOf('green1', 'locate').map(({ location }) => location)).toEqual([3, 4]);
  });
  test('two damage at 4', () => {
    const after = shot.play('green1', { type: 'locate', location: 4 });
    expect(after.emitted('marked')).toMatchObject([{ item: 'four' }, { item: 'four' }]);
    expect(after.robot('yellow1').slots.four.card).toBe('');
  });
  test('or one damage at 3', () => {
    const after = shot.play('green1', { type: 'locate', location: 3 });
    expect(after.emitted('marked')).toMatchObject([{ item: 'secondary', marker: 'damage' }]);
  });
});

test('(c) 5, 5, 3 in an attack of one die: one damage at 3, nothing to choose', () => {
  const after = fight({
    green1: { at: 'A10', slots: { primary: 'towMissile' } },
    yellow1: car({ at: 'A2' }),
  }).shoot('green1', 'towMissile', 'yellow1', { rolls: [5, 5, 3] });
  expect(after.emitted('rolled')).toMatchObject([{ thrown: 1, hit: true }]);
  expect(after.emitted('marked')).toMatchObject([{ item: 'secondary', marker: 'damage' }]);
});

test('(d) a Flamethrower that rolls 4, 4, 3: one damage at 3, one at 4, up to silhouette 11', () => {
  const target = car({ at: 'K7', shown: 'all' });
  const after = fight({ green1: gunner('flamethrower'), yellow1: target }).shoot(
    'green1',
    'flamethrower',
    'yellow1',
    { rolls: [4, 4, 3] },
  );
  expect(after.emitted('marked')).toMatchObject([{ item: 'secondary' }, { item: 'four' }]);
  expect(after.robot('yellow1').onFire).toBe(true);
  // With Holo-blur and Chameleon: 8 + 2 + 1 after three hexes, 8 + 2 + 2 after fewer.
  const blurred = (steps: number) =>
    fight({
      green1: gunner('flamethrower'),
      yellow1: rocket({
        at: 'K7',
        slots: { inner: 'holoBlur' },
        skin: 'chameleon',
        shown: ['holoBlur', 'chameleon'],
        marks: { steps },
      }),
    }).shoot('green1', 'flamethrower', 'yellow1', { rolls: [4, 4, 3] });
  expect(blurred(3).emitted('rolled')).toMatchObject([{ silhouette: 11, hit: true }]);
  expect(blurred(2).emitted('rolled')).toMatchObject([{ silhouette: 12, hit: false }]);
});

test('(e) a Grenade Launcher that rolls 1, 2 hits up to silhouette 3', () => {
  const at = (target: GivenRobot) =>
    fight({ green1: gunner('grenadeLauncher'), yellow1: target }).shoot(
      'green1',
      'grenadeLauncher',
      'yellow1',
      { rolls: [1, 2] },
    );
  const hit = at({ chassis: 'robotank', at: 'K5' });
  expect(hit.emitted('rolled')).toMatchObject([{ silhouette: 3, hit: true }]);
  expect(hit.legalOf('green1', 'locate').map(({ location }) => location)).toEqual([1, 2]);
  expect(at({ chassis: 'spiderbot', at: 'K5' }).emitted('rolled')).toMatchObject([
    { silhouette: 4, hit: false },
  ]);
});

test('(f) a Helibot with a hit on its drive: silhouette 3 if it moved, else 1', () => {
  const against = (option: 'move' | 'maneuver' | 'reboot' | 'powerUp') =>
    fight({
      green1: gunner('grenadeLauncher'),
      yellow1: { chassis: 'helibot', at: 'K5', damage: { drive: 1 }, marks: { option } },
    })
      .shoot('green1', 'grenadeLauncher', 'yellow1', { rolls: [0, 0] })
      .emitted('rolled');
  expect(against('move')).toMatchObject([{ silhouette: 3 }]);
  for (const option of ['maneuver', 'reboot', 'powerUp'] as const)
    expect(against(option)).toMatchObject([{ silhouette: 1 }]);
});

describe('(g) a strafing Flamethrower at range 2', () => {
  const strafing = (help: readonly 'phasedArrayAntenna'[]) =>
    given({
      phase: 'movement',
      robots: {
        green1: {
          chassis: 'helibot',
          at: 'K8',
          slots: { primary: 'flamethrower', inner: 'phasedArrayAntenna' },
        },
        yellow1: car({ skin: 'superSteel' }),
      },
    })
      .passedTo('option')
      .play('green1', {
        type: 'strafe',
        arms: 'flamethrower',
        target: 'yellow1',
        mode: '',
        attacks: 1,
        help: [...help],
      });

  test('rolls 2 - 1 + 1 dice by its antenna; 2 and 4 barely hit the car', () => {
    const after = strafing(['phasedArrayAntenna']).passedTo('after', { rolls: [2, 4] });
    expect(after.emitted('rolled')).toMatchObject([{ thrown: 2, silhouette: 6, hit: true }]);
    const saved = after.answer('yellow1', { cards: ['superSteel'] });
    expect(saved.emitted('cancelled')).toMatchObject([{ card: 'superSteel', points: 2 }]);
    expect(saved.emitted('marked')).toEqual([]);
    expect(saved.robot('yellow1').onFire).toBe(true);
  });
  test('and one without', () => {
    const after = strafing([]).passedTo('moving', { rolls: [2] });
    expect(after.emitted('rolled')).toMatchObject([{ thrown: 1, hit: false }]);
  });
});

test('(h) a chemical rocket at range 9: one die, 5 + 1 hits a car, which is painted', () => {
  // Its Gatling Gun points the other way.
  const asked = fight({
    green1: { at: 'A10', slots: { four: 'chemicalRockets' } },
    yellow1: car({ at: 'A1', facing: 'north', slots: { primary: 'gatlingGun' } }),
  }).attack('green1', 'chemicalRockets', 'yellow1', { mode: 'gel' });
  expect(asked.legalOf('yellow1', 'answer').flatMap(({ cards }) => cards)).toEqual([]);
  const after = asked.decline({ rolls: [5, 1] });
  expect(after.emitted('rolled')).toMatchObject([{ thrown: 1, dice: [5, 1], silhouette: 6, hit: true }]);
  expect(after.robot('yellow1').painted).toBe(true);
});

test('(i) three Guided Missiles at a painted car behind a hill: silhouette 3, one die by point defense, two when the Gatling is gone', () => {
  const before = fight({
    // Hills at M4 and M5, between them.
    green1: { at: 'M10', slots: { primary: 'guidedMissile' }, poweredUp: true },
    yellow1: car({ at: 'M3', painted: true, slots: { primary: 'gatlingGun' } }),
  }).attack('green1', 'guidedMissile', 'yellow1', { attacks: 3 });
  expect(before.window).toMatchObject({ kind: 'before', asked: ['yellow1'] });
  const after = before.answer('yellow1', { cards: ['gatlingGun'] }, { rolls: [5, 2, 5, 2, 1, 1] });
  expect(after.emitted('rolled')).toMatchObject([
    { thrown: 1, silhouette: 3, hit: true },
    { thrown: 1, silhouette: 3, hit: true },
    { thrown: 2, silhouette: 3, hit: false },
  ]);
  expect(after.robot('yellow1').slots.primary.card).toBe('');
});

test('(j) an EMP Blaster with Flux Compression at range 1: 0, 1, 2, 4, 4, 4 deactivates a car without a chassis card', () => {
  const after = fight({
    green1: {
      chassis: 'hoverbot',
      at: 'K8',
      slots: { primary: 'empBlaster', zero: 'explosiveCapacitor' },
    },
    yellow1: car({ at: 'K7', slots: { zero: '' } }),
  }).shoot('green1', 'empBlaster', 'yellow1', {
    help: ['explosiveCapacitor'],
    rolls: [0, 1, 2, 4, 4, 4],
  });
  expect(after.emitted('rolled')).toMatchObject([{ thrown: 6 }]);
  expect(after.emitted('marked')).toMatchObject([
    { robot: 'green1', item: 'zero', cause: 'flux' },
    { robot: 'yellow1', item: 'core', bled: 'zero', marker: 'disable' },
    { item: 'drive', marker: 'disable' },
    { item: 'primary', marker: 'disable' },
    { item: 'four', marker: 'disable' },
  ]);
  expect(after.robot('green1').slots.zero.damage).toBe(1);
});

test('(k) 5, 5, 1, 4 on a Rocketbot whose warhead is gone: 4 bleeds to location 2', () => {
  const after = fight({ green1: gunner('grenadeLauncher'), yellow1: rocket({ slots: { four: '' } }) })
    .shoot('green1', 'grenadeLauncher', 'yellow1', { rolls: [5, 5, 1, 4] })
    .play('green1', { type: 'locate', location: 4 });
  expect(after.emitted('marked')).toMatchObject([{ item: 'primary', bled: 'four' }]);
});

test('(l) a Flamethrower rolls 3, 4 on a tank in the TV tower: 3, 4, the tower is destroyed, 4 again', () => {
  const after = fight({
    green1: gunner('flamethrower', 'K15'),
    yellow1: { chassis: 'robotank', at: 'K13' },
  }).shoot('green1', 'flamethrower', 'yellow1', { rolls: [3, 4] });
  expect(after.emitted('rolled')).toMatchObject([{ silhouette: 4, hit: true }]);
  const blows = after.events.filter(({ type }) => type === 'marked' || type === 'structureHit');
  expect(blows).toMatchObject([
    { item: 'primary', cause: 'attack' },
    { item: 'four', cause: 'attack' },
    { structure: 'towerBottom', damage: 2, destroyed: true },
    { item: 'four', cause: 'collapse' },
  ]);
  expect(after.robot('yellow1').slots.four.card).toBe('');
});

describe('(m) a powered Howitzer behind woods rolls a 2 against a biped', () => {
  const barrage = (skin: boolean) =>
    fight({
      green1: { at: 'C13', slots: { primary: 'howitzer' }, poweredUp: true },
      yellow1: rocket({ at: 'C5', biped: true, ...(skin && { skin: 'electroReactive' }) }),
    });

  const rolls = [2, 0, 1, 1, 3];

  test('which would otherwise be out of sight', () => {
    const shot = { type: 'attack', arms: 'howitzer', target: 'yellow1', mode: '', attacks: 1, help: [] };
    expect(barrage(false).refusal('green1', shot as never)).toEqual({ refused: 'noLine' });
  });
  test('hits exactly; of 0, 1, 1, 3 its drive takes two and its secondary one', () => {
    const after = barrage(false).shoot('green1', 'howitzer', 'yellow1', { mode: 'barrage', rolls });
    expect(after.emitted('rolled')).toMatchObject([{ thrown: 1, silhouette: 2, hit: true }]);
    expect(after.emitted('locationsRolled')).toMatchObject([{ dice: [0, 1, 1, 3] }]);
    expect(after.emitted('marked')).toMatchObject([
      { item: 'drive' },
      { item: 'drive' },
      { item: 'secondary' },
    ]);
    const less = barrage(false).shoot('green1', 'howitzer', 'yellow1', { mode: 'barrage', rolls: [1] });
    expect(less.emitted('rolled')).toMatchObject([{ silhouette: 2, hit: false }]);
  });
  test('Electro-reactive skin, given up, cancels the three', () => {
    const after = barrage(true)
      .attack('green1', 'howitzer', 'yellow1', { mode: 'barrage' })
      .decline({ rolls })
      .answer('yellow1', { cards: ['electroReactive'] });
    expect(after.emitted('cancelled')).toMatchObject([{ card: 'electroReactive', points: 3 }]);
    expect(after.emitted('skinGone')).toMatchObject([{ skin: 'electroReactive' }]);
    expect(after.robot('yellow1')).toMatchObject({ drive: { damage: 0 }, skin: { card: '' } });
  });
});

test('(n) a Rocketbot is clamped and dances; with Holo-blur it is 8 + 2 = 10 for the three dice of a Bazooka', () => {
  const after = given({
    phase: 'movement',
    robots: {
      green1: { at: 'K8', slots: { primary: 'magClaw', four: 'combatPilot' } },
      yellow1: rocket({ at: 'K7', slots: { inner: 'holoBlur' } }),
    },
  })
    .answer('green1', { cards: ['magClaw'] })
    .play('yellow1', { type: 'endMove' })
    .passedTo('attack', { robot: 'green1' })
    .attack('green1', 'combatPilot', 'yellow1')
    .answer('yellow1', { cards: ['holoBlur'] }, { rolls: [4, 4, 2] });
  expect(after.robot('yellow1')).toMatchObject({ at: 'K7', marks: { option: 'move', steps: 0 } });
  expect(after.emitted('rolled')).toMatchObject([{ thrown: 3, silhouette: 10, hit: true }]);
});

describe('(o) a car with core and cupola disabled, a Combat Pilot in the cupola, a Rifle in the cab', () => {
  const launched = (facing: 'north' | 'south') =>
    given({
      robots: {
        yellow1: car({
          at: 'K8',
          facing,
          seat: 1,
          slots: { zero: '', four: 'combatPilot', inner: 'recoillessRifle', primary: 'towMissile' },
          skin: 'superSteel',
          disabled: ['core', 'four'],
          damage: { four: 1, inner: 1, drive: 2 },
          onFire: true,
          painted: true,
        }),
        green1: { at: 'K5' },
      },
      order: ['yellow1', 'green1'],
    }).play('yellow1', { type: 'phoenix' });

  test('drives on as its Rifle alone', () => {
    const bot = launched('south').robot('yellow1');
    expect(launched('south').emitted('phoenixed')).toHaveLength(1);
    expect(bot).toMatchObject({ phoenix: true, at: 'K8', fate: '', onFire: false, painted: false });
    expect(bot.slots.four).toMatchObject({ card: 'combatPilot', shown: true, damage: 0, disabled: false });
    expect(bot.slots.inner).toMatchObject({ card: 'recoillessRifle', shown: true, damage: 1 });
    expect([bot.slots.primary.card, bot.skin.card]).toEqual(['', '']);
    expect(launched('south').question).toMatchObject({ kind: 'attack', robot: 'green1' });
  });
  test('six hexes in the next turn, and never powered up', () => {
    const turn = launched('south').passedTo('option', { robot: 'yellow1' });
    expect(turn.state.turn).toBe(2);
    expect([maxSpeed(turn.robot('yellow1')), turn.state.movement?.points]).toEqual([6, 6]);
    expect(turn.refusal('yellow1', { type: 'powerUp' })).toEqual({ refused: 'unpowered' });
  });
  test('with the Bazooka all round, and the Rifle 60° ahead', () => {
    const armed = (facing: 'north' | 'south') =>
      launched(facing)
        .passedTo('option', { robot: 'yellow1' })
        .play('yellow1', { type: 'endMove' })
        .passedTo('attack', { robot: 'yellow1' })
        .legalOf('yellow1', 'attack')
        .filter(({ target }) => target === 'green1')
        .map(({ arms }) => arms)
        .sort();
    expect(armed('south')).toEqual(['combatPilot']);
    expect(armed('north')).toEqual(['combatPilot', 'recoillessRifle']);
  });
});

test('(p) a burst of 2, 4 on a car whose slots 2 and 4 are empty: two damage in the cab, which is destroyed', () => {
  const after = fight({
    green1: gunner('heavyMachineGun'),
    yellow1: car({ at: 'K5', slots: { primary: '', four: '' } }),
  }).shoot('green1', 'heavyMachineGun', 'yellow1', { rolls: [2, 4] });
  expect(after.emitted('marked')).toMatchObject([
    { item: 'inner', bled: 'primary' },
    { item: 'inner', bled: 'four' },
  ]);
  expect(after.robot('yellow1').slots.inner.card).toBe('');
});
