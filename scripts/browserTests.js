/**
 * Runs the browser suite with the Chromium that this machine has. Without one it says so and
 * leaves it at that; where CI is set, a missing browser is a failure.
 */
const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const path = require('node:path');

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function findChromium() {
  if (process.env.GEARHALL_CHROMIUM) return process.env.GEARHALL_CHROMIUM;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...PLACES,
  ];
  return candidates.find((candidate) => existsSync(candidate));
}

const chromium = findChromium();
if (!chromium) {
  process.stdout.write('Browser tests not run: no Chromium found (set GEARHALL_CHROMIUM to its path).\n');
  process.exit(process.env.CI ? 1 : 0);
}

const jest = path.join(path.dirname(require.resolve('jest/package.json')), 'bin/jest.js');

/** Measures how long a frame takes: nothing else may run meanwhile. */
const ALONE = 'client/e2e/stage.test.ts';

function run(...args) {
  const { status } = spawnSync(process.execPath, [jest, '--selectProjects', 'browser', ...args], {
    stdio: 'inherit',
    env: { ...process.env, GEARHALL_CHROMIUM: chromium },
  });
  return status ?? 1;
}

const wanted = process.argv.slice(2);
if (wanted.length > 0) process.exit(run('--runInBand', ...wanted));
// Every file has a hall of its own, so two can run side by side.
const together = run('--maxWorkers=2', '--testPathIgnorePatterns', ALONE);
const alone = run('--runInBand', '--runTestsByPath', ALONE);
process.exit(together || alone);
