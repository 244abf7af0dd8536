import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { seedFrom } from '../core/dice/dice';
import { digestOf, signDigest } from '../core/record/signing';
import type { GameRecord } from '../core/record/record';
import { HALL_KEYS, OTHER_KEYS, playedByVersion, recordedGame } from '../core/testing/recorded';
import { RULES } from '../games/rules';
import { verified } from './verified';

const ROOT = resolve(__dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'gearhall-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const record = recordedGame(RULES.metaltalon, { seats: 2, options: { roundLimit: 20 } });
const firstRolled = record.entries.findIndex(({ rolls }) => rolls);

function verify(content: unknown, ...args: readonly string[]) {
  return verified([fileOf(content), ...args]);
}
function fileOf(content: unknown): string {
  const path = join(folder, 'record.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
/** Runs the tool as the npm script does. */
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
  return {
    ...altered,
    digest,
    key: OTHER_KEYS.public,
    signature: signDigest(digest, OTHER_KEYS, altered.format),
  };
};

test('a true record: everything holds, and the report says what that proves', () => {
  const alone = verify(record);
  expect(alone).toMatchObject({ status: 0, stderr: '' });
  expect(alone.stdout).toContain('Everything in this record fits together');
  expect(alone.stdout).toContain('does not prove who wrote it');
  const withKey = verify(record, '--key', HALL_KEYS.public);
  expect(withKey.status).toBe(0);
  expect(withKey.stdout).toContain('it is the game that was played there');
  expect(alone.stdout).toContain(
    'Without that key nothing here vouches for:\n  - the names of the players\n',
  );
  for (const claim of [
    'id of the table',
    'when the game began',
    'a bot or a clock took',
    'and not made up',
  ]) {
    expect(alone.stdout).toContain(claim);
  }
  expect(alone.stdout).not.toContain('the stored views, and whether');
  expect(withKey.stdout).not.toContain('vouches for');
});

test('as a program of its own it says the same, and ends with the same code', () => {
  for (const content of [record, altered(0, { action: { type: 'resign' } }), 'Dear diary']) {
    const { status, stdout, stderr } = run(fileOf(content));
    expect({ status, stdout, stderr }).toEqual(verify(content));
  }
});

test('a true record of a game with secrets holds too', () => {
  const options = { sheets: 'secret', turnLimit: 40 };
  const { status, stdout } = verify(recordedGame(RULES.metalkrushers, { seats: 2, options }));
  expect(status).toBe(0);
  expect(stdout).toContain('Everything in this record fits together');
});

test('a true record of a race with two cars each holds too', () => {
  const record = recordedGame(RULES.rushncrush, { seats: 2, options: { cars: 2, crews: 'draft' } });
  const { status, stdout } = verify(record);
  expect(status).toBe(0);
  expect(stdout).toContain('Everything in this record fits together');
});

test('a true record of a game with a deck holds too', () => {
  const { status, stdout } = verify(recordedGame(RULES.metalheads, { seats: 3 }));
  expect(status).toBe(0);
  expect(stdout).toContain('Everything in this record fits together');
});

const altered = (at: number, change: object): GameRecord => ({
  ...record,
  entries: record.entries.map((entry, index) => (index === at ? { ...entry, ...change } : entry)),
});
const [sides, value, draw = 0] = record.entries[firstRolled]?.rolls?.[0] ?? [6, 1];

test.each<[string, GameRecord, string, string[]]>([
  [
    'a roll',
    altered(firstRolled, { rolls: [[sides, (value % sides) + 1, draw]] }),
    `other dice, first at action ${firstRolled + 1}`,
    [],
  ],
  [
    'a draw',
    altered(firstRolled, { rolls: [[sides, value, draw + 100]] }),
    `other dice, first at action ${firstRolled + 1}`,
    [],
  ],
  ['views', { ...record, reels: {} }, 'not what the rules show: missing "everyone".', []],
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

test('a record of format 1 holds; the report says that its rolls lack draw numbers', () => {
  const old = readFileSync(join(__dirname, 'fixtures/metaltalonRecord1.json'), 'utf8');
  const { rulesVersion } = RULES.metaltalon.about;
  const now = playedByVersion(JSON.parse(old) as GameRecord, rulesVersion);
  const { status, stdout } = verify(now, '--key', HALL_KEYS.public);
  expect(status).toBe(0);
  expect(stdout).toContain('not told  This record is of format 1');
  expect(stdout).toContain('it is the game that was played there');
});

test('control sequences in a name do not reach the terminal', () => {
  expect(verify({ ...record, names: ['\u001b[2J', 'Bo'] }).stdout).not.toContain('\u001b');
});

test.each<[string, unknown, string]>([
  ['no JSON', 'Dear diary', 'this is no JSON file'],
  ['something else', { hello: 1 }, 'this is no record of a game (see "format")'],
  [
    'a seed that stands in it twice',
    JSON.stringify(record).replace('{', `{"seed":"${seedFrom('x')}",`),
    'it says something twice, and readers may differ on which they take (see "seed")',
  ],
  ['a key that could escape to the terminal', '{"\\u001b[2J":1,"\\u001b[2J":1}', '(see "?[2J")'],
])('nothing to check, 2: %s', (_what, content, words) => {
  const { status, stdout, stderr } = verify(content);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(words);
});

test('exit code 2 if the rules are gone, 1 if the record was also altered', () => {
  const signed = signedByOther({ ...record, rulesVersion: 999 });
  const gone = verify(signed);
  expect(gone.stdout).toContain('the rules are not here');
  expect(gone.stdout).toContain('Each recorded roll is what seed and salts give at its draw.');
  for (const claim of ['draws between the recorded rolls', 'lead to this end', 'whether those of somebody']) {
    expect(gone.stdout).toContain(claim);
  }
  expect(gone.status).toBe(2);
  expect(verify(signed, '--key', HALL_KEYS.public).status).toBe(1);
});

test.each([[[]], [['a.json', 'b.json']], [['a.json', '--key', 'xyz']], [['a.json', '--what']]])(
  'arguments that make no sense, 2: %j',
  (args) => {
    const { status, stderr } = verified(args);
    expect([status, stderr]).toEqual([2, expect.stringContaining('npm run -s verify')]);
  },
);

test('exit code 2 for a missing file', () => {
  expect(verified([join(folder, 'nothing.json')]).status).toBe(2);
});
