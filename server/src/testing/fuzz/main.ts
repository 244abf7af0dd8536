import { parseArgs } from 'node:util';
import { FuzzFailure } from './FuzzFailure';
import { fuzz, type FuzzPlan } from './run';
import { SURFACE_NAMES, type SurfaceName } from './surfaces';

/**
 * Runs seeded cases against real servers on this machine:
 *
 *  npm run -s fuzz -- hall --cases 1000000 --seed 1 [--only 1234 | --only 1000-1234] [--surface frames]
 *
 * Prints one line of JSON. Exit code 1: a case failed; the line says which, and how to repeat it.
 */
const NOTES_EVERY_MS = 10_000;

function planOf(args: readonly string[]): FuzzPlan {
  const options = {
    cases: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    surface: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const [first = 0, last = first] = values.only?.split('-').map(Number) ?? [0, Number(values.cases) - 1];
  const seed = Number(values.seed);
  const surface = SURFACE_NAMES.find((name) => name === values.surface);
  if (![first, last, seed].every(Number.isSafeInteger) || (values.surface !== undefined && !surface)) {
    throw new Error(`--cases, --seed and --only are whole numbers; --surface: ${SURFACE_NAMES.join(', ')}.`);
  }
  return { seed, from: first, to: last + 1, surface };
}

async function main(): Promise<number> {
  const plan = planOf(process.argv.slice(2));
  const began = performance.now();
  const seconds = (): number => Math.round((performance.now() - began) / 100) / 10;
  let noted = began;
  const onBatch = (done: number): void => {
    if (performance.now() - noted < NOTES_EVERY_MS) return;
    noted = performance.now();
    process.stderr.write(`${done} cases in ${seconds()} s\n`);
  };
  try {
    const result = await fuzz({ ...plan, onBatch });
    const count = plan.to - plan.from;
    print({
      seed: plan.seed,
      count,
      seconds: seconds(),
      perSecond: Math.round(count / seconds()),
      ...result,
    });
    return 0;
  } catch (error) {
    if (!(error instanceof FuzzFailure)) throw error;
    print({
      seed: plan.seed,
      failed: error.cases,
      surfaces: error.surfaces,
      why: error.message,
      again: again(plan, error),
    });
    return 1;
  }
}

const again = ({ seed, surface }: FuzzPlan, { cases: [first, last] }: FuzzFailure): string =>
  `npm run -s fuzz -- hall --seed ${seed} --only ${first === last ? first : `${first}-${last}`}${surfaceOption(surface)}`;
const surfaceOption = (surface: SurfaceName | undefined): string => (surface ? ` --surface ${surface}` : '');
const print = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
