/**
 * The long suite: the strength of bots over many games, servers and tools as processes of their own, whole games and
 * crashes in the browser, Firefox, and a new game from the command to its end. `npm test` runs everything else.
 */
const { spawnSync } = require('node:child_process');

const npm = (...args) =>
  spawnSync('npm', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, GEARHALL_LONG: '1' },
  }).status ?? 1;

process.exitCode = npm('run', 'test:unit') || npm('run', 'test:browser', '--', '--long');
