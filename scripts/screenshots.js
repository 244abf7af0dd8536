/**
 * Makes screenshots of every game at four sizes with the Chromium that this machine has; the client and
 * the server must be built. Words choose among them: a game, a size, a moment, several of each. The word
 * `readme` alone takes the pictures of README.md and writes them to docs/images/ as well.
 */
const { spawnSync } = require('node:child_process');
const path = require('node:path');
const { findBrowser } = require('./browsers');

const README = ['metaltalon', 'kriegbot', '1440x900', 'middle', 'readme'];
const wanted = process.argv.slice(2);

const chromium = findBrowser('chromium');
if (!chromium) {
  process.stderr.write('No screenshots: no Chromium found (set GEARHALL_CHROMIUM to its path).\n');
  process.exit(1);
}

const jest = path.join(path.dirname(require.resolve('jest/package.json')), 'bin/jest.js');
const { status } = spawnSync(process.execPath, [jest, '--selectProjects', 'screenshots', '--runInBand'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    GEARHALL_CHROMIUM: chromium,
    GEARHALL_SHOTS: (wanted.includes('readme') ? README : wanted).join(' '),
  },
});
process.exit(status ?? 1);
