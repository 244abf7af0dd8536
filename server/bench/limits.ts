import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { RunningHall } from './halls';

/** What a process may use. */
export interface ProcessLimits {
  readonly memoryMB: number;
  /** The command that runs it on its cores. */
  readonly through: readonly string[];
  /** Flags of Node. */
  readonly flags: readonly string[];
}

/** Node sets this part of the memory aside for its heap where it sees no more than 1 GB. */
const HEAP_SHARE = 0.5;

const onCores = (cores: string): string[] => ['taskset', '--cpu-list', cores];

/**
 * The hall has core 0 for itself, and a heap such as Node takes in this memory. Linux lets only who may write control
 * groups limit the resident memory of a process, so a bench reads its peak instead.
 */
const LIMITS_OF = {
  vps: {
    memoryMB: 1024,
    through: onCores('0'),
    flags: [`--max-old-space-size=${1024 * HEAP_SHARE}`],
  },
} as const satisfies Record<string, ProcessLimits>;
export type LimitsName = keyof typeof LIMITS_OF;

export const LIMITS_NAMES = Object.keys(LIMITS_OF) as LimitsName[];

export const limitsOf = (name: LimitsName): ProcessLimits => LIMITS_OF[name];

/** Runs the clients of a limited hall on the other cores. Throws where there is no other one. */
export function besideLimits(): string[] {
  const cores = cpus().length;
  if (cores < 2)
    throw new Error('The clients of a limited hall need a core of their own, and there is only one.');
  return onCores(`1-${cores - 1}`);
}

/** Its peak is counted from now on; see proc_pid_clear_refs(5). */
export const resetPeak = ({ child }: RunningHall): void =>
  writeFileSync(`/proc/${child.pid}/clear_refs`, '5');

/** The most memory of the process that was resident at once. */
export function peakMB({ child }: RunningHall): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/mu.exec(status)?.[1]) / 1024;
}
