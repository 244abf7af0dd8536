/**
 * Work in small pieces: `yield` marks a place where other work may run, and reports progress: from 0 to 1 where nothing
 * else is said. The work itself reads no clock; its caller does.
 */
export type Work<Result, Progress = number> = Generator<Progress, Result, undefined>;

export interface Pace {
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** Lets other work run. */
  readonly pause: () => Promise<unknown>;
  /** Milliseconds of work between two pauses. */
  readonly budget: number;
}

/** Runs the work to its end, pausing whenever the budget is used up. */
export async function timeSliced<Result, Progress = number>(
  work: Work<Result, Progress>,
  { now, pause, budget }: Pace,
  onProgress?: (progress: Progress) => void,
): Promise<Result> {
  let began = now();
  for (let piece = work.next(); ; piece = work.next()) {
    if (piece.done) return piece.value;
    if (now() - began < budget) continue;
    onProgress?.(piece.value);
    await pause();
    began = now();
  }
}

/** Runs the work to its end without pauses. */
export function atOnce<Result>(work: Work<Result, unknown>): Result {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
  }
}
