import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { seedFrom } from '../core/dice';
import { digestOf, signDigest } from '../core/signing';
import type { GameRecord } from '../core/record';
import { HALL_KEYS, OTHER_KEYS, recordedGame } from '../core/testing/recorded';
import { RULES } from '../games/rules';

const ROOT = resolve(__dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'gearhall-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const record = recordedGame(RULES.metaltalon, { seats: 2, options: { roundLimit: 20 } });
const firstRolled = record.entries.findIndex(({ rolls }) => rolls);

/** Runs the tool as the npm script does. */
function verify(content: unknown, ...args: readonly string[]) {
  const path = join(folder, 'record.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return run(path, ...args);
}
function run(...args: readonly string[]) {
  const tool = [require.resolve('ts-node/dist/bin.js'), '--project', 'shared/tsconfig.json'];
  return spawnSync(process.execPath, [...tool, 'shared/src/tools/verify.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { PATH: '' },
  });
}
const signedByOther = (altered: GameRecord): GameRecord => {
  const digest = digestOf(altered);
  return { ...altered, digest, key: OTHER_KEYS.public, signature: signDigest(digest, OTHER_KEYS) };
};

test('a true record: all holds, and what that proves is said', () => {
  const alone = verify(record);
  expect([alone.status, alone.stderr]).toEqual([0, '']);
  expect(alone.stdout).toContain('Everything in this record fits together');
  expect(alone.stdout).toContain('does not prove who wrote it');
  const withKey = verify(record, '--key', HALL_KEYS.public);
  expect(withKey.status).toBe(0);
  expect(withKey.stdout).toContain('it is the game that was played there');
});

test('a true record of a game with secrets: all holds too', () => {
  const options = { sheets: 'secret', turnLimit: 20 };
  const { status, stdout } = verify(recordedGame(RULES.metalkrushers, { seats: 2, options }));
  expect(status).toBe(0);
  expect(stdout).toContain('Everything in this record fits together');
});

test('a true record of a race with two cars each: all holds too', () => {
  const record = recordedGame(RULES.rushncrush, { seats: 2, options: { cars: 2, crews: 'draft' } });
  const { status, stdout } = verify(record);
  expect(status).toBe(0);
  expect(stdout).toContain('Everything in this record fits together');
});

const altered = (at: number, change: object): GameRecord => ({
  ...record,
  entries: record.entries.map((entry, index) => (index === at ? { ...entry, ...change } : entry)),
});
const [sides, value] = record.entries[firstRolled]?.rolls?.[0] ?? [6, 1];

test.each<[string, GameRecord, string, string[]]>([
  [
    'a roll',
    altered(firstRolled, { rolls: [[sides, (value % sides) + 1]] }),
    `other dice, first at action ${firstRolled + 1}`,
    [],
  ],
  ['the seed', { ...record, seed: seedFrom('x') }, 'The seal does not fit the seed', []],
  ['a salt', { ...record, salts: ['', seedFrom('x').slice(0, 32)] }, 'other dice, first at the set-up', []],
  ['an action', altered(0, { action: { type: 'resign' } }), 'do not accept this record', []],
  ['a name', { ...record, names: ['Ada', 'Bo'] }, 'The digest does not fit', []],
  ['the outcome', { ...record, outcome: { winners: [], cause: 'none' } }, 'does not end as recorded', []],
  [
    'a name, signed by somebody else',
    signedByOther({ ...record, names: ['Ada', 'Bo'] }),
    'not from that hall',
    ['--key', HALL_KEYS.public],
  ],
])('an altered record, 1: %s', (_what, bent, words, args) => {
  const { status, stdout, stderr } = verify(bent, ...args);
  expect(stderr).toBe('');
  expect(stdout).toContain(words);
  expect(stdout).toContain('This record was altered, or made up.');
  expect(status).toBe(1);
});

test('a name could escape to the terminal, but does not', () => {
  expect(verify({ ...record, names: ['\u001b[2J', 'Bo'] }).stdout).not.toContain('\u001b');
});

test.each<[string, unknown, string]>([
  ['no JSON', 'Dear diary', 'this is no JSON file'],
  ['something else', { hello: 1 }, 'this is no record of a game (see "format")'],
])('nothing to check, 2: %s', (_what, content, words) => {
  const { status, stdout, stderr } = verify(content);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(words);
});

test('rules that are gone, 2, and altered all the same, 1', () => {
  const signed = signedByOther({ ...record, rulesVersion: 999 });
  const gone = verify(signed);
  expect(gone.stdout).toContain('the rules are not here');
  expect(gone.status).toBe(2);
  expect(verify(signed, '--key', HALL_KEYS.public).status).toBe(1);
});

test.each([[[]], [['a.json', 'b.json']], [['a.json', '--key', 'xyz']], [['a.json', '--what']]])(
  'arguments that make no sense, 2: %j',
  (args) => {
    const { status, stderr } = run(...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining('npm run -s verify')]);
  },
);

test('a file that is not there, 2', () => {
  expect(run(join(folder, 'nothing.json')).status).toBe(2);
});
