import { openSleepingTables } from './sleeping';
import { latency, openTables, throughput } from './phases';
import { isSecretGameId, secretTableFigures } from './secretTables';
import { metricsOf } from './processes';
import { percentile } from './statistics';
import { hallSubject, pause, referenceSubject } from './viewers';

/** The clients' process: plays against the server at the URL, and prints one line of figures. */
const FAST_TABLES = 50;
const STEADY_TABLES = 200;
const IDLE_TABLES = 1000;
/** Actions of each fast table before and during the measurement. */
const WARM_UP = 40;
const ACTIONS_EACH = 120;
const ACTIONS_PER_SECOND = 300;

async function main([kind = '', address = '', options = '{}']: readonly string[]): Promise<void> {
  if (isSecretGameId(kind)) {
    const chosen = JSON.parse(options) as object;
    return tell(await secretTableFigures(address, { id: kind, options: chosen }));
  }
  const subject = kind === 'reference' ? referenceSubject(address) : await hallSubject(address);
  const metric = metricsOf(address);

  const fast = await openTables(subject, 0, FAST_TABLES);
  await throughput(fast, WARM_UP);
  const cpuBefore = await metric('process_cpu_seconds_total');
  const run = await throughput(fast, ACTIONS_EACH);
  const cpu = (await metric('process_cpu_seconds_total')) - cpuBefore;
  const speed = {
    actionsPerSecond: run.actions / run.seconds,
    cpuPer1000: (cpu / run.actions) * 1000,
  };
  if (kind === 'sqlite') {
    tell({ ...speed, openSleepingTable: await openSleepingTables(address) });
    return;
  }

  const steady = [...fast, ...(await openTables(subject, FAST_TABLES, STEADY_TABLES - FAST_TABLES))];
  await latency(steady, ACTIONS_PER_SECOND, 0.5);
  const latencies = await latency(steady, ACTIONS_PER_SECOND, 4);

  const memoryBefore = await metric('process_resident_memory_bytes');
  const idle = await openTables(subject, STEADY_TABLES, IDLE_TABLES - STEADY_TABLES);
  const memory = (await metric('process_resident_memory_bytes')) - memoryBefore;
  await pause(500);
  const idleBefore = await metric('process_cpu_seconds_total');
  const idleStart = performance.now();
  await pause(4000);
  const idleCpu = (await metric('process_cpu_seconds_total')) - idleBefore;

  const joinBytes = await subject.joinBytes();
  tell({
    ...speed,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    p99: percentile(latencies, 0.99),
    bytesPerAction: run.bytes / run.actions / 3,
    joinBytes,
    kBPerTable: memory / 1024 / idle.length,
    idleCore: idleCpu / ((performance.now() - idleStart) / 1000),
  });
}

function tell(figures: Readonly<Record<string, number>>): void {
  console.log(JSON.stringify(figures));
  process.exit(0);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
