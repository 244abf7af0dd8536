import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { CATALOG } from '../games/catalog';
import { BadArguments, planOf, play } from './series';

const ROOT = resolve(__dirname, '../../..');

/** Runs the tool as the npm script does. */
function run(...args: readonly string[]) {
  const tool = [
    require.resolve('ts-node/dist/bin.js'),
    '--project',
    'shared/tsconfig.json',
    'shared/src/tools/playout.ts',
  ];
  return spawnSync(process.execPath, [...tool, ...args], { cwd: ROOT, encoding: 'utf8', env: { PATH: '' } });
}

const short = ['--game', 'metaltalon', '--games', '3', '--options', '{"roundLimit":20}'];

test('prints one line of JSON with what was played', () => {
  const { stdout, stderr, status } = run(
    ...short,
    '--seats',
    '3',
    '--bots',
    'hard,easy,random',
    '--seed',
    '7',
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^[^\n]+\n$/u);
  const report = JSON.parse(stdout) as Record<string, unknown>;
  expect(Object.keys(report)).toEqual([
    'game',
    'games',
    'finished',
    'wins',
    'winsByPlace',
    'actions',
    'actionsPerSecond',
    'medianActions',
    'figures',
  ]);
  expect(report).toMatchObject({ game: 'metaltalon', games: 3, finished: 3 });
  const wins = report['wins'] as number[];
  expect(wins).toHaveLength(3);
  expect(wins.reduce((sum, won) => sum + won, 0)).toBeGreaterThanOrEqual(3);
});

test('the same seed plays the same games, another seed different ones', () => {
  const actions = (seed: string) => play(planOf([...short, '--seed', seed])).actions;
  expect(actions('a')).toBe(actions('a'));
  expect(actions('b')).not.toBe(actions('a'));
});

test('bad arguments get one clear sentence on stderr and exit code 2', () => {
  const { stdout, stderr, status } = run('--game', 'chess');
  expect(stderr).toBe(`There is no game "chess", only: ${Object.keys(CATALOG).join(', ')}.\n`);
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

test.each([
  [[], 'Say which game with --game: metaltalon, metalkrushers, rushncrush, kriegbot, metalheads.'],
  [
    ['--game', 'chess'],
    'There is no game "chess", only: metaltalon, metalkrushers, rushncrush, kriegbot, metalheads.',
  ],
  [['--game', 'metaltalon', '--seats', '7'], '--seats must be a whole number from 2 to 6, not "7".'],
  [['--game', 'metaltalon', '--seats', ''], '--seats must be a whole number from 2 to 6, not "".'],
  [['--game', 'metaltalon', '--bots', 'hard'], '--bots names 1 players, and there are 2 seats.'],
  [
    ['--game', 'metaltalon', '--bots', 'hard,soft'],
    '--bots knows easy, normal, hard, expert, random, not "soft".',
  ],
  [['--game', 'metaltalon', '--games', '0'], '--games must be a whole number from 1 to 1000000, not "0".'],
  [['--game', 'metaltalon', '--options', '{'], '--options must be JSON, as in \'{"name":"value"}\', not {.'],
  [['--game', 'metaltalon', '--options', '{"stake":1}'], '--options are not those of MetalTalon: '],
  [['--game', 'metaltalon', '--options', '[]'], '--options are not those of MetalTalon: '],
  [['--game', 'metaltalon', '--part', '1/2'], '--from and --part go with --pairings.'],
  [['--game', 'metaltalon', '--pairings', 'x', '--seats', '3'], '--pairings are for 2 seats, not 3.'],
  [
    ['--game', 'metaltalon', '--pairings', 'x', '--part', '3/2'],
    '--part is which of how many, as in 1/2, not "3/2".',
  ],
  [['--gmae', 'metaltalon'], "Unknown option '--gmae'"],
  [['metaltalon'], "Unexpected argument 'metaltalon'"],
])('%j is answered: %s', (args, sentence) => {
  expect(() => planOf(args)).toThrow(BadArguments);
  expect(() => planOf(args)).toThrow(sentence);
  expect(() => planOf(args)).not.toThrow(/\n/u);
});
