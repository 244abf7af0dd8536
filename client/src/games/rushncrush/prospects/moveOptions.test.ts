import { COURSES } from '@gearhall/shared/games/rushncrush/content/courses';
import { BARE, given, type Given } from '@gearhall/shared/games/rushncrush/testing/given';
import { forecastOf, lanesOfFire } from './prospects';
import { readTurn, type MoveOptions } from './moveOptions';
import { playedGame } from '../testing/games';
import { sightIn, toolContextOf, viewOf } from '../testing/contexts';
import { words } from '../words';

function read(situation: Given, seat = 0): MoveOptions {
  const { view, legal } = sightIn(situation, seat);
  return readTurn(view, seat, legal)!;
}

const typesAt = (moveOptions: MoveOptions, space: string): string[] =>
  moveOptions.spots.get(space)?.options.map(({ action }) => action.type) ?? [];

const ALONE: Given = { course: BARE, cars: { ann: { at: '1.3.2' } }, movement: 3, changes: 1 };

test('every space in reach is offered, with its cost', () => {
  const { spots, car, at } = read(ALONE);
  expect([car, at]).toEqual(['ann', '1.3.2']);
  expect(spots.get('1.3.5')).toMatchObject({
    sign: 'drive',
    options: [{ action: { type: 'drive', to: '1.3.5', points: 3 }, stretch: { changes: 0, steering: 0 } }],
  });
  expect(spots.get('1.5.4')?.options[0].stretch).toMatchObject({ changes: 2, steering: 1 });
  expect(spots.has('1.3.6')).toBe(false);
});

test('a space in a bend that takes more points by another lane offers both, the one without Steering first', () => {
  const { spots } = read({ course: BARE, cars: { ann: { at: '2.1.1' } }, movement: 9, changes: 2 });
  const several = [...spots.values()].filter(({ options }) => options.length > 1);
  expect(several.length).toBeGreaterThan(0);
  for (const { options } of several) {
    const steering = options.map(({ stretch }) => stretch?.steering ?? 0);
    expect(steering[0]).toBe(Math.min(...steering));
  }
});

test('a wall can be hit from each path that leads to it', () => {
  // 2A blocks the third space of lane 1.
  const moveOptions = read({
    course: 'open:2A-5A-6B-1A',
    cars: { ann: { at: '1.2.1' } },
    movement: 3,
    changes: 3,
  });
  const wall = moveOptions.spots.get('1.1.3');
  expect(wall?.sign).toBe('wall');
  const ways = wall?.options.map(({ action }) => action.type === 'crash' && action.by);
  expect(new Set(ways)).toEqual(new Set(['left', 'ahead']));
});

test('a car can be rammed from the side or from behind, and shot at from where my car stands', () => {
  const moveOptions = read({
    course: BARE,
    cars: { ann: { at: '1.3.2', armed: ['machineGun'] }, bob: { at: '1.3.5' } },
    mover: 'ann',
    movement: 5,
    changes: 2,
  });
  expect(moveOptions.spots.get('1.3.5')?.sign).toBe('car');
  expect(new Set(typesAt(moveOptions, '1.3.5'))).toEqual(new Set(['sideRam', 'rushNCrush', 'use']));
});

test('with Side Bumper and Circular Saw armed every way to ram is offered, one of each kind before more expensive ones', () => {
  const moveOptions = read({
    course: BARE,
    cars: {
      ann: { at: '1.3.2', driver: 'turnpike', armed: ['sideBumper', 'circularSaw'] },
      bob: { at: '1.4.3' },
    },
    mover: 'ann',
    movement: 2,
    changes: 2,
  });
  const rams = moveOptions.spots
    .get('1.4.3')
    ?.options.flatMap(({ action }) => (action.type === 'sideRam' ? [action.use.join('+')] : []));
  expect(rams).toEqual(['', 'sideBumper', 'circularSaw', 'sideBumper+circularSaw']);
});

