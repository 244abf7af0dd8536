/**
 * Runs the browser suite with the Chromium and the Firefox that this machine has. Without one of them it
 * says so and leaves that part out; where CI is set, a missing browser is a failure.
 */
const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { findBrowser, findProgram } = require('./browsers');
const { openDisplay } = require('./virtualDisplay');

const jest = path.join(path.dirname(require.resolve('jest/package.json')), 'bin/jest.js');

/** Measures how long a frame takes: nothing else may run meanwhile. */
const ALONE = 'client/e2e/stage.test.ts';
/** Drawn in software, on two busy cores. */
const PATIENCE_MS = 120_000;
const FIREFOX = 'client/e2e/firefox/';

const chromium = findBrowser('chromium');
const firefox = findBrowser('firefox');
const xvfb = findProgram(['Xvfb']);

function run(environment, ...args) {
  const patience = ['--testTimeout', String(PATIENCE_MS)];
  const { status } = spawnSync(
    process.execPath,
    [jest, '--selectProjects', 'browser', ...patience, ...args],
    {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    },
  );
  return status ?? 1;
}

/** Says what is missing; a failure where everything has to be there. */
function leftOut(words) {
  process.stdout.write(`${words}\n`);
  return process.env.CI ? 1 : 0;
}

function inChromium(wanted) {
  if (!chromium)
    return leftOut('Browser tests not run: no Chromium found (set GEARHALL_CHROMIUM to its path).');
  const environment = { GEARHALL_CHROMIUM: chromium };
  if (wanted.length > 0) return run(environment, '--runInBand', ...wanted);
  // Every file has a hall of its own, so two can run side by side.
  const together = run(environment, '--maxWorkers=2', '--testPathIgnorePatterns', ALONE, FIREFOX);
  const alone = run(environment, '--runInBand', '--runTestsByPath', ALONE);
  return together || alone;
}

/** Headless Firefox has no WebGL; on a display it has, and a virtual one will do. */
async function inFirefox(wanted) {
  if (!firefox) return leftOut('Firefox tests not run: no Firefox found (set GEARHALL_FIREFOX to its path).');
  if (!xvfb) return leftOut('Firefox tests not run: no Xvfb found.');
  const display = await openDisplay(xvfb);
  try {
    return run({ GEARHALL_FIREFOX: firefox, DISPLAY: display.name }, '--runInBand', ...wanted);
  } finally {
    display.close();
  }
}

async function main(wanted) {
  if (wanted.length === 0) return inChromium([]) || (await inFirefox([FIREFOX]));
  return wanted.some((one) => one.includes(FIREFOX)) ? inFirefox(wanted) : inChromium(wanted);
}

void main(process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});
