import { HEX_IDS } from '../../content/map';
import { rangeBetween } from '../field/arcs';
import { given, type Given, type GivenRobot, type GivenUnit } from '../../testing/given';
import type { Position } from '../../testing/position';
import { waysOnFoot } from './onFoot';

const AFAR = { at: 'A1' } as const;

/** A fight with these tents, in the phase of the infantry. */
const afoot = (units: readonly GivenUnit[], more: Partial<Given> = {}): Position =>
  given({ phase: 'infantry', robots: { green1: { at: 'U15' }, yellow1: { at: 'U1' } }, units, ...more });

const robots = (green1: GivenRobot, yellow1: GivenRobot = { at: 'U1' }) => ({ green1, yellow1 });

/** The robots of an attack phase, with these units on the map. */
const fight = (units: readonly GivenUnit[], more: Partial<Given>): Position =>
  given({ robots: { green1: AFAR, yellow1: { at: 'U1' } }, units, ...more });

describe('the order of the infantry phase', () => {
  test('by name, both sides together (KX example 30)', () => {
    const place = afoot([
      { id: 'jarrow', at: 'K8' },
      { id: 'hale', at: 'K9' },
      { id: 'baker', at: 'K10' },
    ]);
    const asked: string[] = [];
    let next = place;
    while (next.question?.kind === 'tent') {
      asked.push(next.question.robot);
      next = next.play(next.question.seat, { type: 'pass' });
    }
    expect(asked).toEqual(['baker', 'hale', 'jarrow']);
  });

  test('a soldier who has just dismounted has had his turn (KX example 30, KX64)', () => {
    const place = afoot([
      { id: 'adler', at: 'A5' },
      { id: 'drake', at: 'A6' },
      { id: 'ember', at: 'A7' },
      { id: 'hale', at: 'A8' },
      { id: 'ives', at: 'K9' },
    ]);
    const ives = ['adler', 'drake', 'ember', 'hale'].reduce((next, id) => {
      expect(next.question?.robot).toBe(id);
      return next.play(0, { type: 'pass' });
    }, place);
    expect(ives.question?.robot).toBe('ives');
    const after = ives.play(0, { type: 'dismount' });
    expect(after.emitted('dismounted')).toEqual([{ type: 'dismounted', unit: 'ives', into: 'marsh' }]);
    expect(after.question?.kind).not.toBe('tent');
    expect(after.state.units.find(({ id }) => id === 'marsh')).toMatchObject({
      kind: 'foot',
      at: 'K9',
      placed: 1,
    });
  });

  test('without units there is no such phase', () => {
    const place = given({ phase: 'status', robots: robots({ at: 'U15' }), options: { expansion: 'full' } });
    expect(place.emitted('phaseBegan').map(({ phase }) => phase)).not.toContain('infantry');
  });
});

describe('walking (KX example 13, KX51)', () => {
  const reach = (id: string, at: string, more: Partial<Given> = {}): readonly string[] => {
    const place = afoot([{ id, at }], more);
    const { state } = place;
    return [...waysOnFoot(state, state.units[0]!).keys()];
  };

  test('woods end the move', () => {
    const hexes = reach('adler', 'E3');
    expect(hexes).toHaveLength(17);
    expect(hexes).not.toContain('C4');
  });
  test('buildings and water end it', () => {
    const hexes = reach('adler', 'J9');
    expect(hexes).toHaveLength(16);
    expect(hexes).toContain('K9');
    for (const behind of ['L8', 'H8']) expect(hexes).not.toContain(behind);
  });
  test('a standing bridge does not, a broken one does', () => {
    expect(reach('adler', 'G10')).toContain('G8');
    const down = reach('adler', 'G10', { structures: { bridge: 2 } });
    expect(down).toContain('G9');
    expect(down).not.toContain('G8');
  });
  test('motorized infantry goes five hexes', () => {
    const near = HEX_IDS.filter((at) => at !== 'G7' && rangeBetween('G7', at) <= 5);
    const hexes = reach('ives', 'G7');
    expect(near.filter((at) => !hexes.includes(at)).sort()).toEqual(['B9', 'L9']);
  });
  test('the way told is a shortest one, and the whole turn (KX50)', () => {
    const after = afoot([{ id: 'adler', at: 'K10' }]).play(0, { type: 'walk', to: 'K12' });
    expect(after.emitted('walked')).toEqual([
      { type: 'walked', unit: 'adler', from: 'K10', path: ['K11', 'K12'] },
    ]);
    expect(after.question?.robot).not.toBe('adler');
  });
  test('further is refused', () => {
    expect(afoot([{ id: 'adler', at: 'K10' }]).refusal(0, { type: 'walk', to: 'K13' }).refused).toBe(
      'cannotReach',
    );
  });
});

