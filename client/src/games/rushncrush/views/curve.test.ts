import { gap } from '../../../stage/geometry/geometry';
import { layoutOf, placesAlong } from '../looks/layout';
import { BARE } from '@gearhall/shared/games/rushncrush/testing/given';
import { curveThrough, placeAlong } from './curve';

const layout = layoutOf(BARE);
const STRAIGHT = placesAlong(layout, '1.3.1', ['1.3.2', '1.3.3', '1.3.4']);
const BEND = placesAlong(layout, '2.1.1', ['2.1.2', '2.1.3', '2.2.4', '2.2.5']);

test('a curve begins and ends at its first and last place, in their headings', () => {
  for (const places of [STRAIGHT, BEND]) {
    expect(placeAlong(places, 0)?.at).toEqual(places[0]?.at);
    const end = placeAlong(places, 1)!;
    expect(gap(end.at, places.at(-1)!.at)).toBeCloseTo(0);
    expect(Math.cos(end.angle - places.at(-1)!.angle)).toBeCloseTo(1);
  }
});

test('it goes through every place', () => {
  const curve = curveThrough(BEND, 8);
  for (const { at } of BEND) expect(Math.min(...curve.map((place) => gap(place.at, at)))).toBeCloseTo(0);
});

test('a straight path has no swerve', () => {
  for (const share of [0.1, 0.4, 0.7])
    expect(placeAlong(STRAIGHT, share)?.angle).toBeCloseTo(STRAIGHT[0]!.angle);
});

test('a car never jumps or spins', () => {
  const curve = curveThrough(BEND, 40);
  curve.slice(1).forEach((place, index) => {
    const before = curve[index]!;
    expect(gap(place.at, before.at)).toBeLessThan(4);
    expect(Math.cos(place.angle - before.angle)).toBeGreaterThan(0.99);
  });
});

test('a car without a path stays', () => {
  expect(placeAlong([STRAIGHT[0]!], 0.5)).toEqual(STRAIGHT[0]);
  expect(placeAlong([], 0.5)).toBeUndefined();
});
