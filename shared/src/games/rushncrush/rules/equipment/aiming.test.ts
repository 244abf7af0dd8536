import { BARE, stateFrom, type GivenCar } from '../../testing/given';
import { shotDice, spaceBehind, targetOf } from './aiming';
import { FINISH, roadOf } from '../course/road';

/** A, and B somewhere. */
const aimed = (
  at: string,
  there: string,
  more: { course?: string; others?: Record<string, GivenCar> } = {},
) => stateFrom({ course: more.course ?? BARE, cars: { A: { at }, B: { at: there }, ...more.others } });

const RING = 'ring*2:5A-9A-6A-10A';

describe('R29 along the own lane', () => {
  test.each([
    ['one space ahead', '1.3.4', '1.3.5', 1],
    ['two spaces ahead', '1.3.4', '1.3.6', 2],
    ['three spaces ahead', '1.3.4', '1.3.7', 3],
    ['over the edge of a tile', '1.3.9', '2.3.2', 3],
    ['into a bend the other way round', '2.6.5', '3.6.2', 3],
  ])('the Machine Gun hits forward, the Flamer backward: %s', (_, behind, ahead, range) => {
    const race = aimed(behind, ahead);
    const back = aimed(ahead, behind);
    expect(targetOf(race, { at: behind }, 'machineGun')).toEqual({ car: 'B', range });
    expect(targetOf(back, { at: ahead }, 'flamer')).toEqual({ car: 'B', range });
    expect(targetOf(race, { at: behind }, 'flamer')).toBeUndefined();
    expect(targetOf(back, { at: ahead }, 'machineGun')).toBeUndefined();
  });

  test.each([
    ['four spaces away', '1.3.4', '1.3.8'],
    ['in the next lane', '1.3.4', '1.4.5'],
    ['beside', '1.3.4', '1.2.4'],
    ['diagonally ahead over the edge of a tile', '1.3.10', '2.4.1'],
  ])('nobody is hit %s', (_, at, there) => {
    expect(targetOf(aimed(at, there), { at }, 'machineGun')).toBeUndefined();
    expect(targetOf(aimed(there, at), { at: there }, 'flamer')).toBeUndefined();
  });

  test('over the line of a ring, both ways', () => {
    const last = '4.1.18';
    expect(targetOf(aimed(last, '1.1.1', { course: RING }), { at: last }, 'machineGun')).toEqual({
      car: 'B',
      range: 1,
    });
    expect(targetOf(aimed('1.1.2', last, { course: RING }), { at: '1.1.2' }, 'flamer')).toEqual({
      car: 'B',
      range: 2,
    });
  });

  test('an open course ends where it ends', () => {
    expect(targetOf(aimed('4.2.10', '1.2.1'), { at: '4.2.10' }, 'machineGun')).toBeUndefined();
    expect(targetOf(aimed('1.2.1', '4.2.10'), { at: '1.2.1' }, 'flamer')).toBeUndefined();
    expect(spaceBehind(roadOf(BARE), '1.2.1')).toBe('');
  });

  test('the first car is hit, whatever is behind it', () => {
    const race = aimed('1.3.4', '1.3.7', { others: { C: { at: '1.3.6' } } });
    expect(targetOf(race, { at: '1.3.4' }, 'machineGun')).toEqual({ car: 'C', range: 2 });
  });

  test('walls stop a shot: lane 4 of tile 2A is blocked at its fifth space', () => {
    expect(targetOf(aimed('4.4.4', '4.4.6'), { at: '4.4.4' }, 'machineGun')).toBeUndefined();
    expect(targetOf(aimed('4.4.6', '4.4.4'), { at: '4.4.6' }, 'flamer')).toBeUndefined();
    expect(targetOf(aimed('4.3.4', '4.3.6'), { at: '4.3.4' }, 'machineGun')).toEqual({ car: 'B', range: 2 });
  });

  test('wrecks stop a shot; a car on the space of a wreck is hit', () => {
    const wreck = (at: string) => ({ others: { W: { at, lost: 'heat' as const } } });
    expect(targetOf(aimed('1.3.4', '1.3.6', wreck('1.3.5')), { at: '1.3.4' }, 'machineGun')).toBeUndefined();
    expect(targetOf(aimed('1.3.4', '1.3.6', wreck('1.3.6')), { at: '1.3.4' }, 'machineGun')?.car).toBe('B');
    expect(targetOf(aimed('1.3.4', '1.3.6', wreck('1.3.4')), { at: '1.3.4' }, 'machineGun')?.car).toBe('B');
  });

  test('mines stop nothing', () => {
    const race = { ...aimed('1.3.4', '1.3.6'), mines: [{ at: '1.3.5', car: 'C' }] };
    expect(targetOf(race, { at: '1.3.4' }, 'machineGun')).toEqual({ car: 'B', range: 2 });
  });

  test('4 less the range is the number of dice', () => {
    expect([1, 2, 3].map(shotDice)).toEqual([3, 2, 1]);
  });
});

test.each([BARE, RING, 'open:1A-5A-2A-9B-7B-4A-10A-6A-3B-8B', 'ring*2:5B-9B-10B-6B-1A'])(
  'what is behind a space has it ahead: %s',
  (course) => {
    const road = roadOf(course);
    for (const { id, next } of road.spaces) {
      if (next.ahead !== FINISH) expect(spaceBehind(road, next.ahead)).toBe(id);
    }
  },
);
