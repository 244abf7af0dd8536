const { spawn } = require('node:child_process');

/**
 * Starts Xvfb on a free display number (which it finds itself); returns the display's name, and the function that ends
 * it. Rejects if it does not start.
 */
function openDisplay(xvfb) {
  const child = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let written = '';
    child.once('error', reject);
    child.once('exit', (status) => reject(new Error(`Xvfb ended with ${status}.`)));
    child.stdio[3].on('data', (piece) => {
      written += piece;
      if (written.endsWith('\n')) resolve({ name: `:${written.trim()}`, close: () => child.kill() });
    });
  });
}

module.exports = { openDisplay };
