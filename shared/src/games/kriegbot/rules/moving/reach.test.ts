import fc from 'fast-check';
import { CHASSIS_IDS, type ChassisId } from '../../content/chassis';
import { HEX_IDS, groundAt } from '../../content/map';
import { FACING, given, type GivenRobot } from '../../testing/given';
import { alone } from '../../testing/scenes/moving';
import type { Position } from '../../testing/position';
import { spotKey, spotsFrom, stepsTo, type Spot } from './reach';

const spotsOf = ({ state }: Position): ReadonlyMap<string, Spot> => {
  if (!state.movement) throw new Error('Nobody moves.');
  return spotsFrom(state, state.movement);
};
const spotAt = (place: Position, at: string, facing: keyof typeof FACING): Spot | undefined =>
  spotsOf(place).get(spotKey({ at, facing: FACING[facing] }));
const hexesOf = (place: Position): readonly string[] =>
  [...new Set([...spotsOf(place).values()].filter(({ ends }) => ends).map(({ at }) => at))].sort();

/** Source, movement example of the last page: into the hex that one faces; rotations cost nothing. */
describe('steps (L175-179)', () => {
  test('a Robotank: ahead only, three hexes, one rotation at any time', () => {
    const tank = alone({ chassis: 'robotank', at: 'K12', facing: 'north', slots: { zero: 'chaff' } });
    expect(spotAt(tank, 'K9', 'north')).toMatchObject({ points: 0, rotations: 1 });
    expect(spotAt(tank, 'K12', 'northEast')).toMatchObject({ points: 3, rotations: 0 });
    expect(spotAt(tank, 'L10', 'northEast')).toMatchObject({ points: 1, rotations: 0 });
    expect(spotAt(tank, 'K12', 'southEast')).toBeUndefined();
    expect(spotAt(tank, 'K8', 'north')).toBeUndefined();
    expect(spotAt(tank, 'L11', 'north')).toBeUndefined();
  });

  test('K24: a sideslip goes to the front left or front right hex, and keeps the facing', () => {
    const heli = alone({ chassis: 'helibot', at: 'K12', facing: 'north' });
    expect(spotAt(heli, 'L11', 'north')).toMatchObject({ points: 6, sideslips: 1, by: 'sideslip' });
    expect(spotAt(heli, 'J11', 'north')).toMatchObject({ points: 6, sideslips: 1 });
    expect(spotAt(heli, 'M11', 'north')).toMatchObject({ points: 5, sideslips: 0 });
    expect(spotAt(heli, 'N10', 'north')).toBeUndefined();
    expect(spotAt(heli, 'L12', 'north')).toBeUndefined();
  });

  test('K63: the fewest points, then rotations, then sideslips', () => {
    const heli = alone({ chassis: 'helibot', at: 'K12', facing: 'north' });
    // Two sideslips, or a rotation and steps ahead and aside: the sideslips save the rotation.
    expect(spotAt(heli, 'M10', 'north')).toMatchObject({ points: 4, rotations: 1, sideslips: 0 });
    expect(spotAt(heli, 'L11', 'northEast')).toMatchObject({ points: 6, rotations: 0, sideslips: 2 });
  });

  test('K24: Hotshot gives even the Hoverbot a rotation, and one more sideslip', () => {
    const plain = alone({ chassis: 'hoverbot', at: 'K15', facing: 'north' });
    const hotshot = alone({ chassis: 'hoverbot', at: 'K15', slots: { inner: 'hotshotPilot' } });
    expect(spotAt(plain, 'K15', 'northEast')).toBeUndefined();
    expect(spotAt(hotshot, 'K15', 'northEast')).toMatchObject({ cards: ['hotshotPilot'] });
    expect(spotAt(plain, 'N13', 'north')).toBeUndefined();
    expect(spotAt(hotshot, 'N13', 'north')).toMatchObject({ cards: ['hotshotPilot'], points: 2 });
    expect(spotAt(hotshot, 'M14', 'north')?.cards).toEqual([]);
  });

  test('a way that shows no face-down card comes before one that does', () => {
    const hidden = { chassis: 'spiderbot', at: 'K15', facing: 'north' } as const;
    const slots = { inner: 'hotshotPilot' } as const;
    // A sideslip would be enough; without the Hotshot it takes two rotations.
    expect(spotAt(alone({ ...hidden, slots }), 'L14', 'north')).toMatchObject({ cards: [], rotations: 1 });
    const open = alone({ ...hidden, slots, shown: 'all' });
    expect(spotAt(open, 'L14', 'north')).toMatchObject({ cards: ['hotshotPilot'], sideslips: 0 });
  });

  test('Reverse: into the hex behind, and a point of speed with the first such step', () => {
    const car = alone({ chassis: 'robocar', at: 'K4', facing: 'south', slots: { inner: 'reverse' } });
    expect(spotAt(car, 'K3', 'south')).toMatchObject({ points: 4, by: 'reverse', cards: ['reverse'] });
    expect(spotAt(alone({ chassis: 'robocar', at: 'K4', facing: 'south' }), 'K3', 'south')).toBeUndefined();
  });
});

