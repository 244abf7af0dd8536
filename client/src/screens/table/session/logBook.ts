import type { TypedThing } from '@gearhall/shared/core/game';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { LogLine, LogWriter } from '../../../stage/contract/words';

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

/**
 * What the others have done since this seat acted last; headings are left out. One line of its own at the end may only
 * say that it is asked.
 */
export function sinceMine(lines: readonly LogLine[], mine: Seat | undefined): readonly LogLine[] {
  const all = lines.filter(({ heading }) => !heading);
  const acts = all.at(-1)?.seat === mine ? all.slice(0, -1) : all;
  return acts
    .slice(acts.findLastIndex(({ seat }) => seat === mine) + 1)
    .filter(({ seat }) => seat !== undefined);
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