test('a mine and a wreck have signs, and can be driven over', () => {
  const moveOptions = read({
    ...ALONE,
    cars: { ann: { at: '1.3.2' }, bob: { at: '1.3.4', lost: 'heat' } },
    mines: ['1.3.3'],
    mover: 'ann',
  });
  expect(moveOptions.spots.get('1.3.3')?.sign).toBe('hazard');
  expect(typesAt(moveOptions, '1.3.3')).toEqual(['drive']);
  expect(typesAt(moveOptions, '1.3.4')).toContain('drive');
});

test('a mine of one’s own is driven over like an empty space', () => {
  const moveOptions = read({ ...ALONE, mines: [{ at: '1.3.3', car: 'ann' }] });
  expect(moveOptions.spots.get('1.3.3')?.sign).toBe('drive');
});

test('R30 between two spaces of the Rocket Booster: continuing is offered at its end', () => {
  const cars = { ann: { at: '1.3.5', card: 'coffinNail', armed: ['rocketBooster'] } } as const;
  const lit = given({ course: BARE, cars, step: 'after' }).play('ann', { type: 'boost', spaces: 3 }, 6);
  const { view, seat, legal } = toolContextOf(lit);
  const moveOptions = readTurn(view, seat, legal)!;
  expect(moveOptions.spots.get('1.3.8')).toMatchObject({
    sign: 'boost',
    options: [{ action: { type: 'burnOn' } }],
  });
  expect(moveOptions.spots.get('1.3.5')?.sign).toBe('mine');
  expect(words.prompt(view, 0, ['Ada'])).toMatch(/rides the Rocket Booster, 2 spaces to go/u);
  const orders = words.orders(view, 0, legal, ['Ada']).find(({ id }) => id === 'boost')?.orders;
  expect(orders).toMatchObject([{ label: 'Burn on: 2 spaces' }]);
});

test('the line of an open course is offered beyond its end', () => {
  const end = '4.2.10';
  const moveOptions = read({ course: BARE, cars: { ann: { at: end } }, movement: 4, changes: 0 });
  expect(moveOptions.spots.get('finish')).toMatchObject({ sign: 'line' });
  expect([...moveOptions.spots.keys()]).toEqual(['finish']);
});

test('on a ring the line is on the first spaces, in the last lap only', () => {
  const course = COURSES.normalRing;
  const last = (lap: number): Given => ({
    course,
    cars: { ann: { at: '4.3.16', lap } },
    movement: 2,
    changes: 0,
  });
  const spot = (lap: number) =>
    [...read(last(lap)).spots.entries()].map(([space, { sign }]) => [space, sign]);
  expect(given(last(2)).car('ann').at).toBe('4.3.16');
  expect(spot(2)).toContainEqual(['1.3.1', 'line']);
  expect(spot(1)).toContainEqual(['1.3.1', 'drive']);
});

test('R24 both sides of a compulsory lane change are offered', () => {
  const crashed = given({
    course: 'open:2A-5A-6B-1A',
    cars: { ann: { at: '1.4.4', box: '1.5' } },
    movement: 3,
    changes: 0,
  }).play('ann', { type: 'crash', to: '1.4.5', by: 'ahead', points: 1 });
  const { view, legal } = toolContextOf(crashed);
  const moveOptions = readTurn(view, 0, legal);
  expect([...(moveOptions?.spots ?? [])].map(([space, { sign }]) => [space, sign])).toEqual([
    ['1.3.5', 'swerve'],
    ['1.5.5', 'swerve'],
  ]);
});

test('R30 the Rocket Booster is offered on the spaces straight ahead', () => {
  const moveOptions = read({
    course: BARE,
    cars: { ann: { at: '1.3.2', armed: ['rocketBooster'] } },
    step: 'after',
  });
  expect([...moveOptions.spots].map(([space, { sign, options }]) => [space, sign, options.length])).toEqual([
    ['1.3.3', 'boost', 1],
    ['1.3.4', 'boost', 1],
    ['1.3.5', 'boost', 1],
  ]);
});

