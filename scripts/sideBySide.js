/**
 * Runs npm scripts at the same time: `node scripts/sideBySide.js lint types`. The output of each is collected, and
 * printed when it is done. Fails if any of them fails.
 */
const { spawn } = require('node:child_process');

function run(script) {
  const child = spawn('npm', ['run', script], { shell: process.platform === 'win32', env: process.env });
  const words = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => words.push(piece));
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(words));
      resolve(status ?? 1);
    });
  });
}

Promise.all(process.argv.slice(2).map(run)).then((statuses) => {
  process.exitCode = statuses.find((status) => status !== 0) ?? 0;
});
