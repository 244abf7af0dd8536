import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { CannotMeasure } from './CannotMeasure';
import type { RunningHall } from './halls';

/** The memory of a machine, in MB, on which the hall has one core. */
const MACHINES = { vps: { memoryMB: 1024 } } as const;
export type LimitsName = keyof typeof MACHINES;
export const LIMITS_NAMES = Object.keys(MACHINES) as LimitsName[];

/** The part of so little memory that Node takes for its heap by itself. */
const HEAP_SHARE = 0.5;

/** What the hall may use, and its clients beside it. */
export interface ProcessLimits {
  readonly memoryMB: number;
  /** Flags of Node. */
  readonly hallFlags: readonly string[];
  /** Commands that run each of them on its cores. */
  readonly hallThrough: readonly string[];
  readonly clientsThrough: readonly string[];
}

/**
 * The hall has core 0 to itself. Its resident memory cannot be limited without control groups of one's own, so it has
 * the heap that Node would take there, and its peak is read. Throws where that cannot be done.
 */
export function limitsOf(
  name: LimitsName,
  { platform, cores }: { readonly platform: NodeJS.Platform; readonly cores: number } = thisMachine(),
): ProcessLimits {
  if (platform !== 'linux' || cores < 2)
    throw new CannotMeasure('--limits needs Linux, and a core for the clients beside that of the hall.');
  const { memoryMB } = MACHINES[name];
  return {
    memoryMB,
    hallFlags: [`--max-old-space-size=${memoryMB * HEAP_SHARE}`],
    hallThrough: onCores('0'),
    clientsThrough: onCores(`1-${cores - 1}`),
  };
}

const thisMachine = () => ({ platform: process.platform, cores: cpus().length });

const onCores = (cores: string): string[] => ['taskset', '--cpu-list', cores];

/** Its peak is counted from now on; see proc_pid_clear_refs(5). */
export const resetPeak = ({ child }: RunningHall): void =>
  writeFileSync(`/proc/${child.pid}/clear_refs`, '5');

/** The most memory of the process that was resident at once. */
export function peakMB({ child }: RunningHall): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/mu.exec(status)?.[1]) / 1024;
}