describe('leaving the map', () => {
  test('over the own edge, and the tent is free again (KX52)', () => {
    const after = afoot([{ id: 'adler', at: 'A15' }]).play(0, { type: 'leave' });
    expect(after.state.units).toEqual([]);
  });
  test('not over another, not from afar, not where nobody may flee', () => {
    expect(afoot([{ id: 'adler', at: 'B0' }]).refusal(0, { type: 'leave' }).refused).toBe('notAtEdge');
    expect(afoot([{ id: 'adler', at: 'K9' }]).refusal(0, { type: 'leave' }).refused).toBe('notAtEdge');
    const human = afoot([{ id: 'adler', at: 'A15' }], {
      scenario: 'killTheHuman',
      options: { expansion: 'full', robots: 2 },
      robots: { green1: { at: 'U15' }, green2: { at: 'S15' }, yellow1: { at: 'U1' }, yellow2: { at: 'S1' } },
    });
    expect(human.refusal(0, { type: 'leave' }).refused).toBe('noFleeing');
  });
});

describe('infantry fires (KX example 14, KX61, KX62, KX63)', () => {
  test('woods hide even what is painted', () => {
    const place = afoot([{ id: 'adler', at: 'D2' }], {
      robots: robots({ at: 'U15' }, { at: 'D5', painted: true }),
    });
    expect(place.refusal(0, { type: 'fire', arms: 'rifle', target: 'yellow1' }).refused).toBe('noLine');
  });
  test('in the own hex with three dice', () => {
    const place = afoot([{ id: 'adler', at: 'K8' }], {
      robots: robots({ at: 'U15' }, { at: 'K8', chassis: 'robotank' }),
    });
    const after = place.play(0, { type: 'fire', arms: 'rifle', target: 'yellow1' }, { rolls: [1, 1, 1] });
    expect(after.emitted('rolled')).toMatchObject([{ thrown: 3, silhouette: 3, hit: true }]);
    expect(after.emitted('marked')).toHaveLength(1);
  });
  test('the designator paints at five hexes with two dice', () => {
    const place = afoot([{ id: 'adler', at: 'K8' }], {
      robots: robots({ at: 'U15' }, { at: 'K3', chassis: 'rocketbot' }),
    });
    const after = place.play(0, { type: 'fire', arms: 'designator', target: 'yellow1' }, { rolls: [4, 4] });
    expect(after.emitted('rolled')).toMatchObject([{ thrown: 2, silhouette: 8, hit: true }]);
    expect(after.robot('yellow1').painted).toBe(true);
  });
  test('an open silvered skin makes that harder', () => {
    const place = afoot([{ id: 'adler', at: 'K8' }], {
      robots: robots({ at: 'U15' }, { at: 'K3', chassis: 'rocketbot', skin: 'silvered', shown: 'all' }),
    });
    const after = place.play(0, { type: 'fire', arms: 'designator', target: 'yellow1' }, { rolls: [4, 4] });
    expect(after.emitted('rolled')).toMatchObject([{ silhouette: 10, hit: false }]);
  });
  test.each([
    ['rifle', 'yellow1', 'K3', 'outOfRange'],
    ['designator', 'yellow1', 'K2', 'outOfRange'],
    ['combatPilot', 'yellow1', 'K6', 'noSuchArms'],
    ['designator', 'baker', 'K6', 'robotsOnly'],
    ['designator', 'towerTop', 'K6', 'robotsOnly'],
    ['rifle', 'drake', 'K6', 'notAnEnemy'],
    ['rifle', 'zander', 'K6', 'noTarget'],
  ] as const)('%s at %s, which is at %s: %s', (arms, target, at, code) => {
    const place = afoot(
      [
        { id: 'adler', at: 'K8' },
        { id: 'baker', at: 'K9', placed: 1 },
        { id: 'drake', at: 'K9', placed: 1 },
      ],
      { robots: robots({ at: 'U15' }, { at }) },
    );
    expect(place.refusal(0, { type: 'fire', arms, target }).refused).toBe(code);
  });
  test('what is painted is not painted again', () => {
    const place = afoot([{ id: 'adler', at: 'K8' }], {
      robots: robots({ at: 'U15' }, { at: 'K6', painted: true }),
    });
    expect(place.refusal(0, { type: 'fire', arms: 'designator', target: 'yellow1' }).refused).toBe(
      'alreadyPainted',
    );
  });
  test('a Combat Pilot keeps his Bazooka, without which he is no match for a robot', () => {
    const place = afoot([{ id: 'adler', at: 'K8', pilot: 'combatPilot' }], {
      robots: robots({ at: 'U15' }, { at: 'K8', chassis: 'robotank' }),
    });
    const after = place.play(
      0,
      { type: 'fire', arms: 'combatPilot', target: 'yellow1' },
      { rolls: [2, 2, 1] },
    );
    expect(after.question?.kind).toBe('locate');
    const hit = after.play(0, { type: 'locate', location: 2 });
    expect(hit.emitted('marked')).toHaveLength(2);
  });
});

