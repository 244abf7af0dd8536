import { begun, done, goneOn, redone, undone } from './history';

test('steps are undone and done again, until something else is done', () => {
  const two = done(done(begun('a'), 'b'), 'c');
  expect(undone(two).now).toBe('b');
  expect(undone(undone(undone(two))).now).toBe('a');
  expect(redone(undone(two)).now).toBe('c');
  expect(redone(done(undone(two), 'd')).now).toBe('d');
});

test('a stroke is one step', () => {
  const stroke = goneOn(goneOn(done(begun(1), 2), 3), 4);
  expect(stroke.now).toBe(4);
  expect(undone(stroke).now).toBe(1);
});

test('what changes nothing is no step', () => {
  expect(done(begun('a'), 'a').past).toEqual([]);
});

test('a hundred steps are kept', () => {
  const many = Array.from({ length: 150 }, (_, at) => at + 1).reduce(done, begun(0));
  expect(many.past).toHaveLength(100);
});
