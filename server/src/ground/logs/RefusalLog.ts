import type { Level, Logger } from 'pino';
import { addressKeys } from '../limits/addresses';
import type { Cancel, Clock } from '../clock/Clock';

const MINUTE_MS = 60_000;
/** The maximum number of lines per minute for all addresses together; it limits the memory as well. */
const MOST_LINES = 600;

interface Parts {
  readonly log: Logger;
  readonly clock: Clock;
  /** Lines a minute for each address and code. */
  readonly perMinute: number;
}

interface Refusal extends Readonly<Record<string, unknown>> {
  /** From a closed list: the suppressed lines are counted by code. */
  readonly code: string;
}

/**
 * The log of what strangers can cause at will: refused requests, malformed frames, closed connections. The first lines
 * of an address and code in each minute are written; at the end of the minute, one line says how many were suppressed.
 */
export class RefusalLog {
  private readonly written = new Map<string, number>();
  private readonly counts = new Map<string, number>();
  private lines = 0;
  private end: Cancel | undefined;

  constructor(private readonly parts: Parts) {}

  note(address: string, level: Level, refusal: Refusal, message: string): void {
    this.end ??= this.parts.clock.after(MINUTE_MS, () => this.flush());
    const { code } = refusal;
    const [counted] = addressKeys(address);
    if (this.takes(`${counted?.key} ${code}`)) this.parts.log[level](refusal, message);
    else this.counts.set(code, (this.counts.get(code) ?? 0) + 1);
  }

  /** Logs the number of suppressed lines, and begins a new minute. */
  flush(): void {
    this.end?.();
    this.end = undefined;
    if (this.counts.size > 0) {
      this.parts.log.info({ counts: Object.fromEntries(this.counts) }, 'refusals that were not logged');
    }
    this.written.clear();
    this.counts.clear();
    this.lines = 0;
  }

  private takes(key: string): boolean {
    const written = this.written.get(key) ?? 0;
    if (written >= this.parts.perMinute || this.lines >= MOST_LINES) return false;
    this.written.set(key, written + 1);
    this.lines += 1;
    return true;
  }
}