describe('a tent as a target (KX example 12, KX54)', () => {
  const shot = (id: string, at: string, from: string, arms: 'heavyMachineGun' | 'grenadeLauncher') =>
    fight([{ id, at }], {
      robots: { green1: { at: from, slots: { primary: arms } }, yellow1: { at: 'U1' } },
    }).shoot('green1', arms, id, { rolls: arms === 'heavyMachineGun' ? [0, 0] : [0] });

  test.each([
    { id: 'baker', at: 'L10', from: 'L13', arms: 'heavyMachineGun', thrown: 2, silhouette: 3 },
    { id: 'baker', at: 'K9', from: 'K12', arms: 'heavyMachineGun', thrown: 2, silhouette: 4 },
    { id: 'baker', at: 'L8', from: 'L13', arms: 'grenadeLauncher', thrown: 1, silhouette: 5 },
    { id: 'jarrow', at: 'L10', from: 'L13', arms: 'heavyMachineGun', thrown: 2, silhouette: 5 },
  ] as const)('$id in $at from $from: $silhouette', ({ id, at, from, arms, thrown, silhouette }) => {
    expect(shot(id, at, from, arms).emitted('rolled')).toMatchObject([{ thrown, silhouette }]);
  });

  test('the honcho’s suit makes him harder to hit, in a building too', () => {
    const honcho = (at: string, from: string) =>
      fight([{ id: 'baker', at, pilot: 'hotshotPilot', placed: 1 }], {
        scenario: 'theHoncho',
        robots: {
          green1: { at: from, slots: { primary: 'heavyMachineGun' } },
          green2: AFAR,
          yellow1: { at: 'U1' },
        },
      }).shoot('green1', 'heavyMachineGun', 'baker', { rolls: [0, 0] });
    expect(honcho('L10', 'L13').emitted('rolled')).toMatchObject([{ silhouette: 5 }]);
    expect(honcho('K9', 'K12').emitted('rolled')).toMatchObject([{ silhouette: 6 }]);
  });

  test('one damage kills, and no location is asked for (KX55)', () => {
    const after = fight([{ id: 'baker', at: 'L10' }], {
      robots: {
        green1: {
          at: 'L13',
          slots: { primary: 'railgun' },
          poweredUp: true,
          powerCore: { card: 'fuelCell' },
        },
        yellow1: { at: 'U1' },
      },
    }).shoot('green1', 'railgun', 'baker', { rolls: [1, 2, 3] });
    expect(after.emitted('unitKilled')).toEqual([{ type: 'unitKilled', unit: 'baker', cause: 'attack' }]);
    expect(after.state.teams.yellow?.fallen).toBe(1);
    expect(after.state.units).toEqual([]);
  });

  test('a robot cannot attack a tent in its own hex, another one can (KX57)', () => {
    const place = fight([{ id: 'baker', at: 'K10' }], {
      robots: {
        green1: { at: 'K10', slots: { primary: 'grenadeLauncher' } },
        green2: { at: 'K12', slots: { primary: 'grenadeLauncher' } },
        yellow1: { at: 'U1' },
      },
      options: { expansion: 'full', robots: 2 },
    });
    expect(
      place.refusal('green1', {
        type: 'attack',
        arms: 'grenadeLauncher',
        target: 'baker',
        mode: '',
        attacks: 1,
        help: [],
      }).refused,
    ).toBe('tooClose');
    const next = place.play('green1', { type: 'pass' });
    expect(next.legalOf('green2', 'attack').map(({ target }) => target)).toContain('baker');
  });

  test('what only paints or disables is no use against tents (KX53)', () => {
    const place = fight([{ id: 'baker', at: 'K8' }], {
      robots: { green1: { at: 'K10', slots: { zero: 'targetingLaser' } }, yellow1: { at: 'U1' } },
    });
    expect(
      place.refusal('green1', {
        type: 'attack',
        arms: 'targetingLaser',
        target: 'baker',
        mode: '',
        attacks: 1,
        help: [],
      }).refused,
    ).toBe('robotsOnly');
  });

  test('a burst in a tower (KX example 16, KX58)', () => {
    const after = fight(
      [
        { id: 'baker', at: 'K13' },
        { id: 'castle', at: 'K13' },
        { id: 'drake', at: 'K13' },
      ],
      {
        robots: {
          green1: { at: 'K15', slots: { primary: 'flamethrower' } },
          yellow1: { at: 'K13', chassis: 'robotank' },
        },
      },
    ).shoot('green1', 'flamethrower', 'baker', { rolls: [3, 4] });
    expect(after.emitted('rolled')).toMatchObject([{ thrown: 2, silhouette: 4, hit: true }]);
    expect(after.emitted('structureHit')).toMatchObject([
      { structure: 'towerBottom', damage: 2, destroyed: true },
    ]);
    expect(after.emitted('unitKilled').map(({ unit, cause }) => [unit, cause])).toEqual([
      ['baker', 'attack'],
      ['castle', 'collapse'],
      ['drake', 'collapse'],
    ]);
    expect(after.emitted('marked').map(({ robot }) => robot)).toEqual(['yellow1']);
  });
});

