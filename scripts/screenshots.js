/**
 * Makes screenshots of every game at four sizes with the installed Chromium; the client and the server must be built.
 * Arguments select among them: a game, a size, a moment, several of each. The single argument `readme` takes the
 * pictures of README.md and writes them to docs/images/ as well. `burst <game> <event>` makes a contact sheet of what the
 * board plays at such an event, or at the `end`. `posters` writes anew the pictures of the hall that client/public keeps.
 */
const { findBrowser } = require('./browsers');
const { playwrightTest } = require('./playwrightTest');

const README = ['1440x900', 'middle', 'readme'];
const wanted = process.argv.slice(2);

const chromium = findBrowser('chromium');
if (!chromium) {
  process.stderr.write('No screenshots: no Chromium found (set GEARHALL_CHROMIUM to its path).\n');
  process.exit(1);
}

const [first, ...words] = wanted;
const environment = { GEARHALL_CHROMIUM: chromium, GEARHALL_SHOTS: wanted.join(' ') };

function takeAll() {
  if (first === 'burst')
    return playwrightTest(
      { ...environment, GEARHALL_SHOTS: '', GEARHALL_BURST: words.join(' ') },
      'burst.shots',
    );
  if (first === 'posters')
    return playwrightTest(
      { ...environment, GEARHALL_SHOTS: '', GEARHALL_POSTERS: words.join(' ') || 'all' },
      'posters.shots',
    );
  // A picture in README.md is of a whole game, not of a scenario or a campaign.
  if (wanted.includes('readme'))
    return playwrightTest({ ...environment, GEARHALL_SHOTS: README.join(' ') }, 'games.shots');
  return playwrightTest(environment);
}
process.exit(takeAll());
