/**
 * Tools that are reached by a family and a word: `npm run -s bench -- scale --minutes 2`. Without a word it lists those
 * of the family. What measures one game is not here: scripts/measure.js finds it by itself.
 */
const { spawnSync } = require('node:child_process');
const { ROOT, startTool } = require('./startTool');

const FAMILIES = {
  /** The hall under load, and the page. `built`: the server is built first. */
  bench: {
    hall: { file: 'server/bench/main.ts', built: true },
    scale: { file: 'server/bench/scale.ts', built: true },
    dear: { file: 'server/bench/dear.ts', built: true },
    thinking: { file: 'server/bench/thinking/measure.ts' },
    stage: { file: 'scripts/stageBench.js' },
  },
  /** Cases by lot, until something breaks. */
  fuzz: {
    hall: { file: 'server/src/testing/fuzz/main.ts' },
    bots: { file: 'shared/src/tools/fuzzBots.ts' },
  },
  /** Writes anew what the repository keeps. */
  generate: {
    examples: { file: 'shared/src/tools/examples.ts' },
    excerpts: { file: 'shared/src/tools/excerpts.ts' },
    'source-words': { file: 'shared/src/tools/sourceWords.ts' },
    'kept-release': { file: 'server/src/testing/releases/keep.ts' },
  },
};

const [family, word, ...args] = process.argv.slice(2);
const tools = FAMILIES[family];
const tool = word !== undefined && Object.hasOwn(tools, word) ? tools[word] : undefined;
if (tool === undefined) {
  const lines = Object.keys(tools).map((name) => `  npm run -s ${family} -- ${name}\n`);
  const problem = word === undefined ? '' : `There is no "${word}" in "${family}", only:\n`;
  (word === undefined ? process.stdout : process.stderr).write(`${problem}${lines.join('')}`);
  process.exitCode = word === undefined ? 0 : 2;
} else {
  const build = ['run', '--silent', 'build', '-w', 'server'];
  const built = tool.built
    ? spawnSync('npm', build, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' }).status
    : 0;
  if (built === 0) startTool(tool.file, args);
  else process.exitCode = 1;
}
