import { alone } from '../../../net/stored/alone';
import { keep, readKept } from '../../../net/stored/kept';

/** What the tabs of this browser have been called for. */
const KEPT = 'called';
/** How many calls are remembered: as many tables as somebody may have open. */
const MOST = 8;
/** The same call within this time is one call, which the tabs have learned of at different moments. */
const SAME_MS = 10_000;
/** So long a tab leaves a call to one that is in use, or can be seen (milliseconds). */
const DEFERS_MS = { used: 0, seen: 150, hidden: 300 } as const;

/** Answers a call in one tab of this browser: in the one that is in use, if any is. Every tab asks for it. */
export async function inOneTab(call: string, answer: () => void): Promise<void> {
  const ms = DEFERS_MS[document.hidden ? 'hidden' : document.hasFocus() ? 'used' : 'seen'];
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
  await alone('called', () => Promise.resolve(isTaken(call) ? undefined : answer()));
}

/** Whether another tab has answered it; from now on, this one has. */
function isTaken(call: string): boolean {
  const now = Date.now();
  const taken = (readKept(KEPT) ?? '').split('\n').filter((line) => Math.abs(now - timeOf(line)) < SAME_MS);
  const isKnown = taken.some((line) => line.endsWith(` ${call}`));
  if (!isKnown) keep(KEPT, [...taken, `${now} ${call}`].slice(-MOST).join('\n'));
  return isKnown;
}

const timeOf = (line: string): number => Number(line.split(' ')[0]);
