import { ReelPages } from './reelPages';

const steps = (...views: readonly number[]) => views.map((change) => ({ change, events: [] }));

test('pages make a reel', () => {
  const pages = new ReelPages();
  expect(pages.take({ from: 0, steps: steps(0, 1), last: false })).toBeUndefined();
  expect(pages.take({ from: 2, steps: steps(2), last: true })).toEqual(steps(0, 1, 2));
});

test('a connection that was lost in between: it all begins anew', () => {
  const pages = new ReelPages();
  pages.take({ from: 0, steps: steps(0, 1), last: false });
  pages.take({ from: 0, steps: steps(0, 1), last: false });
  expect(pages.take({ from: 2, steps: steps(2), last: true })).toEqual(steps(0, 1, 2));
});

test('a page that does not follow is not taken', () => {
  const pages = new ReelPages();
  pages.take({ from: 0, steps: steps(0), last: false });
  expect(pages.take({ from: 5, steps: steps(5), last: true })).toBeUndefined();
  expect(pages.take({ from: 1, steps: steps(1), last: true })).toEqual(steps(0, 1));
});
