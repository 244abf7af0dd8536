/** A busy machine may take its time. */
const PATIENCE_MS = 20_000;
const LOOKS_EVERY_MS = 5;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves once the condition holds; after 20 seconds it throws, and says what it waited for. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  what: string,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited ${patienceMs / 1000} seconds for ${what}.`);
    await pause(LOOKS_EVERY_MS);
  }
}