describe('what does not reach tents', () => {
  test('nobody answers for them: no smoke, no chaff (KX56)', () => {
    const place = fight([{ id: 'baker', at: 'L10' }], {
      robots: {
        green1: { at: 'L13', slots: { primary: 'towMissile' } },
        yellow1: { at: 'L9', slots: { zero: 'chaff', four: 'smokeGenerator' } },
      },
    });
    expect(place.attack('green1', 'towMissile', 'baker', { rolls: [0, 0] }).window).toBeUndefined();
  });
  test('bombardment strikes robots alone (KX60)', () => {
    const place = given({
      scenario: 'warOfTheWorlds',
      phase: 'status',
      rolls: [3],
      robots: { green1: { at: 'E14', painted: true }, yellow1: { at: 'T0' } },
      units: [{ id: 'adler', at: 'E14', placed: 1 }],
    });
    expect(place.emitted('bombarded')).toMatchObject([{ hit: true }]);
    expect(place.state.units).toHaveLength(1);
  });
});

describe('ramming a tent (KX example 15, KX79)', () => {
  const racing = (
    units: readonly GivenUnit[],
    more: Partial<GivenRobot> = {},
    others: Given['robots'] = {},
  ) =>
    given({
      phase: 'movement',
      order: ['green1'],
      robots: {
        green1: { at: 'G1', chassis: 'robocar', facing: 'south', ...more },
        yellow1: { at: 'U1' },
        ...others,
      },
      units,
    });

  test('it dies, and the robot moves on unhurt', () => {
    const near = racing([{ id: 'baker', at: 'G4' }]).play(0, { type: 'move', to: 'G3', facing: 1 });
    const after = near.play(0, { type: 'ram', target: 'baker' }, { rolls: [3] });
    expect(after.emitted('unitKilled')).toEqual([{ type: 'unitKilled', unit: 'baker', cause: 'ram' }]);
    expect(after.state.movement).toMatchObject({ points: 3 });
    expect(after.emitted('marked')).toEqual([]);
    expect(after.legalOf(0, 'move').map(({ to }) => to)).toContain('G6');
    expect(after.robot('green1').marks).toMatchObject({ attacks: 1, defenses: 1, option: 'ram' });
  });
  test('a 0 does nothing', () => {
    const near = racing([{ id: 'baker', at: 'G4' }]).play(0, { type: 'move', to: 'G3', facing: 1 });
    const after = near.play(0, { type: 'ram', target: 'baker' }, { rolls: [0] });
    expect(after.state.units).toHaveLength(1);
    expect(after.robot('green1').marks.attacks).toBe(1);
  });
  test('not faster than motorized infantry, in a building, or with a robot there', () => {
    const slow = racing([{ id: 'jarrow', at: 'G2' }], { chassis: 'hoverbot' });
    expect(slow.refusal(0, { type: 'ram', target: 'jarrow' }).refused).toBe('notSlower');
    expect(
      racing([{ id: 'baker', at: 'K13' }], { at: 'K12', facing: 'south' }).refusal(0, {
        type: 'ram',
        target: 'baker',
      }).refused,
    ).toBe('inBuilding');
    const shared = racing([{ id: 'baker', at: 'G2' }], {}, { yellow2: { at: 'G2' } });
    expect(shared.refusal(0, { type: 'ram', target: 'baker' }).refused).toBe('sharesHex');
  });
  test('a motorized one by a faster robot', () => {
    const after = racing([{ id: 'jarrow', at: 'G2' }]).play(
      0,
      { type: 'ram', target: 'jarrow' },
      { rolls: [1] },
    );
    expect(after.state.units).toEqual([]);
  });
});

