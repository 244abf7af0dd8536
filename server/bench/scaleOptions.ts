import { parseArgs } from 'node:util';
import { CannotMeasure } from './CannotMeasure';
import { LIMITS_NAMES, type LimitsName } from './limits';
import type { StoreKind } from './places';

/** Processes of the hall on a store. */
export interface Setup {
  readonly name: string;
  readonly store: StoreKind;
  readonly processes: number;
}

const SQLITE: Setup = { name: 'sqlite', store: 'sqlite', processes: 1 };
const onPostgres = (processes: number): Setup => ({
  name: `postgres${processes}`,
  store: 'postgres',
  processes,
});

const SETUPS = {
  sqlite: [SQLITE],
  1: [onPostgres(1)],
  2: [onPostgres(2)],
  3: [onPostgres(3)],
  all: [SQLITE, onPostgres(1), onPostgres(2), onPostgres(3)],
} as const satisfies Record<string, readonly [Setup, ...Setup[]]>;
type SetupsName = keyof typeof SETUPS;

const isSetupsName = (word: string): word is `${SetupsName}` => Object.hasOwn(SETUPS, word);
const isLimitsName = (word: string): word is LimitsName => LIMITS_NAMES.some((name) => name === word);

/** The time for each setup where no other is given, and the least for all together, in minutes. */
const MINUTES_EACH = 4;
const LEAST_MINUTES = 2;
const LEAST_SOAK_MINUTES = 3;

export interface ScaleOptions {
  readonly setups: readonly Setup[];
  /** How long everything may take together. */
  readonly minutes: number;
  readonly limits: LimitsName | undefined;
}

/** Instead of the search for the greatest numbers. */
export interface SoakOptions {
  readonly setup: Setup;
  readonly soakMinutes: number;
  readonly limits: LimitsName | undefined;
}

/** Throws an error with a sentence about the first bad option. */
export function readOptions(args: readonly string[]): ScaleOptions | SoakOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string' },
      processes: { type: 'string' },
      limits: { type: 'string' },
      soak: { type: 'string' },
    },
  });
  const limits = limitsNamed(values.limits);
  const isSingle = limits !== undefined || values.soak !== undefined;
  const setups = setupsNamed(values.processes ?? (isSingle ? 'sqlite' : 'all'));
  const [setup] = setups;
  if (limits !== undefined && (setups.length > 1 || setup.processes > 1))
    throw new CannotMeasure('--limits is for one process: --processes sqlite or 1.');
  if (values.soak === undefined) {
    const minutes = numberFrom(
      '--minutes',
      values.minutes ?? String(setups.length * MINUTES_EACH),
      LEAST_MINUTES,
    );
    return { setups, minutes, limits };
  }
  if (values.minutes !== undefined)
    throw new CannotMeasure('--soak takes the minutes itself, without --minutes.');
  if (setups.length > 1) throw new CannotMeasure('--soak is for one of sqlite, 1, 2 and 3 processes.');
  return { setup, soakMinutes: numberFrom('--soak', values.soak, LEAST_SOAK_MINUTES), limits };
}

function setupsNamed(name: string): readonly [Setup, ...Setup[]] {
  if (!isSetupsName(name))
    throw new CannotMeasure(`--processes is one of ${Object.keys(SETUPS).join(', ')}.`);
  return SETUPS[name];
}

function limitsNamed(name: string | undefined): LimitsName | undefined {
  if (name === undefined || isLimitsName(name)) return name;
  throw new CannotMeasure(`--limits is one of ${LIMITS_NAMES.join(', ')}.`);
}

function numberFrom(option: string, text: string, least: number): number {
  const number = Number(text);
  if (!Number.isFinite(number) || number < least)
    throw new CannotMeasure(`${option} is a number from ${least}.`);
  return number;
}
