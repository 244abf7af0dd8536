import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { CATALOG } from '../games/catalog';

const ROOT = resolve(__dirname, '../../..');

/** `npm run measure`, as by hand. */
function measure(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/measure.js', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('without arguments it lists what measures each game, and what measures any', () => {
  const { status, stdout } = measure();
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ {2}kriegbot bench: Measures /mu);
  expect(stdout).toMatch(/^ {2}metalheads balance: Measures /mu);
  expect(stdout).toMatch(/^ {2}<game> infosets: Counts the whole tree of a small game[^\n]*\.$/mu);
  expect(stdout).not.toMatch(/test:|: undefined/u);
});

test.each([...Object.keys(CATALOG), 'kuhn'])('with %s it lists what measures this game', (game) => {
  const { status, stdout } = measure(game);
  expect(status).toBe(0);
  const tools = [...stdout.matchAll(/^ {2}(\w+) (\w+): [^\n]+\.$/gmu)].map(([, id, what]) => [id, what]);
  expect(tools).toEqual(expect.arrayContaining([[game, 'infosets']]));
  expect(tools.every(([id]) => id === game)).toBe(true);
});

test.each([
  [['kreigbot'], 'There is no game "kreigbot".\n'],
  [['__proto__', 'bench'], 'There is no game "__proto__".\n'],
  [['kriegbot', 'speed'], 'Nothing called "speed" measures kriegbot.\n'],
  [['kriegbot', '../index'], 'Nothing called "../index" measures kriegbot.\n'],
  // A tool of another game.
  [['metaltalon', 'balance'], 'Nothing called "balance" measures metaltalon.\n'],
])('%j is refused, with the list', (args, sentence) => {
  const { status, stdout, stderr } = measure(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`${sentence}npm run -s measure -- <game> <what>\n\n  `);
});

test('it starts what measures any game with the name of the game, and hands on the rest', () => {
  const { status, stdout, stderr } = measure('kuhn', 'infosets', '--seats', '2');
  expect([status, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toMatchObject({ game: 'kuhn', decisions: 24 });
});

test("it starts a game's own, and ends as that ends", () => {
  const field = measure('metalkrushers', 'balance', 'field', 'ready');
  expect([field.status, field.stderr]).toEqual([0, '']);
  expect(JSON.parse(field.stdout.split('\n')[0] ?? '')).toMatchObject({ type: 'build' });
  expect(measure('metalkrushers', 'balance')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'Say "field" or "table".\n',
  });
});
