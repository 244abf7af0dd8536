/**
 * Work in small pieces: `yield` marks a place where others may have their turn, and tells how much is
 * done (0 to 1). The work itself knows no clock; whoever drives it does.
 */
export type Work<Result> = Generator<number, Result, undefined>;

export interface Pace {
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** Lets everything else have its turn. */
  readonly pause: () => Promise<unknown>;
  /** Milliseconds of work between two pauses. */
  readonly budget: number;
}

/** Does the work to its end, with a pause whenever the budget is used up. */
export async function unhurried<Result>(
  work: Work<Result>,
  { now, pause, budget }: Pace,
  onProgress?: (done: number) => void,
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

/** Does the work to its end at once. */
export function atOnce<Result>(work: Work<Result>): Result {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
  }
}
