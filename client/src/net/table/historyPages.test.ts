import { ViewHistoryPages } from './historyPages';

const steps = (...views: readonly number[]) => views.map((change) => ({ change, events: [] }));

test('pages are joined to a view history', () => {
  const pages = new ViewHistoryPages();
  expect(pages.take({ from: 0, steps: steps(0, 1), last: false })).toBeUndefined();
  expect(pages.take({ from: 2, steps: steps(2), last: true })).toEqual(steps(0, 1, 2));
});

test('after a lost connection, the pages start over', () => {
  const pages = new ViewHistoryPages();
  pages.take({ from: 0, steps: steps(0, 1), last: false });
  pages.take({ from: 0, steps: steps(0, 1), last: false });
  expect(pages.take({ from: 2, steps: steps(2), last: true })).toEqual(steps(0, 1, 2));
});

test('a page that does not follow is rejected', () => {
  const pages = new ViewHistoryPages();
  pages.take({ from: 0, steps: steps(0), last: false });
  expect(pages.take({ from: 5, steps: steps(5), last: true })).toBeUndefined();
  expect(pages.take({ from: 1, steps: steps(1), last: true })).toEqual(steps(0, 1));
});
