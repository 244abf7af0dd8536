import { cpus, loadavg, totalmem } from 'node:os';
import { CannotMeasure } from './CannotMeasure';
import { capacities } from './capacities';
import { MEGABYTE } from './halls';
import { limitsOf } from './limits';
import { clearPlaces } from './places';
import { endChildren } from './processes';
import { readOptions } from './scaleOptions';
import { soak } from './soak';
import { rounded } from './statistics';

/**
 * How much the hall can hold, with SQLite and with one, two and three processes on PostgreSQL and Redis:
 *
 *  npm run -s bench -- scale
 *  npm run -s bench -- scale --minutes 2
 *  npm run -s bench -- scale --processes sqlite --limits vps
 *  npm run -s bench -- scale --soak 60
 *
 * Prints one line of JSON. Tables are added, each with two players and a spectator and one action a second, until one of
 * a hundred actions takes 50 ms to reach all three, or the time is up. The clients, the database and Redis share the
 * machine, which has to be quiet. With SQLite, GEARHALL_SYNC decides much of it.
 */
async function main(): Promise<object> {
  const options = readOptions(process.argv.slice(2));
  const limits = options.limits && limitsOf(options.limits);
  const machine = {
    cores: cpus().length,
    model: cpus()[0]?.model,
    memoryMB: Math.round(totalmem() / MEGABYTE),
    node: process.version,
    // What ran beside it, as processes that wanted a core in the last minute.
    loadBefore: rounded(loadavg()[0] ?? Number.NaN),
  };
  if ('soakMinutes' in options) {
    const { setup, soakMinutes } = options;
    return { machine, limits, soak: { [setup.name]: await soak(setup, limits, soakMinutes) } };
  }
  return { machine, limits, ...(await capacities(options, limits)) };
}

/** Of anything else one wants to know where it happened. */
const isSentence = (error: unknown): error is Error =>
  error instanceof CannotMeasure ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

let cleaning: Promise<void> | undefined;
/** Ends all processes, and removes all that they stored. */
function cleanUp(): Promise<void> {
  cleaning ??= endChildren().then(clearPlaces);
  return cleaning;
}

function finish(code: number): void {
  void cleanUp().finally(() => process.exit(code));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => finish(1));

main().then(
  (figures) => {
    console.log(JSON.stringify(figures));
    finish(0);
  },
  (error: unknown) => {
    console.error(isSentence(error) ? error.message : error);
    finish(1);
  },
);
