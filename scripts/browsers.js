const { existsSync } = require('node:fs');
const path = require('node:path');

const CHROMIUM = {
  variable: 'GEARHALL_CHROMIUM',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
  places: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** How browsers that are installed on a machine are called, and where some systems put them. */
const BROWSERS = {
  chromium: CHROMIUM,
  /** The shell, where there is one. */
  headless: { ...CHROMIUM, names: ['chromium-headless-shell', ...CHROMIUM.names] },
  firefox: {
    variable: 'GEARHALL_FIREFOX',
    names: ['firefox-esr', 'firefox'],
    places: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
  },
};

/** The path of a program in PATH, or undefined. */
function findProgram(names, places = []) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...places,
  ];
  return candidates.find((candidate) => existsSync(candidate));
}

/** The path of a browser, or undefined; an environment variable may set it. */
function findBrowser(id) {
  const { variable, names, places } = BROWSERS[id];
  return process.env[variable] || findProgram(names, places);
}

module.exports = { findBrowser, findProgram };
