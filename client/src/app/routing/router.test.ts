import {
  alonePath,
  botPath,
  editorPath,
  gamePath,
  learnPath,
  ME_PATH,
  newTablePath,
  parseRoute,
  replayPath,
  rulesPath,
  sandboxPath,
  tablePath,
  togetherPath,
  WATCH_PATH,
} from './router';

test.each([
  ['/', { screen: 'home' }],
  ['/?x=1', { screen: 'home' }],
  ['/credits', { screen: 'credits' }],
  ['/privacy', { screen: 'privacy' }],
  ['/privacy/more', { screen: 'lost' }],
  ['/credits/', { screen: 'credits' }],
  ['/continue', { screen: 'continue' }],
  ['/continue/abc', { screen: 'lost' }],
  ['/new/metaltalon', { screen: 'new', game: 'metaltalon' }],
  ['/rules/kriegbot', { screen: 'rules', game: 'kriegbot' }],
  ['/rules', { screen: 'lost' }],
  ['/rules/kriegbot/cards', { screen: 'lost' }],
  ['/t/a-B_9', { screen: 'table', id: 'a-B_9', sit: false }],
  ['/t/a-B_9?sit', { screen: 'table', id: 'a-B_9', sit: true }],
  ['/t/a-B_9?bots=easy', { screen: 'table', id: 'a-B_9', sit: false }],
  ['/replay', { screen: 'replay', table: undefined, search: '' }],
  ['/replay/a-B_9?at=12&view=all', { screen: 'replay', table: 'a-B_9', search: '?at=12&view=all' }],
  ['/game/metalheads', { screen: 'game', game: 'metalheads' }],
  ['/game', { screen: 'lost' }],
  ['/learn/metalheads', { screen: 'learn', game: 'metalheads', lesson: undefined }],
  ['/learn/metalheads/firstHand', { screen: 'learn', game: 'metalheads', lesson: 'firstHand' }],
  ['/learn/metalheads/first-hand', { screen: 'lost' }],
  ['/learn/metalheads/first/more', { screen: 'lost' }],
  ['/puzzle/metalheads/3', { screen: 'puzzle', game: 'metalheads', number: 3 }],
  ['/puzzle/metalheads', { screen: 'lost' }],
  ['/puzzle/metalheads/0', { screen: 'lost' }],
  ['/puzzle/metalheads/x', { screen: 'lost' }],
  ['/puzzle/metalheads/3/more', { screen: 'lost' }],
  ['/bot/kriegbot', { screen: 'bot', game: 'kriegbot' }],
  ['/bot/kriegbot/easy', { screen: 'lost' }],
  ['/alone/kriegbot', { screen: 'alone', game: 'kriegbot' }],
  ['/together/kriegbot', { screen: 'together', game: 'kriegbot' }],
  ['/edit/kriegbot', { screen: 'editor', game: 'kriegbot' }],
  ['/edit', { screen: 'lost' }],
  ['/edit/kriegbot/more', { screen: 'lost' }],
  ['/sandbox', { screen: 'sandbox' }],
  ['/sandbox/abc', { screen: 'lost' }],
  ['/watch', { screen: 'watch' }],
  ['/watch/abc', { screen: 'lost' }],
  ['/me', { screen: 'me' }],
  ['/me/abc', { screen: 'lost' }],
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
  expect(parseRoute(gamePath('kriegbot'))).toEqual({ screen: 'game', game: 'kriegbot' });
  expect(parseRoute(learnPath('kriegbot', 'sight'))).toMatchObject({ screen: 'learn', lesson: 'sight' });
  expect(parseRoute(botPath('kriegbot'))).toEqual({ screen: 'bot', game: 'kriegbot' });
  expect(parseRoute(alonePath('kriegbot'))).toEqual({ screen: 'alone', game: 'kriegbot' });
  expect(parseRoute(togetherPath('kriegbot'))).toEqual({ screen: 'together', game: 'kriegbot' });
  expect(parseRoute(editorPath('kriegbot', 'abc'))).toEqual({ screen: 'editor', game: 'kriegbot' });
  expect(parseRoute(sandboxPath('abc'))).toEqual({ screen: 'sandbox' });
  expect(parseRoute(WATCH_PATH)).toEqual({ screen: 'watch' });
  expect(parseRoute(ME_PATH)).toEqual({ screen: 'me' });
});
