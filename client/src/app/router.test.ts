import { newTablePath, parseRoute, replayPath, rulesPath, tablePath } from './router';

test.each([
  ['/', { screen: 'home' }],
  ['/?x=1', { screen: 'home' }],
  ['/credits', { screen: 'credits' }],
  ['/credits/', { screen: 'credits' }],
  ['/continue', { screen: 'continue' }],
  ['/continue/abc', { screen: 'lost' }],
  ['/new/metaltalon', { screen: 'new', game: 'metaltalon' }],
  ['/rules/kriegbot', { screen: 'rules', game: 'kriegbot' }],
  ['/rules', { screen: 'lost' }],
  ['/rules/kriegbot/cards', { screen: 'lost' }],
  ['/t/a-B_9', { screen: 'table', id: 'a-B_9', sit: false }],
  ['/t/a-B_9?sit', { screen: 'table', id: 'a-B_9', sit: true }],
  ['/replay', { screen: 'replay', table: undefined, search: '' }],
  ['/replay/a-B_9?at=12&view=all', { screen: 'replay', table: 'a-B_9', search: '?at=12&view=all' }],
  ['/replay/a/b', { screen: 'lost' }],
  ['/t', { screen: 'lost' }],
  ['/new', { screen: 'lost' }],
  ['/new/Metal%20Talon', { screen: 'lost' }],
  ['/t/a/b', { screen: 'lost' }],
  ['/t/%3Cscript%3E', { screen: 'lost' }],
  ['/credits/more', { screen: 'lost' }],
  ['/nothing', { screen: 'lost' }],
])('%s', (address, route) => {
  expect(parseRoute(address)).toEqual(route);
});

test('paths built for a screen lead to that screen', () => {
  expect(parseRoute(tablePath('abc', { sit: true }))).toEqual({ screen: 'table', id: 'abc', sit: true });
  expect(parseRoute(replayPath('abc'))).toEqual({ screen: 'replay', table: 'abc', search: '' });
  expect(parseRoute(replayPath())).toEqual({ screen: 'replay', table: undefined, search: '' });
  expect(parseRoute(rulesPath('kriegbot'))).toEqual({ screen: 'rules', game: 'kriegbot' });
  expect(parseRoute(newTablePath('kriegbot'))).toEqual({ screen: 'new', game: 'kriegbot' });
});
