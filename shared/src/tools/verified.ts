import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isNoRecord, parseRecord } from '../core/record/parseRecord';
import { RECORD_LIMITS, type GameRecord } from '../core/record/record';
import { checkRecord } from '../core/record/recordCheck';
import { isGameId } from '../games/catalog';
import { RULES } from '../games/rules';
import { faultsOf, reportOf } from './verdict';

const USAGE = 'Say which file: npm run -s verify -- record.json [--key <64 hex digits>].';
const HEX_KEY = /^[0-9a-f]{64}$/u;

/** There is nothing to check; the message is a sentence for the user. */
class NothingToCheck extends Error {}

/** What the tool prints, and its exit code (verify.ts). */
export interface Verified {
  readonly status: 0 | 1 | 2;
  readonly stdout: string;
  readonly stderr: string;
}

/** `args`: the words after the name of the tool. */
export function verified(args: readonly string[]): Verified {
  try {
    const { path, key } = argumentsOf(args);
    const record = recordIn(path);
    const check = checkRecord(isGameId(record.game) ? RULES[record.game] : undefined, record, key);
    const status = check.broken ? 1 : check.rulesGone ? 2 : 0;
    return { status, stdout: `${reportOf(record, check)}\n`, stderr: '' };
  } catch (error) {
    if (!(error instanceof NothingToCheck)) throw error;
    return { status: 2, stdout: '', stderr: `${error.message}\n` };
  }
}

function argumentsOf(args: readonly string[]): { path: string; key: string | undefined } {
  try {
    const options = { key: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [path, ...more] = positionals;
    const key = values.key?.toLowerCase();
    if (path !== undefined && more.length === 0 && (key === undefined || HEX_KEY.test(key))) {
      return { path, key };
    }
  } catch {
    // An unknown argument: the usage lists the known ones.
  }
  throw new NothingToCheck(USAGE);
}

function recordIn(path: string): GameRecord {
  const record = parseRecord(textOf(path));
  if (isNoRecord(record)) throw new NothingToCheck(`${path}: ${faultsOf(record)}`);
  return record;
}

function textOf(path: string): string {
  try {
    // A character takes up to four bytes; a larger file is not a record.
    if (statSync(path).size <= RECORD_LIMITS.characters * 4) return readFileSync(path, 'utf8');
  } catch (error) {
    throw new NothingToCheck(`${path} cannot be read: ${(error as Error).message}.`);
  }
  throw new NothingToCheck(`${path}: ${faultsOf({ problem: 'tooLarge' })}`);
}
