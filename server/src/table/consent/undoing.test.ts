import { refuse } from '@gearhall/shared/core/ground/result';
import { soon } from './undoing';

test('a table waits for the result that a request needs, but not for long', async () => {
  expect(await soon(Promise.resolve('known'))).toBe('known');
  expect(await soon(new Promise(() => undefined), 10)).toEqual(refuse('tooBusy'));
  await expect(soon(Promise.reject(new Error('Broken.')))).rejects.toThrow('Broken.');
});
