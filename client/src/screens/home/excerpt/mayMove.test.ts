import { isThrifty } from './mayMove';

test.each([
  ['asks for little data', { saveData: true, effectiveType: '4g' }, true],
  ['is slow', { effectiveType: '3g' }, true],
  ['is quick', { saveData: false, effectiveType: '4g' }, false],
  ['says nothing', undefined, false],
])('whether much may be loaded for a picture where the network %s', (_words, connection, expected) => {
  expect(isThrifty({ connection } as unknown as Navigator)).toBe(expected);
});
