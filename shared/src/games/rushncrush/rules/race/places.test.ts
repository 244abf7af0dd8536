import { BARE, given, stateFrom, type Given, type GivenCar } from '../../testing/given';
import { byPlace, isOverLine } from './places';
import { FINISH, roadOf } from '../course/road';
import { raceOrder } from '../rounds/rounds';

const RING = 'ring*2:5A-9A-6A-10A';

const orderOf = (cars: Given['cars'], course = BARE): string =>
  raceOrder(stateFrom({ course, cars })).join('');

describe('R16 who is ahead', () => {
  test('by distance along the lane', () => {
    expect(orderOf({ A: { at: '1.3.3' }, B: { at: '1.3.7' }, C: { at: '1.3.5' } })).toBe('BCA');
  });

  test('by tile', () => {
    expect(orderOf({ A: { at: '1.3.10' }, B: { at: '2.4.1' } })).toBe('BA');
  });

  test('on a bend the middle of the space counts, not its number: 5A has ten spaces outside, six inside', () => {
    // Middles at 9.5/10 and 5.5/6, then at 5.5/10 and 4.5/6.
    expect(orderOf({ A: { at: '2.6.6' }, B: { at: '2.1.10' } })).toBe('BA');
    expect(orderOf({ A: { at: '2.1.6' }, B: { at: '2.6.5' } })).toBe('BA');
  });

  test('middles of different lanes can be equally far: the fourth of seven, in lanes 4 and 5', () => {
    expect(orderOf({ A: { at: '2.4.4', arrived: 2 }, B: { at: '2.5.4', arrived: 1 } })).toBe('BA');
    expect(orderOf({ A: { at: '2.4.4', arrived: 1 }, B: { at: '2.5.4', arrived: 2 } })).toBe('AB');
  });

  test('of equals, by earlier arrival', () => {
    expect(orderOf({ A: { at: '1.3.3', arrived: 9 }, B: { at: '1.5.3', arrived: 4 } })).toBe('BA');
  });

  test('on a ring more laps come first', () => {
    const cars = { A: { at: '4.3.5', lap: 1 }, B: { at: '1.3.1', lap: 2 }, C: { at: '1.3.2', lap: 1 } };
    expect(orderOf(cars, RING)).toBe('BAC');
  });

  test('before the line nobody has a lap yet', () => {
    expect(orderOf({ A: { at: '4.3.16', lap: 0 }, B: { at: '1.3.1', lap: 1 } }, RING)).toBe('BA');
  });

  test('wrecks and removed cars are not in the order', () => {
    const cars = {
      A: { at: '1.3.9', lost: 'heat' },
      B: { at: '1.3.3' },
      C: { at: '', lost: 'resigned' },
    } as const;
    expect(orderOf(cars)).toBe('B');
  });

  test('it compares both ways', () => {
    const compare = byPlace(roadOf(BARE));
    const [one, other] = [
      { at: '1.3.3', lap: 0, arrived: 0 },
      { at: '1.3.4', lap: 0, arrived: 1 },
    ];
    expect(compare(one, other)).toBeGreaterThan(0);
    expect(compare(other, one)).toBeLessThan(0);
  });
});

const ringRace = (car: GivenCar, more: Partial<Given> = {}) =>
  given({ course: RING, mover: 'A', movement: 4, ...more, cars: { A: car, B: { at: '2.3.5' } } });

describe('R38 laps', () => {
  test('the first crossing of the line begins lap 1', () => {
    const after = ringRace({ at: '4.3.15', lap: 0 }).play('A', { type: 'drive', to: '1.3.2', points: 3 });
    expect(after.car('A')).toMatchObject({ lap: 1, at: '1.3.2' });
    expect(after.emitted('lapBegan')).toEqual([{ type: 'lapBegan', car: 'A', lap: 1 }]);
  });

  test('the second begins lap 2', () => {
    const after = ringRace({ at: '4.3.16', lap: 1 }).play('A', { type: 'drive', to: '1.3.1', points: 1 });
    expect(after.car('A').lap).toBe(2);
    expect(after.state.phase).toBe('race');
  });

  test('the crossing after the last lap ends the race', () => {
    const after = ringRace({ at: '4.3.16', lap: 2 }).play('A', { type: 'drive', to: '1.3.1', points: 1 });
    expect(after.state).toMatchObject({ phase: 'over', end: { winners: [0], cause: 'finish' } });
    expect(after.emitted('lapBegan')).toEqual([]);
    expect(after.emitted('finished')).toEqual([{ type: 'finished', car: 'A', seat: 0 }]);
  });

  test('a lane change over the line is a crossing', () => {
    const after = ringRace({ at: '4.3.16', lap: 1 }).play('A', { type: 'drive', to: '1.2.1', points: 1 });
    expect(after.car('A').lap).toBe(2);
  });

  test('other edges of tiles are not', () => {
    const after = ringRace({ at: '1.3.8', lap: 1 }).play('A', { type: 'drive', to: '2.3.1', points: 1 });
    expect(after.car('A').lap).toBe(1);
  });

  test('an open course has no laps, and ends behind its last tile', () => {
    const road = roadOf(BARE);
    expect(isOverLine(road, { at: '4.3.10', lap: 0 }, FINISH)).toBe(true);
    expect(isOverLine(road, { at: '3.3.7', lap: 0 }, '4.3.1')).toBe(false);
    const race = given({ course: BARE, cars: { A: { at: '3.3.7' } }, movement: 1 });
    const after = race.play('A', { type: 'drive', to: '4.3.1', points: 1 });
    expect(after.car('A').lap).toBe(0);
  });
});

describe('R16 coming to a place', () => {
  test('every step counts, so a later arrival is behind', () => {
    const race = given({
      mover: 'A',
      movement: 2,
      cars: { A: { at: '1.3.3', arrived: 0 }, B: { at: '1.4.5', arrived: 1 } },
    });
    const after = race.play('A', { type: 'drive', to: '1.3.5', points: 2 });
    expect(after.car('A').arrived).toBe(3);
    expect(raceOrder(after.state)).toEqual(['B', 'A']);
  });

  test('a car that stays has arrived before', () => {
    const race = given({
      mover: 'A',
      movement: 1,
      cars: { A: { at: '1.3.4', arrived: 7 }, B: { at: '1.4.5', arrived: 1 } },
    });
    const after = race.play('A', { type: 'drive', to: '1.3.5', points: 1 });
    expect(after.car('B').arrived).toBe(1);
    expect(raceOrder(after.state)).toEqual(['B', 'A']);
  });
});
