/** How often the two clocks are compared, in ms. */
const EVERY_MS = 2000;
/** They may drift apart by this much between two looks; more is a jump. */
const SLACK_MS = 500;

/** The clocks of the machine: the time of day, which can be set, and one that only runs, but may stand still in sleep. */
export interface Clocks {
  day(): number;
  steady(): number;
}
const MACHINE: Clocks = { day: () => Date.now(), steady: () => performance.now() };

/** Says whether the time of day has jumped since the last look: it was set, or the machine has slept. */
export function jumpDetector({ day, steady }: Clocks = MACHINE): () => boolean {
  let before = day() - steady();
  return () => {
    const now = day() - steady();
    const hasJumped = Math.abs(now - before) > SLACK_MS;
    before = now;
    return hasJumped;
  };
}

/** Calls back whenever the time of day has jumped; returns the function that stops it. */
export function onClockJump(then: () => void): () => void {
  const hasJumped = jumpDetector();
  const look = (): void => {
    if (hasJumped()) then();
  };
  const timer = setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** How far a clock that is asked is ahead of this machine's, in ms: it told its time half way through. */
export async function aheadOf(
  ask: () => Promise<number>,
  { day, steady }: Clocks = MACHINE,
): Promise<number> {
  const asked = steady();
  const told = await ask();
  return told + (steady() - asked) / 2 - day();
}
