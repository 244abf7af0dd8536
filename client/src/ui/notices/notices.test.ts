import { effect, signal } from '@preact/signals';
import { say, toasts } from './notices';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('say() works inside an effect, once per run', () => {
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

test('a repeated sentence replaces its earlier toast, and all toasts disappear after a while', () => {
  say('Link copied');
  say('Name saved');
  say('Link copied');
  expect(toasts.peek().map(({ sentence }) => sentence)).toEqual(['Name saved', 'Link copied']);
  jest.runAllTimers();
  expect(toasts.peek()).toEqual([]);
});
