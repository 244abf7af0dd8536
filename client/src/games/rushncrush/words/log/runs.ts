import type { LogLine } from '../../../../stage/contract/words';
import type { LogContext } from './logContext';

/** A cause and its consequence are one line of the log if nothing lies between. */

/** A line that the next one may complete: "…: 2 Structure points lost, 4 Structure points left." */
export const begun = (line: LogLine, id: string, { run }: LogContext): LogLine => ({
  ...line,
  run: { id: `${id} ${run}`, from: line.text.slice(0, -1), text: () => line.text },
});

/** A line that completes the one before. */
export const ended = (
  line: LogLine,
  { id, end }: { readonly id: string; readonly end: string },
  { run }: LogContext,
): LogLine => ({ ...line, run: { id: `${id} ${run - 1}`, from: '', text: (begun) => `${begun}, ${end}.` } });