describe('terrain', () => {
  /** What each template may enter (K7), one hex ahead. */
  const into = (chassis: ChassisId, from: string, facing: keyof typeof FACING, biped = false) =>
    alone({ chassis, at: from, facing, biped, slots: {} });
  test.each([
    // Woods at D3, south of D2; water at G9, the river, south of G8's bridge; a building at K3.
    ['woods', 'C3', 'southEast', 'D3', ['rocketbot', 'helibot', 'spiderbot', 'robotank']],
    ['water', 'T3', 'south', 'T4', ['rocketbot', 'helibot', 'hoverbot']],
    ['a building', 'K4', 'north', 'K3', ['rocketbot', 'helibot', 'spiderbot', 'robotank', 'robocar']],
    ['a hill', 'N3', 'south', 'N4', CHASSIS_IDS],
    ['the bridge', 'G8', 'south', 'G9', CHASSIS_IDS],
  ] as const)('K7: %s', (...[, from, facing, to, may]) => {
    const able = CHASSIS_IDS.filter((chassis) => hexesOf(into(chassis, from, facing)).includes(to));
    expect(able).toEqual(may);
  });

  test('K7: a biped enters woods and buildings, but no water', () => {
    expect(hexesOf(into('rocketbot', 'C3', 'southEast', true))).toContain('D3');
    expect(hexesOf(into('rocketbot', 'K4', 'north', true))).toContain('K3');
    expect(hexesOf(into('rocketbot', 'T3', 'south', true))).not.toContain('T4');
    expect(hexesOf(into('rocketbot', 'G8', 'south', true))).toContain('G9');
  });

  test('K26: the dam hex is water; a lost bridge and a flooded plain are too', () => {
    expect(hexesOf(alone({ chassis: 'robocar', at: 'O6', facing: 'south' }))).not.toContain('O7');
    const car = { chassis: 'robocar', at: 'G8', facing: 'south' } as const;
    expect(hexesOf(alone(car, { structures: { bridge: 2 } }))).not.toContain('G9');
    const tank = { chassis: 'robotank', at: 'K6', facing: 'south' } as const;
    expect(hexesOf(alone(tank))).toContain('K7');
    expect(hexesOf(alone(tank, { structures: { dam: 2 } }))).not.toContain('K7');
    expect(hexesOf(alone({ ...tank, chassis: 'hoverbot' }, { structures: { dam: 2 } }))).toContain('K7');
  });

  test('K26: out of the flood as usual, or one step into another flooded hex, and no more', () => {
    const flood = { structures: { dam: 2 } } as const;
    const tank = alone({ chassis: 'robotank', at: 'K7', facing: 'north', slots: { zero: 'chaff' } }, flood);
    expect(hexesOf(tank)).toContain('K4');
    const stuck = alone(
      { chassis: 'robotank', at: 'J8', facing: 'northEast', slots: { zero: 'chaff' } },
      flood,
    );
    expect(groundAt('K8').terrain).toBe('plain');
    expect(spotAt(stuck, 'K8', 'northEast')).toMatchObject({ points: 0, ends: true });
    expect(hexesOf(stuck)).not.toContain('L7');
    const waded = stuck.play('green1', { type: 'move', to: 'K8', facing: FACING.northEast });
    expect(waded.legalOf('green1', 'move').filter(({ to }) => to !== 'K8')).toEqual([]);
  });

  test('K13: half-hexes are entered and stopped in; left and right sides are closed', () => {
    const car = alone({ chassis: 'robocar', at: 'B2', facing: 'north' });
    expect(hexesOf(car)).toContain('B0');
    expect(hexesOf(alone({ chassis: 'robocar', at: 'A5', facing: 'northWest' }))).toEqual(
      expect.not.arrayContaining(['@4']),
    );
  });
});