test('R32 a mine is offered on the space that was left', () => {
  const moveOptions = read({
    course: BARE,
    cars: { ann: { at: '1.3.5', card: 'coffinNail' } },
    step: 'after',
    turn: { left: '1.3.4' },
  });
  expect(moveOptions.spots.get('1.3.4')).toMatchObject({
    sign: 'mine',
    options: [{ action: { type: 'layMine' } }],
  });
});

test('a player who is not on turn, and a spectator, is offered nothing', () => {
  const { view, legal } = sightIn({ ...ALONE, cars: { ann: { at: '1.3.2' }, bob: { at: '1.5.1' } } });
  expect(readTurn(view, 1, legal)).toBeUndefined();
  expect(readTurn(view, undefined, [])).toBeUndefined();
  expect(forecastOf(view, 1)).toBeUndefined();
});

test('at the gearstick: where the current gear could take the car', () => {
  const at = (box: string) =>
    forecastOf(viewOf(given({ course: BARE, cars: { ann: { at: '1.3.1', box } } })), 0);
  // Speed 18 has no lane changes: straight ahead, to a single space.
  expect(at('5.18')?.ends).toEqual(['3.3.1']);
  // From neutral the only move is first gear at speed 4, with unlimited lane changes.
  const first = at('0');
  expect(first?.speed).toBe(4);
  expect(new Set(first?.ends)).toEqual(new Set(['1.1.5', '1.2.5', '1.3.5', '1.4.5', '1.5.5', '1.6.5']));
  expect(forecastOf(viewOf(given(ALONE)), 0)).toBeUndefined();
});

describe('R29 the lane of fire', () => {
  const lanes = (situation: Partial<Given>, at = '1.3.5') =>
    lanesOfFire(
      viewOf(
        given({
          course: BARE,
          cars: { ann: { at, armed: ['machineGun', 'flamer'] } },
          mover: 'ann',
          ...situation,
        }),
      ),
      0,
    );

  test('goes three spaces ahead for the Machine Gun, three back for the Flamer', () => {
    expect(lanes({})).toEqual([
      { gun: 'machineGun', spaces: ['1.3.6', '1.3.7', '1.3.8'] },
      { gun: 'flamer', spaces: ['1.3.4', '1.3.3', '1.3.2'] },
    ]);
  });

  test('ends with the course, and at the first car', () => {
    const cars = { ann: { at: '1.3.1', armed: ['machineGun', 'flamer'] as const }, bob: { at: '1.3.3' } };
    expect(lanes({ cars })).toEqual([{ gun: 'machineGun', spaces: ['1.3.2', '1.3.3'] }]);
  });

  test('is not shown for equipment that is not armed, or cannot be used any more', () => {
    expect(lanes({ cars: { ann: { at: '1.3.5' } } })).toEqual([]);
    expect(lanes({ activations: 0 })).toEqual([]);
    expect(lanes({ turn: { touched: ['machineGun'] } }).map(({ gun }) => gun)).toEqual(['flamer']);
  });
});

test('in played races every order of a drive has a place on the board', () => {
  const onBoard = new Set(['drive', 'crash', 'sideRam', 'rushNCrush', 'swerve', 'boost', 'layMine']);
  let offered = 0;
  for (const { view, seat, legal } of playedGame({
    seats: 5,
    seed: 'placed',
    most: 250,
    options: { course: 'hardRing' },
  })) {
    const wanted = legal.filter(({ type }) => onBoard.has(type));
    const spots = [...(readTurn(view, seat, legal)?.spots.values() ?? [])];
    const found = spots.flatMap(({ options }) => options.map(({ action }) => action));
    expect(new Set(found.filter(({ type }) => onBoard.has(type)))).toEqual(new Set(wanted));
    offered += wanted.length;
  }
  expect(offered).toBeGreaterThan(1000);
});
