import { effect, signal } from '@preact/signals';
import { say, toasts } from './notices';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('something can be said within an effect, once for each time that it runs', () => {
  const refused = signal('');
  const stop = effect(() => {
    if (refused.value !== '') say(refused.value, 'warning');
  });
  refused.value = 'That seat is taken.';
  refused.value = 'Some seats are still free.';
  expect(toasts.peek().map(({ sentence }) => sentence)).toEqual([
    'That seat is taken.',
    'Some seats are still free.',
  ]);
  stop();
});

test('what is said again takes the place of what was said before, and all is hushed after a while', () => {
  say('Link copied');
  say('Name saved');
  say('Link copied');
  expect(toasts.peek().map(({ sentence }) => sentence)).toEqual(['Name saved', 'Link copied']);
  jest.runAllTimers();
  expect(toasts.peek()).toEqual([]);
});