describe('stacking (L181, K25)', () => {
  const behind = (more: GivenRobot['chassis'], points: number) =>
    given({
      phase: 'movement',
      order: ['green1'],
      robots: {
        green1: { chassis: 'robocar', at: 'K6', facing: 'north', damage: { drive: points } },
        yellow1: { chassis: more ?? 'robotank', at: 'K5' },
      },
    });

  test('a step into an occupied hex is legal while a free one is in reach behind it', () => {
    const car = behind('robotank', 1);
    expect(spotAt(car, 'K5', 'north')).toMatchObject({ ends: false });
    expect(spotAt(car, 'K4', 'north')).toMatchObject({ ends: true });
    const there = car.play('green1', { type: 'move', to: 'K5', facing: FACING.north });
    expect(there.refusal('green1', { type: 'endMove' })).toEqual({ refused: 'occupied' });
    expect(there.state.movement?.lastFree).toBe('K6');
  });

  test('but not when the points end there', () => {
    const car = behind('robotank', 2);
    expect(spotAt(car, 'K5', 'north')).toBeUndefined();
    expect(car.refusal('green1', { type: 'move', to: 'K5', facing: FACING.north })).toEqual({
      refused: 'cannotReach',
    });
  });

  test('a derelict blocks too', () => {
    const car = given({
      phase: 'movement',
      order: ['green1'],
      robots: {
        green1: { chassis: 'robocar', at: 'K6', facing: 'north', damage: { drive: 2 } },
        yellow1: { chassis: 'robotank', at: 'K5', fate: 'derelict' },
        yellow2: { chassis: 'spiderbot', at: 'T1' },
      },
    });
    expect(spotAt(car, 'K5', 'north')).toBeUndefined();
  });
});

describe('for random positions', () => {
  const chassis = fc.constantFrom(...CHASSIS_IDS);
  const hex = fc.constantFrom(...HEX_IDS);
  const facing = fc.constantFrom('north', 'northEast', 'southEast', 'south', 'southWest', 'northWest');
  const cards = fc.constantFrom(
    {},
    { inner: 'hotshotPilot' },
    { inner: 'reverse' },
    { inner: 'jumpBoosters' },
  );
  const situation = fc.record({
    chassis,
    at: hex,
    facing,
    slots: cards,
    near: fc.subarray([0, 1, 2, 3, 4, 5], { maxLength: 3 }),
    dam: fc.constantFrom(0, 2),
    pick: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
  });
  const placed = ({
    chassis,
    at,
    facing,
    slots,
    dam,
    near,
  }: typeof situation extends fc.Arbitrary<infer T> ? T : never) => {
    const others = near.map(
      (offset) => HEX_IDS[(HEX_IDS.indexOf(at) + [1, 11, 10, 21, -10, -21][offset]!) % 325],
    );
    const robots: Record<string, GivenRobot> = {
      green1: { chassis, at, facing, slots } as GivenRobot,
      yellow1: { chassis: 'robotank', at: 'A15' },
    };
    for (const [index, other] of others.entries())
      if (
        other &&
        other !== at &&
        other !== 'A15' &&
        !Object.values(robots).some((robot) => robot.at === other)
      )
        robots[`yellow${index + 1}`] = { chassis: 'robotank', at: other };
    return given({ phase: 'movement', order: ['green1'], robots, structures: { dam } });
  };

  test('a move to a listed spot ends there, by single legal steps', () => {
    fc.assert(
      fc.property(situation, (drawn) => {
        const place = placed(drawn);
        const moves = place.legalOf('green1', 'move');
        const move = moves[(drawn.pick[0] ?? 0) % Math.max(1, moves.length)];
        if (!move) return;
        const spot = spotsOf(place).get(spotKey({ at: move.to, facing: move.facing }));
        expect(stepsTo(spot as Spot).at(-1)).toBe(spot);
        const after = place.play('green1', move);
        expect(after.robot('green1')).toMatchObject({ at: move.to, facing: move.facing });
        expect(after.state.movement).toMatchObject({ points: spot?.points, rotations: spot?.rotations });
      }),
      { numRuns: 100 },
    );
  });

  test('every spot reached by single steps is also listed from the start', () => {
    fc.assert(
      fc.property(situation, (drawn) => {
        const start = placed(drawn);
        const at = spotsOf(start);
        let place = start;
        for (const pick of drawn.pick) {
          // Single steps: those with no other spot on their way.
          const single = [...spotsOf(place).values()].filter((spot) => spot.before && !spot.before.before);
          const step = single[pick % Math.max(1, single.length)];
          if (!step) break;
          place = place.play('green1', { type: 'move', to: step.at, facing: step.facing });
          expect([...at.keys()]).toContain(spotKey(place.robot('green1')));
        }
      }),
      { numRuns: 60 },
    );
  });
});
