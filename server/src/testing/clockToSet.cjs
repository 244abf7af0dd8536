/** For `node -r`: each SIGUSR2 sets the machine's clock an hour ahead, as this process sees it. */
const HOUR_MS = 3_600_000;
const real = Date.now;
let ahead = 0;
globalThis.process.on('SIGUSR2', () => {
  ahead += HOUR_MS;
});
Date.now = () => real() + ahead;
