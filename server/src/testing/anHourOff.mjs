import { performance } from 'node:perf_hooks';

/** For `node --import`: the clock of this process is an hour ahead. */
const HOUR_MS = 3_600_000;
const real = Date.now;
const origin = performance.timeOrigin;

globalThis.Date = class extends Date {
  constructor(...parts) {
    if (parts.length === 0) super(real() + HOUR_MS);
    else super(...parts);
  }

  static now() {
    return real() + HOUR_MS;
  }
};
Object.defineProperty(performance, 'timeOrigin', { get: () => origin + HOUR_MS });
