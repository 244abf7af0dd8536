import type { LogLine } from '../../contract';
import type { Tale } from './tale';

/** What brings something, and what comes of it, are one line of the log if nothing lies between. */

/** A line that the next one may end: "…: 2 Structure points lost, 4 Structure points left." */
export const begun = (line: LogLine, id: string, { run }: Tale): LogLine => ({
  ...line,
  run: { id: `${id} ${run}`, from: line.text.slice(0, -1), text: () => line.text },
});

/** A line that ends the one before. */
export const ended = (
  line: LogLine,
  { id, end }: { readonly id: string; readonly end: string },
  { run }: Tale,
): LogLine => ({ ...line, run: { id: `${id} ${run - 1}`, from: '', text: (begun) => `${begun}, ${end}.` } });
