/** Long enough for a busy machine. */
const TIMEOUT_MS = 20_000;
const LOOKS_EVERY_MS = 5;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves once the condition holds; after 20 seconds it throws with the name of the condition. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  what: string,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited ${timeoutMs / 1000} seconds for ${what}.`);
    await pause(LOOKS_EVERY_MS);
  }
}
