import type { GameRecord } from './record';
import type { RecordCheck } from './recordCheck';

/** What may be unvouched in a record, in the order of the report. */
export const CLAIMS = [
  /** The players' names. */
  'names',
  /** The table's id. */
  'table',
  /** When the game began, and the time of each action. */
  'times',
  /** Which actions were decided by a bot, a clock or the game's answer deadline (`RecordedEntry.by`). */
  'proxies',
  /**
   * That options, seed, salts and actions are of a game that people played: a made-up game passes the checks as well.
   */
  'origin',
  /** The dice, if neither the rules nor draw numbers are available to recompute them. */
  'rolls',
  /** That the draws between the recorded rolls were used as the rules demand. */
  'skippedDraws',
  /** That the rules accept the actions, and that they lead to this end. */
  'actions',
  /** The stored views, and whether any are missing. */
  'views',
] as const;
export type Claim = (typeof CLAIMS)[number];

/** No rules can confirm these: only the hall's signature does. */
const BY_THE_HALL: readonly Claim[] = ['names', 'table', 'times', 'proxies', 'origin'];

/**
 * What nothing confirms in a record in which nothing was found broken: neither the rules and dice, as far as they are
 * available, nor a signature with a key that is known to be the hall's.
 */
export function unvouchedIn(record: GameRecord, { findings, rulesGone }: RecordCheck): readonly Claim[] {
  const isSigned = (['digest', 'signature', 'key'] as const).every(
    (name) => findings[name].verdict === 'holds',
  );
  if (isSigned) return [];
  if (!rulesGone) return BY_THE_HALL;
  const dice: Claim = record.format === 'gearhall-record-1' ? 'rolls' : 'skippedDraws';
  return [...BY_THE_HALL, dice, 'actions', 'views'];
}
