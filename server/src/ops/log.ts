import { pino, type DestinationStream, type Logger } from 'pino';
import type { RefusalLog } from './RefusalLog';

/** JSON lines. Tokens and seeds are never passed to it; should one be, its usual fields are blanked. */
export function makeLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    redact: ['token', 'seed', 'secret', '*.token', '*.seed', '*.secret', 'req.headers.authorization'],
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * The logger for Colyseus, which reports what strangers do wrong with whole stacks: one line each.
 * Our own errors never get there; they are caught at the rooms' doors.
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
