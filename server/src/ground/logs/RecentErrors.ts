import type { RecentError } from '@gearhall/shared/core/pages/adminPages';
import type { DestinationStream } from 'pino';

const MOST = 100;
const LONGEST = 400;
const WARN = 40;
const ERROR = 50;
const FATAL = 60;

/**
 * The last warnings and errors of the log, after it has been redacted. Nothing but these fields is kept of a line.
 */
export class RecentErrors implements DestinationStream {
  private lines: RecentError[] = [];

  /** The latest first. */
  get list(): readonly RecentError[] {
    return this.lines.toReversed();
  }

  write(line: string): void {
    const { level, time, msg, err, table } = parsedLine(line);
    if (typeof level !== 'number' || level < WARN) return;
    const error = errorIn(err);
    const one: RecentError = {
      at: typeof time === 'number' ? time : 0,
      level: level >= FATAL ? 'fatal' : level >= ERROR ? 'error' : 'warn',
      message: cut(msg),
      ...(error === undefined ? {} : { error }),
      ...(typeof table === 'string' ? { table: cut(table) } : {}),
    };
    this.lines = [...this.lines, one].slice(-MOST);
  }
}

function parsedLine(line: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(line) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

function errorIn(err: unknown): string | undefined {
  if (typeof err !== 'object' || err === null || !('message' in err)) return undefined;
  return cut(String(err.message).split('\n')[0]);
}

const cut = (text: unknown): string => (typeof text === 'string' ? text.slice(0, LONGEST) : '');
