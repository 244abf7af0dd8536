import type { TypedThing } from '@gearhall/shared/core/game';
import type { LogLine, LogWriter } from '../../../stage/words';

/**
 * The line that replaces the one before, where it continues its run; otherwise undefined. The seat and
 * the dice of the earlier line stay.
 */
export function mergedWith(before: LogLine, line: LogLine): LogLine | undefined {
  if (!line.run || before.run?.id !== line.run.id) return undefined;
  const run = { ...line.run, from: before.run.from };
  return { ...before, run, text: run.text(run.from) };
}

/** Adds a line; one that continues the run of the last line replaces it. */
function withLine(lines: LogLine[], line: LogLine): LogLine[] {
  const before = lines.at(-1);
  const merged = before && mergedWith(before, line);
  return merged ? [...lines.slice(0, -1), merged] : [...lines, line];
}

/** Puts each event into words once: the log of a long game is not rewritten for every event. */
export class LogBook {
  private lines: LogLine[] = [];
  private written = 0;
  private first: TypedThing | undefined;
  private names: readonly string[] = [];
  private describe: LogWriter<TypedThing> = () => undefined;

  constructor(private readonly begin: (names: readonly string[]) => LogWriter<TypedThing>) {}

  /** The lines of these events. Starts over when the names or the first events have changed. */
  linesOf(events: readonly TypedThing[], names: readonly string[]): readonly LogLine[] {
    if (names !== this.names || events.length < this.written || events[0] !== this.first) {
      this.describe = this.begin(names);
      this.lines = [];
      this.written = 0;
    }
    this.names = names;
    this.first = events[0];
    const fresh = events.slice(this.written).flatMap((event) => this.describe(event) ?? []);
    this.written = events.length;
    if (fresh.length > 0) this.lines = fresh.reduce(withLine, [...this.lines]);
    return this.lines;
  }
}
