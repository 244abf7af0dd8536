import { Client } from '@colyseus/sdk';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { hammer } from './hammer';
import { latency, openTables } from './phases';
import { median, percentile, rounded } from './statistics';
import { LONG_TABLES, putLongTables, longId } from './longTables';
import { guest, hallSubject, pause, type BenchTable } from './viewers';

/**
 * What expensive requests cost everybody else. While people play at 20 tables, one address undoes at six others as fast
 * as it can, asks for closed tables with long logs, and opens them. Prints one line of JSON; times in ms. The server is
 * `server/dist/main.js`, or the one that HAMMERED_SERVER names.
 */
const ROOT = join(__dirname, '..', '..');
const SERVER = process.env.HAMMERED_SERVER ?? join(ROOT, 'server/dist/main.js');
const TABLES = 20;
const ACTIONS_PER_SECOND = 100;
const SECONDS = 8;
const HAMMERED_TABLES = 6;
const LOOKUPS = 60;
const ENVIRONMENT = {
  ...process.env,
  NODE_ENV: 'production',
  TS_NODE_PROJECT: join(ROOT, 'server', 'tsconfig.json'),
  PORT: '0',
  HOST: '127.0.0.1',
  TABLES_PER_MINUTE: '1000000',
  JOINS_PER_MINUTE: '1000000',
  CALLS_PER_MINUTE: '1000000',
};

const children = new Set<ChildProcess>();

function run(args: readonly string[], data: string): ChildProcess {
  const env = { ...ENVIRONMENT, GEARHALL_DATA: data, GEARHALL_SYNC: 'normal' };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['pipe', 'pipe', 'inherit'] });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

async function lineWith(child: ChildProcess, field: string): Promise<Record<string, number>> {
  if (!child.stdout) throw new Error('A process has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const parsed = JSON.parse(line) as Record<string, number>;
    if (field in parsed) {
      child.stdout.resume();
      return parsed;
    }
  }
  throw new Error(`A process ended without telling its ${field}.`);
}

async function figures(tables: readonly BenchTable[]) {
  const times = await latency(tables, ACTIONS_PER_SECOND, SECONDS);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => rounded(percentile(times, part)));
  return { p50, p95, p99, max: rounded(times.at(-1) ?? Number.NaN) };
}

/** The longest time, in ms, for which the server's event loop was blocked since the last call. */
async function stillness(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return rounded(Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/mu.exec(text)?.[1]) * 1000);
}

async function lookUp(address: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < LOOKUPS; count += 1) {
    const start = performance.now();
    await (await fetch(`${address}/api/tables/${longId(0)}`)).json();
    times.push(performance.now() - start);
  }
  return rounded(median(times));
}

async function reopen(address: string, number: number): Promise<number> {
  const token = await guest(address);
  const start = performance.now();
  const room = await new Client(address).joinById(longId(number), { token, name: 'R' });
  room.reconnection.enabled = false;
  for (const type of ['welcome', 'answer', 'events', 'chat']) room.onMessage(type as never, () => undefined);
  await new Promise<void>((resolve) => room.onStateChange.once(() => resolve()));
  const time = performance.now() - start;
  await room.leave();
  return rounded(time);
}

async function measure(address: string): Promise<void> {
  const tables = await openTables(await hallSubject(address), 0, TABLES);
  await latency(tables, ACTIONS_PER_SECOND, 2);
  const quiet = await figures(tables);
  const lookup = await lookUp(address);
  const hammering = run(['-r', 'ts-node/register', __filename, 'hammer', address], 'memory');
  await lineWith(hammering, 'ready');
  const hammered = await figures(tables);
  const hammeredLater = await figures(tables);
  hammering.stdin?.end();
  const counts = await lineWith(hammering, 'done');
  await pause(1000);
  await stillness(address);
  const reopening = (async () => {
    const times: number[] = [];
    for (let number = 0; number < LONG_TABLES; number += 1) {
      times.push(await reopen(address, number).catch(() => Number.NaN));
    }
    return times;
  })();
  const besideReopening = await figures(tables);
  const reopened = await reopening;
  const still = await stillness(address);
  console.log(
    JSON.stringify({ quiet, hammered, hammeredLater, counts, lookup, besideReopening, reopened, still }),
  );
}

async function main([part, address = '']: readonly string[]): Promise<void> {
  if (part === 'hammer') {
    const stop = await hammer(address, HAMMERED_TABLES);
    console.log(JSON.stringify({ ready: 1 }));
    await once(process.stdin.resume(), 'end');
    console.log(JSON.stringify(await stop()));
    process.exit(0);
  }
  const folder = mkdtempSync(join(tmpdir(), 'gearhall-bench-'));
  try {
    await putLongTables({ type: 'sqlite', folder, sync: 'normal' });
    const server = run([SERVER], folder);
    const { port } = await lineWith(server, 'port');
    await measure(`http://127.0.0.1:${port}`);
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit(0);
}

main(process.argv.slice(2))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => {
    for (const child of children) child.kill();
  });
