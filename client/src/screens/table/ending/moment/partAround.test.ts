import { partAround } from './partAround';

const SIZE = { width: 640, height: 400 };

test.each([
  ['in the middle', { x: 320, y: 200 }, { x: 0.25, y: 0.25 }],
  ['beside it', { x: 400, y: 150 }, { x: 0.375, y: 0.125 }],
  ['in a corner', { x: 640, y: 400 }, { x: 0.5, y: 0.5 }],
  ['outside', { x: -50, y: 900 }, { x: 0, y: 0.5 }],
])('a point %s has half of the picture around it, and nothing that is outside', (_words, point, at) => {
  expect(partAround(point, SIZE)).toEqual({ ...at, width: 0.5, height: 0.5 });
});

test('without a point it is all of the picture', () => {
  expect(partAround(undefined, SIZE)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});
