import type { Entry } from '@gearhall/shared/core/log/entry';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { StoredEntry } from '../../store/contract/table';
import type { LogLimits, LogSize } from '@gearhall/shared/core/wire/limits';

/** What a seat may still do, for the length of the log; each one is narrower than the one before. */
export type LogStage = 'anything' | 'noUndo' | 'leastMove' | 'resign';

type Timed = Entry & Pick<StoredEntry, 'at'>;

/**
 * Counts what each seat has added to a table's log. Each seat has its own share of the limits, so that a person who
 * repeats an action endlessly uses up only their own.
 */
export class LogMeter {
  private readonly sizes: LogSize[];
  /** When the last entry was made, in ms since 1970; undefined without one. */
  private last: number | undefined;

  constructor(
    private readonly limits: LogLimits,
    private readonly seats: number,
  ) {
    this.sizes = Array.from({ length: seats }, () => ({ entries: 0, bytes: 0 }));
  }

  add({ seat, action, at }: Timed): void {
    this.last = at;
    const { entries, bytes } = this.sizeOf(seat);
    this.sizes[seat] = { entries: entries + 1, bytes: bytes + Buffer.byteLength(JSON.stringify(action)) };
  }

  get lastAt(): number | undefined {
    return this.last;
  }

  stageOf(seat: Seat): LogStage {
    const size = this.sizeOf(seat);
    if (this.isReached(this.limits.all, size)) return 'resign';
    if (this.isReached(this.limits.moves, size)) return 'leastMove';
    return this.isReached(this.limits.undo, size) ? 'noUndo' : 'anything';
  }

  private sizeOf(seat: Seat): LogSize {
    return this.sizes[seat] ?? { entries: 0, bytes: 0 };
  }

  private isReached(limit: LogSize, { entries, bytes }: LogSize): boolean {
    return entries * this.seats >= limit.entries || bytes * this.seats >= limit.bytes;
  }
}
