/** What can be undone and done again. */
export interface History<Draft> {
  readonly now: Draft;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
}

/** The steps that are kept. */
const MOST = 100;

export const begun = <Draft>(now: Draft): History<Draft> => ({ now, past: [], future: [] });

/** A step that can be undone; none where nothing has changed. */
export function done<Draft>(history: History<Draft>, next: Draft): History<Draft> {
  if (next === history.now) return history;
  return { now: next, past: [...history.past, history.now].slice(-MOST), future: [] };
}

/** More of the same step: a stroke of the brush goes on. */
export const goneOn = <Draft>(history: History<Draft>, next: Draft): History<Draft> => ({
  ...history,
  now: next,
});

export function undone<Draft>({ now, past, future }: History<Draft>): History<Draft> {
  const before = past.at(-1);
  return before === undefined
    ? { now, past, future }
    : { now: before, past: past.slice(0, -1), future: [now, ...future] };
}

export function redone<Draft>({ now, past, future }: History<Draft>): History<Draft> {
  const [next, ...rest] = future;
  return next === undefined ? { now, past, future } : { now: next, past: [...past, now], future: rest };
}
