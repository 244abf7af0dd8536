import type { TypedThing } from '@gearhall/shared/core/game';
import type { LogLine, Teller } from '../../games/contract';

/** The line that takes the place of the one before, where it goes on with its run; else undefined. Whose it is and its dice stay. */
export function mergedWith(before: LogLine, line: LogLine): LogLine | undefined {
  if (!line.run || before.run?.id !== line.run.id) return undefined;
  const run = { ...line.run, from: before.run.from };
  return { ...before, run, text: run.text(run.from) };
}

/** Adds a line; one that goes on with the run of the last takes its place. */
function withLine(lines: LogLine[], line: LogLine): LogLine[] {
  const before = lines.at(-1);
  const merged = before && mergedWith(before, line);
  return merged ? [...lines.slice(0, -1), merged] : [...lines, line];
}

/** Puts events into words once each: the log of a long game is not written anew for every event. */
export class LogBook {
  private lines: LogLine[] = [];
  private written = 0;
  private first: TypedThing | undefined;
  private names: readonly string[] = [];
  private describe: Teller<TypedThing> = () => undefined;

  constructor(private readonly begin: (names: readonly string[]) => Teller<TypedThing>) {}

  /** The lines of these events. Begins anew when the names or the beginning have changed. */
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
