import { readOptions } from './scaleOptions';

const names = (...args: string[]): string[] => {
  const options = readOptions(args);
  return ('setups' in options ? options.setups : [options.setup]).map(({ name }) => name);
};

test('without options, everything is measured, with four minutes each', () => {
  expect(names()).toEqual(['sqlite', 'postgres1', 'postgres2', 'postgres3']);
  expect(readOptions([])).toMatchObject({ minutes: 16, limits: undefined });
});

test.each([
  ['sqlite', ['sqlite']],
  ['1', ['postgres1']],
  ['3', ['postgres3']],
  ['all', ['sqlite', 'postgres1', 'postgres2', 'postgres3']],
])('--processes %s', (word, expected) => {
  expect(names('--processes', word)).toEqual(expected);
});

test('--minutes is the time for all of them', () => {
  expect(readOptions(['--minutes', '2'])).toMatchObject({ minutes: 2 });
});

test('limits and a soak are for one process with SQLite, unless another one is named', () => {
  expect(names('--limits', 'vps')).toEqual(['sqlite']);
  expect(names('--limits', 'vps', '--processes', '1')).toEqual(['postgres1']);
  expect(readOptions(['--soak', '60'])).toMatchObject({ setup: { name: 'sqlite' }, soakMinutes: 60 });
  expect(names('--soak', '60', '--processes', '2')).toEqual(['postgres2']);
  expect(readOptions(['--soak', '5', '--limits', 'vps'])).toMatchObject({ limits: 'vps' });
});

test.each([
  [['--processes', '4'], '--processes is one of 1, 2, 3, sqlite, all.'],
  [['--processes', 'toString'], '--processes is one of 1, 2, 3, sqlite, all.'],
  [['--limits', 'toString'], '--limits is one of vps.'],
  [['--limits', 'vps', '--processes', '2'], '--limits is for one process: --processes sqlite or 1.'],
  [['--limits', 'vps', '--processes', 'all'], '--limits is for one process: --processes sqlite or 1.'],
  [['--minutes', '1'], '--minutes is a number from 2.'],
  [['--minutes', 'ten'], '--minutes is a number from 2.'],
  [['--minutes', ''], '--minutes is a number from 2.'],
  [['--soak', '2'], '--soak is a number from 3.'],
  [['--soak', 'Infinity'], '--soak is a number from 3.'],
  [['--soak', '60', '--minutes', '2'], '--soak takes the minutes itself, without --minutes.'],
  [['--soak', '60', '--processes', 'all'], '--soak is for one of sqlite, 1, 2 and 3 processes.'],
  [['--fast'], "Unknown option '--fast'"],
  [['now'], "Unexpected argument 'now'"],
])('%j is refused: %s', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});
