/** Starts a tool as a process of its own: a script, or TypeScript by the configuration of its workspace. */
const { spawn } = require('node:child_process');
const path = require('node:path');

const ROOT = path.join(__dirname, '..');

/** `file`: from the project's root. Ends as the tool ends; a signal that ends this process ends the tool. */
function startTool(file, args) {
  const [workspace] = file.split('/');
  const loader = file.endsWith('.ts') ? ['-r', require.resolve('ts-node/register')] : [];
  const tool = spawn(process.execPath, [...loader, path.join(ROOT, file), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, TS_NODE_PROJECT: path.join(ROOT, workspace, 'tsconfig.json') },
  });
  // A terminal interrupts both; a supervisor ends this process alone.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => tool.kill('SIGTERM'));
  tool.on('exit', (status) => {
    process.exitCode = status ?? 1;
  });
}

module.exports = { ROOT, startTool };
