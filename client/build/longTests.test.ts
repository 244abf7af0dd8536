import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const ROW = { status: 'passed', fullName: 'it holds' };
const UNIT = {
  numTotalTests: 2,
  testResults: [
    { name: path.join(ROOT, 'shared/src/a.long.test.ts'), status: 'passed', assertionResults: [ROW, ROW] },
  ],
};
const RED_UNIT = {
  numTotalTests: 3,
  testResults: [
    {
      name: path.join(ROOT, 'server/src/b.long.test.ts'),
      status: 'failed',
      assertionResults: [
        ROW,
        { status: 'failed', fullName: 'it goes on' },
        { status: 'pending', fullName: 'it rests' },
      ],
    },
    { name: path.join(ROOT, 'server/src/c.long.test.ts'), status: 'failed', assertionResults: [] },
  ],
};

const spec = (title: string, status: string, results: readonly string[]) => ({
  title,
  tests: [{ projectName: 'long', status, results: results.map((one) => ({ status: one })) }],
});
const browser = (specs: readonly unknown[]) => ({
  config: { rootDir: path.join(ROOT, 'client/e2e') },
  errors: [],
  suites: [{ file: 'd.long.test.ts', suites: [{ file: 'd.long.test.ts', specs }] }],
});
const BROWSER = browser(
  [spec('a game', 'expected', ['passed'])].map((one) => ({ ...one, file: 'd.long.test.ts' })),
);
const RED_BROWSER = browser(
  [
    spec('a game', 'unexpected', ['failed']),
    spec('its replay', 'skipped', []),
    spec('a container', 'skipped', ['skipped']),
  ].map((one) => ({ ...one, file: 'd.long.test.ts' })),
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gearhall-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs the long suite with an npm that only writes these results; those that are undefined end in the middle. `--all`:
 * everything, with the same results for the usual tests and for the long ones.
 */
function runWith(unit: unknown, browserTests: unknown, ...words: readonly '--all'[]) {
  const npm = path.join(folder, 'npm');
  const results = JSON.stringify({ unit, browser: browserTests });
  writeFileSync(
    npm,
    `#!${process.execPath}
const results = ${results};
if (!process.argv[3].startsWith('test:')) process.exit(process.argv[3] === 'types' ? 1 : 0);
const file = process.env.GEARHALL_RESULTS ?? process.argv.at(-1).replace('--outputFile=', '');
const part = results[process.argv[3].includes('unit') ? 'unit' : 'browser'];
if (part) require('node:fs').writeFileSync(file, JSON.stringify(part));
process.exit(part && !JSON.stringify(part).includes('failed') ? 0 : 1);`,
  );
  chmodSync(npm, 0o755);
  const script = path.join(ROOT, 'scripts/longTests.js');
  const { status, stdout } = spawnSync(process.execPath, [script, ...words], {
    env: {
      ...process.env,
      PATH: `${folder}${path.delimiter}${process.env['PATH'] ?? ''}`,
      GEARHALL_RESULTS: undefined,
    },
    encoding: 'utf8',
  });
  const lines = stdout.trim().split('\n');
  return { status, stdout, last: lines.at(-1) ?? '' };
}

test('where everything is green, the last line of the long suite says so', () => {
  const { status, last } = runWith(UNIT, BROWSER);
  expect(status).toBe(0);
  expect(last).toMatch(/^The long suite is GREEN, after 0 min \d+ s: 2 unit tests, 1 browser tests[.]$/u);
});

test('where unit tests are red, the browser tests are run too; all that is red and was not run is named at the end', () => {
  const { status, stdout, last } = runWith(RED_UNIT, RED_BROWSER);
  expect(status).toBe(1);
  expect(last).toMatch(/^The long suite is RED [(]unit tests, browser tests[)], after /u);
  expect(stdout).toMatch(
    /RED\s+unit tests: 3 tests, 2 red, left out in part, because a program is missing: 1;/u,
  );
  expect(stdout).toMatch(/red\s+server\/src\/b[.]long[.]test[.]ts: it goes on/u);
  expect(stdout).toMatch(/red\s+server\/src\/c[.]long[.]test[.]ts: the file itself/u);
  expect(stdout).toMatch(
    /RED\s+browser tests: 3 tests, 1 red, 1 not run, left out in part, because a program is missing: 1;/u,
  );
  expect(stdout).toMatch(/red\s+long, client\/e2e\/d[.]long[.]test[.]ts: a game/u);
  expect(stdout).toMatch(/not run\s+long, client\/e2e\/d[.]long[.]test[.]ts: its replay/u);
  expect(stdout).toMatch(/left out client\/e2e\/d[.]long[.]test[.]ts/u);
});

test('a part that ends in the middle is red', () => {
  const { status, stdout, last } = runWith(undefined, BROWSER);
  expect(status).toBe(1);
  expect(last).toMatch(/^The long suite is RED [(]unit tests[)]/u);
  expect(stdout).toMatch(/RED\s+unit tests: no results/u);
  expect(stdout).toMatch(/green\s+browser tests: 1 tests/u);
});

test('everything is run, whatever a part comes to, and the last line says what has run', () => {
  const { status, stdout, last } = runWith(UNIT, BROWSER, '--all');
  expect(status).toBe(1);
  expect(stdout).toMatch(/green\s+lint: 0 min/u);
  expect(stdout).toMatch(/RED\s+types: 0 min/u);
  expect(last.replace(/\d+ min \d+ s/u, 'a while')).toBe(
    'Everything is RED (types), after a while: lint, types, build, 2 unit tests, 1 browser tests, 2 long unit tests, 1 long browser tests.',
  );
});
