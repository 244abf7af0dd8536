import { askForPlace } from './drawingPlaces';

test('only so many pictures are drawn at once; the next one follows when one has left', () => {
  const asked = Array.from({ length: 8 }, askForPlace);
  const drawn = () => asked.flatMap(({ hasPlace }, at) => (hasPlace() ? [at] : []));
  expect(drawn()).toEqual([0, 1, 2, 3, 4, 5]);
  asked[2]?.giveBack();
  expect(drawn()).toEqual([0, 1, 3, 4, 5, 6]);
  asked[7]?.giveBack();
  asked[0]?.giveBack();
  expect(drawn()).toEqual([1, 3, 4, 5, 6]);
});
