import { isolated } from './isolated';

test('only a name from right to left stands apart', () => {
  for (const name of ['Ada', 'Zoë', '小林', '\u{1F600}', '']) expect(isolated(name)).toBe(name);
  for (const name of ['\u05d3\u05df', '\u0623\u062f\u0627', 'A\u05d3'])
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});
