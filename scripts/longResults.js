const path = require('node:path');

/**
 * What a part of the proof came to: of how many tests, which of them are red, and which were not run. A test that a
 * machine leaves out, because a program is missing, is named by its file. `undrawn`: how many this run has left to others
 * (GEARHALL_LOT).
 *
 * @typedef {{ total: number, red: string[], notRun: string[], left: string[], undrawn: number }} Results
 */

const ROOT = path.join(__dirname, '..');
const fileOf = (name) => path.relative(ROOT, name).replaceAll(path.sep, '/');

/** From Jest's JSON (`--json --outputFile`). */
function jestResults({ numTotalTests, testResults }) {
  const red = [];
  const left = new Set();
  for (const { name, status, assertionResults } of testResults) {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    red.push(...failed.map(({ fullName }) => `${fileOf(name)}: ${fullName}`));
    if (status === 'failed' && failed.length === 0) red.push(`${fileOf(name)}: the file itself`);
    if (assertionResults.some((one) => one.status === 'pending' || one.status === 'todo'))
      left.add(fileOf(name));
  }
  return { total: numTotalTests, red, notRun: [], left: [...left], undrawn: 0 };
}

/** Why a browser test was skipped (client/e2e/support/browserFixture.ts). */
const UNDRAWN = /GEARHALL_LOT/u;

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** From Playwright's JSON. A test that has no result at all was not reached. */
function playwrightResults({ config, errors, suites }) {
  const all = suites.flatMap(specsOf).flatMap(({ file, title, tests }) => {
    const place = path.join(config?.rootDir ?? ROOT, file);
    return tests.map((one) => ({
      ...one,
      name: `${one.projectName}, ${fileOf(place)}: ${title}`,
      file: fileOf(place),
    }));
  });
  const skipped = all.filter(({ status }) => status === 'skipped');
  const isLeft = ({ results }) => results.some(({ status }) => status === 'skipped');
  const isUndrawn = ({ annotations = [] }) =>
    annotations.some(({ description }) => UNDRAWN.test(description ?? ''));
  const left = skipped.filter(isLeft);
  return {
    total: all.length,
    red: [
      ...all.filter(({ status }) => status === 'unexpected' || status === 'flaky').map(({ name }) => name),
      ...errors.map(({ message }) => `the suite itself: ${String(message).split('\n')[0]}`),
    ],
    notRun: skipped.filter((one) => !isLeft(one)).map(({ name }) => name),
    left: [...new Set(left.filter((one) => !isUndrawn(one)).map(({ file }) => file))],
    undrawn: left.filter(isUndrawn).length,
  };
}

/** Minutes and seconds. */
const timeInWords = (seconds) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

function partInWords({ name, status, seconds, isCounted, results }) {
  const { total = 0, red = [], notRun = [], left = [], undrawn = 0 } = results ?? {};
  const counts = [
    ...(red.length > 0 ? [`${red.length} red`] : []),
    ...(notRun.length > 0 ? [`${notRun.length} not run`] : []),
    ...(undrawn > 0 ? [`${undrawn} left to other runs`] : []),
    ...(left.length > 0 ? [`left out in part, because a program is missing: ${left.length}`] : []),
  ];
  const told = results ? `${total} tests${counts.map((one) => `, ${one}`).join('')}` : 'no results';
  return [
    `${status === 0 ? 'green' : 'RED  '}  ${name}: ${isCounted ? `${told}; ` : ''}${timeInWords(seconds)}`,
    ...left.map((file) => `         left out ${file}`),
    ...notRun.map((test) => `         not run  ${test}`),
    ...red.map((test) => `         red      ${test}`),
  ];
}

/** What has run: of tests, how many. */
const partsInWords = (parts) =>
  parts.map(({ name, results }) => (results ? `${results.total} ${name}` : name)).join(', ');

/** The end of the output: each part, each test that is red, and one last line that says it all. `what` all of it is. */
function summary(what, parts) {
  const bad = parts.filter(({ status }) => status !== 0);
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
  const color = bad.length === 0 ? 'GREEN' : `RED (${bad.map(({ name }) => name).join(', ')})`;
  const last = `${what} is ${color}, after ${timeInWords(seconds)}: ${partsInWords(parts)}.`;
  return ['', ...parts.flatMap(partInWords), last, ''].join('\n');
}

module.exports = { jestResults, playwrightResults, summary };
