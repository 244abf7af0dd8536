import { boundedLabel } from './boundedLabel';

test('the first values keep their labels, and all further ones share one', () => {
  const labelOf = boundedLabel(2);
  expect(['a', 'b', 'c', 'd', 'a', 'b'].map(labelOf)).toEqual(['a', 'b', 'other', 'other', 'a', 'b']);
});
