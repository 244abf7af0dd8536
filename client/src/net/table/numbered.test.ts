import { Numbered } from './numbered';

test('pieces in order are all new', () => {
  const list = new Numbered<string>();
  expect(list.take(0, ['a', 'b'])).toEqual(['a', 'b']);
  expect(list.take(2, ['c'])).toEqual(['c']);
  expect(list.list).toEqual(['a', 'b', 'c']);
  expect(list.complete).toBe(true);
});

test('items that are already there are not taken twice', () => {
  const list = new Numbered<string>();
  list.take(0, ['a', 'b']);
  expect(list.take(0, ['a', 'b'])).toEqual([]);
  expect(list.take(1, ['b', 'c'])).toEqual(['c']);
  expect(list.list).toEqual(['a', 'b', 'c']);
});

test('a gap is remembered, and closed by items that are sent again', () => {
  const list = new Numbered<string>();
  list.take(0, ['a']);
  expect(list.take(3, ['d'])).toEqual([]);
  expect(list.complete).toBe(false);
  expect(list.next).toBe(1);
  expect(list.take(1, ['b', 'c', 'd'])).toEqual(['b', 'c', 'd']);
  expect(list.complete).toBe(true);
});

test('a page that ends before the last known item leaves the list incomplete', () => {
  const list = new Numbered<string>();
  list.expect(3);
  list.take(0, ['a', 'b']);
  expect(list.complete).toBe(false);
  list.take(2, ['c']);
  expect(list.complete).toBe(true);
});

test('after a reset the numbers start over', () => {
  const list = new Numbered<string>();
  list.take(0, ['a', 'b']);
  list.reset();
  expect(list.take(0, ['x'])).toEqual(['x']);
  expect(list.complete).toBe(true);
});

test('items that the other side no longer keeps are not waited for', () => {
  const list = new Numbered<string>(2);
  list.expect(5);
  expect(list.next).toBe(3);
  expect(list.take(3, ['d', 'e'])).toEqual(['d', 'e']);
  expect(list.complete).toBe(true);
  expect(list.take(5, ['f'])).toEqual(['f']);
  expect(list.list).toEqual(['d', 'e', 'f']);
});
