const { spawnSync } = require('node:child_process');
const path = require('node:path');

const cli = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js');

/**
 * Runs Playwright Test with client/e2e/playwright.config.ts and these environment variables; returns its exit status.
 */
function playwrightTest(environment, ...args) {
  const { status } = spawnSync(process.execPath, [cli, 'test', '--config', 'client/e2e', ...args], {
    cwd: path.join(__dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status ?? 1;
}

module.exports = { playwrightTest };
