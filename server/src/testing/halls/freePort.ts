import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that the system gives away where a program names none (Linux: from 32,768). */
const FIRST = 20_000;
const PORTS_PER_WORKER = 500;
const WORKERS = 24;

const worker = Number(process.env.JEST_WORKER_ID ?? 0) % WORKERS;
let next = Math.floor(Math.random() * PORTS_PER_WORKER);

/**
 * A port of this machine that nobody listens at, for a server that is told its port before it starts. The system gives
 * it to nobody else in between, and another worker of this run doesn't choose it.
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PORTS_PER_WORKER; tried += 1) {
    next += 1;
    const port = FIRST + worker * PORTS_PER_WORKER + (next % PORTS_PER_WORKER);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free.');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
