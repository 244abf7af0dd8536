import {
  destination,
  multistream,
  pino,
  type DestinationStream,
  type Logger,
  type LoggerOptions,
} from 'pino';
import type { RecentErrors } from './RecentErrors';
import type { RefusalLog } from './RefusalLog';

/** JSON lines. Callers never pass tokens or seeds; should one slip in, its usual fields are redacted. */
export function makeLog(
  level: string,
  to: DestinationStream = destination(1),
  /** Gets the warnings and errors as well, after they have been redacted. */
  recent?: RecentErrors,
): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    redact: ['token', 'seed', 'secret', '*.token', '*.seed', '*.secret', 'req.headers.authorization'],
  };
  if (!recent) return pino(options, to);
  // Each stream gets the lines of its own level and above.
  return pino(
    options,
    multistream([
      { level: 'trace', stream: to },
      { level: 'warn', stream: recent },
    ]),
  );
}

/**
 * The logger for Colyseus, which reports the misbehaviour of strangers with whole stacks: reduced to one line each. Our
 * own errors never get there; they are caught at the rooms' entry points.
 */
export function colyseusLog(
  log: Logger,
  refusals: RefusalLog,
): Record<'debug' | 'error' | 'info' | 'trace' | 'warn', Report> {
  const quiet = (...words: unknown[]): void => log.debug({ from: 'colyseus' }, firstLine(words));
  const loud = (...words: unknown[]): void =>
    refusals.note('colyseus', 'warn', { from: 'colyseus', code: 'colyseus' }, firstLine(words));
  return { debug: quiet, trace: quiet, info: quiet, warn: loud, error: loud };
}

type Report = (...words: unknown[]) => void;

function firstLine(words: readonly unknown[]): string {
  const [line = ''] = words.map(String).join(' ').split('\n');
  return line.slice(0, 200);
}
