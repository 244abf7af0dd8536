/** Measures what a frame of a board costs in the installed Chromium, and prints a line of JSON. */
const { findBrowser } = require('./browsers');
const { playwrightTest } = require('./playwrightTest');

const chromium = findBrowser('headless');
if (!chromium) {
  process.stderr.write('Nothing measured: no Chromium found (set GEARHALL_CHROMIUM to its path).\n');
  process.exit(1);
}

process.exit(playwrightTest({ GEARHALL_CHROMIUM: chromium, GEARHALL_BENCH: '1' }, '--reporter', 'dot'));