describe('a drone (KX example 20)', () => {
  const UAV = { slots: { inner: 'uav' }, shown: ['uav'] } as const;
  const hunt = (units: readonly GivenUnit[], more: Partial<GivenRobot> = {}) =>
    fight(units, {
      robots: {
        green1: {
          at: 'H14',
          chassis: 'robotank',
          slots: { primary: 'towMissile', secondary: 'grenadeLauncher', ...UAV.slots },
          shown: 'all',
          ...more,
        },
        yellow1: { at: 'H10' },
      },
    });
  const aims = (place: Position): readonly string[] =>
    place
      .legalOf('green1', 'attack')
      .filter(({ target }) => target === 'yellow1')
      .map(({ arms }) => arms);

  test('its eyes are a line for missiles (KX84)', () => {
    expect(aims(hunt([{ id: 'adler', at: 'A1' }]))).toEqual([]);
    expect([...new Set(aims(hunt([{ id: 'green1Drone', at: 'G10' }])))]).toEqual(['towMissile']);
  });
  test('not of a derelict, or with a disabled card', () => {
    expect(aims(hunt([{ id: 'green1Drone', at: 'G10' }], { disabled: ['inner'] }))).toEqual([]);
  });
  test('it is hit with its own silhouette, and what hits it goes to its card (KX85)', () => {
    const place = fight([{ id: 'yellow1Drone', at: 'L10' }], {
      robots: {
        green1: { at: 'L13', slots: { primary: 'heavyMachineGun' } },
        yellow1: { at: 'U1', chassis: 'robotank', ...UAV },
      },
    });
    const after = place.shoot('green1', 'heavyMachineGun', 'yellow1Drone', { rolls: [4, 4] });
    expect(after.emitted('rolled')).toMatchObject([{ silhouette: 6, hit: true }]);
    expect(after.robot('yellow1').slots.inner).toMatchObject({ card: 'uav', damage: 1 });
    const twice = place.shoot('green1', 'heavyMachineGun', 'yellow1Drone', { rolls: [5, 1, 4] });
    expect(twice.robot('yellow1').slots.inner.card).toBe('');
    expect(twice.emitted('unitKilled')).toMatchObject([{ unit: 'yellow1Drone' }]);
    expect(twice.robot('yellow1').core.damage).toBe(0);
  });
  test('it flies six hexes over anything (KX83)', () => {
    const place = afoot([{ id: 'green1Drone', at: 'K8' }], {
      robots: robots({ at: 'U15', chassis: 'robotank', ...UAV }),
    });
    expect(place.question).toMatchObject({ kind: 'drone', robot: 'green1Drone' });
    expect(place.refusal(0, { type: 'fly', to: 'K15' }).refused).toBe('cannotReach');
    const after = place.play(0, { type: 'fly', to: 'K2' });
    expect(after.state.units[0]).toMatchObject({ at: 'K2' });
  });
  test('with a disabled card it is not asked', () => {
    const place = afoot([{ id: 'green1Drone', at: 'K8' }], {
      robots: robots({ at: 'U15', chassis: 'robotank', ...UAV, disabled: ['inner'] }),
    });
    expect(place.question?.kind).not.toBe('drone');
  });
});

describe('holding (KX43)', () => {
  const post = (enemy: string) =>
    afoot([{ id: 'adler', at: 'K8' }], { robots: robots({ at: 'U15' }, { at: enemy }), holds: ['adler'] });

  test('nobody is asked until an enemy is near', () => {
    expect(post('U1').question?.kind).not.toBe('tent');
    expect(post('K3').question).toMatchObject({ kind: 'tent', robot: 'adler' });
  });
  test('it is told at any time, and taken back', () => {
    const place = afoot([{ id: 'adler', at: 'K8' }]).play(0, { type: 'hold', unit: 'adler', on: true });
    expect(place.view(0).holds).toEqual(['adler']);
    expect(place.view(1).holds).toEqual([]);
    expect(place.view('spectator').holds).toEqual([]);
    expect(place.play(0, { type: 'hold', unit: 'adler', on: false }).state.holds).toEqual([]);
  });
  test('only to one’s own', () => {
    const place = afoot([{ id: 'adler', at: 'K8' }]);
    expect(place.refusal(1, { type: 'hold', unit: 'adler', on: true }).refused).toBe('notYourUnit');
    expect(place.refusal(0, { type: 'hold', unit: 'drake', on: true }).refused).toBe('noSuchUnit');
  });
});
