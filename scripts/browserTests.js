/**
 * Runs the browser suite with the Chromium that this machine has; with `--long`, the long one, which goes through
 * Firefox as well. Without a browser it says so and leaves its part out; where CI is set, a missing browser is a
 * failure. With `--build` it builds the hall before, unless GEARHALL_BUILT says that this has been done. Other arguments
 * go to Playwright Test: files, or `-g` and words of a test's name.
 */
const { spawnSync } = require('node:child_process');
const { findBrowser, findProgram } = require('./browsers');
const { playwrightTest } = require('./playwrightTest');
const { openDisplay } = require('./virtualDisplay');

const firefox = findBrowser('firefox');
const xvfb = findProgram(['Xvfb']);

/** Why something cannot run here. */
function reasons(isLong, chromium) {
  const all = [];
  if (!chromium) all.push('Browser tests not run: no Chromium found (set GEARHALL_CHROMIUM to its path).');
  if (!isLong) return all;
  if (!firefox) all.push('Firefox tests not run: no Firefox found (set GEARHALL_FIREFOX to its path).');
  else if (!xvfb) all.push('Firefox tests not run: no Xvfb found.');
  return all;
}

/** Headless Firefox has no WebGL; on a display it has, and a virtual one will do. */
async function run(isLong, chromium, args) {
  const display = isLong && firefox && xvfb ? await openDisplay(xvfb) : undefined;
  try {
    const environment = {
      GEARHALL_CHROMIUM: chromium,
      // The shell is quicker, but it cannot show notifications.
      GEARHALL_WHOLE_CHROMIUM: findBrowser('chromium'),
      ...(isLong ? { GEARHALL_LONG: '1' } : {}),
      ...(display ? { GEARHALL_FIREFOX: firefox, GEARHALL_FIREFOX_DISPLAY: display.name } : {}),
    };
    return playwrightTest(environment, ...args);
  } finally {
    display?.close();
  }
}

/** Returns the exit status. */
const build = () =>
  spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;

const OWN_WORDS = ['--build', '--long'];

async function main(given) {
  const wanted = given.filter((argument) => !OWN_WORDS.includes(argument));
  if (given.includes('--build') && !process.env.GEARHALL_BUILT) {
    const status = build();
    if (status !== 0) return status;
  }
  // A file is looked for where it belongs.
  const isLong = given.includes('--long') || wanted.some((one) => /\.long\b|firefox/u.test(one));
  const chromium = findBrowser('headless');
  const missing = reasons(isLong, chromium);
  for (const reason of missing) process.stdout.write(`${reason}\n`);
  if (missing.length > 0 && process.env.CI) return 1;
  if (!chromium && !(isLong && firefox && xvfb)) return 0;
  // What is named runs by itself, with nothing beside it.
  const isNamed = wanted.some((one) => one === '-g' || !one.startsWith('-'));
  const chosen = isNamed ? ['--workers=1', ...wanted] : wanted;
  return run(isLong, chromium, [...chosen, ...(missing.length > 0 ? ['--pass-with-no-tests'] : [])]);
}

void main(process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});
