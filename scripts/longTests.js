/**
 * The long suite: the strength of bots over many games, servers and tools as processes of their own, whole games and
 * crashes in the browser, Firefox, and a new game from the command to its end. `npm test` runs everything else.
 * With `--all`: both, and lint, types and the build before them.
 *
 * Every part is run, whatever the others come to; the last lines say what is red.
 */
const { spawnSync } = require('node:child_process');
const { randomInt } = require('node:crypto');
const { mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { jestResults, playwrightResults, summary } = require('./longResults');

const npm = (script, words = [], environment = {}) =>
  spawnSync('npm', ['run', script, '--', ...words], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  }).status ?? 1;

/** Which tables and variants this run takes, of those that are too many for each. */
const LOT = process.env.GEARHALL_LOT ?? String(randomInt(1_000_000));
const LONG = { GEARHALL_LONG: '1', GEARHALL_LOT: LOT };

const unitTests = (name, environment) => ({
  name,
  run: (file) => npm('test:unit', ['--json', `--outputFile=${file}`], environment),
  read: jestResults,
});
const browserTests = (name, words, environment) => ({
  name,
  run: (file) => npm('test:browser', words, { ...environment, GEARHALL_RESULTS: file }),
  read: playwrightResults,
});

const LONG_SUITE = [unitTests('unit tests', LONG), browserTests('browser tests', ['--long'], LONG)];
/** One build for both browser suites. If it fails, they run with what there is. */
const BUILT = { GEARHALL_BUILT: '1' };
const EVERYTHING = [
  { name: 'lint', run: () => npm('lint') },
  { name: 'types', run: () => npm('types') },
  { name: 'build', run: () => npm('build') },
  unitTests('unit tests', {}),
  browserTests('browser tests', [], BUILT),
  unitTests('long unit tests', LONG),
  browserTests('long browser tests', ['--long'], { ...LONG, ...BUILT }),
];

/** Undefined where the part has not come to its end. */
function resultsIn(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function runPart({ name, run, read }, folder) {
  const file = path.join(folder, `${name}.json`);
  const begin = performance.now();
  const status = run(file);
  const seconds = (performance.now() - begin) / 1000;
  return { name, status, seconds, ...(read ? { isCounted: true, results: resultsIn(file, read) } : {}) };
}

const isAll = process.argv.includes('--all');
process.stdout.write(`GEARHALL_LOT=${LOT}\n`);
const folder = mkdtempSync(path.join(tmpdir(), 'gearhall-long-'));
try {
  const parts = (isAll ? EVERYTHING : LONG_SUITE).map((part) => runPart(part, folder));
  process.stdout.write(summary(isAll ? 'Everything' : 'The long suite', parts));
  process.exitCode = parts.every(({ status }) => status === 0) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
