import { limitsOf } from './limits';
import { clearPlaces, makePlace } from './places';
import { children } from './processes';
import { readOptions } from './scaleOptions';
import { soak } from './soak';

async function main(): Promise<object> {
  const options = readOptions(process.argv.slice(2));
  const limits = options.limits && limitsOf(options.limits);
  if ('soakMinutes' in options) {
    const { setup, soakMinutes } = options;
    return { [setup.name]: await soak(await makePlace(setup.store), setup.processes, soakMinutes) };
  }
  return { limits };
}

let cleaning: Promise<void> | undefined;
/** Ends all processes, and removes all that they stored. */
function cleanUp(): Promise<void> {
  cleaning ??= (async () => {
    for (const child of children) child.kill('SIGKILL');
    await clearPlaces();
  })();
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
    console.error(error);
    finish(1);
  },
);
