/**
 * Development: the server restarts when its code or a rule changes, and the page, served by Vite at
 * http://localhost:5173, reloads when anything in the client changes.
 */
const { spawn } = require('node:child_process');
const path = require('node:path');

const root = path.join(__dirname, '..');
const node = process.execPath;
const viteBin = path.join(path.dirname(require.resolve('vite/package.json')), 'bin/vite.js');

const children = [
  spawn(
    node,
    [
      '--watch-path=server/src',
      '--watch-path=shared/src',
      '--watch-preserve-output',
      '-r',
      'ts-node/register',
      'server/src/main.ts',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TS_NODE_PROJECT: path.join(root, 'server/tsconfig.json') },
    },
  ),
  spawn(node, [viteBin], { cwd: path.join(root, 'client'), stdio: 'inherit' }),
];

function stopAll() {
  for (const child of children) child.kill();
}

process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
for (const child of children) child.on('exit', stopAll);
