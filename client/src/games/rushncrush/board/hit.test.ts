import { BARE } from '@gearhall/shared/games/rushncrush/testing/given';
import { thingAt } from './hit';
import { layoutOf, off, placeOf } from '../looks/layout';
import { CAR } from '../looks/looks';

const layout = layoutOf(BARE);
const place = placeOf(layout, '2.3.4')!;
const cars = [['ann', place]] as const;
const at = (ahead: number, right: number) =>
  thingAt(off(place, ahead, right), { layout, option: undefined, cars });

test('a car is hit along its whole length, however it is turned', () => {
  expect(at(0, 0)).toEqual({ kind: 'car', car: 'ann' });
  expect(at(CAR.length / 2 - 1, CAR.width / 2 - 1)).toEqual({ kind: 'car', car: 'ann' });
  expect(at(1 - CAR.length / 2, 1 - CAR.width / 2)).toEqual({ kind: 'car', car: 'ann' });
});

test('beside the car are spaces', () => {
  expect(at(0, CAR.width)).toMatchObject({
    kind: 'space',
    space: expect.stringMatching(/^2\.4\./u) as string,
  });
  expect(at(CAR.length, 0)).toEqual({ kind: 'space', space: '2.3.5' });
});

test('a line of the open list is above everything', () => {
  expect(thingAt(place.at, { layout, option: 2, cars })).toEqual({ kind: 'option', index: 2 });
});

test('beside the road there is nothing, and before there is a course nothing at all', () => {
  expect(thingAt({ x: -5000, y: 0 }, { layout, option: undefined, cars })).toBeUndefined();
  expect(thingAt(place.at, { layout: undefined, option: undefined, cars: [] })).toBeUndefined();
});
