/**
 * Makes screenshots of every game at four sizes with the installed Chromium; the client and the server must be built.
 * Arguments select among them: a game, a size, a moment, several of each. The single argument `readme` takes the
 * pictures of README.md and writes them to docs/images/ as well.
 */
const { findBrowser } = require('./browsers');
const { playwrightTest } = require('./playwrightTest');

const README = ['metaltalon', 'kriegbot', '1440x900', 'middle', 'readme'];
const wanted = process.argv.slice(2);

const chromium = findBrowser('chromium');
if (!chromium) {
  process.stderr.write('No screenshots: no Chromium found (set GEARHALL_CHROMIUM to its path).\n');
  process.exit(1);
}

process.exit(
  playwrightTest({
    GEARHALL_CHROMIUM: chromium,
    GEARHALL_SHOTS: (wanted.includes('readme') ? README : wanted).join(' '),
  }),
);
