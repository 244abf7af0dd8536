/**
 * Checks the types of all projects, or of those named: `node scripts/types.js shared client/e2e`. By TypeScript's native
 * compiler, which takes half the CPU time; the package `typescript` stays for typescript-eslint, which needs the API of
 * the former one.
 */
const { spawnSync } = require('node:child_process');
const path = require('node:path');

const PROJECTS = ['shared', 'server', 'client', 'client/e2e', 'examples'];
const tsc = path.join(path.dirname(require.resolve('typescript-native/package.json')), 'bin', 'tsc');

const named = process.argv.slice(2);
const statuses = (named.length > 0 ? named : PROJECTS).map(
  (project) =>
    spawnSync(process.execPath, [tsc, '-p', project], {
      cwd: path.join(__dirname, '..'),
      stdio: 'inherit',
    }).status ?? 1,
);
process.exitCode = statuses.find((status) => status !== 0) ?? 0;
